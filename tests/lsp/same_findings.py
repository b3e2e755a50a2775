#!/usr/bin/env python3
"""usage: same_findings.py PROGRAM SOURCE_FOLDER

The language server publishes the findings of `check --follow`, at the same places, for all examples and golden documents.
"""
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from transcripts import Client  # noqa: E402


def of_check(program, path):
    run = subprocess.run([program, "check", "--follow", "--diagnostics", "json", "--", str(path)], cwd=path.parent,
                         capture_output=True, check=False)
    found = []
    for line in run.stderr.decode().splitlines():
        one = json.loads(line)
        found.append((os.path.realpath(path.parent / one["file"]), one["line"] - 1, one["end_line"] - 1, one["code"]))
    return sorted(found)


def of_server(program, path):
    client = Client(program, str(path.parent), {})
    client.open(path.name, path.read_bytes().decode())
    client.findings(path.name)
    client.ask("textDocument/foldingRange", {"textDocument": {"uri": client.uri(path.name)}})  # whatever was published before
    found = []
    for uri, published in client.seen.items():
        for one in published["diagnostics"]:
            name = os.path.realpath(uri.removeprefix("file://"))
            found.append((name, one["range"]["start"]["line"], one["range"]["end"]["line"], one["code"]))
    client.end()
    client.server.stdin.close()
    client.server.stdout.close()
    return sorted(found)


def main():
    program, source = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    documents = [path for folder in ("examples", "examples/manual", "examples/manual/guides", "tests/golden")
                 for suffix in ("*.md", "*.tex") for path in sorted((source / folder).glob(suffix))
                 if ".expected." not in path.name and path.name != "specimen.tex"]
    failed = 0
    for path in documents:
        one, other = of_check(program, path), of_server(program, path)
        if one != other:
            failed += 1
            print(f"{path}:\n  only check: {[row for row in one if row not in other]}\n"
                  f"  only server: {[row for row in other if row not in one]}")
    print(f"{len(documents)} documents, {failed} differ")
    sys.exit(1 if failed or not documents else 0)


if __name__ == "__main__":
    main()
