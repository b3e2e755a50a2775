// The language server: for editors on standard input and output (`npx dawson-chess lsp`), and in a worker with messages of the
// worker.
const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

/**
 * A server on an instance of the program. `receive(text)` takes a message as JSON; `send(text)` is called for each message of the
 * server, `ended(status)` after `exit`.
 */
export class LanguageServer {
  #module;
  #send;
  #ended;
  #scheduled = null;
  #over = false;

  constructor(module, send, ended = () => {}) {
    this.#module = module;
    this.#send = send;
    this.#ended = ended;
  }

  receive(text) {
    if (this.#over) return;
    this.#call(text);
    this.#later(0);
  }

  /** Handles the messages that have arrived; nothing is sent afterwards. */
  stop() {
    while (!this.#over && this.#call('').works);
    this.#over = true;
    clearTimeout(this.#scheduled);
  }

  // Messages that arrive while the server works are added first, so that it sees those that cancel others.
  #later(wait) {
    clearTimeout(this.#scheduled);
    this.#scheduled = setTimeout(() => {
      const { works, wait: due } = this.#call('');
      if (this.#over) return;
      if (works) this.#later(0);
      else if (due !== undefined) this.#later(due);
    }, wait);
  }

  #call(text) {
    const bytes = new TextEncoder().encode(text);
    const at = this.#module._malloc(bytes.length + 1);
    this.#module.HEAPU8.set(bytes, at);
    const answer = this.#module._dawson_lsp(at, bytes.length);
    this.#module._free(at);
    const memory = this.#module.HEAPU8;
    const said = JSON.parse(new TextDecoder().decode(memory.subarray(answer, memory.indexOf(0, answer))));
    for (const message of said.messages) this.#send(message);
    if (said.status !== undefined) {
      this.#over = true;
      this.#ended(said.status);
    }
    return said;
  }
}

/** Splits a stream of bytes into the bodies of its messages. */
export class MessageReader {
  #blocks = [];
  #size = 0;
  #length = -1;

  /** Adds bytes; returns the bodies that are complete, as text. */
  add(bytes) {
    this.#blocks.push(bytes);
    this.#size += bytes.length;
    const out = [];
    while (this.#length >= 0 || this.#header()) {
      if (this.#size < this.#length) break;
      out.push(new TextDecoder().decode(this.#take(this.#length)));
      this.#length = -1;
    }
    return out;
  }

  #all() {
    if (this.#blocks.length !== 1) {
      const all = new Uint8Array(this.#size);
      let at = 0;
      for (const block of this.#blocks) {
        all.set(block, at);
        at += block.length;
      }
      this.#blocks = [all];
    }
    return this.#blocks[0];
  }

  #take(count) {
    const all = this.#all();
    this.#blocks = [all.subarray(count)];
    this.#size -= count;
    return all.subarray(0, count);
  }

  // Reads a header; one without a valid length is skipped.
  #header() {
    for (;;) {
      const text = new TextDecoder('latin1').decode(this.#all().subarray(0, 4096));
      const end = /\r?\n\r?\n|^\r?\n/.exec(text);
      if (!end) return false;
      const length = /^content-length:[ \t]*(\d{1,9})[ \t]*$/im.exec(text.slice(0, end.index));
      this.#take(end.index + end[0].length);
      if (!length) continue;
      this.#length = Number(length[1]);
      return true;
    }
  }
}

/** Serves an editor on the streams of this process; `module` is an instance with the files of the machine. */
export function serveStreams(module, write) {
  const reader = new MessageReader();
  let client = null;
  const end = (status) => process.exit(status);
  const addresses = process.platform === 'win32' ? new Addresses() : { inside: (text) => text, outside: (text) => text };
  const send = (text) => {
    const body = new TextEncoder().encode(addresses.outside(text));
    write(new TextEncoder().encode(`Content-Length: ${body.length}\r\n\r\n`));
    write(body);
  };
  const server = new LanguageServer(module, send, end);
  process.stdin.on('data', (bytes) => {
    for (const body of reader.add(bytes)) {
      if (client === null && body.includes('"initialize"')) client = processOf(body);
      server.receive(addresses.inside(body));
    }
  });
  process.stdin.on('end', () => {
    server.stop();
    end(1);
  });
  // A client that dies without closing the stream ends the server.
  setInterval(() => {
    if (client !== null && !isRunning(client)) end(1);
  }, 2000).unref();
}

function processOf(body) {
  try {
    return JSON.parse(body).params.processId ?? null;
  } catch {
    return null;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

// The program knows files by paths. Addresses of other kinds (vscode-vfs://github/a/b.md) are below a folder of their own, and drives
// of Windows have capital letters, as cli.js mounts them.
class Addresses {
  #given = new Map();

  inside(text) {
    return this.#map(text, (address) => {
      const drive = /^file:\/\/\/([a-z])(:|%3A)(?=\/)/i.exec(address);
      const other = /^([a-z][a-z0-9+.-]+):\/\/(?!\/)(.*)$/i.exec(address);
      let own = address;
      if (drive) own = `file:///${drive[1].toUpperCase()}:${address.slice(drive[0].length)}`;
      else if (other && other[1] !== 'http' && other[1] !== 'https') own = `file:///.${other[1]}/${other[2]}`;
      if (own !== address) this.#given.set(own, address);
      return own;
    });
  }

  outside(text) {
    return this.#map(text, (address) => {
      const known = this.#given.get(address);
      if (known) return known;
      const drive = /^file:\/\/\/([A-Z])(:|%3A)(?=\/)/.exec(address);
      if (drive) return `file:///${drive[1].toLowerCase()}%3A${address.slice(drive[0].length)}`;
      const other = /^file:\/\/\/\.([a-z][a-z0-9+.-]+)\/(.*)$/i.exec(address);
      return other ? `${other[1]}://${other[2]}` : address;
    });
  }

  // Members with these names are addresses.
  #map(text, change) {
    const names = new Set(['uri', 'rootUri', 'target', 'targetUri', 'oldUri', 'newUri']);
    const changed = (name, value) => (names.has(name) && typeof value === 'string' ? change(value) : value);
    try {
      return JSON.stringify(JSON.parse(text, changed));
    } catch {
      return text; // the server reports it
    }
  }
}

/**
 * Serves the editor of a worker: each message is one of the protocol, as an object or as JSON. `scope` is the worker's. A worker that
 * imports this module collects what comes before it, since messages without a listener are lost, and hands it over as `early`.
 */
export async function serveWorker(scope, { early = [], ...options } = {}) {
  scope.onmessage = ({ data }) => early.push(data);
  const { loadModule } = await import('./index.js');
  const module = await loadModule(options);
  const addresses = new Addresses();
  const send = (text) => scope.postMessage(JSON.parse(addresses.outside(text)));
  const server = new LanguageServer(module, send, () => scope.close?.());
  scope.onmessage = ({ data }) => server.receive(addresses.inside(typeof data === 'string' ? data : JSON.stringify(data)));
  for (const data of early) scope.onmessage({ data });
}

// As the script of a worker.
if (!inNode && typeof WorkerGlobalScope !== 'undefined' && self instanceof WorkerGlobalScope && !self.location.href.startsWith('blob:'))
  serveWorker(self);
