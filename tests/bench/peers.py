#!/usr/bin/env python3
"""peers.py PROGRAM FOLDER [DOCUMENT.md...]: table of the cost of a diagram of 20 pieces in Dawson and in other programs.

The same boards and captions become the same kind of output in each part of the table. Milliseconds of the processor for one
diagram more, all programs of a way together: the difference of two documents, so that what a run begins with is left out; of the
least of RUNS. Ratios, to Dawson's first way in each part, are of one machine in the same minutes, milliseconds are that
machine's. Each DOCUMENT, which has such a table, gets this one in its place."""
import os
import random
import re
import resource
import shutil
import subprocess
import sys
from dataclasses import dataclass

import documents
import peer_source

FEW, MORE, RUNS = 40, 240, 3
PARAGRAPH = 20  # diagrams
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HEAD = "\\documentclass[a4paper]{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n"
PYTHON = "/usr/bin/python3"  # which has Debian's packages
FIRST_ROW = "| one diagram more | ms | ratio |"


def problems(count):
    random.seed(3)
    return [documents.problem() for _ in range(count)]


def in_latex(package, one):
    def document(count):
        set_so = [one(body) + "\\hfil\n" for body in problems(count)]
        paragraphs = ("".join(set_so[i:i + PARAGRAPH]) for i in range(0, count, PARAGRAPH))
        return HEAD + package + "\\begin{document}\n" + "\n".join(paragraphs) + "\\end{document}\n"
    return document


def boxed(board):
    def one(body):
        value = dict(line.split(": ", 1) for line in body.strip().split("\n"))
        return ("\\parbox{44mm}{\\footnotesize\\textbf{%s}\\\\%s, %s, %s\\\\%s\\\\%s\\\\%s\\hfill(10+10)}" % (
            value["author"], value["source"], value["issue"], value["date"], value["award"], board % {"fen": value["fen"]},
            peer_source.latex(value["stipulation"])))
    return one


def woven(body):
    return f"\\begin{{chess}}\n{body}\\end{{chess}}"


def in_markdown(kind):
    def document(count):
        random.seed(3)
        return "".join(getattr(documents, kind)(count))
    return document


def boards_alone(count):
    return "---\ntitle: Boards\n---\n\n" + "".join(
        documents.fenced("caption: none\n" + re.search("fen: .*\n", body)[0]) for body in problems(count))


def latex(name):
    return "pdflatex", "-interaction=batchmode", "-halt-on-error", name


def weave(out, *more):
    return "PROGRAM", "weave", "in", "-o", out, "--quiet", *more


def pandoc(out, *more):
    return "pandoc", "in", "--lua-filter", os.path.join(HERE, "peer_board.lua"), "-s", "-o", out, *more


@dataclass
class Way:
    name: str
    document: object      # so many diagrams
    commands: tuple       # what is measured
    before: tuple = ()    # what is not
    source: str = ""      # whose version is told: a style of LaTeX's, or a program


