#!/usr/bin/env python3
"""kroki.py DAWSON FOLDER: the two ways in which Kroki calls a renderer.

As a program: the body of a directive on standard input, the picture on standard output, exit status 1 and a message after an
error, no file read. Over HTTP: POST /chess/svg, only with `serve --post`.
"""
import os
import shutil
import subprocess
import sys
import urllib.error
import urllib.request

DAWSON, FOLDER = os.path.abspath(sys.argv[1]), sys.argv[2]
shutil.rmtree(FOLDER, ignore_errors=True)
os.makedirs(FOLDER)
os.chdir(FOLDER)
BODY = "fen: 8/8/8/3k4/8/3K4/8/8\nauthor: Anna Ärmel\nstipulation: \"#2\"\n".encode()
SIGNS = {"svg": b"<svg ", "png": b"\x89PNG", "pdf": b"%PDF"}
for name in ("here.txt", "dawson.yaml"):
    with open(name, "w", encoding="utf-8") as file:
        file.write("8/8/8/8/8/8/8/K6k\n" if name == "here.txt" else "style: tinted\n")


def board(kind, body):
    return subprocess.run([DAWSON, "board", "--problem", "-", "-o", "-", "--kind", kind, "--sandbox"], input=body,
                          capture_output=True)


for kind, sign in SIGNS.items():
    made = board(kind, BODY)
    assert made.returncode == 0 and made.stdout.startswith(sign) and not made.stderr, (kind, made)
assert "Anna Ärmel".encode() in board("svg", BODY).stdout
for body, finding in ((b"", b"E-POSITION"), (b"fen: 9\n", b"<stdin>:1:6: error"), (b"\xff\xfe\xfa: 1\n", b"error"),
                      (b"file: here.txt\n", b"--sandbox"), (b"file: /etc/passwd\n", b"--sandbox"),
                      (b"style: here.yaml\n" + BODY, b"E-STYLE"), (b"fen: " + b"8" * 100000, b"error")):
    made = board("svg", body)
    assert made.returncode == 1 and not made.stdout and finding in made.stderr, (body[:40], made)


class Server:
    def __init__(self, *options):
        self.program = subprocess.Popen([DAWSON, "serve", "--port", "0", "--no-editor", *options], stdout=subprocess.PIPE)
        self.address = self.program.stdout.readline().decode().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.terminate()
        self.program.wait()

    def post(self, path, body, **headers):
        request = urllib.request.Request(self.address + path, body, headers)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.headers, refused.read()


with Server("--post") as server:
    for kind, sign in SIGNS.items():
        status, headers, body = server.post(f"chess/{kind}", BODY)
        assert status == 200 and body.startswith(sign), (kind, status, body[:80])
    assert server.post("chess/svg", BODY)[1]["Content-Type"].startswith("image/svg")
    status, headers, body = server.post("chess/svg", b"fen: 9\n")
    assert status == 400 and headers["Content-Type"].startswith("text/plain") and b"<request>:1:6: error" in body, body
    assert server.post("chess/svg", b"file: here.txt\n")[0] == 400
    assert server.post("chess/svg", b"\xff")[0] == 400
    assert server.post("chess/svg", b"x" * (1024 * 1024 + 1))[0] == 413
    assert server.post("chess/gif", BODY)[0] == 404
    status, headers, body = server.post("chess/svg", BODY, Origin="http://elsewhere.example")
    assert status == 200 and "Access-Control-Allow-Origin" not in headers
    assert "W-DATE" in server.post("chess/svg", BODY + b"date: 1987-02-30\n")[1].get("X-Dawson-Finding", "")
with Server() as server:
    assert server.post("chess/svg", BODY)[0] == 404
