// Starts the WebAssembly and runs commands in it; for cli.js (files of the machine) and index.js (files in memory).
import createDawson from './glue.js';

/**
 * Starts an instance. `settings` are Emscripten's; `streams` has `input()`, which returns the next byte or null, and `output(byte)`
 * and `errors(byte)`.
 */
export async function start(settings, streams, environment = {}) {
  const take = (put) => (byte) => {
    if (byte !== null) put(byte);
  };
  const module = await createDawson({
    noInitialRun: true,
    ...settings,
    preRun: [
      (made) => {
        Object.assign(made.ENV, environment);
        made.FS.init(() => streams.input(), take((byte) => streams.output(byte)), take((byte) => streams.errors(byte)));
      },
    ],
  });
  module.FS.ignorePermissions = true;
  return module;
}

/** Runs a command and returns its exit status. */
export function run(module, words) {
  const bytes = new TextEncoder().encode(words.map((word) => word + '\0').join('') + '\0');
  const at = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, at);
  try {
    return module._dawson_main(at, words.length);
  } finally {
    module._free(at);
  }
}
