// usage: DAWSON=PROGRAM node --test FOLDER, where FOLDER also has the packages of package.json and the extension in
// `extension`. VS Code itself is not needed: a stand-in has what the extension uses.
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import test from 'node:test';

const require = createRequire(import.meta.url);
const rpc = require('vscode-jsonrpc/node');
const program = process.env.DAWSON;
const uri = 'file:///tmp/corner.md';
const problem = '```chess\nauthor: Anna Abel\nfen: 8/8/8/8/3B4/8/R3K3/2k5\n```\n';

// What the extension asks of VS Code, and what it did.
const did = { commands: {}, errors: [], warnings: [], panels: [], snippets: [] };
const configuration = new EventEmitter();
let settings = { path: program, markdownPreview: true };
const documentOf = (text) => ({
  languageId: 'markdown', fileName: '/tmp/corner.md', uri: { toString: () => uri }, getText: () => text,
});
const editor = { document: documentOf(problem), insertSnippet: (snippet) => did.snippets.push(snippet.value) };
const vscode = {
  workspace: {
    getConfiguration: () => ({ get: (name) => settings[name] }),
    onDidChangeConfiguration: (call) => { configuration.on('change', call); return { dispose() {} }; },
  },
  window: {
    activeTextEditor: editor,
    showErrorMessage: async (words) => { did.errors.push(words); },
    showWarningMessage: async (words) => { did.warnings.push(words); },
    createWebviewPanel: (type, title) => {
      const shown = new EventEmitter();
      const panel = {
        type, title, shown, closed: null, reveals: 0, reveal() { this.reveals += 1; },
        webview: { set html(text) { this.text = text; shown.emit('page', text); } },
        onDidDispose(call) { this.closed = call; },
      };
      did.panels.push(panel);
      return panel;
    },
  },
  commands: { registerCommand: (name, run) => { did.commands[name] = run; return { dispose() {} }; }, executeCommand() {} },
  ViewColumn: { Beside: -2 },
  SnippetString: class { constructor(value) { this.value = value; } },
};

// Speaks the protocol as vscode-languageclient does, for the one document.
class LanguageClient {
  constructor(id, name, server, options) { Object.assign(this, { server, options }); }
  async start() {
    this.child = spawn(this.server.command, this.server.args, this.server.options);
    await once(this.child, 'spawn');
    this.link = rpc.createMessageConnection(new rpc.StreamMessageReader(this.child.stdout),
                                            new rpc.StreamMessageWriter(this.child.stdin));
    this.link.listen();
    await this.link.sendRequest('initialize', {
      processId: process.pid, rootUri: null, capabilities: {}, initializationOptions: this.options.initializationOptions,
    });
    await this.link.sendNotification('initialized', {});
    this.open(editor.document.getText());
  }
  open(text) {
    this.link.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 1, text } });
  }
  change(text) {
    this.link.sendNotification('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ text }] });
  }
  onNotification(name, call) { this.link.onNotification(name, call); }
  sendRequest(name, parameters) { return this.link.sendRequest(name, parameters); }
  async stop() {
    await this.link.sendRequest('shutdown');
    await this.link.sendNotification('exit');
    await once(this.child, 'exit');
  }
}
let client;
const load = Module._load;
Module._load = (name, ...rest) =>
  name === 'vscode' ? vscode
  : name === 'vscode-languageclient/node'
    ? { LanguageClient: class extends LanguageClient { constructor(...all) { super(...all); client = this; } } }
    : load(name, ...rest);
const extension = require('./extension/node.js');

test('the preview shows the page, and shows it again after a change', async () => {
  await extension.activate({ subscriptions: [] });
  assert.deepEqual(did.errors, []);
  const opened = did.commands['dawson.openPreview']();
  const panel = did.panels[0];
  await opened;
  assert.match(panel.webview.text, /Anna Abel/);
  assert.match(panel.webview.text, /<svg/);
  client.change(problem.replace('Abel', 'Bebel'));
  const [page] = await once(panel.shown, 'page');
  assert.match(page, /Anna Bebel/);
  await did.commands['dawson.openPreview']();
  assert.equal(did.panels.length, 1);
  assert.equal(panel.reveals, 1);
  panel.closed();
});

