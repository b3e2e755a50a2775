#!/usr/bin/env python3
"""served.py DAWSON FOLDER: `dawson serve` answers /play with the playground next to the program, each file with its type and a policy;
without a playground it says how to get it."""
import os
import pathlib
import shutil
import sys
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "server"))
FOLDER = pathlib.Path(sys.argv[2]).resolve()
shutil.rmtree(FOLDER, ignore_errors=True)
FOLDER.mkdir(parents=True)
# The program looks for the playground next to its own file.
program = FOLDER / "dawson"
try:
    os.link(os.path.realpath(sys.argv[1]), program)
except OSError:
    shutil.copy(sys.argv[1], program)
sys.argv[1] = str(program)
from serving import Server, check  # noqa: E402

FILES = {"index.html": ("<!doctype html><title>Play</title>", "text/html; charset=utf-8"),
         "edit.html": ("<!doctype html><title>Edit</title>", "text/html; charset=utf-8"),
         "play.js": ("export {};", "text/javascript; charset=utf-8"), "play.css": ("p {}", "text/css; charset=utf-8"),
         "dawson.wasm": ("\0asm", "application/wasm"), "share/fonts.txt": ("a.otf\n", "text/plain; charset=utf-8"),
         "share/fonts/a.otf": ("OTTO", "font/otf")}


def get(server, path):
    """Status, address after redirections, headers, text."""
    try:
        with urllib.request.urlopen(server.address + path) as answer:
            return answer.status, answer.url, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.url, refused.headers, refused.read().decode()


with Server() as server:
    status, _, _, text = get(server, "/play")
    check((status, "make playground" in text), (404, True), "without a playground, /play says how to get it")
for name, (text, _) in FILES.items():
    path = FOLDER / "playground" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
(FOLDER / "playground/play.js.br").write_text("packed")
with Server() as server:
    status, address, _, text = get(server, "/play")
    check((status, address, text), (200, server.address + "/play/", FILES["index.html"][0]), "/play leads to the page")
    for name, (text, kind) in FILES.items():
        status, _, headers, found = get(server, "/play/" + name)
        check((status, headers["Content-Type"], found), (200, kind, text), name)
        check("frame-ancestors 'self'" in headers["Content-Security-Policy"], True, f"{name} is in no frame of another site")
    for name in ("play.js.br", "../dawson", "%2e%2e/dawson", "other.js"):
        check(get(server, "/play/" + name)[0], 404, f"{name} is not served")
