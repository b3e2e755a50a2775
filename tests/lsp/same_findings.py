#!/usr/bin/env python3
"""usage: same_findings.py PROGRAM SOURCE_FOLDER

The language server publishes the findings of `check --follow`, at the same places and with the same fixes, for all examples and golden
documents, and for one whose fixes are made of the text around the findings.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from transcripts import Client  # noqa: E402


FAULTY = """```chess
label: a
number: 1
themes: pin;unpin
janko: 8/8/8/3k*2n3/8/3K*2q3/8/8
legend: *2q = grasshopper
```

```chess
label: a
fen: 8/8/8/3k4/8/3KQ3/8/8
solution: 1.Qe4+
```

```chess
author: A. Berg
author: C. Dorn
fen: 8/8/8/3k4/8/3KQ3/8/8
```

```chess
ffen: 8/08/8/3k4/8/3K4/8/8
"""


# What a fix is called, and the first line and the text of each edit.
def fixes_of(fixes, line, text):
    return tuple((fix["title"], fix["sure"], tuple((line(edit), edit[text]) for edit in fix["edits"])) for fix in fixes)


def of_check(program, path):
    run = subprocess.run([program, "check", "--follow", "--diagnostics", "json", "--", str(path)], cwd=path.parent,
                         capture_output=True, check=False)
    found = []
    for line in run.stderr.decode().splitlines():
        one = json.loads(line)
        found.append((os.path.realpath(path.parent / one["file"]), one["line"] - 1, one["end_line"] - 1, one["code"],
                      fixes_of(one.get("fixes", ()), lambda edit: edit["line"] - 1, "text")))
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
            found.append((name, one["range"]["start"]["line"], one["range"]["end"]["line"], one["code"],
                          fixes_of(one.get("data", {}).get("fixes", ()), lambda edit: edit["range"]["start"]["line"], "newText")))
    client.end()
    client.server.stdin.close()
    client.server.stdout.close()
    return sorted(found)


def main():
    program, source = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    documents = [path for folder in ("examples", "examples/manual", "examples/manual/guides", "tests/golden")
                 for suffix in ("*.md", "*.tex") for path in sorted((source / folder).glob(suffix))
                 if ".expected." not in path.name and path.name != "specimen.tex"]
    with tempfile.TemporaryDirectory() as folder:
        faulty = pathlib.Path(folder) / "faulty.md"
        faulty.write_text(FAULTY)
        failed = differing(program, documents + [faulty])
        with_fixes = [row[3] for row in of_check(program, faulty) if row[4]]
    print(f"{len(documents)} documents, {failed} differ; fixes of {', '.join(with_fixes)}")
    sys.exit(1 if failed or not documents or len(with_fixes) < 7 else 0)


def differing(program, documents):
    failed = 0
    for path in documents:
        one, other = of_check(program, path), of_server(program, path)
        if one != other:
            failed += 1
            print(f"{path}:\n  only check: {[row for row in one if row not in other]}\n"
                  f"  only server: {[row for row in other if row not in one]}")
    return failed


if __name__ == "__main__":
    main()
