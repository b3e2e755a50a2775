#!/usr/bin/env python3
"""compare.py DAWSON FOLDER ROWS: compares the output of diagram.sty for its commands with Dawson's.

Each row of ROWS.txt is a page of one document, set by diagram.sty, woven, and woven with directives in the place of its
diagrams; those of schwalbe.txt in the class of Die
Schwalbe, without its lines for Cyrillic where TeX has no such encodings. The words on both pages are those of the row.
Words are what has two letters or digits, and what says whether a problem is sound: the men, which are letters of strange
fonts, and blanks do not count. Where lines end depends on the men beside them: it is not compared. Exit status 77: pdflatex,
pdftotext or diagram.sty is missing."""
import os
import re
import shutil
import subprocess
import sys
import unicodedata

dawson, folder, which = sys.argv[1:]
here = os.path.dirname(os.path.abspath(__file__))


def run(command, where):
    return subprocess.run(command, cwd=where, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


for program in ("pdflatex", "pdftotext", "kpsewhich"):
    if not shutil.which(program):
        print(program, "is not installed")
        sys.exit(77)
for package in ("diagram.sty", "pstricks.sty", "schwalbe.cls"):
    if run(["kpsewhich", package], ".").returncode:
        print(package, "is not installed")
        sys.exit(77)


FIGURES = re.compile("[\u2654-\u265f\u25cf\U0001fa00-\U0001faff]")


def words_of(page):
    """The words of a page, in their order."""
    return [word for word in re.split(r"[\s\u00a0]+", FIGURES.sub("", unicodedata.normalize("NFC", page)))
            if len(re.findall(r"[^\W_]", word)) > 1 or re.fullmatch(r"C[+?-]", word)]


def rows():
    """Of each row its title, its LaTeX, its words, and the commands that Dawson's findings name."""
    with open(os.path.join(here, which + ".txt"), encoding="utf-8") as file:
        for part in re.split(r"^== ", file.read(), flags=re.M)[1:]:
            title, rest = part.split("\n", 1)
            source, words = rest.split("\n--\n")
            words, *told = words.split("-- told\n")
            yield title, source, words_of(words), " ".join(told).split()


def pages_of(source, where):
    os.makedirs(where, exist_ok=True)
    for _ in range(3):
        ended = run(["pdflatex", "-interaction=nonstopmode", source], where)
    with open(os.path.join(where, source.replace(".tex", ".log")), encoding="latin1") as log:
        errors = [line for line in log.read().split("\n") if line.startswith("!")]
    if errors or ended.returncode:
        print("FAILED:", where, errors)
        sys.exit(1)
    text = run(["pdftotext", "-layout", source.replace(".tex", ".pdf"), "-"], where).stdout.decode("utf-8")
    return text.split("\f")[:-1]


all_rows = list(rows())
body = "\n".join(source + "\n\\newpage" for _, source, _, _ in all_rows)
loading = {"rows": "\\documentclass{article}\n\\usepackage[paperheight=60cm]{geometry}\n\\usepackage{diagram}\n",
           "schwalbe": "\\documentclass{schwalbe}\n"}
head = loading[which] + "\\pagestyle{empty}\n\\parindent0pt\n\\begin{document}\n"
theirs, ours, rewritten = (os.path.join(folder, name) for name in ("theirs", "ours", "rewritten"))
shutil.rmtree(folder, ignore_errors=True)
for place in theirs, ours, rewritten:
    os.makedirs(place)
    with open(os.path.join(place, "rows.tex"), "w", encoding="utf-8") as file:
        file.write(head + body + "\n\\end{document}\n")
woven = run([dawson, "weave", "--diagnostics", "short", os.path.join(theirs, "rows.tex"), "-o",
             os.path.join(ours, "rows.tex"), "--sty", ours], ".")
complaints = [line for line in woven.stdout.decode("utf-8").split("\n") if re.search(r" error: |\[W-COMMAND\]|\[W-VALUE\]", line) and not re.search(r"left to diagram\.sty", line)]
told = sorted(name for line in complaints for name in re.findall(r"warning: (?:unknown command `)?\\(\w+)", line))
expected_told = sorted(name for row in all_rows for name in row[3])
failures = 0
in_place = run([dawson, "convert", "--in-place", os.path.join(rewritten, "rows.tex")], ".")
again = run([dawson, "weave", os.path.join(rewritten, "rows.tex"), "-o", os.path.join(rewritten, "woven.tex"),
             "--sty", rewritten], ".")
if in_place.returncode or again.returncode:
    print("FAILED: convert --in-place", in_place.stdout.decode(), again.stdout.decode())
    failures += 1
if woven.returncode or told != expected_told or len(complaints) != len(told):
    print("FAILED: weave:", *complaints, "instead of findings on", *expected_told, sep="\n")
    failures += 1
if which == "schwalbe" and run(["kpsewhich", "t2aenc.def"], ".").returncode:
    with open(run(["kpsewhich", "schwalbe.cls"], ".").stdout.decode().strip(), encoding="utf-8") as file:
        plain = re.sub(r"T2A,|koi8-r,|russian,", "", file.read())
    for place in theirs, ours, rewritten:
        with open(os.path.join(place, "schwalbe.cls"), "w", encoding="utf-8") as file:
            file.write(plain)
pages = {"diagram.sty": pages_of("rows.tex", theirs), "Dawson": pages_of("rows.tex", ours),
         "convert --in-place": pages_of("woven.tex", rewritten)}
for who, made in pages.items():
    if len(made) != len(all_rows):
        print(f"FAILED: {who} has {len(made)} pages, not {len(all_rows)}")
        failures += 1
    for (title, _, expected, _), page in zip(all_rows, made):
        if words_of(page) != expected:
            print(f"FAILED: {title}: {who} has", *words_of(page), "instead of", *expected)
            failures += 1
print(f"{len(all_rows)} rows, {failures} failures")
sys.exit(failures > 0)
