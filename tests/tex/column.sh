#!/bin/sh
# column.sh DAWSON FOLDER: typesets examples/column.tex and reads every caption of its listings back out
# of the PDF. Exit status 77: pdflatex or pdftotext is not installed.
set -u
dawson=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
for tool in pdflatex pdftotext; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
mkdir -p "$folder" && cd "$folder" || exit 1
rm -f column.aux
"$dawson" weave --fail-on-warning "$here/../../examples/column.tex" -o column.tex --sty . || exit 1
for _ in 1 2; do
  max_print_line=1000 pdflatex -interaction=nonstopmode -halt-on-error column.tex >column.out-log 2>&1 ||
    { tail -40 column.out-log; exit 1; }
done
failures=0
for complaint in 'Overfull' 'undefined' 'multiply defined' 'Token not allowed' 'Missing character' 'Rerun to get'; do
  grep -n "$complaint" column.log && failures=$((failures + 1))
done

# Lines of the page are joined, so that a caption may wrap.
pdftotext column.pdf - | tr -s '\n\f ' '   ' >column.txt
while IFS= read -r words; do
  grep -q -F -e "$words" column.txt || { echo "not in the PDF: $words"; failures=$((failures + 1)); }
done <<'WORDS'
F307 Reto Aschwanden Probleemblad 2, Mar/Apr 2002
Mate in 3 moves.
(13+23)
3874 Jean-Michel Trillon diagrammes 123, 10/1997
Ortho-reconstruction
in 25.0 moves (white starts)
G161 Petko Petkov feenschach 1993 Prix spécial FIDE Album 1992-1994
Mate in 2 moves
Circe
grasshopper
neutral nightrider
G148 T. Wakashima Phénix 1993 2e Prix FIDE Album 1992-1994
ser-s#11 (2 solutions)
imitator
G106 Thomas Maeder feenschach 1987 2e Prix Fide Album 1986-1988
h=2
Imitator e5
(a) diagram
(b) wK→g5
(c) Ie5→c5
(d) Ie5→a7
Some rotated pieces, markers, letters and numbers:
W1 A warm-up
Mate in 2 moves
In 3874 nobody knows
crowd the board of G161;
WORDS
[ "$failures" = 0 ]
