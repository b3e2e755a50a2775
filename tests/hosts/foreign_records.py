"""foreign_records.py DAWSON FOLDER: what records of files say in plain text is printed sign by sign, whatever it would mean.

Files of problems in each format have hostile strings in each text field, and in solutions between lines that are moves. Set in
LaTeX no macro of theirs runs and no sign of TeX's acts; in a page of HTML and in woven Markdown, as cmark reads it, there is no
element of theirs; and everywhere a reader finds all that they say."""
import json
import os
import re
import shutil
import subprocess
import sys

try:
    import html5lib
except ImportError:
    print("html5lib is not installed")
    sys.exit(77)
for program in ("pdflatex", "pdftotext", "cmark-gfm"):
    if not shutil.which(program):
        print(f"{program} is not installed")
        sys.exit(77)

dawson, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
os.chdir(folder)

# What would act: in TeX a macro that says so, and each category of signs; in HTML an element `probe`; in Markdown marks.
HOSTILE = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile.json"), encoding="utf-8"))


def yaml(text):
    return json.dumps(text)


def olive(hostile):
    lines = ["1.Sd4-e6 Ka1-a2", hostile, "2.Se6-c5 Ka2-a1"]
    return "\n".join(["---", "authors:", f"  - {yaml('Anton ' + hostile)}", f"source: {yaml(hostile)}", "date: {year: 2001}",
                      "distinction: 1st Prize", "algebraic:", "  white: [Kh3, Sd4]", "  black: [Ka1]", 'stipulation: "h=2"',
                      "comments:", f"  - {yaml(hostile)}", f"solution: {yaml(chr(10).join(lines))}", ""])


def record(hostile):
    fields = [["author", [f"Anton {hostile}"]], ["source", [hostile]], ["title", [hostile]], ["men", ["White Kh3 Sd4 Black Ka1"]],
              ["stipulation", ["h=2"]], ["remark", [hostile]], ["comment", [hostile]],
              ["solution", [f"1.Sd4-e6 Ka1-a2\n{hostile}\n2.Se6-c5 Ka2-a1 {hostile}"]]]
    return json.dumps({"dawson": 1, "host": "plain", "fields": fields}) + "\n"


def popeye(hostile):
    return "\n".join(["BeginProblem", f"Author {hostile}", f"Origin {hostile}", f"Title {hostile}", "Pieces", "  White Kh3 Sd4",
                      "  Black Ka1", "Stipulation h=2", "EndProblem", ""])


def epd(hostile):
    return "8/8/8/8/3N4/7K/8/k7 w - - " + f'id "{hostile}"; c0 "{hostile}";\n'


TEX_SIGNS = {"\\": r"\textbackslash{}", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "<": r"\textless{}",
             ">": r"\textgreater{}", "|": r"\textbar{}", '"': r"\textquotedbl{}", **{sign: "\\" + sign for sign in "{}$&#_%"}}


def diagram_sty(hostile):
    """What says it in LaTeX."""
    text = "".join(TEX_SIGNS.get(sign, sign) for sign in hostile)
    return "\n".join([r"\begin{diagram}", r"\pieces{wKh3, wSd4, sKa1}", r"\stip{h\#2}", r"\author{" + text + ", Anton}",
                      r"\source{" + text + "}", r"\dedic{" + text + "}", r"\sol{1.Sd4-e6 Ka1-a2", text, "2.Se6-c5 Ka2-a1 " + text + "}",
                      r"\end{diagram}", "", ""])


# How each format is written, and the signs that it cannot hold or that mean something in it.
FORMATS = {"olv": (olive, ""), "json": (record, ""), "inp": (popeye, "\\{}~\"%$^"), "epd": (epd, '"'), "sty.tex": (diagram_sty, "")}
faults = []


def run(words, **more):
    return subprocess.run(words, capture_output=True, check=False, **more)


def weave(source, out):
    """What is woven, and which values were not understood and said to be."""
    ended = run([dawson, "weave", source, "-o", out, "--sty", ".", "--diagnostics", "short"])
    if ended.returncode != 0:
        faults.append(f"{source}: status {ended.returncode}: {ended.stderr.decode()}")
        return ""
    with open(out, encoding="utf-8") as file:
        return file.read()


