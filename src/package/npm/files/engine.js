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

// Calls `use` with the addresses of words in memory, each with a zero byte after it.
function withWords(module, words, use) {
  const bytes = words.map((word) => new TextEncoder().encode(word + '\0'));
  const at = module._malloc(bytes.reduce((sum, one) => sum + one.length, 1));
  const places = [];
  let end = at;
  for (const one of bytes) {
    places.push(end);
    module.HEAPU8.set(one, end);
    end += one.length;
  }
  try {
    return use(at, places);
  } finally {
    module._free(at);
  }
}

/** Runs a command and returns its exit status. */
export function run(module, words) {
  return withWords(module, words, (at) => module._dawson_main(at, words.length));
}

/** Answers a request of a page; returns the status of HTTP and the text of the response. */
export function request(module, path, body) {
  return withWords(module, [path, body], (_, [target, content]) => {
    const at = module._dawson_request(target, content);
    const memory = module.HEAPU8;
    const text = new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
    const end = text.indexOf('\n');
    return { status: Number(text.slice(0, end)), text: text.slice(end + 1) };
  });
}
