"""measure.py DAWSON FOLDER: no diagram prints over the edge of its line, and `dawson latex` reports those that it shrinks.

Each row of PLACES is a document with a diagram in a narrow place. Its page is drawn, and the columns of pixels with ink are
compared with the place. Exit status 77: a program is not installed."""
import os
import re
import shutil
import subprocess
import sys

dawson, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
for tool in ("latexmk", "pdflatex", "pdftoppm", "pdftotext"):
    if not shutil.which(tool):
        print(f"{tool} is not installed")
        sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)  # LaTeX reports nothing where nothing has changed
os.makedirs(folder)
os.chdir(folder)

LEFT, MEASURE, DPI = 40, 120, 127  # mm, mm, five pixels per mm
PREAMBLE = r"""\documentclass[a4paper]{article}
\usepackage[left=40mm,textwidth=120mm]{geometry}
\usepackage{multicol,wrapfig}
\usepackage{dawson}
\pagestyle{empty}
\columnsep 10mm
\tabcolsep 0pt
\begin{document}
"""


def board(size=6, author="", chess="chess"):
    return (f"\\begin{{{chess}}}\n" + (f"author: {author}\n" if author else "") +
            f"size: {size}mm\nfen: r7/8/8/3k4/8/8/8/K6N\n\\end{{{chess}}}\n")


# Name: body, where ink may be (mm from the left edge of the paper), lines of the reported directives.
PLACES = {
    "line": ("\\noindent\n" + board(20), (LEFT, LEFT + MEASURE), [10]),
    "paragraph": ("\\parindent 7mm\n" + board(20) + "and words.\n", (LEFT, LEFT + MEASURE), [10]),
    "columns": ("\\begin{multicols}{3}\n" + board() + "\n\\columnbreak\\null\\columnbreak\\null\\end{multicols}\n",
                (LEFT, LEFT + 100 / 3), [10]),
    "cell": ("\\noindent\\begin{tabular}{p{30mm}}\n" + board() + "\\end{tabular}\n", (LEFT, LEFT + 30), [10]),
    "board in a cell": ("\\noindent\\begin{tabular}{p{30mm}}\n\\chess{r7/8/8/3k4/8/8/8/K6N}\\end{tabular}\n", (LEFT, LEFT + 30), []),
    "wide board in a cell": ("\\noindent\\begin{tabular}{p{10mm}}\n\\chess{r7/8/8/3k4/8/8/8/K6N}\\end{tabular}\n",
                             (LEFT, LEFT + 10), [10]),
    "box": ("\\noindent\\begin{minipage}{35mm}\n" + board() + "\\end{minipage}\n", (LEFT, LEFT + 35), [10]),
    "vbox": ("\\noindent\\vbox{\\hsize35mm \\noindent\n" + board() + "}\n", (LEFT, LEFT + 35), [10]),
    "wrapped": ("\\begin{wrapfigure}{r}{25mm}\n" + board() + "\\end{wrapfigure}\n" + "Words. " * 100,
                (LEFT, LEFT + MEASURE), [10]),
    "list": ("\\begin{itemize}\\itemsep 0pt\n\\item[]\n" + board(20) + "\\end{itemize}\n", (LEFT, LEFT + MEASURE), [11]),
    "pieces in hand": ("\\noindent\\begin{minipage}{45mm}\n" + board(5).replace("fen: r7/8/8/3k4/8/8/8/K6N", "fsf: r7/8/8/3k4/8/8/8/K6N[QRr] w - - 0 1") + "\\end{minipage}\n",
                       (LEFT, LEFT + 45), [10]),
    "many": ("\\noindent\n" + board(4, "One") + board(5, "Two") + board(4, "Three") + board(3, "Four") + board(5, "Five"),
             (LEFT, LEFT + MEASURE), []),
    "overfull": ("\\noindent\n" + board(10).replace("{chess}\n\n", "{chess}").rstrip("\n") + board(8),
                 (LEFT, 220), [10]),
}
failures = []


def ink(pdf):
    """Returns the first and the last column of the page with ink, in mm."""
    page = subprocess.run(["pdftoppm", "-r", str(DPI), "-gray", pdf], capture_output=True).stdout
    header = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", page)
    width, pixels = int(header[1]), page[header.end():]
    dark = [at for at in range(width) if min(pixels[at::width]) < 128]
    return dark[0] / DPI * 25.4, (dark[-1] + 1) / DPI * 25.4


for name, (body, (begin, end), wanted) in PLACES.items():
    stem = name.replace(" ", "-")
    with open(f"{stem}.tex", "w", encoding="utf-8") as file:
        file.write(PREAMBLE + body + "\\end{document}\n")
    done = subprocess.run([dawson, "latex", f"{stem}.tex"], capture_output=True, text=True)
    if done.returncode:
        failures.append(f"{name}: {done.stdout[-800:]}{done.stderr}")
        continue
    found = sorted({int(line) for line in re.findall(rf"^{stem}.tex:(\d+):\d+: warning:.*\[W-WIDE\]", done.stderr, re.M)})
    if found != wanted:
        failures.append(f"{name}: W-WIDE at lines {found}, not {wanted}: {done.stderr}")
    first, last = ink(f"{stem}.pdf")
    # A line is wider than its half by what is rounded to pixels.
    if first < begin - 0.5 or last > end + 0.5:
        failures.append(f"{name}: ink from {first:.1f} to {last:.1f} mm, not within {begin:.1f} to {end:.1f} mm")
    if wanted and name != "overfull" and last - first < 0.7 * (end - begin):
        failures.append(f"{name}: a board of {last - first:.1f} mm is smaller than needed")

# The old look, as CHANGELOG.md describes it.
with open("old.tex", "w", encoding="utf-8") as file:
    file.write(PREAMBLE + "\\noindent\\begin{minipage}{35mm}\n\\makebox[0pt][l]{\\hsize=\\maxdimen \\linewidth=\\maxdimen\n" + board() +
               "}\\end{minipage}\n\\end{document}\n")
done = subprocess.run([dawson, "latex", "old.tex"], capture_output=True, text=True)
first, last = ink("old.pdf")
if done.returncode or "W-WIDE" in done.stderr or last - first < 8 * 6:
    failures.append(f"old look: a board of {last - first:.1f} mm: {done.stdout[-800:]}{done.stderr}")

boxes = subprocess.run(["pdftotext", "-bbox", "many.pdf", "-"], capture_output=True, text=True).stdout
at = {word: (float(x), float(y)) for x, y, word in re.findall(r'<word xMin="([^"]*)" yMin="([^"]*)"[^>]*>(.*?)</word>', boxes)}
if not at["One"][0] < at["Two"][0] < at["Three"][0] or not at["Four"][1] > at["Three"][1] + 50 or not at["Five"][0] > at["Four"][0]:
    failures.append(f"many: diagrams are at {at}")
print("\n".join(failures))
sys.exit(1 if failures else 0)
