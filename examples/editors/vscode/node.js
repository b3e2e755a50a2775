// The extension on the machine: the server is the native program, or the npm package where the program is not installed.
'use strict';
const { spawnSync } = require('child_process');
const path = require('path');
const { pathToFileURL } = require('url');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { extension } = require('./extension.js');
const { loadPlugin, programOf } = require('./markdown.js');

const cli = path.join(__dirname, 'npm', 'cli.js');
const setting = (name) => vscode.workspace.getConfiguration('dawson').get(name);

// The name of the native program; null if it is not installed and none is set.
function nativeProgram() {
  const program = setting('path') || 'dawson';
  const found = !spawnSync(program, ['--version'], { timeout: 5000 }).error;
  return found || program !== 'dawson' ? program : null;
}

const makeClient = async (options) => {
  const program = nativeProgram();
  const server = program
    ? { command: program, args: ['lsp'] }
    : { command: process.execPath, args: [cli, 'lsp'], options: { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } } };
  return { client: new LanguageClient('dawson', 'Dawson', server, options), name: program ?? 'the npm package' };
};

let used = null; // what runs the program for the preview
async function chooseProgram() {
  const program = nativeProgram();
  if (program) {
    if (used?.program !== program) used = programOf(program);
    return;
  }
  const { load } = await import(pathToFileURL(path.join(__dirname, 'npm', 'index.js')));
  used = await load();
}

const own = extension(vscode, makeClient);

async function activate(context) {
  await own.activate(context);
  await chooseProgram().catch(() => { used = programOf(setting('path') || 'dawson'); });
  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('dawson.path')) chooseProgram().catch(() => {});
  }));
  const plugin = await loadPlugin(() => (setting('markdownPreview') === false ? null : used));
  return { extendMarkdownIt: plugin };
}

module.exports = { activate, deactivate: own.stop };
