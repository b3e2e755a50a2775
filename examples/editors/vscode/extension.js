// Connects VS Code with `dawson lsp`, and shows the page of a document beside it.
'use strict';
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { plugin } = require('./markdown.js');

const languages = ['markdown', 'latex', 'tex', 'quarto', 'rmd', 'mdx'];
const wait = 200; // milliseconds between a change and the new page

let client = null;
const previews = new Map(); // panels by the address of their document

const setting = (name) => vscode.workspace.getConfiguration('dawson').get(name);

// The settings that the user has set: the server has its own defaults.
function settings() {
  const out = {};
  for (const name of ['strict', 'sandbox', 'style', 'defaults', 'language', 'home']) {
    const value = setting(name);
    if (value !== undefined && value !== '') out[name] = value;
  }
  out.inlayHints = { count: setting('inlayHints.count'), numbers: setting('inlayHints.numbers'), defaults: setting('inlayHints.defaults') };
  return out;
}

async function start() {
  const program = setting('path') || 'dawson';
  client = new LanguageClient('dawson', 'Dawson', { command: program, args: ['lsp'] }, {
    documentSelector: languages.map((language) => ({ language })),
    initializationOptions: settings(),
    synchronize: { configurationSection: 'dawson' },
  });
  try {
    await client.start();
  } catch (reason) {
    client = null;
    const choice = await vscode.window.showErrorMessage(
      `Dawson: \`${program}\` does not start (${reason.message}). Install the program, or set "dawson.path".`, 'Open Settings');
    if (choice) vscode.commands.executeCommand('workbench.action.openSettings', 'dawson.path');
  }
}

async function stop() {
  const running = client;
  client = null;
  if (running) await running.stop();
}

async function show(document, panel) {
  if (!client) return;
  const uri = document.uri.toString();
  try {
    const page = await client.sendRequest('dawson/preview', { textDocument: { uri } });
    if (previews.get(uri) === panel) panel.webview.html = page.html;
  } catch (reason) {
    panel.webview.html = `<pre>${String(reason.message).replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`;
  }
}

function openPreview() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !languages.includes(editor.document.languageId))
    return vscode.window.showWarningMessage('Dawson: open a Markdown or LaTeX document first.');
  const document = editor.document;
  const uri = document.uri.toString();
  const known = previews.get(uri);
  if (known) return known.reveal();
  const title = document.fileName.replace(/^.*[\\/]/, '');
  const panel = vscode.window.createWebviewPanel('dawson.preview', title, vscode.ViewColumn.Beside,
                                                 { enableScripts: true, retainContextWhenHidden: true });
  previews.set(uri, panel);
  let timer = null;
  const changes = vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document.uri.toString() !== uri) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(document, panel), wait);
  });
  panel.onDidDispose(() => {
    clearTimeout(timer);
    changes.dispose();
    previews.delete(uri);
  });
  return show(document, panel);
}

function insertProblem() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const name = editor.document.languageId === 'markdown' ? 'markdown' : 'latex';
  const snippet = require(`./snippets/${name}.json`)['Chess problem'];
  return editor.insertSnippet(new vscode.SnippetString(snippet.body.join('\n')));
}

async function activate(context) {
  const command = (name, run) => context.subscriptions.push(vscode.commands.registerCommand(name, run));
  command('dawson.openPreview', openPreview);
  command('dawson.insertProblem', insertProblem);
  command('dawson.restart', async () => { await stop(); await start(); });
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration(async (event) => {
    if (event.affectsConfiguration('dawson.path')) { await stop(); await start(); }
  }));
  await start();
  return {
    extendMarkdownIt: (markdown) =>
      plugin(markdown, () => ({ program: setting('path') || 'dawson', enabled: setting('markdownPreview') !== false })),
  };
}

module.exports = { activate, deactivate: stop };
