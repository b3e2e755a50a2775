#!/bin/sh
# tagged.sh DAWSON ENGINE FOLDER: a document with \DocumentMetadata is tagged: boards, also those of a
# PDF, are figures with their words, or artifacts with `alt: none`, captions are captions; without it
# none of it is written.
# 77 without the engine, or LaTeX's test phases.
set -e
program=$1 engine=$2 folder=$3
command -v "$engine" > /dev/null && command -v python3 > /dev/null && command -v qpdf > /dev/null || exit 77
kpsewhich phase-II-latex-lab-testphase.ltx > /dev/null || exit 77
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
"$program" weave --sty .
# Debian 12's phase III leaves pictures alone, Debian 13's makes figures of them.
phases="I II"
kpsewhich latex-lab-testphase-graphic.sty > /dev/null && phases="I II III"
for phase in $phases; do
  for boards in tikz pdf; do
    name=$phase-$boards
    cat > "$name.in.tex" <<DOCUMENT
\\DocumentMetadata{testphase=phase-$phase,lang=fr,uncompress}
\\documentclass{article}
\\usepackage[nofonts]{dawson}
\\begin{document}
\\begin{chess} defaults
language: french
\\end{chess}
\\begin{chess}
12 - Petko Petkov
#2
fen: n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k
\\end{chess}

\\begin{chess}
13 - Sam Loyd
fen: 8/8/8/3k4/8/3K4/8/8
alt: none
\\end{chess}
\\end{document}
DOCUMENT
    "$program" weave "$name.in.tex" -o "$name.tex" --boards "$boards"
    for run in 1 2; do "$engine" -interaction=batchmode "$name.tex" > "$name.out" || { cat "$name.log"; exit 1; }; done
    qpdf --json=1 "$name.pdf" > "$name.json"
    python3 - "$name.json" "$phase" <<'CHECK'
import json
import sys

objects = json.load(open(sys.argv[1]))["objects"].values()
elements = [one for one in objects if isinstance(one, dict) and one.get("/Type") == "/StructElem"]
tags = [one["/S"] for one in elements]
alt = [one["/Alt"] for one in elements if "/Alt" in one]
if sys.argv[2] != "I":
    assert tags.count("/Figure") == 1, tags
    assert tags.count("/Caption") >= 3, tags
    expected = (
        "Diagramme 12\u00a0: Petko Petkov. Mat en 2 coups. Blancs 8, Noirs 10. "
        "Blancs, 8 pièces\u00a0: roi h5\u00a0; tours b5, e2\u00a0; cavaliers a1, h3\u00a0; pions b2, c2, g3. "
        "Noirs, 10 pièces\u00a0: roi h1\u00a0; tour c8\u00a0; fou d8\u00a0; cavalier a8\u00a0; pions a3, b6, b7, e3, f7, h7.")
    assert [text.removeprefix("u:") for text in alt] == [expected], alt
CHECK
    sed 's/^.DocumentMetadata.*//' "$name.in.tex" > "$name.plain.in.tex"
    "$program" weave "$name.plain.in.tex" -o "$name.plain.tex" --boards "$boards"
    if grep -q DawsonAlt "$name.plain.tex"; then echo "$name.plain.tex has DawsonAlt"; exit 1; fi
    grep -v DocumentMetadata "$name.tex" | sed 's/boards/boards/' > "$name.untagged.tex"
    "$engine" -interaction=batchmode "$name.untagged.tex" > "$name.out" || { cat "$name.untagged.log"; exit 1; }
  done
done
