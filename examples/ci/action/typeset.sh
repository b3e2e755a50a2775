#!/bin/sh
# typeset.sh FILE...: checks and typesets documents into build/NAME.pdf: LaTeX by `dawson latex`, Markdown by `dawson booklet`.
set -eu
[ $# -gt 0 ] || { echo "typeset.sh: no documents" >&2; exit 2; }
mkdir -p build
dawson check "$@"
for file; do
  name=$(basename "${file%.*}")
  case $file in
    *.tex) dawson latex "$file" && cp "${file%.tex}.pdf" "build/$name.pdf" ;;
    *) dawson booklet "$file" -o "build/$name.pdf" ;;
  esac
done
