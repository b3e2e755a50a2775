"""baseline.py DAWSON FOLDER: where the baseline of a line meets its diagrams, in LaTeX, in booklets and on web pages.

Each page has the letter H, which shows the baseline and the height of capitals, and a board beside it. Pages are drawn, and
their ink is measured. Exit status 77: a program is not installed."""
import re
import subprocess
import sys

from printed_words import run, start

dawson = start("pdflatex", "pdftoppm")

DPI = 254  # ten pixels per mm
SIDE = 18  # mm, of the squares of a board; its frame is wider
NEAR = 0.25  # mm
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


class Picture:
    """The ink of a page: runs of columns that are next to each other, with top and bottom in mm from the top of the page."""

    def __init__(self, pdf, page=1):
        data = subprocess.run(["pdftoppm", "-r", str(DPI), "-gray", "-f", str(page), "-l", str(page), pdf], capture_output=True).stdout
        header = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
        width, pixels = int(header[1]), data[header.end():]
        height = int(header[2])
        self.runs = []
        last = -2
        for x in range(width):
            column = pixels[x::width]
            if min(column) >= 128:
                continue
            top = next(y for y in range(height) if column[y] < 128)
            bottom = height - next(y for y in range(height) if column[-1 - y] < 128)
            if x - last > 3:
                self.runs.append([x, x, top, bottom])
            self.runs[-1][1:] = [x, min(top, self.runs[-1][2]), max(bottom, self.runs[-1][3])]
            last = x

    def extents(self):
        return [(top * 25.4 / DPI, bottom * 25.4 / DPI) for _, _, top, bottom in self.runs]


def place(letter, board):
    """The lower side, the top and the middle of a board above the baseline, and the height of capitals, in mm."""
    baseline = letter[1]
    return {"board": baseline - board[1], "top": baseline - board[0], "centre": baseline - (board[0] + board[1]) / 2,
            "capital": baseline - letter[0]}


def judge(name, wanted, found, em):
    at = {"board": 0, "top": found["capital"], "centre": 0.25 * em}[wanted]
    check(abs(found[wanted] - at) < NEAR, f"{name}: {wanted} is {found[wanted]:.2f} mm above the baseline, not {at:.2f}")


# The king's square is light; the board's frame is all that is seen at its edges.
BOARD = "8/8/8/8/3K4/8/8/8"
VALUES = ["", "board", "top", "centre"]


def options(value, size=SIDE / 8):
    return f"size={size}mm" + (f", baseline={value}" if value else "")


# LaTeX: boards in lines, blocks in lines and in cells. Name: page, default.
PAGES = {
    "inline": ("\\noindent H\\hskip10mm \\chess[%s]{" + BOARD + "}", "centre"),
    "block": ("\\noindent H\\hskip10mm\n\\begin{chess}[%s]\nfen: " + BOARD + "\n\\end{chess}", "board"),
    "cell": ("\\noindent\\begin{tabular}{l@{\\hskip10mm}l}H&\n\\begin{chess}[%s]\nfen: " + BOARD + "\n\\end{chess}\n\\end{tabular}", "board"),
    "box": ("\\noindent H\\hskip10mm\\mbox{%%\n\\begin{chess}[%s]\nfen: " + BOARD + "\n\\end{chess}\n}", "board"),
    "item": ("\\begin{itemize}\\item[H]\n\n\\begin{chess}[%s]\nfen: " + BOARD + "\n\\end{chess}\n\n\\end{itemize}", "top"),
    "inline in a cell": ("\\noindent\\begin{tabular}{l@{\\hskip10mm}l}H&\\chess[%s]{" + BOARD + "}\\end{tabular}", "centre"),
}
cases = [(name, value) for name in PAGES for value in VALUES]
with open("lines.source.tex", "w", encoding="utf-8") as file:
    file.write("\\documentclass{article}\\usepackage{dawson}\\pagestyle{empty}\\begin{document}\n" +
               "\\newpage\n".join(PAGES[name][0] % options(value) + "\n\n" for name, value in cases) +
               # A caption: its first line is level with the letter.
               "\\newpage\\noindent H\\hskip10mm\n\\begin{chess}[" + options("top") + "]\nauthor: HHH\nfen: " + BOARD + "\n\\end{chess}\n" +
               "\\end{document}\n")
run(dawson, "weave", "lines.source.tex", "-o", "lines.tex", "--sty", ".")
run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "lines.tex")
EM = 10 / 72.27 * 25.4
latex = {}
for page, (name, value) in enumerate(cases, 1):
    runs = Picture("lines.pdf", page).extents()
    found = latex[name, value] = place(runs[0], runs[-1])
    judge(f"LaTeX, {name}, baseline {value or 'by default'}", value or PAGES[name][1], found, EM)
