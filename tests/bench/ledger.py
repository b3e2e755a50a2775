#!/usr/bin/env python3
"""ledger.py PROGRAM FOLDER LEDGER [--reason WHY] [--whole BUILD]: what Dawson's work costs, a table that is compared with LEDGER.

A row is a kind of work. `instructions` are those that one more diagram costs, counted by valgrind (cachegrind counts as
callgrind does, in half of the time): the difference of two runs, so that what a run begins with is left out, of one thread,
whatever the machine. `seconds` are of the processor, `bytes` what is written, `megabytes` the most memory, all of COUNT
diagrams. `lines` are those of src that are neither blank nor comment alone. With --whole the row `build` has the processor's
seconds that a build from scratch takes, and `tests` the minutes of CTest in the folder BUILD, which has been built.

A figure that has moved by more than a tenth is told, and the exit status is 1; seconds and minutes, which are a machine's, are
told alone. A row of an engine of LaTeX has the seconds that COUNT boards in a PDF cost it behind COUNT others: the same if it
is linear in them. With --reason LEDGER takes the figures that moved, and why. Nothing else is written there, so that what creeps
adds up until it is seen."""
import argparse
import os
import re
import resource
import shutil
import subprocess
import sys

import documents

FEW, MORE, COUNT = 20, 120, 1000
COLUMNS = "instructions", "seconds", "bytes", "megabytes", "lines", "minutes"
OF_THE_MACHINE = {"seconds", "minutes"}

# A kind of work: its name, the document, what makes the input of it, what is measured.
WORK = (
    ("weave, LaTeX to TikZ", "latex", "in.tex", (), "weave in.tex -o out/a.tex"),
    ("weave --boards pdf", "latex", "in.tex", (), "weave in.tex -o out/a.tex --boards pdf"),
    ("check, LaTeX", "latex", "in.tex", (), "check in.tex"),
    ("weave, Markdown to SVG", "markdown", "in.md", (), "weave in.md -o out/a.md"),
    ("weave, Markdown to HTML", "markdown", "in.md", (), "weave in.md -o out/a.html"),
    ("HTML of prose, a paragraph", "prose", "in.md", (), "weave in.md -o out/a.html"),
    ("booklet", "booklet", "in.md", (), "booklet in.md -o out/a.pdf"),
    ("booklet of solutions", "solutions", "in.md", (), "booklet in.md -o out/a.pdf"),
    ("booklet of prose, a paragraph", "prose", "in.md", (), "booklet in.md -o out/a.pdf"),
    ("convert .olv to .json", "markdown", "in.md", ("convert --file in.md -o in.olv",), "convert --file in.olv -o out/a.json"),
    ("convert .json to .md", "markdown", "in.md", ("convert --file in.md -o in.json",), "convert --file in.json -o out/a.md"),
)

ENGINES = "pdflatex", "lualatex", "xelatex"


def prepared(program, folder, work, count):
    """The folder that `work` runs in, with its input."""
    _, kind, name, steps, _ = work
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(os.path.join(folder, "out"))
    with open(os.path.join(folder, name), "w") as out:
        documents.write(kind, count, out)
    for step in steps:
        subprocess.run([program, *step.split()], cwd=folder, check=True)


def instructions(program, folder, work, count):
    prepared(program, folder, work, count)
    run = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", program,
                          *work[-1].split(), "--jobs", "1", "--quiet"], cwd=folder, check=True, text=True, stderr=subprocess.PIPE)
    return int(re.search(r"I +refs: +([\d,]+)", run.stderr)[1].replace(",", ""))


def figures_of(program, folder, work):
    more = instructions(program, folder, work, MORE)
    each = (more - instructions(program, folder, work, FEW)) // (MORE - FEW)
    prepared(program, folder, work, COUNT)
    process = subprocess.Popen([program, *work[-1].split(), "--quiet"], cwd=folder)
    _, status, used = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{work[0]}: exit status {os.waitstatus_to_exitcode(status)}")
    files = [os.path.join(place, name) for place, _, names in os.walk(os.path.join(folder, "out")) for name in names]
    return {"instructions": each, "seconds": round(used.ru_utime + used.ru_stime, 2),
            "bytes": sum(os.path.getsize(file) for file in files), "megabytes": round(used.ru_maxrss / 1024)}


