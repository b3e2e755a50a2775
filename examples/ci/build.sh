#!/bin/sh
# build.sh FOLDER: the documents of FOLDER into FOLDER/build, as a machine that checks each change would build them: a column
# with LaTeX, a booklet without. What is wrong ends it, with file and line.
set -e
cd "$1"
mkdir -p build
dawson check column.tex booklet.md
dawson weave column.tex -o build/column.tex
(cd build && for pass in 1 2; do pdflatex -interaction=nonstopmode -halt-on-error column.tex >column.said || { cat column.said; exit 1; }; done)
dawson booklet booklet.md -o build/booklet.pdf
