"""Makes the playground, a page for any server of files: make_playground.py OUT PACKAGE. PACKAGE is the npm package."""
import gzip
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# Writes the examples of the page to files.
WRITE = """import { examples } from './examples.js';
import fs from 'node:fs';
examples.forEach(({ text }, i) => fs.writeFileSync(`${process.argv[2]}/${i}.md`, text));
"""


def scripts_of_pages(package):
    """The policy of the scripts in pages, which the frame of the preview inherits: there are few, whatever a document contains."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(HERE / "playground/examples.js", folder)
        writer = pathlib.Path(folder) / "write.mjs"
        writer.write_text(WRITE)
        subprocess.run(["node", str(writer), folder], check=True)
        said = ""
        for document in pathlib.Path(folder).glob("*.md"):
            said += subprocess.run(["node", str(package / "cli.js"), "weave", document.name, "-o", "page.html", "--csp", "--quiet",
                                    "--draft"], cwd=folder, capture_output=True, text=True).stdout
    return " ".join(sorted(set(re.findall(r"'sha256-[^']+'", " ".join(re.findall(r"script-src ([^;]*)", said))))))


# The policy of the editor's page. It starts a worker of its own if it is not in a frame.
EDITOR_POLICY = ("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; "
                 "base-uri 'none'; form-action 'none'")


def add_editor(out):
    """The board editor of the server: its page and files, but for the one that the playground has already."""
    pages = HERE.parents[1] / "server/pages"
    for name in ("dawson.css", "edit.css", "edit.js", "edit_work.js"):
        shutil.copy(pages / name, out)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{EDITOR_POLICY}">\n<title>'
    page = (pages / "edit.html").read_text().replace("/static/", "").replace("<title>", policy, 1)
    (out / "edit.html").write_text(page)


def main():
    out, package = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in ("dawson.wasm", "glue.js", "engine.js", "index.js", "LICENSE"):
        shutil.copy(package / name, out)
    (out / "share").mkdir()
    shutil.copy(package / "share/fonts.txt", out / "share")
    shutil.copytree(package / "share/fonts", out / "share/fonts")
    scripts = scripts_of_pages(package)
    for file in (HERE / "playground").iterdir():
        (out / file.name).write_text(file.read_text().replace("@SCRIPT@", scripts))
    add_editor(out)
    for file in sorted(out.rglob("*")):  # for servers that send compressed files as they are
        if file.suffix in (".wasm", ".js", ".html", ".css", ".otf"):
            (file.parent / (file.name + ".gz")).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
            subprocess.run(["brotli", "-f", "-q", "11", str(file)], check=True)


main()
