#!/bin/sh
# rows.sh DAWSON ENGINE FOLDER: positions of diagrams in rows of `across` on the page. Items
# on one line below level boards have the same height. Exit status 77: the engine or pdftotext is missing.
set -u
dawson=$1 engine=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
for tool in "$engine" pdftotext; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
mkdir -p "$folder" && cd "$folder" || exit 1
rm -f rows.aux
"$dawson" weave --fail-on-warning "$here/rows.tex" -o rows.tex --sty . || exit 1
for _ in 1 2; do
  max_print_line=1000 "$engine" -interaction=nonstopmode -halt-on-error rows.tex >rows.out-log 2>&1 ||
    { tail -20 rows.out-log; exit 1; }
done
failures=0
fail() { echo "FAILED $engine: $1"; failures=$((failures + 1)); }
for complaint in '^!' 'Overfull' 'Underfull' 'undefined'; do
  grep -n "$complaint" rows.log && fail "the log has \"$complaint\""
done
[ "$(grep -c 'The line is too narrow' rows.log)" = 1 ] || fail "a line that is too narrow is told once"
pdftotext -bbox rows.pdf rows.html

# at x|y WORD: where the word begins, in whole points from the left and from the top of all pages.
at() {
  awk -v side="$1" -v word=">$2<" '
    /<page /{ ++page }
    index($0, word) {
      match($0, side "Min=\"[0-9.]*"); value = substr($0, RSTART + 6, RLENGTH - 6)
      print int(value + (side == "y" ? page * 1000 : 0) + .5); exit
    }' rows.html
}
is() { [ "$1" "$2" "$3" ] || fail "$4: $1 $2 $3"; }

is "$(at y alpha)" -eq "$(at y beta)" 'boards are level'
is "$(at x alpha)" -lt "$(at x beta)" 'they stand beside each other'
is "$(at x beta)" -lt "$(at x gamma)" 'all three'
is "$(at y gamma)" -gt "$(at y beta)" 'coordinates hang from a level board'
is "$(at y Before)" -lt "$(at y Ann)" 'text stands above'
is "$(at y delta)" -gt "$(at y gamma)" 'the fourth begins a row'
is "$(at x delta)" -eq "$(at x alpha)" 'a row that is not full keeps the columns'
is "$(at y Between)" -gt "$(at y delta)" 'text ends a row'
is "$(at y epsilon)" -gt "$(at y Between)" 'what follows it begins a row'
is "$(at y epsilon)" -eq "$(at y zeta)" 'boards of two are level'
is "$(at x epsilon)" -gt "$(at x alpha)" 'a row of two makes its own columns'
is "$(at y Behind)" -gt "$(at y zeta)" 'text stands below'
is "$(at y theta)" -eq "$(at y eta)" 'what is wider than its column has smaller squares'
is "$(at x theta)" -gt "$(at x eta)" 'beside the other'
pdftotext rows.pdf - | tr -s '\n\f ' '   ' >rows.txt
for words in 'The note.' 'Diagram 7' 'first'; do
  grep -q -F -e "$words" rows.txt || fail "no \"$words\""
done

# Without `across` the style decides, for LaTeX as for booklets: the same diagrams are in the same rows.
printf 'diagrams: {across: 3, down: 4}\ndark squares: flat\n' >three.yaml
words='iota kappa lambda omicron sigma omega upsilon'
rows_of() {
  pdftotext -bbox "$1" rows-of.html
  for word in $words; do
    awk -v word=">$word<" 'index($0, word) { match($0, "yMin=\"[0-9.]*"); print int(substr($0, RSTART + 6, RLENGTH - 6) / 8) }' rows-of.html
  done | uniq -c | awk '{ printf "%s ", $1 }'
}
{
  printf '%s\n' '\documentclass{article}\usepackage[a5paper,textwidth=112mm]{geometry}' '\usepackage{dawson}' '\begin{document}'
  for word in $words; do
    [ "$word" = omega ] && printf 'Between\n\n'
    printf '\\begin{chess}\nstipulation: %s\nsize: 5mm\nfen: 8/8/8/8/8/8/8/k1K5\n\\end{chess}\n\n' "$word"
    [ "$word" = kappa ] && printf '%% a comment\n\n\\begin{chess} defaults\nprefix: A\n\\end{chess}\n\n'
  done
  printf '%s\n' '\end{document}'
} >styled.tex
{
  for word in $words; do
    [ "$word" = omega ] && printf 'Between\n\n'
    printf '~~~ chess\nstipulation: %s\nsize: 5mm\nfen: 8/8/8/8/8/8/8/k1K5\n~~~\n\n' "$word"
    [ "$word" = kappa ] && printf '<!-- a comment -->\n\n~~~ chess defaults\nprefix: A\n~~~\n\n'
  done
} >styled.md
"$dawson" weave styled.tex --style three.yaml -o styled-woven.tex --sty . 2>styled.told || { cat styled.told; exit 1; }
"$engine" -interaction=nonstopmode -halt-on-error styled-woven.tex >styled.out-log 2>&1 || { tail -20 styled.out-log; exit 1; }
"$dawson" booklet styled.md --style three.yaml -o styled.pdf 2>styled.told || { cat styled.told; exit 1; }
grep -q 'Overfull' styled-woven.log && fail 'rows of a style are no wider than the line'
[ "$(rows_of styled-woven.pdf)" = "$(rows_of styled.pdf)" ] ||
  fail "rows of $(rows_of styled-woven.pdf)in LaTeX, of $(rows_of styled.pdf)in a booklet"
[ "$(rows_of styled.pdf)" = '3 2 2 ' ] || fail "a booklet has rows of $(rows_of styled.pdf)"
[ "$failures" = 0 ]