test('the command inserts a problem', () => {
  did.commands['dawson.insertProblem']();
  assert.match(did.snippets[0], /^```chess\nauthor: .*\n(.*\n)*```$/);
});

test('a program that does not start is reported, and a correct path starts it', async () => {
  settings = { ...settings, path: '/nowhere/dawson' };
  const ended = client;
  for (const call of configuration.listeners('change')) await call({ affectsConfiguration: (name) => name === 'dawson.path' });
  assert.equal(ended.child.exitCode, 0);
  assert.match(did.errors[0], /`\/nowhere\/dawson` does not start/);
  settings = { ...settings, path: program };
  await did.commands['dawson.restart']();
  assert.equal(did.errors.length, 1);
  await extension.deactivate();
  assert.equal(client.child.exitCode, 0);
});

test('the Markdown preview of VS Code shows diagrams on the lines of their directives', async () => {
  const MarkdownIt = require('markdown-it');
  const { loadPlugin, programOf } = require('./extension/markdown.js');
  const native = programOf(program);
  const plugged = async (dawson) => new MarkdownIt().use(await loadPlugin(() => dawson));
  const text = `# Corner\n\nA \`chess *2q\` here.\n\n${problem}\nAfter.\n`;
  const shown = await plugged(native);
  const html = shown.render(text);
  assert.equal(html.match(/<img src="data:image\/svg\+xml;base64,/g).length, 2);
  assert.match(html, /Anna Abel/);
  assert.ok(!html.includes('8/8/8'));
  const last = (markdown) => markdown.parse(text, {}).filter((token) => token.map).at(-1).map;
  assert.deepEqual(last(shown), last(new MarkdownIt()));
  const off = await plugged(null);
  assert.match(off.render(text), /8\/8\/8/);
  assert.ok(!off.render('[a](javascript:alert)').includes('href'));
  const missing = await plugged(programOf('/nowhere/dawson'));
  assert.match(missing.render(text), /<pre class="dawson-error">\/nowhere\/dawson: .*ENOENT/);
  assert.match(missing.render(text), /8\/8\/8/);
});

const packaged = existsSync(new URL('extension/npm/dawson.wasm', import.meta.url));
test('without the program, the npm package is the server and draws the preview',
     { skip: !packaged && 'the npm package is not built' }, async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  settings = { ...settings, path: 'dawson' };
  did.errors.length = 0;
  try {
    const { extendMarkdownIt } = await extension.activate({ subscriptions: [] });
    assert.deepEqual(did.errors, []);
    assert.match(client.server.args[0], /cli\.js$/);
    const page = await client.sendRequest('dawson/preview', { textDocument: { uri } });
    assert.match(page.html, /<svg/);
    const MarkdownIt = require('markdown-it');
    assert.match(new MarkdownIt().use(extendMarkdownIt).render(problem), /<img src="data:image\/svg\+xml;base64,/);
    await extension.deactivate();
  } finally {
    process.env.PATH = path;
    settings = { ...settings, path: program };
  }
});

test('the bundle for browsers needs nothing but VS Code', () => {
  const bundle = readFileSync(new URL('extension/build/browser.js', import.meta.url), 'utf8');
  assert.deepEqual([...new Set([...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map((found) => found[1]))], ['vscode']);
});

test('every setting of the extension is one of the server', () => {
  const own = ['path', 'markdownPreview'];
  const { configuration: { properties } } = JSON.parse(readFileSync(new URL('extension/package.json', import.meta.url))).contributes;
  const manual = readFileSync(new URL(process.env.MANUAL, import.meta.url), 'utf8');
  for (const name of Object.keys(properties).map((key) => key.replace('dawson.', '')))
    if (!own.includes(name)) assert.ok(manual.includes(`\`${name}\``), name);
});
