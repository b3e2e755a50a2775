// The extension in a browser (vscode.dev): the server is the npm package in a worker. It has no files of its own and asks the
// extension for those that a document names.
'use strict';
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/browser');
const { extension } = require('./extension.js');

let context = null;

// VS Code starts workers as classic scripts, which import the module.
function startWorker() {
  const address = vscode.Uri.joinPath(context.extensionUri, 'npm', 'lsp.js').toString(true);
  const script = `const early = []; self.onmessage = ({ data }) => early.push(data);
    import(${JSON.stringify(address)}).then(({ serveWorker }) => serveWorker(self, { early }));`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}

const makeClient = async (options) => {
  const client = new LanguageClient('dawson', 'Dawson', options, startWorker());
  client.registerFeature({
    fillClientCapabilities: (capabilities) => { capabilities.experimental = { ...capabilities.experimental, dawson: { read: true } }; },
    initialize() {},
    getState: () => ({ kind: 'static' }),
    clear() {},
  });
  client.onRequest('dawson/read', async ({ uri }) => {
    try {
      return { text: new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.parse(uri))) };
    } catch {
      return { text: null };
    }
  });
  return { client, name: 'the npm package' };
};

const own = extension(vscode, makeClient);

module.exports = {
  activate: (given) => {
    context = given;
    return own.activate(given);
  },
  deactivate: own.stop,
};
