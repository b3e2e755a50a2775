// lsp_worker.mjs PACKAGE: the language server as in a worker of a browser: files that a document names are requested from the client,
// and addresses of other kinds are kept.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(process.argv[2]);
const { serveWorker, MessageReader } = await import(pathToFileURL(path.join(folder, 'lsp.js')));

// A worker's scope, and the messages that it sends.
const sent = [];
let wake = () => {};
const scope = { postMessage: (message) => { sent.push(message); wake(); }, onmessage: null };
await serveWorker(scope, { wasm: fs.readFileSync(path.join(folder, 'dawson.wasm')) });
const post = (message) => scope.onmessage({ data: { jsonrpc: '2.0', ...message } });
async function next(fits) {
  for (;;) {
    const at = sent.findIndex(fits);
    if (at >= 0) return sent.splice(at, 1)[0];
    await new Promise((resolve) => { wake = resolve; });
  }
}

const uri = 'vscode-vfs://github/owner/book/column.md';
const text = '```chess\nfile: p.epd:1\nautor: X\n```\n';
post({ id: 1, method: 'initialize', params: { rootUri: 'vscode-vfs://github/owner/book', capabilities: { experimental: { dawson: { read: true } } } } });
const { result } = await next((one) => one.id === 1);
assert.equal(result.serverInfo.name, 'dawson');
post({ method: 'initialized', params: {} });
post({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'markdown', version: 1, text } } });
const first = await next((one) => one.method === 'textDocument/publishDiagnostics' && one.params.diagnostics.length > 0);
assert.equal(first.params.uri, uri);
const request = await next((one) => one.method === 'dawson/read' && one.params.uri.endsWith('p.epd'));
assert.equal(request.params.uri, 'vscode-vfs://github/owner/book/p.epd');
post({ id: request.id, result: { text: '8/8/8/3k4/8/3K4/8/8 w - -\n' } });
const again = await next((one) => one.method === 'textDocument/publishDiagnostics');
assert.deepEqual(again.params.diagnostics.map((one) => one.code), ['E-FIELD']);
post({ id: 2, method: 'textDocument/hover', params: { textDocument: { uri }, position: { line: 2, character: 2 } } });
assert.equal((await next((one) => one.id === 2)).error, undefined);

// Messages may be cut anywhere, and headers without a length are skipped.
const reader = new MessageReader();
const stream = Buffer.from('content-length: 2\r\nContent-Type: x\r\n\r\n{}Nothing: 1\r\n\r\nContent-Length: 4\r\n\r\n"ü"');
const bodies = [];
for (const byte of stream) bodies.push(...reader.add(Uint8Array.of(byte)));
assert.deepEqual(bodies, ['{}', '"ü"']);
console.log('the language server of the package answers as in a worker');
process.exit(0);