def engine_seconds(program, folder, engine):
    def taken(count):
        prepared(program, folder, WORK[1], count)
        subprocess.run([program, *WORK[1][-1].split(), "--sty", "out", "--quiet"], cwd=folder, check=True)
        before = children()
        subprocess.run([engine, "-interaction=batchmode", "-halt-on-error", "a.tex"], cwd=os.path.join(folder, "out"), check=True,
                       stdout=subprocess.DEVNULL)
        return children() - before
    return round(taken(2 * COUNT) - taken(COUNT), 2)


def lines_of(source):
    files = [os.path.join(place, name) for place, _, names in os.walk(source) for name in names]
    return sum(bool(line.strip()) and not line.strip().startswith("//")
               for file in files if file.endswith((".cpp", ".hpp")) for line in open(file))


def children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def build_seconds(root, folder):
    shutil.rmtree(folder, ignore_errors=True)
    before = children()
    subprocess.run(["cmake", "-S", root, "-B", folder, "-DDAWSON_TESTS=OFF"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--parallel", str(os.cpu_count()), "--target", "dawson"], check=True,
                   stdout=subprocess.DEVNULL)
    return round(children() - before)


def suite_minutes(build):
    times = subprocess.run(["ctest", "--parallel", str(os.cpu_count())], cwd=build, text=True, stdout=subprocess.PIPE).stdout
    return round(float(re.search(r"Total Test time \(real\) = +([\d.]+)", times)[1]) / 60, 1)


def read(path):
    rows = {}
    if os.path.exists(path):
        for line in list(open(path))[1:]:
            work, *cells, reason = line.rstrip("\n").split("\t")
            rows[work] = {column: float(cell) for column, cell in zip(COLUMNS, cells) if cell} | {"reason": reason}
    return rows


def cell(value):
    return "" if value is None else f"{value:g}" if value != int(value) else str(int(value))


def written(rows):
    return "\n".join(["\t".join(("work", *COLUMNS, "reason"))] + [
        "\t".join((work, *(cell(row.get(column)) for column in COLUMNS), row.get("reason", ""))) for work, row in rows.items()]) + "\n"


def main():
    asked = argparse.ArgumentParser()
    for name in "program", "folder", "ledger":
        asked.add_argument(name, type=os.path.abspath)
    asked.add_argument("--reason", default="")
    asked.add_argument("--whole", type=os.path.abspath)
    given = asked.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    known, now = read(given.ledger), {}
    for work in WORK:
        print(f"{work[0]} ...", file=sys.stderr)
        now[work[0]] = figures_of(given.program, os.path.join(given.folder, "work"), work)
    for engine in ENGINES:
        now[f"{engine}, boards in a PDF"] = {"seconds": engine_seconds(given.program, os.path.join(given.folder, "work"), engine)}
    now["src"] = {"lines": lines_of(os.path.join(root, "src"))}
    if given.whole:
        now["build"] = {"seconds": build_seconds(root, os.path.join(given.folder, "build"))}
        now["tests"] = {"minutes": suite_minutes(given.whole)}
    print(written(now))
    status = 0
    for work, row in now.items():
        before = known.setdefault(work, {})
        for column, value in row.items():
            was = before.get(column)
            if was is not None and abs(value - was) <= was / 10:
                continue
            print(f"{work}: {column} {cell(was) or 'not known'} -> {cell(value)}"
                  + (f" ({value / was - 1:+.0%})" if was else ""))
            if column not in OF_THE_MACHINE:
                status = 1
            if given.reason:
                before |= {column: value, "reason": given.reason}
    for work in [work for work in known if work not in now and work not in ("build", "tests")]:
        print(f"{work}: is measured no more")
        status = 1
        del known[work]
    if given.reason:
        with open(given.ledger, "w") as out:
            out.write(written(known))
    elif status:
        print("a figure has moved by more than a tenth: `make bench REASON='why'` writes it into tests/bench/ledger.tsv")
    return 0 if given.reason else status


if __name__ == "__main__":
    sys.exit(main())
