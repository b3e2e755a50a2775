// The program in node and in browsers, on files in memory.
import { request, run, start } from './engine.js';

const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

async function bytesOf(address) {
  if (inNode && address.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return readFile(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`dawson-chess: cannot load ${address} (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

// Parts of the package that some outputs need: a list of files, with those files in a folder of its name.
const parts = { fonts: 'share/fonts', style: 'share/style', hyphen: 'share/hyphen' };

async function copyPart(module, base, part) {
  const folder = parts[part];
  if (!folder) throw new Error(`dawson-chess: unknown part ${part}; the parts are ${Object.keys(parts).join(', ')}`);
  const list = await bytesOf(new URL(`${folder}.txt`, base));
  const names = new TextDecoder().decode(list).split('\n').filter(Boolean);
  const files = await Promise.all(names.map((name) => bytesOf(new URL(`${folder}/${name}`, base))));
  writeFile(module.FS, `/dawson/${part}.txt`, list);
  names.forEach((name, i) => writeFile(module.FS, `/dawson/${part}/${name}`, files[i]));
  if (part === 'style') writeFile(module.FS, '/dawson/Dawson.otf', await bytesOf(new URL('share/Dawson.otf', base)));
}

function writeFile(FS, path, content) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (folder) FS.mkdirTree(folder);
  FS.writeFile(path, content);
}

function* filesBelow(FS, folder, prefix = '') {
  for (const name of FS.readdir(folder)) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(path).mode)) yield* filesBelow(FS, path, `${prefix}${name}/`);
    else yield prefix + name;
  }
}

const textOf = (bytes) => new TextDecoder().decode(bytes);

/** Starts an instance with the parts of the package that `options` name. */
export async function loadModule(options = {}, streams = { input: () => null, output() {}, errors() {} }) {
  const base = options.base ?? new URL('.', import.meta.url);
  const wasmBinary = options.wasm ?? (await bytesOf(new URL('dawson.wasm', base)));
  const module = await start({ wasmBinary }, streams, options.environment);
  for (const part of options.parts ?? ['fonts']) await copyPart(module, base, part);
  return module;
}

/** Loads the WebAssembly: once for a page, worker or process. */
export async function load(options = {}) {
  const streams = {
    bytes: { out: [], err: [] },
    in: new Uint8Array(0),
    at: 0,
    input: () => (streams.at < streams.in.length ? streams.in[streams.at++] : null),
    output: (byte) => streams.bytes.out.push(byte),
    errors: (byte) => streams.bytes.err.push(byte),
  };
  return new Dawson(await loadModule(options, streams), streams);
}

class Dawson {
  #module;
  #streams;
  #sessions = 0;
  #reporting = null;

  constructor(module, streams) {
    this.#module = module;
    this.#streams = streams;
  }

  /** The version of the program. */
  get version() {
    return /^dawson (\S+)/.exec(this.#call(['--version'], '/').out)[1];
  }

  /** Opens a session: a folder in memory with these files. */
  session(files = {}) {
    const folder = `/sessions/${++this.#sessions}`;
    this.#module.FS.mkdirTree(folder);
    const session = new Session(this.#module.FS, folder, (words, input) => this.#run(words, folder, input));
    for (const [path, content] of Object.entries(files)) session.put(path, content);
    return session;
  }

  /** Runs one command on these files; the result has the files that it wrote. */
  run(words, files = {}, options = {}) {
    const session = this.session(files);
    try {
      const result = session.run(words, options);
      const written = {};
      for (const path of session.files()) {
        const bytes = session.get(path);
        const given = Object.hasOwn(files, path) ? files[path] : undefined;
        const same = typeof given === 'string' ? textOf(bytes) === given : given && sameBytes(bytes, given);
        if (!same) written[path] = bytes;
      }
      return { ...result, files: written };
    } finally {
      session.close();
    }
  }

  /** Answers a request of the board editor, or of a page about its document; `body` is JSON or empty. */
  request(path, body = '') {
    return request(this.#module, path, body);
  }

  /** Draws a position as SVG. */
  board(position, options = {}) {
    const { svg, ...result } = this.#board(position, options, 'svg');
    return { svg: svg ?? '', ...result };
  }

  /** Writes a position in another notation. */
  convert(position, to, options = {}) {
    const words = ['convert', '--to', to];
    if (options.from) words.push('--from', options.from);
    const result = this.run([...words, '--', position]);
    return { text: result.out, ...result };
  }

  #board(position, options, kind) {
    const words = ['board', '-o', `board.${kind}`];
    if (options.from) words.push('--from', options.from);
    if (options.style) words.push('--style', options.style);
    const result = this.run([...words, '--', position]);
    return { [kind]: result.files[`board.${kind}`] && textOf(result.files[`board.${kind}`]), ...result };
  }

  // The commands that report findings have an option for their form.
  #reports(command) {
    if (!this.#reporting) {
      const all = JSON.parse(this.#call(['help', '--json'], '/').out);
      const has = (one) => one.options.some((option) => option.name === 'diagnostics');
      this.#reporting = new Set(all.filter(has).map((one) => one.name));
    }
    return this.#reporting.has(command);
  }

  #run(words, folder, input) {
    const asked = words.includes('--diagnostics') || !this.#reports(words[0]);
    const all = asked ? words : [words[0], '--diagnostics', 'json', ...words.slice(1)];
    const result = this.#call(all, folder, input);
    const findings = [];
    const others = [];
    if (asked) others.push(result.err);
    else {
      for (const line of result.err.split('\n')) {
        if (line.startsWith('{')) findings.push(JSON.parse(line));
        else if (line) others.push(line + '\n');
      }
    }
    return { status: result.status, out: result.out, outBytes: result.outBytes, err: others.join(''), findings };
  }

  #call(words, folder, input = '') {
    const streams = this.#streams;
    streams.bytes = { out: [], err: [] };
    streams.in = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    streams.at = 0;
    this.#module.FS.chdir(folder);
    const status = run(this.#module, words);
    const outBytes = Uint8Array.from(streams.bytes.out);
    return { status, out: textOf(outBytes), outBytes, err: textOf(Uint8Array.from(streams.bytes.err)) };
  }
}

function sameBytes(one, other) {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

class Session {
  #FS;
  #folder;
  #run;

  constructor(FS, folder, runWords) {
    this.#FS = FS;
    this.#folder = folder;
    this.#run = runWords;
  }

  #path(path) {
    const steps = [];
    for (const step of path.split('/')) {
      if (step === '' || step === '.') continue;
      if (step === '..') throw new Error(`dawson-chess: ${path} is outside the session`);
      steps.push(step);
    }
    return `${this.#folder}/${steps.join('/')}`;
  }

  put(path, content) {
    writeFile(this.#FS, this.#path(path), content);
  }

  get(path) {
    const whole = this.#path(path);
    return this.#FS.analyzePath(whole).exists ? this.#FS.readFile(whole) : undefined;
  }

  text(path) {
    const bytes = this.get(path);
    return bytes && textOf(bytes);
  }

  remove(path) {
    this.#FS.unlink(this.#path(path));
  }

  files() {
    return [...filesBelow(this.#FS, this.#folder)];
  }

  run(words, options = {}) {
    return this.#run(words, options.stdin);
  }

  close() {
    const FS = this.#FS;
    const empty = (folder) => {
      for (const name of FS.readdir(folder)) {
        if (name === '.' || name === '..') continue;
        const path = `${folder}/${name}`;
        if (FS.isDir(FS.lstat(path).mode)) empty(path);
        else FS.unlink(path);
      }
      FS.rmdir(folder);
    };
    FS.chdir('/');
    empty(this.#folder);
  }
}
