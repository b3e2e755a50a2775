#!/usr/bin/env python3
"""Runs transcripts of the language server.

    transcripts.py PROGRAM [ROWS] [--only NAME] [--known FILE]

PROGRAM is dawson, or the npm package's cli.js. FILE lists rows that fail, each with a tab and the reason: the run also fails if one
of these passes.

Each line of ROWS (by default transcripts.jsonl beside this file) is an object: `name`; `files` (name to text), which are written to a
new folder; `open` (names; by default the first file); `settings`, `encodings` and `abilities`, which are sent with `initialize`;
`steps`. A step is one of

    {"ask": METHOD, "with": {...}, "get": EXPECTED}     or "error": CODE instead of "get"
    {"say": METHOD, "with": {...}}
    {"edit": [[OLD, NEW], ...]}                         one notification with an incremental change for each pair
    {"save": TEXT} {"disk": [NAME, TEXT]} {"close": true}
    {"await": METHOD, "get": EXPECTED}                  the parameters of the next notification of the server
    {"find": EXPECTED}                                  the findings published for the present version

A step is about the first open document, or about `in`. In parameters, {"at": "fen: 8/|8"} is the position of the bar in this part of
the document, {"of": "text"} the range of a part, and {"uri": NAME} an address. In EXPECTED, an object needs the members that are
given; each item of a list must fit an item of the answer; {"only": [...]} compares lists item by item; {"not": X} fits what X does
not; a text that begins with `~` is a regular expression; {"becomes": TEXT} fits edits that make the document this text.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse


class Mismatch(Exception):
    pass


def units(text, encoding):
    return len(text.encode("utf-8" if encoding == "utf-8" else "utf-16-le")) // (1 if encoding == "utf-8" else 2)


class Client:
    def __init__(self, program, folder, row):
        self.folder, self.encoding, self.number = folder, "utf-16", 0
        self.texts, self.versions, self.published, self.seen = {}, {}, {}, {}
        self.reads, self.notified = row.get("reads", {}), []
        words = ["node", program] if program.endswith(".js") else [program]
        self.server = subprocess.Popen([*words, "lsp", "--stdio"], cwd=folder, stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
        abilities = {"general": {"positionEncodings": row.get("encodings", ["utf-16"])},
                     "textDocument": {"hover": {"contentFormat": ["markdown"]},
                                      "completion": {"completionItem": {"snippetSupport": True}},
                                      "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}
        abilities.update(row.get("abilities", {}))
        answer = self.ask("initialize", {"processId": os.getpid(), "rootUri": self.uri(""), "capabilities": abilities,
                                         "initializationOptions": row.get("settings", {})})
        self.encoding = answer["result"]["capabilities"]["positionEncoding"]
        self.say("initialized", {})

    def uri(self, name):
        return "file://" + urllib.parse.quote(os.path.join(self.folder, name).rstrip("/"))

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.server.stdin.flush()

    def read(self):
        length = 0
        while (line := self.server.stdout.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            raise Mismatch("the server has ended")
        message = json.loads(self.server.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = self.seen[message["params"]["uri"]] = message["params"]
        elif "method" in message and "id" in message:
            name = message["params"].get("uri", "").rpartition("/")[2] if message["method"] == "dawson/read" else ""
            self.write({"id": message["id"], "result": {"text": self.reads[name]} if name in self.reads else None})
        elif "method" in message:
            self.notified.append(message)
        return message

    def ask(self, method, parameters):
        self.number += 1
        self.write({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.read()
            if message.get("id") == self.number and "method" not in message:
                return message

    def say(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def open(self, name, text):
        self.texts[name], self.versions[name] = text, 1
        language = "latex" if name.endswith(".tex") else "markdown"
        self.say("textDocument/didOpen", {"textDocument": {"uri": self.uri(name), "languageId": language, "version": 1, "text": text}})

    def place(self, text, offset):
        before = text[:offset]
        return {"line": before.count("\n"), "character": units(before[before.rfind("\n") + 1:], self.encoding)}

    def span(self, name, part):
        begin = self.texts[name].find(part.replace("|", "", 1) if "|" in part else part)
        if begin < 0:
            raise Mismatch(f"the row is wrong: no {part!r} in {name}")
        return begin + (part.index("|") if "|" in part else 0), begin + len(part)

    def filled(self, value, name):
        if isinstance(value, list):
            return [self.filled(one, name) for one in value]
        if not isinstance(value, dict):
            return value
        name = value.get("in", name)
        if "at" in value:
            return self.place(self.texts[name], self.span(name, value["at"])[0])
        if "of" in value:
            begin, end = self.span(name, value["of"])
            return {"start": self.place(self.texts[name], begin), "end": self.place(self.texts[name], end)}
        if list(value) == ["uri"] and isinstance(value["uri"], str):
            return self.uri(value["uri"])
        return {key: self.filled(one, name) for key, one in value.items()}

    def edit(self, name, pairs):
        changes = []
        for old, new in pairs:
            text = self.texts[name]
            begin = text.index(old)
            changes.append({"range": {"start": self.place(text, begin), "end": self.place(text, begin + len(old))}, "text": new})
            self.texts[name] = text[:begin] + new + text[begin + len(old):]
        self.versions[name] += 1
        self.say("textDocument/didChange",
                 {"textDocument": {"uri": self.uri(name), "version": self.versions[name]}, "contentChanges": changes})

    def findings(self, name):
        uri = self.uri(name)
        while True:
            known = self.published.pop(uri, None)
            if known and known.get("version") in (None, self.versions.get(name)):
                return known["diagnostics"]
            self.read()

    def applied(self, name, edits):
        text = self.texts[name]
        lines = text.split("\n")

        def offset(place):
            line = lines[place["line"]] if place["line"] < len(lines) else ""
            start = sum(len(one) + 1 for one in lines[:place["line"]])
            return next((start + i for i in range(len(line) + 1) if units(line[:i], self.encoding) >= place["character"]), len(text))

        for one in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
            text = text[:offset(one["range"]["start"])] + one["newText"] + text[offset(one["range"]["end"]):]
        return text

    def check(self, expected, got, name):
        if isinstance(expected, dict) and "becomes" in expected:
            edits = got["documentChanges"][0]["edits"] if isinstance(got, dict) else got
            return self.check(expected["becomes"], self.applied(name, edits), name)
        if isinstance(expected, dict) and "not" in expected:
            try:
                self.check(expected["not"], got, name)
            except Mismatch:
                return None
            raise Mismatch(f"{json.dumps(got)[:300]} fits {json.dumps(expected['not'])[:200]}")
        if isinstance(expected, dict) and "only" in expected:
            if not isinstance(got, list) or len(got) != len(expected["only"]):
                raise Mismatch(f"{json.dumps(got)[:400]}: not {len(expected['only'])} items")
            for one, other in zip(expected["only"], got):
                self.check(one, other, name)
            return None
        if isinstance(expected, dict):
            for key, value in expected.items():
                if not isinstance(got, dict) or key not in got:
                    raise Mismatch(f"{json.dumps(got)[:300]}: no {key!r}")
                self.check(value, got[key], name)
            return None
        if isinstance(expected, list):
            for one in expected:
                if not isinstance(got, list) or not any(self.fits(one, other, name) for other in got):
                    raise Mismatch(f"{json.dumps(got)[:700]}: no item fits {json.dumps(one)[:200]}")
            return None
        if isinstance(expected, str) and expected.startswith("~"):
            if not isinstance(got, str) or not re.search(expected[1:], got, re.S):
                raise Mismatch(f"{got!r} does not fit {expected!r}")
        elif expected != got:
            raise Mismatch(f"{json.dumps(got)[:300]} is not {json.dumps(expected)[:300]}")
        return None

    def fits(self, expected, got, name):
        try:
            self.check(expected, got, name)
        except Mismatch:
            return False
        return True

    def step(self, step, default):
        name = step.get("in", default)
        if "ask" in step:
            parameters = self.filled(step.get("with", {}), name)
            if not step["ask"].startswith(("workspace/", "completionItem/")):
                parameters.setdefault("textDocument", {"uri": self.uri(name)})
            answer = self.ask(step["ask"], parameters)
            if "error" in step:
                return self.check(step["error"], answer.get("error", {}).get("code"), name)
            if "error" in answer:
                raise Mismatch(f"{step['ask']}: {answer['error']}")
            return self.check(self.filled(step["get"], name), answer["result"], name)
        if "await" in step:
            while not (found := [one for one in self.notified if one["method"] == step["await"]]):
                self.read()
            self.notified.remove(found[0])
            return self.check(self.filled(step["get"], name), found[0]["params"], name)
        if "find" in step:
            return self.check(self.filled(step["find"], name), self.findings(name), name)
        if "edit" in step:
            return self.edit(name, step["edit"])
        if "say" in step:
            return self.say(step["say"], self.filled(step.get("with", {}), name))
        if "save" in step:
            return self.say("textDocument/didSave", {"textDocument": {"uri": self.uri(name)}})
        if "disk" in step:
            pathlib.Path(self.folder, step["disk"][0]).write_text(step["disk"][1], encoding="utf-8")
            return self.say("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(step["disk"][0]), "type": 2}]})
        if "close" in step:
            self.versions.pop(name)
            return self.say("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})
        raise Mismatch(f"unknown step {step}")

    def end(self):
        self.ask("shutdown", None)
        self.say("exit", None)
        if self.server.wait(10) != 0:
            raise Mismatch(f"status {self.server.returncode} after shutdown")


def run(program, row):
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        for name, text in row["files"].items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        client = Client(program, folder, row)
        try:
            opened = row.get("open", list(row["files"])[:1])
            for name in opened:
                client.open(name, row["files"][name])
            for number, step in enumerate(row["steps"], 1):
                try:
                    client.step(step, opened[0])
                except Mismatch as why:
                    raise Mismatch(f"step {number}: {why}") from None
            client.end()
        finally:
            client.server.kill()
            client.server.wait()
            client.server.stdin.close()
            client.server.stdout.close()


def main():
    words = sys.argv[1:]
    options = {name: words.pop(words.index(name) + 1) for name in ("--only", "--known") if name in words}
    words = [word for word in words if word not in options]
    known = {}
    if "--known" in options:
        with open(options["--known"], encoding="utf-8") as lines:
            known = dict(line.rstrip("\n").split("\t") for line in lines if not line.startswith("#"))
    rows = words[1] if len(words) > 1 else os.path.join(os.path.dirname(__file__), "transcripts.jsonl")
    failed = count = 0
    with open(rows, encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            if options.get("--only", row["name"]) != row["name"]:
                continue
            count += 1
            try:
                run(os.path.abspath(words[0]), row)
                why = "passes, but is listed as failing" if row["name"] in known else None
            except Mismatch as mismatch:
                why = None if row["name"] in known else mismatch
            if why:
                failed += 1
                print(f"{row['name']}: {why}")
    print(f"{count} transcripts, {failed} failed" + (f", {len(known)} known to differ" if known else ""))
    sys.exit(1 if failed or not count else 0)


if __name__ == "__main__":
    main()
