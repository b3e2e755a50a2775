#!/bin/sh
# specimen.sh DAWSON FOLDER: typesets examples/specimen.tex, whose list of figures must be all that there are, and sets it
# again with a piece set and a separate style. Exit status 77: pdflatex or pdfinfo is not installed.
set -u
dawson=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
for tool in pdflatex pdfinfo; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
mkdir -p "$folder/own" && cd "$folder" || exit 1
failures=0
fail() { echo "FAILED: $1"; failures=$((failures + 1)); }

# typeset NAME: with a log that has no complaints.
typeset() {
  max_print_line=1000 pdflatex -interaction=nonstopmode -halt-on-error "$1.tex" >"$1.terminal" 2>&1 || { fail "pdflatex $1"; tail -20 "$1.terminal"; }
  grep -n -e '^!' -e 'Overfull' -e 'Missing character' -e 'LaTeX Font Warning' "$1.log" && fail "the log of $1 has complaints"
}

"$dawson" weave --fail-on-warning "$here/../../examples/specimen.tex" -o specimen.tex --sty . || exit 1
typeset specimen
sed -n 's/^\\newcommand\\\(orthodox\|compounds\|beasts\|people\|waters\|markers\){\(.*\)}$/\2/p' specimen.tex | tr ',' '\n' | sort >listed
sed -n 's/^\\DawsonDefineFigure{\([A-Za-z]*\)}.*/\1/p' dawson-men.tex | sort >drawn
diff listed drawn || fail "the specimen does not list the figures that there are"

for man in wK bK wQ bQ; do
  echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 8H8L4 1Z" fill="none" stroke="#123"/></svg>' >own/$man.svg
done
cat >own.yaml <<'YAML'
based on: tinted
colours: {dark: "#c8d8c0", light: ivory, ink: "#203018", red: pink}
dark squares: hatched
hatching: {angle: 20, distance: 1.5pt, width: 0.2pt}
frame: {inner: 0.4pt, outer: 1.5pt}
coordinates: {place: outside, font: serif, size: 6pt}
pieces: own
YAML
cat >pieces.tex <<'TEX'
\documentclass{article}
\usepackage{dawson}
\begin{document}
\section{A king, \chess{K}, in a running head, \chess{-*2q}}
\begin{chess}[coordinates=inside]
janko: k1*1q1-K/2*2Q2/rn1N1
\end{chess}
\end{document}
TEX
"$dawson" weave pieces.tex -o woven.tex --style own.yaml || fail "weave"
typeset woven
[ "$(pdfinfo dawson-pieces-own.pdf | sed -n 's/^Pages: *//p')" = 6 ] || fail "not a page a man"
grep -q 'dawson-pieces-own.pdf' woven.log || fail "the pieces are not used"
"$dawson" board 8/8/8/4K3/8/8/8/k7 --from fen --style own.yaml -o alone.tex || fail "board"
typeset alone
[ "$failures" = 0 ]
