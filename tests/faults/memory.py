"""What documents take in memory, by their size: the most at n and at 4n, what has come to it for each byte that has come.

usage: memory.py DAWSON FOLDER
A case fails where it takes more than its share, a third more than was measured. Of one thread."""
import os
import pathlib
import re
import subprocess
import sys

dawson, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)

LINE = "the white king moves a square towards the black rook, and then mate follows *at once*\n"


def head(encoding):
    return f"\\documentclass{{article}}\n\\usepackage[{encoding}]{{inputenc}}\n\\usepackage{{dawson}}\n\\begin{{document}}\n"


def board(i):
    """One of many that differ."""
    ranks = ("".join("P" if i >> bit & 1 else "1" for bit in range(first, first + 8)) for first in (0, 8))
    men = "/".join(re.sub("1+", lambda gap: str(len(gap[0])), rank) for rank in ranks)
    return f"```chess\nauthor: A. Composer\nstipulation: #2\nfen: k7/8/{men}/8/8/8/7K\n```\n\n"


# Name, input, encoding, output, n, what begins it, what comes n times, whether its share is of what is written, that share.
CASES = [
    ("LaTeX", "tex", "utf-8", "tex", 20000, head("utf8"), lambda i: LINE + "Grünfeld\n\n", False, 1.4),
    ("LaTeX in Latin-1", "tex", "latin-1", "tex", 20000, head("latin1"), lambda i: LINE + "Grünfeld\n\n", False, 1.4),
    ("Markdown", "md", "utf-8", "md", 10000, "", lambda i: 4 * LINE + "\n", False, 6.0),
    ("diagrams in HTML", "md", "utf-8", "html", 1500, "", board, True, 3.2),
]


def most(arguments):
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_maxrss * 1024 if process.returncode == 0 else None


def fault(case):
    """What is wrong with it; empty if nothing is."""
    name, suffix, encoding, form, n, begin, part, of_output, share = case
    memory, sizes = [], []
    for size in (n, 4 * n):
        source, output = folder / f"{size}.{suffix}", folder / f"out.{form}"
        with open(source, "w", encoding=encoding) as out:  # what this process holds counts as its children's
            out.write(begin)
            for i in range(size):
                out.write(part(i))
        memory.append(most([dawson, "weave", str(source), "-o", str(output), "--jobs", "1"]))
        sizes.append((output if of_output else source).stat().st_size)
    if None in memory:
        return f"{name}: it is not woven"
    grown = (memory[1] - memory[0]) / (sizes[1] - sizes[0])
    print(f"{name}: {grown:.2f} bytes a byte")
    return f"{name}: {grown:.2f} bytes of memory for a byte, {share} at most" if grown > share else ""


faults = [found for found in map(fault, CASES) if found]
print(f"{len(CASES)} documents, {len(faults)} take too much", *faults, sep="\n")
sys.exit(len(faults) > 0)
