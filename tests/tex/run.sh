#!/bin/sh
# run.sh DAWSON ENGINE FOLDER: weaves each woven-*.tex beside this script, typesets it with the engine
# (pdflatex, lualatex, xelatex, or dvips: latex, dvips and ps2pdf) and judges log and text.
# A line "% runs: 2" in a document requires two runs, "% text: ..." words that must be in the PDF,
# "% twice: ..." those that must be in two lines of it, "% absent: ..." words that must not; "% follow" says
# that it includes files beside it.
# Exit status 77: the engine or pdftotext is not installed.
set -u
dawson=$1 engine=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)

case $engine in
  dvips) compiler=latex; tools="latex dvips ps2pdf" ;;
  *) compiler=$engine; tools=$engine ;;
esac
for tool in $tools pdftotext; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done

mkdir -p "$folder" && cd "$folder" || exit 1
rm -f ./*.aux ./*.toc ./*.out ./*.nav ./*.snm
"$dawson" weave --sty . || exit 1

failures=0
fail() { echo "FAILED $name: $1"; failures=$((failures + 1)); }

# One document, its findings in `fail`; returns at the first that makes others pointless.
judge() {
  if grep -q '^% follow$' "$here/$name.tex"; then
    "$dawson" weave --follow "$here/$name.tex" -o . || { fail "weave"; return; }
  else
    "$dawson" weave "$here/$name.tex" -o "$name.tex" || { fail "weave"; return; }
  fi
  runs=$(sed -n 's/^% runs: //p' "$here/$name.tex")
  for _ in $(seq "${runs:-1}"); do
    # Long lines keep TeX from cutting what is looked for below.
    max_print_line=1000 "$compiler" -interaction=nonstopmode -halt-on-error "$name.tex" >"$name.out-log" 2>&1 ||
      { fail "$compiler"; tail -40 "$name.out-log"; return; }
  done
  if [ "$engine" = dvips ]; then
    dvips -q "$name.dvi" -o "$name.ps" >"$name.dvips" 2>&1 || { fail dvips; cat "$name.dvips"; return; }
    ps2pdf "$name.ps" "$name.pdf" || { fail ps2pdf; return; }
  fi
  for complaint in '^!' 'Overfull' 'undefined references' 'Reference .* undefined' 'Label .* multiply defined' \
      'Token not allowed' 'Missing character' 'Font shape .* undefined'; do
    grep -n "$complaint" "$name.log" && fail "the log has \"$complaint\""
  done
  pdftotext -layout "$name.pdf" "$name.txt" || { fail pdftotext; return; }
  sed -n 's/^% text: //p' "$here/$name.tex" >"$name.wanted"
  while IFS= read -r words; do
    grep -q -F -e "$words" "$name.txt" || fail "no \"$words\" in the text of the PDF"
  done <"$name.wanted"
  sed -n 's/^% twice: //p' "$here/$name.tex" | while IFS= read -r words; do
    [ "$(grep -c -F -e "$words" "$name.txt")" -ge 2 ] || echo "$words"
  done >"$name.once"
  [ -s "$name.once" ] && fail "not twice in the text of the PDF: $(cat "$name.once")"
  sed -n 's/^% absent: //p' "$here/$name.tex" >"$name.unwanted"
  while IFS= read -r words; do
    grep -q -F -e "$words" "$name.txt" && fail "\"$words\" in the text of the PDF"
  done <"$name.unwanted"
}

for document in "$here"/woven-*.tex; do
  name=$(basename "$document" .tex)
  judge
done
[ "$failures" = 0 ]
