"""simple.py DAWSON ENGINE FOLDER: simple directives, woven and as dawson.sty sets them without the program: the same pixels and words.

Exit status 77: a program is not installed."""
import os
import re
import shutil
import subprocess
import sys

dawson, engine, folder = os.path.abspath(sys.argv[1]), sys.argv[2], os.path.abspath(sys.argv[3])
for tool in (engine, "pdftotext", "pdftoppm"):
    if not shutil.which(tool):
        print(f"{tool} is not installed")
        sys.exit(77)
os.makedirs(folder, exist_ok=True)
os.chdir(folder)
failures = []

BOARDS = [
    "number: 1\nauthor: Sam Loyd\nsource: Chess Monthly 1858\nstipulation: #3\nfen: 4k3/8/8/8/8/8/4P3/4K2R",
    "number: A12b\nauthor: Ändy Bee; Clara von der Dee\nsource: Die \\emph{Schwalbe}, Heft 50\nstipulation: h#2.5\n"
    "fen: r3k2r/pppq1ppp/8/3nN3/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "author: T. R. Dawson\nstipulation: ser-s=12\nsize: 4mm\njanko: K*1q-*2n5/8/*1T7/2X-p4/8/8/8/4S2-k",
    "stipulation: Win\nsize: 10mm\njanko: K1/1k",
    "stipulation: +\nsize: 2mm\njanko: 8/3kK3",
    "stipulation: =\nsize: 0.8cm\nauthor: O'Connor\njanko: 98/*3r1'a1'7''12*1'B-Q*2'98",
    "source: feenschach\njanko: 8/8/8/8/8/8/8/k6K",
    "number: 7\nsize: 12mm\nfen: 8/8/8/3k4/8/3K4/8/8 b - - 3 12",
    "author: A~B -- ``D''\nsource: 50\\,\\% \\& more\njanko: QqRrBbNnPpCcXxSsTt/99",
    "stipulation: Mate in 2\nsize: 13.5mm\njanko: *1K*2K*3K/-*1b-n-*3P",
    "stipulation: r#3\nsize: 30pt\njanko: kK",
    "stipulation: s#4\nfen: 8/8/8/3k4/8/3K4/8/8",
]
INLINE = r"\chess{K}, \chess{-*2n}, \chess{kQ} and \chess{K1/1k} in a line."


def blocks(separator):
    return separator.join(f"\\begin{{chess}}\n{body.rstrip()}\n\\end{{chess}}" for body in BOARDS)


def write(name, options, body):
    with open(name, "w", encoding="utf-8") as file:
        file.write(f"\\documentclass{{article}}\n\\usepackage[T1]{{fontenc}}\n\\usepackage[{options}]{{dawson}}\n"
                   f"\\begin{{document}}\n{body}\n\\end{{document}}\n")


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, errors="replace")


def typeset(stem):
    done = run(engine, "-interaction=nonstopmode", "-halt-on-error", f"{stem}.tex")
    if done.returncode:
        at = done.stdout.find("\n!")
        print(f"{stem}: {done.stdout[at:at + 900]}")
        sys.exit(1)
    for old in os.listdir("."):
        if old.startswith(f"{stem}-page"):
            os.remove(old)
    run("pdftoppm", "-r", "150", "-gray", f"{stem}.pdf", f"{stem}-page")
    pages = []
    for name in sorted(old for old in os.listdir(".") if old.startswith(f"{stem}-page")):
        with open(name, "rb") as file:
            pages.append(file.read())
    return pages, run("pdftotext", "-raw", f"{stem}.pdf", "-").stdout


run(dawson, "weave", "--sty", ".")
# Displays, in a paragraph, at the end of a group, in running text; also with active characters and in a heading.
write("unwoven.tex", "", "Text.\n\n" + blocks("\n\n") + "\n\nText.\n\n" + blocks(" ") + "\n\n" + INLINE +
      "\n\\begin{quote}Text\n\n" + blocks("\n\n").split("\n\n")[0] + "\\end{quote}\n\\section{Of \\chess{k}}\n")
done = run(dawson, "weave", "unwoven.tex", "-o", "woven.tex")
if done.returncode:
    print(done.stderr)
    sys.exit(1)
unwoven, woven = typeset("unwoven"), typeset("woven")
if unwoven[1] != woven[1]:
    failures.append(f"other words:\n{woven[1]}\n{unwoven[1]}")
if len(woven[0]) < 4 or [page == other for page, other in zip(unwoven[0], woven[0])] != [True] * len(woven[0]):
    failures.append(f"other pixels: {[page == other for page, other in zip(unwoven[0], woven[0])]}")

# Packages and languages that make characters active, in the preamble and in the body.
SIGNS = "|<>:;^_~\"'!?*/+.,`" if engine != "lualatex" else "|:;^_~\"'!?*/+.,`"
ACTIVE = (r"\def\makeactive#1{\begingroup\lccode`\~=`#1 \lowercase{\endgroup\protected\def~{\char`#1\relax}}\catcode`#1=13 }"
          + "".join(rf"\makeactive\{sign}" for sign in SIGNS))
write("active.tex", "", ACTIVE + "\n" + blocks("\n\n").replace("``D''", "D").replace("O'C", "OC") + "\n\n" + INLINE)
write("inactive.tex", "", blocks("\n\n").replace("``D''", "D").replace("O'C", "OC") + "\n\n" + INLINE)
active, inactive = typeset("active"), typeset("inactive")
# The document's ~ and -- are not those of LaTeX there.
if re.sub("[ ~–-]", "", active[1]) != re.sub("[ ~–-]", "", inactive[1]):
    failures.append(f"active characters:\n{inactive[1]}\n{active[1]}")

# All else is an error, or a grey box with a warning.
BLOCK = "fen: 8/8/8/3k4/8/3K4/8/8"
OTHERS = {
    f"\\begin{{chess}}\n{BLOCK}\ntwins: b) wKd3->d4\n\\end{{chess}}": "Its field twins needs Dawson",
    f"\\begin{{chess}}\n{BLOCK}\nnumber: auto\n\\end{{chess}}": "Its field number has a value that needs Dawson",
    f"\\begin{{chess}}\n{BLOCK}\nstipulation: h#2*\n\\end{{chess}}": "Its field stipulation has a value that needs Dawson",
    f"\\begin{{chess}}\n{BLOCK}\nsource: A & B\n\\end{{chess}}": "Its field source has a value that needs Dawson",
    f"\\begin{{chess}}\n{BLOCK}\nauthor: A\nauthor: B\n\\end{{chess}}": "Its field author is given twice",
    f"\\begin{{chess}}\n{BLOCK}\n  and a line\n\\end{{chess}}": "It has a line that needs Dawson",
    f"\\begin{{chess}}[size=5mm]\n{BLOCK}\n\\end{{chess}}": "It has options or another kind",
    "\\begin{chess} solutions\n\\end{chess}": "It has options or another kind",
    "\\begin{chess}\nauthor: A\n\\end{chess}": "It has no field fen or janko",
    "\\begin{chess}\nfen: 8/8/8/3k4/8/3K4/8\n\\end{chess}": "Its FEN is not that of 64 squares",
    "\\begin{chess}\nfen: 8/8/8/3k4/8/3K13/8/8\n\\end{chess}": "Its FEN has two numbers in a row",
    "\\begin{chess}\njanko: 8/3k3\n\\end{chess}": "Its rows have different lengths",
    "\\begin{chess}\njanko: 8/(Lion)7\n\\end{chess}": "Its position is not simple",
    "\\chess[ffen]{(Lion)}": "It has options",
    "\\chess|K|": "Its argument is not in braces",
    "\\chess{K2}": "Its argument needs Dawson",
    "\\chess{K/2}": "Its rows have different lengths",
    f"\\parbox{{50mm}}{{\\begin{{chess}}\n{BLOCK}\n\\end{{chess}}}}": "It is in an argument, or in a frame of beamer",
}
for options, beginning in (("", "! Package dawson Error"), ("draft", "Package dawson Warning")):
    write("others.tex", options, "\n\n".join(OTHERS))
    run(engine, "-interaction=nonstopmode", "others.tex")
    with open("others.log", encoding="utf-8", errors="replace") as file:
        log = re.sub(r"\n\(dawson\) *", " ", file.read())
    told = [line for line in log.splitlines() if line.startswith(beginning)]
    for (source, why), line in zip(OTHERS.items(), told):
        if why not in line:
            failures.append(f"{source}: {line}")
    if len(told) != len(OTHERS) or log.count("\n!") != (0 if options else len(OTHERS)):
        failures.append(f"[{options}] {len(told)} messages, {log.count(chr(10) + '!')} errors")
print("\n".join(failures))
sys.exit(1 if failures else 0)
