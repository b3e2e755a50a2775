#!/usr/bin/env python3
"""element.py PACKAGE: the element of the npm package in Chromium: diagrams by text and by attributes, in the page's language, a new
position, and a fault, whose text stays. Exit status 77 without a browser."""
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
from chromium import Chromium, served  # noqa: E402

PAGE = """<!doctype html><html lang="de"><meta charset="utf-8"><title>t</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'">
<script type="module" src="element.js"></script><script src="note.js"></script>
<chess-diagram id="text">
  fen: 8/8/8/3k4/8/3K1Q2/8/8
  author: A. Komponist
  stipulation: #2
</chess-diagram>
<chess-diagram id="short" lang="en" notation="janko" position="8/8/8/3k4/8/3*2Q4/8/8"></chess-diagram>
<chess-diagram id="wrong">fen: 9</chess-diagram>
"""
NOTE = "window.told = {}; document.addEventListener('dawson-findings', e => { told[e.target.id] = e.detail.map(f => f.code); });"


def svg_of(name):
    return f"document.getElementById('{name}').shadowRoot.innerHTML"


def main():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(sys.argv[1], folder, dirs_exist_ok=True)
        (pathlib.Path(folder) / "page.html").write_text(PAGE)
        (pathlib.Path(folder) / "note.js").write_text(NOTE)
        with served(folder) as address, Chromium() as browser, browser.page(height=2000) as page:
            page.open(f"{address}/page.html")
            page.wait("Object.keys(told).length === 3", 60)
            text = page.run(svg_of("text"))
            assert "Schachdiagramm: A. Komponist" in text and ">A. Komponist</text>" in text, text[:400]
            assert "Chess diagram" in page.run(svg_of("short"))
            assert page.run(svg_of("wrong")) == "<slot></slot>" and page.run("told.wrong[0]").startswith("E-")
            before = page.run(svg_of("short"))
            page.run("document.getElementById('short').setAttribute('position', '8/8/8/3k4/8/8/8/8')")
            page.wait(f"{svg_of('short')} !== {before!r}")
    print("the element works")


if not shutil.which("chromium"):
    print("skipped: chromium is not installed")
    sys.exit(77)
main()
