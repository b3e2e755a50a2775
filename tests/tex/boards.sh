#!/bin/sh
# boards.sh DAWSON FOLDER: `dawson board` for boards of every outline with every board field; each output is compared
# with tests/golden/boards/NAME.expected.tex and compiled alone, without Dawson's style.
# DAWSON_UPDATE=1 writes the expected files again. Exit status 77: pdflatex or pdfinfo is not installed.
set -u
dawson=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
golden=$here/../golden/boards
for tool in pdflatex pdfinfo; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
mkdir -p "$folder" && cd "$folder" || exit 1
unset TEXINPUTS
failures=0
fail() { echo "FAILED $name: $1"; failures=$((failures + 1)); }

# board NAME NOTATION POSITION [--field NAME=VALUE]...
board() {
  name=$1 notation=$2 position=$3
  shift 3
  "$dawson" board --from "$notation" -o "$name.tex" "$@" -- "$position" || { fail "dawson board"; return; }
  if [ -n "${DAWSON_UPDATE:-}" ]; then mkdir -p "$golden" && cp "$name.tex" "$golden/$name.expected.tex"; fi
  cmp "$name.tex" "$golden/$name.expected.tex" || fail "not what is expected"
  awk 'length($0) > 100 { exit 1 }' "$name.tex" || fail "a line is too long to be compared"
  max_print_line=1000 pdflatex -interaction=nonstopmode -halt-on-error "$name.tex" >"$name.terminal" 2>&1 ||
    { fail pdflatex; tail -20 "$name.terminal"; return; }
  grep -n -e '^!' -e Overfull "$name.log" && fail "the log has complaints"
  [ "$(pdfinfo "$name.pdf" | sed -n 's/^Pages: *//p')" = 1 ] || fail "not one page"
}

board fen fen 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR' --field coordinates=outside --field tomove=black \
  --field 'marks=frame e4; arrow e7-e5; dot d5; cross a4; circle h4; line a1-h8 red; text c5 "1"; fill g4-h3'
board janko janko "-*2q*1n*3R'a''23-p2/cCxXsStT/8/k6K" --field size=8mm --field style=tinted --field flip=yes
board ffen ffen '{U}rn(elephant)k(general)(drake)nr/8/3--3/8/RN(Elephant3)K(k2)2-' --field coordinates=inside --field grid=2x2
board region ffen '{W}3--3/r6r/-2k3-/8/8/8/--4--/1K6' --field region=b1-e4 --field 'edges=vertical cylinder' --field coordinates=outside
board hexagonal x2fen '3/4/2K2/q3/3 w - - 0 1 standard hexagonal' --field 'marks=fill a1-b1; frame c3; arrow a1-c3' --field coordinates=outside
board rhombic x2fen '3/4/3K1/q3/3 w - - 0 1 standard rhombic' --field 'marks=fill c3' --field coordinates=inside --field 'draw=\draw (a1) -- (c5);'
board armies x2fen '~!@#$%&1/()=*+{}1/^8/>^8/KQRBNPT1 r - - 0 1' --field tomove=red --field edges=torus
board wide x2fen '8/2--1--1--K/1--1--1--k--/8_8' --field size=4mm
[ "$failures" = 0 ]
