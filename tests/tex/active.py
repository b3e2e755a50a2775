"""active.py DAWSON ENGINE FOLDER: documents whose packages make characters active, before and after dawson.sty.

Each row of PACKAGES is one document. The same directives in a document without these packages say what must be printed:
the words of both PDFs are the same. Exit status 77: the engine or pdftotext is not installed."""
import os
import re
import shutil
import subprocess
import sys

dawson, engine, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
for tool in (engine, "pdftotext", "kpsewhich"):
    if not shutil.which(tool):
        print(f"{tool} is not installed")
        sys.exit(77)
os.makedirs(folder, exist_ok=True)
os.chdir(folder)

# The catcodes of all characters are the same after the package as before.
NOTE = r"""\def\note#1{\count0 0 \let#1\empty \loop\edef#1{#1\the\catcode\count0 ,}\advance\count0 1 \ifnum\count0<256 \repeat}
\def\compare{\ifx\found\kept\else\errmessage{dawson.sty changes catcodes: \found\kept}\fi}"""
LOAD = r"\note\found\usepackage{dawson}\note\kept\compare"
# Characters that packages make active from their place in the preamble, and those that languages of babel make active in
# the document. Where they are executed they print themselves; in a number, a length or a name they are errors.
# LuaLaTeX itself does not reach the body where < > = are active.
SIGNS = "|:;^_~" if engine == "lualatex" else "|<>=:;^_~"
BODY_SIGNS = "|<>=:;^_~\"'!?*/+-.,`"
ACTIVE = r"""\def\makeactive#1{\begingroup\lccode`\~=`#1 \lowercase{\endgroup\protected\def~{\char`#1\relax}}\catcode`#1=13 }"""
# LaTeX itself does not reach the body where - is a shorthand.
SHORTHANDS = "\n".join(rf"\useshorthands{{{sign}}}" for sign in BODY_SIGNS if sign != "-")


def active(signs):
    return ACTIVE + "\n" + "\n".join(rf"\makeactive\{sign}" for sign in signs)


# Name: files that it needs, preamble before and after dawson.sty, the first lines of the body.
PACKAGES = {
    "german before": (["german.sty"], r"\usepackage{german}", "", ""),
    "german after": (["german.sty"], "", r"\usepackage{german}", ""),
    "german with diagram": (["german.sty", "diagram.sty"], r"\usepackage{german,diagram,dawson}", "", ""),
    "ngerman before": (["ngerman.sty"], r"\usepackage{ngerman}", "", ""),
    "ngerman after": (["ngerman.sty"], "", r"\usepackage{ngerman}", ""),
    "ngerman with diagram": (["ngerman.sty", "diagram.sty"], r"\usepackage{ngerman,diagram,dawson}", "", ""),
    "shortvrb before": (["shortvrb.sty"], r"\usepackage{shortvrb}\MakeShortVerb{\|}\MakeShortVerb{\+}", "", ""),
    "shortvrb after": (["shortvrb.sty"], "", r"\usepackage{shortvrb}\MakeShortVerb{\|}\MakeShortVerb{\+}", ""),
    "csquotes before": (["csquotes.sty"], "\\usepackage{csquotes}\\MakeOuterQuote{\"}", "", ""),
    "csquotes after": (["csquotes.sty"], "", "\\usepackage{csquotes}\\MakeOuterQuote{\"}", ""),
    "underscore before": (["underscore.sty"], r"\usepackage{underscore}", "", ""),
    "underscore after": (["underscore.sty"], "", r"\usepackage{underscore}", ""),
    "underscore strings": (["underscore.sty"], r"\usepackage[strings]{underscore}", "", ""),
    "active before": ([], active(SIGNS), "", ""),
    "active after": ([], "", active(SIGNS), ""),
    "active in the body": ([], "", "", active(BODY_SIGNS)),
    "babel shorthands": (["babel.sty"], r"\usepackage[english]{babel}", SHORTHANDS, ""),
}
for language in "ngerman german french basque".split():
    PACKAGES[f"babel {language}"] = ([f"{language}.ldf"], rf"\usepackage[{language}]{{babel}}", "", "")
    PACKAGES[f"babel {language} after"] = ([f"{language}.ldf"], "", rf"\usepackage[{language}]{{babel}}", "")