DRAWN = weave("a.md", "--boards", "svg", "--assets", "svg"),
PARTS = (
    ("with its caption in a PDF", (
        Way("`dawson weave`, pdflatex", in_latex("\\usepackage{dawson}\n", woven), (weave("a.tex"), latex("a.tex"))),
        Way("`dawson weave --boards pdf`, pdflatex", in_latex("\\usepackage{dawson}\n", woven),
            (weave("a.tex", "--boards", "pdf"), latex("a.tex"))),
        Way("`dawson booklet`, without LaTeX", in_markdown("booklet"), (("PROGRAM", "booklet", "in", "-o", "a.pdf", "--quiet"),)),
        Way("diagram.sty, pdflatex", in_latex("\\usepackage[10pt]{diagram}\n", peer_source.diagram), (latex("in"),), source="diagram.sty"),
        Way("pandoc, a filter that writes TikZ, pdflatex", in_markdown("markdown"),
            (pandoc("a.tex", "-V", "header-includes=\\usepackage{tikz,chessfss}\\setboardfontsize{14pt}"), latex("a.tex")), source="pandoc"),
        Way("skak, pdflatex", in_latex("\\usepackage{skak}\n\\tinyboard\\notationoff\\showmoveroff\n",
                                       boxed("\\fenboard{%(fen)s w - - 0 1}\\showboard")), (latex("in"),), source="skak.sty"),
        Way("chessboard, pdflatex", in_latex("\\usepackage{chessboard}\n\\setchessboard{boardfontsize=12pt,showmover=false,label=false}\n",
                                             boxed("\\chessboard[setfen=%(fen)s w - - 0 1]")), (latex("in"),), source="chessboard.sty"))),
    ("with its caption in a page of HTML", (
        Way("`dawson weave`", in_markdown("markdown"), (weave("a.html"),)),
        Way("pandoc, a filter that writes SVG", in_markdown("markdown"), (pandoc("a.html"),), source="pandoc"))),
    ("its board alone, a file of PNG", (
        Way("`dawson weave --boards png`", boards_alone, (weave("a.md", "--boards", "png", "--assets", "out"),)),
        Way("cairosvg, of Dawson's SVG", boards_alone, ((PYTHON, os.path.join(HERE, "peer_pictures.py"), "png"),), DRAWN, "cairosvg"))),
    ("its board alone, a file of PDF", (
        Way("`dawson weave --boards pdf`", boards_alone, (weave("a.md", "--boards", "pdf", "--assets", "out"),)),
        Way("cairosvg, of Dawson's SVG", boards_alone, ((PYTHON, os.path.join(HERE, "peer_pictures.py"), "pdf"),), DRAWN, "cairosvg"))),
)


def said(*command):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout


def version(source):
    """The version as reported by the program or the style."""
    if source.endswith(".sty"):
        with open(said("kpsewhich", source).strip(), encoding="latin-1") as file:
            told = re.search(r"\\ProvidesPackage\{\w+\}\s*\[(\S+)(?:.*?\bv(\d[\w.]*))?", file.read())
        return told[2] or "of " + told[1].rstrip("]")
    if source == "cairosvg":
        return said(PYTHON, "-c", "import cairosvg; print(cairosvg.__version__)").strip()
    return re.search(r"[\d.]+", said(source, "--version"))[0]


def children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def taken(program, folder, way, count):
    """CPU time in seconds."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    text = way.document(count)
    name = "in.md" if text.startswith("---") else "in.tex"
    with open(os.path.join(folder, name), "w") as out:
        out.write(text)
    names = {"PROGRAM": program, "in": name}

    def run(commands):
        before = children()
        for command in commands:
            subprocess.run([names.get(word, word) for word in command], cwd=folder, check=True, stdout=subprocess.DEVNULL,
                           stdin=subprocess.DEVNULL, env=os.environ | {"TEXINPUTS": os.path.join(ROOT, "tex") + ":"})
        return children() - before
    run(way.before)
    return run(way.commands)


def each(program, folder, way, times=1):
    """Milliseconds for one diagram more; where they are few, of ten times as many diagrams."""
    few, more = (min(taken(program, folder, way, times * count) for _ in range(RUNS)) for count in (FEW, MORE))
    found = 1000 * (more - few) / (times * (MORE - FEW))
    return found if found > 2 or times > 1 else each(program, folder, way, 10)


def figure(value):
    """Two digits that count."""
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"


def table(program, folder):
    lines = [FIRST_ROW, "|---|---|---|"]
    for part, ways in PARTS:
        lines.append(f"| **{part}** | | |")
        usual = None
        for way in ways:
            found = each(program, folder, way)
            usual = usual or found
            name = way.name if not way.source else re.sub(r"^\S+?(?=,| |$)", lambda found: f"{found[0]} {version(way.source)}", way.name)
            lines.append(f"| {name} | {figure(found)} | {figure(found / usual)} |")
            print(lines[-1], file=sys.stderr)
    return lines


def put_into(document, lines):
    with open(document, encoding="utf-8") as file:
        old = file.read().split("\n")
    begin = old.index(FIRST_ROW)
    end = next(i for i in range(begin, len(old)) if not old[i].startswith("|"))
    with open(document, "w", encoding="utf-8") as file:
        file.write("\n".join(old[:begin] + lines + old[end:]))


def main():
    program, folder, *into = map(os.path.abspath, sys.argv[1:])
    lines = table(program, os.path.join(folder, "peers"))
    print("\n".join(lines))
    for document in into:
        put_into(document, lines)


if __name__ == "__main__":
    main()
