"""A server on bad days: it answers, tells why, and ends when it is asked to.

usage: serve.py DAWSON FOLDER
"""
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

dawson, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
DOCUMENT = "# A page\n\n```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n"
faults = []


def check(sound, what):
    if not sound:
        faults.append(what)


class Server:
    def __init__(self, *words):
        self.process = subprocess.Popen([dawson, "serve", "--port", "0", *words], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, cwd=folder)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body, {"Origin": f"http://127.0.0.1:{self.port}"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def state(self):
        return json.loads(self.ask("GET", "/state")[1])

    def wait_for(self, wanted, what):
        for _ in range(300):
            if wanted(self.state()):
                return
            time.sleep(0.1)
        faults.append(what)

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            _, said = self.process.communicate(timeout=30)
            check(self.process.returncode == 0, f"ends with {self.process.returncode}")
            return said
        except subprocess.TimeoutExpired:
            self.process.kill()
            faults.append("does not end")
            return ""


# What is asked wrongly.
(folder / "a.md").write_text(DOCUMENT)
server = Server("a.md", "--editor", "true")
server.wait_for(lambda state: state["has_page"], "no page is made")
token = server.state()["token"]
for wrong in ({"line": "x"}, {"file": 1}, {"line": None}, {"line": [[]]}):
    status, _ = server.ask("POST", "/open", json.dumps({"token": token, "file": "a.md", "line": 1, **wrong}))
    check(status == 400, f"/open with {wrong}: {status}")
check(server.ask("POST", "/open", json.dumps({"token": token, "file": "a.md", "line": 1}))[0] == 200, "/open")
with socket.create_connection(("127.0.0.1", server.port)) as client:
    client.sendall(b"GET /state HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n")
    check(client.recv(12) == b"HTTP/1.1 400", "two hosts")

# A document that becomes a pipe, and a document again.
before = server.state()["version"]
os.unlink(folder / "a.md")
os.mkfifo(folder / "a.md")
server.wait_for(lambda state: state["failed"] and "regular" in json.dumps(state["findings"]), "the pipe is not told")
check(server.ask("GET", "/board.svg?fen=8/8/8/8/8/8/8/K6k")[0] == 200, "no pictures beside a pipe")
os.unlink(folder / "a.md")
(folder / "a.md").write_text(DOCUMENT.replace("page", "second page"))
server.wait_for(lambda state: not state["failed"] and state["version"] > before, "the document does not come back")
said = server.end()
check("error: /open: " not in said, f"says: {said}")

# Files that take the next in twice.
for i in range(22):
    (folder / f"f{i}.md").write_text(f"```chess include f{i + 1}.md\n```\n" * 2)
(folder / "f22.md").write_text("text\n")
server = Server("f0.md")
server.wait_for(lambda state: "E-LIMIT" in json.dumps(state["findings"]), "the bomb is not told")
server.end()

# Who lets others in and names nothing that they may call this machine.
server = Server("--bind", "0.0.0.0")
check("W-HOST" in server.end(), "what is refused is not told")
server = Server("--bind", "0.0.0.0", "--allow-host", "chess.example")
check(server.end() == "", "a name is told")

# A log has a line for each answer.
server = Server("--log", "--no-editor")
server.ask("GET", "/board.svg?fen=8/8/8/8/8/8/8/K6k")
server.ask("GET", "/nothing")
server.process.send_signal(signal.SIGTERM)
log, _ = server.process.communicate(timeout=30)
answers = re.findall(r'^127\.0\.0\.1 - - \[[^]]+\] "GET (/\S*) HTTP/1\.1" (\d+) \d+', log, re.M)
check(answers == [("/board.svg?fen=8/8/8/8/8/8/8/K6k", "200"), ("/nothing", "404")], f"the log: {log}")

print(*faults, sep="\n")
sys.exit(len(faults) > 0)