# Every kind of woven code: captions, marks of every kind, coordinates, code of TikZ, pieces in hand, rows, lists.
DIRECTIVES = r"""
Inline \chess{K}\chess{-*2q} and \chess{K1/1k}.

\begin{chess}
number: 1
label: \LABEL
author: Anna; Berta
source: Problem
date: 3/1985
award: 1. Preis
stipulation: #2
twins: (b) wK->f7
conditions: Circe
coordinates: outside
tomove: black
marks: frame e4 red!50; dot d4 #f80; text c5 "1!"; arrow e2-e4 blue!30; circle a1; cross b1; fill h8; line a8-b7
draw: \draw[->, red!50] (a1) -- (b2);
remark: Words
themes: Pin
fen: 7k/8/5K2/6R1/8/8/8/8
solution:
  *1...Kh7 2.Rg7#
  1.Rg1? zz 1...Kh7!
  1.Kf7! zz 1...Kh7 2.Rh5#
comment: A comment
\end{chess}

\begin{chess} defaults
across: 2
\end{chess}
\begin{chess}
number: 2
author: Clara
coordinates: inside
stipulation: h=3.5
fen: 8/8/8/3k4/8/8/8/K6N
\end{chess}
\begin{chess}
number: 3
author: Dora
stipulation: s#2*
conditions: Grid chess
fen: 8/8/8/3k4/8/8/8/K6B
\end{chess}

See \ref{\LABEL}.

\begin{chess} solutions
\end{chess}

\begin{chess} index authors
\end{chess}

\begin{chess} index problems
\end{chess}
"""
failures = []


def run(*words):
    return subprocess.run(words, capture_output=True, text=True, errors="replace")


def words_of(name, before, after, body):
    """Returns the words of the document's PDF, or None after a failure."""
    stem = "test-" + re.sub("[^a-z]+", "-", name)
    # LaTeX reads labels again at the end, where - must be plain. A document can use a label with an active character only if the package adapts \\ref, as babel does.
    directives = DIRECTIVES.replace(r"\LABEL", "p:one" if "babel" in name else "one")
    with open(f"{stem}-source.tex", "w", encoding="utf-8") as file:
        file.write("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n" if engine == "pdflatex" else "\\documentclass{article}\n")
        file.write(f"{NOTE}\n{before}\n{LOAD}\n{after}\n\\begin{{document}}\n{body}\n{directives}\n\\catcode45 12 \n\\end{{document}}\n")
    woven = run(dawson, "weave", f"{stem}-source.tex", "-o", f"{stem}.tex")
    if woven.returncode:
        failures.append(f"{name}: weave: {woven.stderr}")
        return None
    for suffix in ("aux", "dsol"):
        if os.path.exists(f"{stem}.{suffix}"):
            os.remove(f"{stem}.{suffix}")
    for _ in range(2):
        done = run(engine, "-interaction=nonstopmode", "-halt-on-error", f"{stem}.tex")
        if done.returncode:
            at = done.stdout.find("\n!")
            failures.append(f"{name}: {engine}: {done.stdout[at:at + 600]}")
            return None
    # With LuaTeX and XeTeX, French puts a space before these.
    return re.sub(r"\s+(?=[;:!?])", "", re.sub(r"\s+", " ", run("pdftotext", "-raw", f"{stem}.pdf", "-").stdout))


run(dawson, "weave", "--sty", ".")
wanted = words_of("plain", "", "", "")
tried = 0
for name, (needs, before, after, body) in PACKAGES.items():
    if wanted is None:
        break
    missing = [file for file in needs if not run("kpsewhich", file).stdout]
    if missing:
        print(f"{name}: without {' '.join(missing)}")
        continue
    tried += 1
    printed = words_of(name, before, after, body)
    if printed is not None and printed != wanted:
        failures.append(f"{name}: prints other words:\n  {wanted}\n  {printed}")
print(f"{tried} documents")
print("\n".join(failures))
sys.exit(1 if failures else 0)
