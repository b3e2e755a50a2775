"""solution_lines.py DAWSON FOLDER: lines of solutions begin at the same indents in a booklet and in LaTeX.

The same solutions go through both; from the PDFs the beginnings of lines are read with their places. An em is what phases
stand in by; lines that go on where one was full are another thing in another type, and are left out."""
import os
import re
import shutil
import subprocess
import sys

if not (shutil.which("pdflatex") and shutil.which("pdftotext")):
    print("pdflatex or pdftotext is not installed")
    sys.exit(77)
dawson, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
os.makedirs(folder, exist_ok=True)
os.chdir(folder)

BODIES = [
    "number: 1\nauthor: Run In\nstipulation: #2\nfen: 8/8/8/3k4/8/8/8/K6R\nsolution:\n  *1...Ta5 2.Tb5#\n"
    "  1.Try1? but 1...no!\n  1.Qb3! zz 1...Kd5 2.Qe4#\ncomment: COMMENT of the first",
    "number: 2\nauthor: In Lines\nstipulation: #3\nsolution-form: lines\nfen: 8/8/8/3k4/8/8/8/K6Q\nsolution:\n"
    "  1.Qd4! (2.Qe3+ Kd6 3.Qe5#)\n  1...Ke6 2.Qd5+ Kf6 3.Qe5#\n  2...Kf8 3.Qg7#\n  1...Kc6 2.Qb6#",
    "number: 3\nauthor: Twins\nstipulation: h#2\nfen: 8/8/8/3k4/R7/8/8/K6Q\nsolution:\n  a)\n  1.Kb1 Ra3 2.Ka1 Rb3#\n"
    "  1.Ka2 Ra3 2.Ka1 Rb3#\n  b) wRa4-->b4\n  1.Kb1 Ra3 2.Ka1 Rb8#\ncomment: COMMENT of the twins",
    "solutions",
]
# What a line begins with, and its indent in em: below a twin's label lines begin where the text after the label begins.
WANTED = [("1", 0), ("COMMENT", 1), ("2", 0), ("1.", 2), ("2.", 3), ("1.", 2), ("3", 0), ("a)", 0), ("1.", 1.5), ("b)", 0),
          ("COMMENT", 1.5)]


def blocks(opens, closes):
    parts = []
    for body in BODIES:
        word, _, rest = body.partition("\n")
        bare = word == "solutions"
        parts.append(f"{opens}{' ' + word if bare else ''}\n{rest if bare else body}\n{closes}\n")
    return "\n".join(parts)


def run(*words):
    done = subprocess.run(words, capture_output=True, text=True, errors="replace")
    if done.returncode:
        sys.exit(f"{' '.join(words)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def beginnings(pdf):
    """Of the last page: the first word of each line, and where it stands in em."""
    boxes = subprocess.run(["pdftotext", "-bbox-layout", pdf, "-"], capture_output=True, text=True).stdout
    page = boxes.split("<page ")[-1]
    words = [(float(y), float(x), word) for x, y, word in re.findall(r'<word xMin="([^"]*)" yMin="([^"]*)"[^>]*>(.*?)</word>', page)]
    lines = []
    for y, x, word in sorted(words):
        near = next((line for line in lines if abs(line[0] - y) < 3), None)
        if near is None:
            lines.append([y, x, word])
        elif x < near[1]:
            near[1:] = x, word
    begins = [(word, x) for _, x, word in sorted(lines)]
    first = next(i for i, (word, _) in enumerate(begins) if word == "1")
    begins = begins[first:]
    edge = min(x for _, x in begins)
    em = next(x for word, x in begins if word.startswith("COMMENT")) - edge
    return [(word, round((x - edge) / em, 1)) for word, x in begins]


with open("lines.md", "w") as file:
    file.write("# Problems\n\n" + blocks("```chess", "```").replace("```chess solutions", "# Solutions\n\n```chess solutions"))
run(dawson, "booklet", "lines.md", "-o", "booklet.pdf")
pdfs = ["booklet.pdf"]
# LaTeX removes the indent of the first paragraph after a heading, which must not move the first solution.
for document_class in ("article", "book", "scrartcl", "memoir"):
    if subprocess.run(["kpsewhich", document_class + ".cls"], capture_output=True).returncode:
        print(f"without {document_class}.cls, which is not installed")
        continue
    with open(document_class + ".tex", "w") as file:
        file.write(f"\\documentclass{{{document_class}}}\n\\usepackage[T1]{{fontenc}}\\usepackage{{dawson}}\\pagestyle{{empty}}\n"
                   "\\begin{document}\n" + blocks("\\begin{chess}", "\\end{chess}")
                   .replace("\\begin{chess} solutions", "\\newpage\\section*{Solutions}\n\\begin{chess} solutions")
                   + "\\end{document}\n")
    run(dawson, "weave", document_class + ".tex", "-o", f"woven-{document_class}.tex", "--sty", ".")
    for _ in range(2):
        run("pdflatex", "-interaction=nonstopmode", "-halt-on-error", f"woven-{document_class}.tex")
    pdfs.append(f"woven-{document_class}.pdf")
faults = []
for pdf in pdfs:
    came = beginnings(pdf)
    at = 0
    for word, indent in WANTED:
        while at < len(came) and not came[at][0].startswith(word):
            at += 1
        if at == len(came):
            faults.append(f"{pdf}: no further line begins with {word}: {came}")
            break
        if came[at][1] != indent:
            faults.append(f"{pdf}: {came[at][0]} begins at {came[at][1]} em, not {indent}")
        at += 1
print("\n".join(faults) or "the same indents in all")
sys.exit(1 if faults else 0)
