#!/usr/bin/env python3
"""parity.py DAWSON CLI.js [NAME...]: runs commands by the native program and by the npm package, on the golden documents, the
examples, the captions and positions in all notations, and compares exit status, output, messages, and names and bytes of files.

Runs that are known to differ, with the reason, are in differences.tsv: the test also fails if one of these is equal. NAME runs
only the groups of these names. Reports the time of a start.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN, EXAMPLES, CAPTIONS = ROOT / "tests/golden", ROOT / "examples", ROOT / "tests/captions"
# Files of the machine that has the program are copied along with a document.
BESIDE = [EXAMPLES / "manual" / name for name in ("courier.yaml", "garden.yaml", "positions.epd")] + \
    [EXAMPLES / name for name in ("anthology.olv", "heft.olv", "workbook.olv", "studies.pgn")]
BOARD = "4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3"
PLAIN = "8/8/3p4/3k4/8/3K1Q2/8/8"


def documents(folder, suffix):
    return sorted(path for path in folder.glob("*" + suffix) if ".expected." not in path.name)


def notations():
    """The formats of `convert --to`, which its error message lists."""
    said = subprocess.run([DAWSON, "convert", "--to", "?", PLAIN], capture_output=True, text=True).stderr
    return re.search(r"the formats are (.*)", said)[1].split(", ")


def runs():
    """(name, arguments, files): FILE in an argument is the name of the first file, STEM the name without its suffix."""
    for path in documents(GOLDEN, ".tex"):
        yield "golden-tex", ["weave", "FILE", "-o", "out/STEM.tex"], [path]
        yield "golden-tex-check", ["check", "FILE", "--diagnostics", "json", "--strict"], [path]
        yield "golden-tex-fmt", ["fmt", "FILE"], [path]
    for path in documents(GOLDEN, ".md"):
        yield "golden-md", ["weave", "FILE", "-o", "out/STEM.md", "--assets", "out/images"], [path]
        yield "golden-html", ["weave", "FILE", "-o", "out/STEM.html"], [path]
        yield "golden-md-check", ["check", "FILE", "--strict"], [path]
        yield "golden-md-fmt", ["fmt", "FILE"], [path]
    for path in documents(EXAMPLES, ".tex"):
        yield "examples-tex", ["weave", "FILE", "-o", "out/STEM.tex", "--sty", "out"], [path, *BESIDE]
    for path in documents(EXAMPLES, ".md"):
        yield "examples-html", ["weave", "FILE", "-o", "out/STEM.html"], [path, *BESIDE]
    for path in documents(CAPTIONS, ".txt"):
        style = path.with_suffix(".yaml")
        with_style = ["--style", style.name] if style.exists() else []
        yield "captions", ["board", "--problem", "FILE", "-o", "out/STEM.svg", *with_style], [path, style]
        yield "captions-tex", ["board", "--problem", "FILE", "-o", "out/STEM.tex", *with_style], [path, style]
    for name in notations():
        yield "notation-" + name, ["convert", BOARD, "--to", name], []
        yield "notation-plain-" + name, ["convert", PLAIN, "--to", name], []
    yield "moves", ["moves", "NN", "-o", "n.svg", "--figure", "*2n"], []
    yield "moves-list", ["moves", "NB", "--list", "--board", "8x8", "--at", "d4"], []
    yield "solution", ["solution", "--", "1.Qb4*e4 ! threat: 2.Ra5-f5#"], []
    for style in ("problemist", "schwalbe", "feenschach"):
        yield "style", ["style", style], []
    for collection in ("anthology.olv", "heft.olv"):
        for to in ("json", "inp", "pgn", "epd", "md", "tex"):
            yield "convert-file", ["convert", "--file", "FILE", "-o", "out/STEM." + to], [EXAMPLES / collection]
    yield "help", ["weave", "--help"], []
    yield "explain", ["explain", "E-ADJ"], []
    yield "unknown", ["waeve"], []


def differences():
    """{(name, first file or ""): reason}"""
    rows = {}
    for line in (ROOT / "tests/npm/differences.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, file, reason = line.split("\t")
            rows[name, file] = reason
    return rows


def result(program, arguments, files):
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            if file.exists():
                shutil.copy(file, folder)
        first = files[0] if files else pathlib.Path("")
        words = [word.replace("FILE", first.name).replace("STEM", first.stem) for word in arguments]
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", "SOURCE_DATE_EPOCH": "1700000000"}
        ended = subprocess.run(program + words, cwd=folder, capture_output=True, env=environment, stdin=subprocess.DEVNULL,
                               timeout=300)
        made = {str(path.relative_to(folder)): path.read_bytes() for path in pathlib.Path(folder).rglob("*") if path.is_file()}
        return {"status": ended.returncode, "output": ended.stdout, "messages": ended.stderr, **made}


def first_difference(one, other):
    for part in sorted(one.keys() | other.keys()):
        mine, theirs = one.get(part), other.get(part)
        if mine == theirs:
            continue
        if not (isinstance(mine, bytes) and isinstance(theirs, bytes)):
            return f"{part}: native {str(mine)[:80]}, package {str(theirs)[:80]}"
        at = next((i for i, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]), min(len(mine), len(theirs)))
        near = slice(max(0, at - 60), at + 60)
        return f"{part}, byte {at}:\n    native  {mine[near]!r}\n    package {theirs[near]!r}"
    return None


def compared(run):
    name, arguments, files = run
    return run, first_difference(result([DAWSON], arguments, files), result(PACKAGE, arguments, files))


def start_time():
    def once():
        began = time.monotonic()
        subprocess.run(PACKAGE + ["--version"], capture_output=True, check=True)
        return time.monotonic() - began
    return min(once() for _ in range(5))


def main():
    only = set(sys.argv[3:])
    known = differences()
    wanted = [run for run in runs() if not only or run[0] in only]
    failed, differ = 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (name, arguments, files), found in pool.map(compared, wanted):
            file = files[0].name if files else ""
            reason = known.get((name, file))
            differ += found is not None
            if found and not reason:
                failed += 1
                print(f"{name} {file}: {' '.join(arguments)}\n  {found}")
            if reason and not found:
                failed += 1
                print(f"{name} {file}: equal, but differences.tsv says: {reason}")
    print(f"{len(wanted)} runs, {len(wanted) - differ} equal, {differ - failed} known to differ, {failed} failed; "
          f"start in {start_time() * 1000:.0f} ms")
    return 1 if failed else 0


DAWSON, PACKAGE = os.path.abspath(sys.argv[1]), ["node", os.path.abspath(sys.argv[2])]
sys.exit(main())