runs = Picture("lines.pdf", len(cases) + 1).extents()
check(abs(runs[0][0] - runs[-1][0]) < NEAR, "LaTeX: the first line of a caption is not level with the text")

# A style, and defaults; a directive of its own goes before both.
with open("top.yaml", "w", encoding="utf-8") as file:
    file.write("baseline: top\n")
with open("style.source.tex", "w", encoding="utf-8") as file:
    file.write("\\documentclass{article}\\usepackage{dawson}\\pagestyle{empty}\\begin{document}\n" +
               PAGES["inline"][0] % options("") + "\n\\newpage\n" + PAGES["inline"][0] % options("board") +
               "\n\\newpage\n\\begin{chess} defaults\nbaseline: centre\n\\end{chess}\n" + PAGES["block"][0] % options("") +
               "\n\\end{document}\n")
run(dawson, "weave", "style.source.tex", "-o", "style.tex", "--style", "top.yaml")
run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "style.tex")
for page, wanted in enumerate(("top", "board", "centre"), 1):
    runs = Picture("style.pdf", page).extents()
    judge(f"style, page {page}", wanted, place(runs[0], runs[-1]), EM)

# Booklets: in a line and in a cell, with the same default as LaTeX. Lines below and above keep clear of boards.
SIZE = 10  # pt


def markdown(code, cell):
    return f"| H | `{code}` |\n|---|---|\n| | |\n" if cell else f"H `{code}`\n"


booklet = {}
for value in VALUES:
    for cell in (False, True):
        code = f"chess {options(value)} {BOARD}".replace(", ", " ")
        with open("line.md", "w", encoding="utf-8") as file:
            file.write("---\ntext: {size: 10pt}\nfoot: {odd: none, even: none, first: none}\n---\n\n" + markdown(code, cell))
        run(dawson, "booklet", "line.md", "-o", "line.pdf")
        if cell:
            continue  # rules of the table are ink too: its room is tested below
        runs = Picture("line.pdf").extents()
        found = booklet[value] = place(runs[0], runs[-1])
        judge(f"booklet, baseline {value or 'by default'}", value or "centre", found, SIZE / 72 * 25.4)
    difference = booklet[value]["board"] - latex["inline", value]["board"]
    check(abs(difference) < NEAR, f"booklet and LaTeX, {value or 'by default'}: boards differ by {difference:.2f} mm")

for value in VALUES:
    for form in ("Above.\n\nBoard `%s` here.\n\nBelow.\n", "- Above.\n- Board `%s` here.\n- Below.\n",
                 "| Above. | A |\n|---|---|\n| `%s` | B |\n| Below. | C |\n"):
        code = f"chess {options(value)} {BOARD}".replace(", ", " ")
        with open("room.md", "w", encoding="utf-8") as file:
            file.write("---\ntext: {size: 10pt}\n---\n\n" + form % code)
        listed = [line.split("\t") for line in run(dawson, "booklet", "room.md", "--page-list").splitlines()]
        rows = {}
        for row in listed:
            for key in ("Above.", "Below."):
                if len(row) > 6 and row[6].startswith(key) and key not in rows:
                    rows[key] = (float(row[3]), float(row[3]) + float(row[5]))
            if row[1] == "board":
                rows["board"] = (float(row[3]), float(row[3]) + float(row[5]))
        where = f"booklet, {form[:8]!r}, {value or 'by default'}"
        if len(rows) < 3:
            failures.append(f"{where}: not listed: {listed}")
            continue
        check(rows["board"][0] > rows["Above."][1] - 1.5, f"{where}: the board is in the line above")
        check(rows["board"][1] < rows["Below."][0] + 1.5, f"{where}: the board is in the line below")

# Web pages.
CLASSES = {"": "inline", "board": "inline on", "top": "inline hanging", "centre": "inline"}
for value, classes in CLASSES.items():
    with open("line.md", "w", encoding="utf-8") as file:
        file.write(markdown(f"chess {options(value)} {BOARD}".replace(", ", " "), False))
    run(dawson, "weave", "line.md", "-o", "line.html")
    with open("line.html", encoding="utf-8") as file:
        check(f'<span class="{classes}">' in file.read(), f"HTML, baseline {value or 'by default'}: the class is not {classes}")

print("\n".join(failures))
sys.exit(1 if failures else 0)
