#!/usr/bin/env python3
"""even_lines.py PROGRAM FOLDER: evenness of prose lines typeset by Dawson and by lualatex with microtype: the same paragraphs
(prose/), measure (112 mm) and type (Linux Libertine, 9.6 on 12 pt). Widths are those of the PDF, as poppler adds them up."""
import os
import re
import statistics
import subprocess
import sys

LANGUAGES = {"english": "en", "german": "de"}
BABEL = {"english": "english", "german": "ngerman"}
FULL = 4  # points that a full line may end before the edge: what hangs out there is not counted by all
HERE = os.path.dirname(os.path.abspath(__file__))
TEX = r"""\documentclass{article}
\usepackage[paperwidth=148mm,paperheight=210mm,textwidth=112mm,textheight=170mm]{geometry}
\usepackage{fontspec}\setmainfont{Linux Libertine O}
\usepackage[%s]{babel}\usepackage{microtype}
\frenchspacing\pagestyle{empty}\parindent=12bp
\begin{document}\fontsize{9.6bp}{12bp}\selectfont
%s
\end{document}
"""


def lines_of(pdf):
    """The lines of text: for each its words as (left, right, text)."""
    page = subprocess.run(["pdftotext", "-bbox", pdf, "-"], check=True, text=True, stdout=subprocess.PIPE).stdout
    lines = {}
    for left, top, right, text in re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="[\d.]+">(.*?)</word>', page):
        lines.setdefault(round(float(top)), []).append((float(left), float(right), text))
    return [sorted(lines[top]) for top in sorted(lines)]


def measured(pdf, paragraphs):
    words = {word for paragraph in paragraphs for word in paragraph.split()}
    lines = [line for line in lines_of(pdf) if len(line) > 2 and any(text in words for _, _, text in line)]
    edge = sorted(line[-1][1] for line in lines)[len(lines) // 2]
    full = [line for line in lines if line[-1][1] > edge - FULL]
    spaces = [statistics.mean(b[0] - a[1] for a, b in zip(line, line[1:])) for line in full]
    hyphens = [line[-1][2].endswith(("-", "\u00ad", "\u2010")) for line in lines]
    stack = max(len(run) for run in "".join("x" if hyphen else " " for hyphen in hyphens).split(" "))
    return (f"{statistics.pstdev(spaces):.3f} pt about {statistics.mean(spaces):.2f} ({min(spaces):.2f} to {max(spaces):.2f}), "
            f"{sum(hyphens)} hyphens in {len(full)} full lines of {len(lines)}, {stack} in a stack at most")


def main():
    program, folder = os.path.abspath(sys.argv[1]), os.path.join(os.path.abspath(sys.argv[2]), "even-lines")
    os.makedirs(folder, exist_ok=True)
    print("standard deviation of the lines' mean word spaces:")
    for name, code in LANGUAGES.items():
        with open(os.path.join(HERE, "prose", name + ".md")) as file:
            text = file.read()
        with open(os.path.join(folder, f"dawson-{name}.md"), "w") as out:
            out.write(f"---\nlanguage: {code}\npaper: a5\n---\n\n{text}")
        with open(os.path.join(folder, f"lualatex-{name}.tex"), "w") as out:
            out.write(TEX % (BABEL[name], text))
        subprocess.run([program, "booklet", "--quiet", f"dawson-{name}.md", "-o", f"dawson-{name}.pdf"], cwd=folder, check=True)
        subprocess.run(["lualatex", "-interaction=batchmode", "-halt-on-error", f"lualatex-{name}.tex"], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)
        for setter in "dawson", "lualatex":
            pdf = os.path.join(folder, f"{setter}-{name}.pdf")
            print(f"  {name:8}{setter:9} {measured(pdf, text.split(chr(10) * 2))}")


if __name__ == "__main__":
    main()
