"""bundle.py DAWSON ENGINE FOLDER: `weave --bundle`, unpacked into an empty folder and typeset by the engine alone.

The paper names files of every kind; the same paper woven in place says what must be printed. Exit status 77: a program is not
installed."""
import os
import re
import shutil
import subprocess
import sys
import zipfile
import zlib

dawson, engine, folder = os.path.abspath(sys.argv[1]), sys.argv[2], os.path.abspath(sys.argv[3])
for tool in (engine, "pdftotext", "pdfimages", "pdffonts", "bibtex"):
    if not shutil.which(tool):
        print(f"{tool} is not installed")
        sys.exit(77)
shutil.rmtree(folder, ignore_errors=True)
source, unpacked = os.path.join(folder, "source"), os.path.join(folder, "unpacked")
failures = []


def put(name, contents):
    path = os.path.join(source, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(contents if isinstance(contents, bytes) else contents.encode())


def png(grey):
    """Returns a picture of 3 by 3 pixels in one grey."""
    def chunk(kind, data):
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
    rows = b"".join(b"\0" + bytes([grey] * 3) for _ in range(3))
    head = (3).to_bytes(4, "big") * 2 + bytes([8, 0, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def run(words, where):
    # No folder of Dawson's, and no configuration of the user's.
    environment = {**os.environ, "TEXINPUTS": "", "BIBINPUTS": "", "HOME": folder, "TEXMFHOME": folder, "DAWSON_HOME": folder}
    return subprocess.run(words, cwd=where, env=environment, capture_output=True, text=True, errors="replace")


def typeset(where):
    """Returns the words, the number of pictures and the fonts of paper.tex, typeset in a folder."""
    for program in (engine, "bibtex", engine, engine):
        words = ["bibtex", "paper"] if program == "bibtex" else [engine, "-interaction=nonstopmode", "-halt-on-error", "paper.tex"]
        done = run(words, where)
        if done.returncode:
            failures.append(f"{where}: {program}: {done.stdout[-1500:]}")
            return None
    with open(os.path.join(where, "paper.log"), encoding="utf-8", errors="replace") as log:
        for line in log:
            if re.search("undefined|not found", line):
                failures.append(f"{where}: {line}")
    words = run(["pdftotext", "-raw", "paper.pdf", "-"], where).stdout
    pictures = len(run(["pdfimages", "-list", "paper.pdf"], where).stdout.splitlines()) - 2
    fonts = set(re.findall(r"\+(Dawson\w*)", run(["pdffonts", "paper.pdf"], where).stdout))
    return words, pictures, fonts


put("paper.tex", r"""\documentclass{own}
\usepackage{dawson,subfiles,graphicx,listings}
\usepackage{styles/marks}
\graphicspath{{pictures/}{more pictures/}}
\begin{filecontents}[overwrite]{written.bib}
@book{written, author={Written Here}, title={Contents}, year={2026}}
\end{filecontents}
\begin{document}
\marked
\includegraphics[width=9mm]{one}
\includegraphics{two.dots.png}
% \includegraphics{absent}
\verb|\includegraphics{absent}|
\lstinputlisting{data/listing.txt}
\subfile{chapters/first}
\include{chapters/second}
\cite{dawson,written}
\bibliographystyle{plain}
\bibliography{references/all,written}
\end{document}
""")
put("own.cls", "\\NeedsTeXFormat{LaTeX2e}\\ProvidesClass{own}\\LoadClass{article}\\input{own-lengths}\n")
put("own-lengths.tex", "\\parindent0pt\n")
put("styles/marks.sty", "\\ProvidesPackage{styles/marks}\\newcommand\\marked{\\includegraphics{logo}}\n")
put("pictures/one.png", png(0))
put("more pictures/two.dots.png", png(90))
put("more pictures/logo.png", png(180))
put("data/listing.txt", "A listing\n")
put("references/all.bib", "@book{dawson, author={T. R. Dawson}, title={Caissa's Wild Roses}, year={1935}}\n")
put("chapters/first.tex", r"""\documentclass[../paper.tex]{subfiles}
\begin{document}
\begin{chess}
author: Ändy Autor
stipulation: #2
draw: \node at (d4) {\includegraphics[width=2mm]{deep}};
fen: 8/8/8/3k4/8/3K4/8/8
\end{chess}
\end{document}
""")
put("chapters/deep.png", png(200))
put("chapters/second.tex", "\\begin{chess}\nffen: 8/3(Elephant)4/8/8/8/8/8/k6K\n\\end{chess}\n")
put("chapters/unused.tex", "unused")

for attempt in (1, 2):
    done = run([dawson, "weave", "--bundle", "paper.zip", "paper.tex"], source)
    if done.returncode or done.stderr:
        print(f"weave: {done.stderr}")
        sys.exit(1)
    with open(os.path.join(source, "paper.zip"), "rb") as file:
        again = file.read()
    if attempt == 2 and again != first:
        failures.append("the same files give another archive")
    first = again
with zipfile.ZipFile(os.path.join(source, "paper.zip")) as archive:
    names = archive.namelist()
    own = [name for name in names if not name.startswith("dawson")]
    wanted = ["00README.json", "chapters/deep.png", "chapters/first.tex", "chapters/second.tex", "data/listing.txt",
              "more pictures/logo.png", "more pictures/two.dots.png", "own-lengths.tex", "own.cls", "paper.tex", "pictures/one.png",
              "references/all.bib", "styles/marks.sty"]
    if own != wanted:
        failures.append(f"the archive has {own}")
    fonts = [name for name in names if name.endswith("pfb")]
    if fonts != [f"dawson-fonts/dawson{number}.pfb" for number in (0, 2, 6)]:
        failures.append(f"the archive has {fonts}")
    if names != sorted(names):
        failures.append("the names are not sorted")
    archive.extractall(unpacked)

bundled = typeset(unpacked)
run([dawson, "weave", "--follow", "paper.tex", "-o", "../woven"], source)
woven = os.path.join(folder, "woven")
for top, _, files in os.walk(source):
    for name in files:
        place = os.path.join(woven, os.path.relpath(os.path.join(top, name), source))
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if not os.path.exists(place):
            shutil.copy(os.path.join(top, name), place)
run([dawson, "weave", "--sty", woven], source)
in_place = typeset(woven)
if bundled and in_place and bundled != in_place:
    failures.append(f"the archive prints something else:\n{in_place}\n{bundled}")
if bundled and bundled[1] != 4:
    failures.append(f"{bundled[1]} pictures are printed")

# A piece of a font that is not in the archive is drawn.
with open(os.path.join(unpacked, "paper.tex"), encoding="utf-8") as file:
    text = file.read()
with open(os.path.join(unpacked, "paper.tex"), "w", encoding="utf-8") as file:
    file.write(text.replace(r"\marked", r"\marked\DawsonwShip"))
more = typeset(unpacked)
if engine == "pdflatex" and bundled and more and more[2] != bundled[2]:
    failures.append(f"the fonts are {more[2]}")

print("\n".join(failures))
sys.exit(1 if failures else 0)