def squeezed(text):
    """Without what setting changes: blanks, ligatures, the signs that fonts have for others."""
    for a, b in (("\u2019", "'"), ("\u2018", "`"), ("\u201d", '"'), ("\ufb01", "fi"), ("\u02dc", "~"), ("\u02c6", "^"),
                 ("\u2217", "*"), ("\u2032", "'"), ("\u2013", "--"), ("\u201c", '"')):
        text = text.replace(a, b)
    return re.sub(r"\s+", "", text)


def look_for(name, strings, text):
    found = squeezed(text)
    faults.extend(f"{name}: {hostile!r} is not printed" for hostile in strings if squeezed(hostile) not in found)


def look_at_page(name, page):
    """Its text without that of boards."""
    tree = html5lib.parse(page, namespaceHTMLElements=False)
    faults.extend(f"{name}: {element.tag} {element.attrib}" for element in tree.iter()
                  if element.tag == "probe" or "probe" in element.attrib)
    body = tree.find("body")
    for picture in list(body.iter("svg")):
        picture.clear()
    marks = {"em", "strong", "del", "code", "img"}
    faults.extend(f"{name}: a record made <{element.tag}>{''.join(element.itertext())}" for element in body.iter()
                  if element.tag in marks and "".join(element.itertext()) in ("q", "f2 q Kh3"))
    return "".join(body.itertext())


TEX = r"""\documentclass{article}
\usepackage[T1]{fontenc}\usepackage{dawson}
\def\probe{\immediate\write16{PROBED}}
\begin{document}
\begin{chess}
from: FILE
\end{chess}
\begin{chess}solutions
\end{chess}
At the end.
\end{document}
"""
with open("probe.tex", "w", encoding="utf-8") as file:
    file.write("\\immediate\\write16{PROBED}\n")

for form, (write, unsayable) in FORMATS.items():
    strings = [hostile for hostile in HOSTILE if not any(sign in hostile for sign in unsayable)]
    with open(f"records.{form}", "w", encoding="utf-8") as file:
        file.write("".join(write(hostile) for hostile in strings))
    with open(f"{form}.md", "w", encoding="utf-8") as file:
        file.write(f"```chess\nfrom: records.{form}\n```\n\n```chess solutions\n```\n")
    woven = weave(f"{form}.md", f"{form}.out.md")
    extensions = [word for name in ("table", "strikethrough", "footnotes") for word in ("-e", name)]
    page = run(["cmark-gfm", "--unsafe", *extensions], input=woven.encode()).stdout.decode()
    printed = {"Markdown": look_at_page(f"{form} in Markdown", page)}
    printed["HTML"] = look_at_page(f"{form} in HTML", weave(f"{form}.md", f"{form}.html"))
    with open(f"{form}.tex", "w", encoding="utf-8") as file:
        file.write(TEX.replace("FILE", f"records.{form}"))
    weave(f"{form}.tex", f"{form}.out.tex")
    said = run(["pdflatex", "-interaction=nonstopmode", "-file-line-error", f"{form}.out.tex"]).stdout.decode(errors="replace")
    if "PROBED" in said:
        faults.append(f"{form} in LaTeX: a macro of a record ran")
    faults.extend(f"{form} in LaTeX: {line}" for line in said.splitlines() if re.match(r"\S+:\d+: ", line))
    printed["LaTeX"] = run(["pdftotext", "-layout", f"{form}.out.pdf", "-"]).stdout.decode()
    look_for(f"{form} in LaTeX", ["At the end."], printed["LaTeX"])
    for host, text in printed.items():
        if form == "epd" or (form == "sty.tex" and host == "LaTeX"):
            continue  # of EPD no text is printed; what is LaTeX is what LaTeX makes of it
        look_for(f"{form} in {host}", strings, text)

print("\n".join(faults) or f"{len(HOSTILE)} strings in {len(FORMATS)} formats")
sys.exit(1 if faults else 0)
