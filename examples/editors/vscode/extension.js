// Connects VS Code with the language server, and shows the page of a document beside it. `node.js` and `browser.js` start the
// server.
'use strict';

const languages = ['markdown', 'latex', 'tex', 'quarto', 'rmd', 'mdx'];
const styles = { language: 'yaml', pattern: '**/{dawson,*style*}.{yaml,yml}' };

const snippets = {
  markdown: require('./snippets/markdown.json'),
  latex: require('./snippets/latex.json'),
};

/** The extension for a VS Code; `makeClient(options)` returns `{ client, name }`, the client and the name of its server. */
function extension(vscode, makeClient) {
  let client = null;
  const previews = new Map(); // documents and their panels by address

  const setting = (name) => vscode.workspace.getConfiguration('dawson').get(name);

  // The settings that the user has set: the server has its own defaults.
  function settings() {
    const out = {};
    for (const name of ['strict', 'sandbox', 'style', 'defaults', 'language', 'home']) {
      const value = setting(name);
      if (value !== undefined && value !== '') out[name] = value;
    }
    if (vscode.workspace.isTrusted === false) out.sandbox = true;
    out.inlayHints = { count: setting('inlayHints.count'), numbers: setting('inlayHints.numbers'), defaults: setting('inlayHints.defaults') };
    return out;
  }

  async function start() {
    const made = await makeClient({
      documentSelector: [...languages.map((language) => ({ language })), styles],
      initializationOptions: settings(),
      synchronize: { configurationSection: 'dawson' },
    });
    client = made.client;
    try {
      await client.start();
      client.onNotification('dawson/previewChanged', ({ uri }) => show(uri));
    } catch (reason) {
      client = null;
      const choice = await vscode.window.showErrorMessage(
        `Dawson: \`${made.name}\` does not start (${reason.message}). Install the program, or set "dawson.path".`, 'Open Settings');
      if (choice) vscode.commands.executeCommand('workbench.action.openSettings', 'dawson.path');
    }
  }

  async function stop() {
    const running = client;
    client = null;
    if (running) await running.stop();
  }

  async function show(uri) {
    const panel = previews.get(uri);
    if (!client || !panel) return;
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
    const { document } = editor;
    const uri = document.uri.toString();
    const known = previews.get(uri);
    if (known) return known.reveal();
    const title = document.fileName.replace(/^.*[\\/]/, '');
    const panel = vscode.window.createWebviewPanel('dawson.preview', title, vscode.ViewColumn.Beside,
                                                   { enableScripts: true, retainContextWhenHidden: true });
    previews.set(uri, panel);
    panel.onDidDispose(() => previews.delete(uri));
    return show(uri);
  }

  function insertProblem() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return undefined;
    const name = editor.document.languageId === 'markdown' ? 'markdown' : 'latex';
    return editor.insertSnippet(new vscode.SnippetString(snippets[name]['Chess problem'].body.join('\n')));
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
  }

  return { activate, stop };
}

module.exports = { extension };
