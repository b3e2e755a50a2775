#!/usr/bin/env python3
"""peers.py PROGRAM FOLDER: what a captioned diagram of 20 men costs by Dawson, diagram.sty and chessboard.

Milliseconds of the processor for one diagram more, pdflatex's and the program's, and what pdflatex takes for the captions
alone: the difference of two documents, so that what a run begins with is left out; the least of RUNS. The positions and
the captions are the same. Ratios are of one machine in the same minutes, milliseconds are that machine's."""
import os
import random
import resource
import shutil
import subprocess
import sys

import documents
import peer_source

FEW, MORE, RUNS = 40, 240, 3
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEAD = "\\documentclass[a4paper]{article}\n\\usepackage[T1]{fontenc}\n"


def problems(count):
    random.seed(3)
    return [documents.problem() for _ in range(count)]


def document(package, one):
    return lambda count: (HEAD + package + "\\begin{document}\n" + "".join(one(body) + "\\hfil\n" for body in problems(count))
                          + "\\end{document}\n")


def boxed(board):
    def one(body):
        value = dict(line.split(": ", 1) for line in body.strip().split("\n"))
        return ("\\parbox{44mm}{\\footnotesize\\textbf{%s}\\\\%s, %s, %s\\\\%s\\\\%s\\\\%s\\hfill(10+10)}" % (
            value["author"], value["source"], value["issue"], value["date"], value["award"], board % {"fen": value["fen"]},
            peer_source.latex(value["stipulation"])))
    return one


def woven(body):
    return f"\\begin{{chess}}\n{body}\\end{{chess}}"


def booklet(count):
    random.seed(3)
    return "".join(documents.booklet(count))


def latex(name):
    return "pdflatex", "-interaction=batchmode", "-halt-on-error", name


WEAVE = "PROGRAM", "weave", "in", "-o", "a.tex", "--quiet"
# Its name, the document, the commands that set it.
WAYS = (
    ("captions alone", document("", boxed("\\rule{0pt}{44mm}")), (latex("in"),)),
    ("dawson weave", document("\\usepackage{dawson}\n", woven), (WEAVE, latex("a.tex"))),
    ("dawson weave --boards pdf", document("\\usepackage{dawson}\n", woven), ((*WEAVE, "--boards", "pdf"), latex("a.tex"))),
    ("dawson booklet", booklet, (("PROGRAM", "booklet", "in", "-o", "a.pdf", "--quiet"),)),
    ("diagram.sty", document("\\usepackage[10pt]{diagram}\n", peer_source.diagram), (latex("in"),)),
    ("chessboard", document("\\usepackage{chessboard}\n\\setchessboard{boardfontsize=12pt,showmover=false,label=false}\n",
                            boxed("\\chessboard[setfen=%(fen)s w - - 0 1]")), (latex("in"),)),
)


def seconds(folder, *command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                   env=os.environ | {"TEXINPUTS": os.path.join(ROOT, "tex") + ":"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def taken(program, folder, text, commands):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    name = "in.md" if text.startswith("---") else "in.tex"
    with open(os.path.join(folder, name), "w") as out:
        out.write(text)
    names = {"PROGRAM": program, "in": name}
    return sum(seconds(folder, *(names.get(word, word) for word in command)) for command in commands)


def main():
    program, folder = map(os.path.abspath, sys.argv[1:])
    usual = None
    for name, text, commands in WAYS:
        few, more = (min(taken(program, os.path.join(folder, "peers"), text(count), commands) for _ in range(RUNS))
                     for count in (FEW, MORE))
        each = 1000 * (more - few) / (MORE - FEW)
        usual = each if name == "dawson weave" else usual
        print(f"{name:28}{each:7.2f} ms" + (f"{each / usual:7.1f}" if usual else ""))


if __name__ == "__main__":
    main()
