#!/bin/sh
# draw.sh [DAWSON]: draws the pictures of README.md again, each from the file of its name beside it.
# Needs pdftocairo (poppler-utils). The background is white, so that captions can be read on dark pages.
set -eu
cd "$(dirname "$0")"
dawson=${1:-dawson}
for body in *.txt; do
  "$dawson" board --problem "$body" -o "${body%.txt}.svg"
done
"$dawson" booklet problem.md -o problem.pdf --quiet
pdftocairo -svg -l 1 problem.pdf problem.svg
rm problem.pdf
sed -i 's/<svg /<svg style="background: white" /' ./*.svg
