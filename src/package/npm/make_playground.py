"""Makes the playground, a page for any server of files: make_playground.py OUT PACKAGE. PACKAGE is the npm package."""
import gzip
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
DOCUMENT = "```chess\nfen: 8/8/8/3k4/8/3K4/8/8\nstipulation: h#1\nsolution: 1.Kd5-e5 Kd3-e3\n```\n"


def script_of_pages(package):
    """The policy of the script in pages, which the frame of the preview inherits."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "a.md").write_text(DOCUMENT)
        said = subprocess.run(["node", str(package / "cli.js"), "weave", "a.md", "-o", "a.html", "--csp", "--quiet"], cwd=folder,
                              check=True, capture_output=True, text=True).stdout
    return " ".join(re.search(r"script-src ([^;]*)", said)[1].split())


def main():
    out, package = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name in ("dawson.wasm", "glue.js", "engine.js", "index.js", "LICENSE"):
        shutil.copy(package / name, out)
    (out / "share").mkdir()
    shutil.copy(package / "share/fonts.txt", out / "share")
    shutil.copytree(package / "share/fonts", out / "share/fonts")
    for file in (HERE / "playground").iterdir():
        (out / file.name).write_text(file.read_text().replace("@SCRIPT@", script_of_pages(package)))
    shutil.copy(HERE.parents[1] / "server/pages/dawson.css", out)
    for file in sorted(out.rglob("*")):  # for servers that send compressed files as they are
        if file.suffix in (".wasm", ".js", ".html", ".css", ".otf"):
            (file.parent / (file.name + ".gz")).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
            subprocess.run(["brotli", "-f", "-q", "11", str(file)], check=True)


main()
