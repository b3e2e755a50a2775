#!/usr/bin/env python3
"""lsp_browser.py PACKAGE: the language server in workers of Chromium, as the script of a module worker and imported by a classic one, as
VS Code for browsers starts it. Exit status 77 without a browser."""
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from chromium import Chromium, served  # noqa: E402

PAGE = '<!doctype html><meta charset="utf-8"><title>t</title><script src="client.js"></script>'
CLIENT = """
window.got = { module: [], blob: [] };
const text = '```chess\\nautor: X\\nfen: 8/8/8/3k4/8/3K4/8/8\\n```\\n';
function start(name, worker) {
  worker.onmessage = ({ data }) => got[name].push(data);
  worker.onerror = (event) => got[name].push({ fault: event.message });
  const post = (message) => worker.postMessage({ jsonrpc: '2.0', ...message });
  post({ id: 1, method: 'initialize', params: { capabilities: {} } });
  post({ method: 'initialized', params: {} });
  post({ method: 'textDocument/didOpen',
         params: { textDocument: { uri: 'vscode-vfs://github/a/b.md', languageId: 'markdown', version: 1, text } } });
}
start('module', new Worker('lsp.js', { type: 'module' }));
const script = `const early = []; self.onmessage = ({ data }) => early.push(data);
  import(${JSON.stringify(new URL('lsp.js', location).href)}).then(({ serveWorker }) => serveWorker(self, { early }));`;
start('blob', new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))));
"""


def main():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(sys.argv[1], folder, dirs_exist_ok=True)
        (pathlib.Path(folder) / "page.html").write_text(PAGE)
        (pathlib.Path(folder) / "client.js").write_text(CLIENT)
        with served(folder) as address, Chromium() as browser, browser.page() as page:
            page.open(f"{address}/page.html")
            for name in ("module", "blob"):
                found = f"got.{name}.find(one => one.fault || one.method === 'textDocument/publishDiagnostics')"
                page.wait(found + " !== undefined", 60)
                fault = page.run(f"({found}).fault || ''")
                assert not fault, fault
                assert page.run(f"({found}).params.uri") == "vscode-vfs://github/a/b.md"
                assert page.run(f"({found}).params.diagnostics[0].code") == "E-FIELD"
    print("the language server answers in workers of a browser")


if not shutil.which("chromium"):
    print("skipped: chromium is not installed")
    sys.exit(77)
main()
