#!/bin/sh
# unwoven.sh DAWSON FOLDER: a document that is not woven gives one error for each directive and no
# other error; so do the placeholder of an error and a style that does not fit the program.
# Exit status 77: pdflatex is not installed.
set -u
dawson=$1 folder=$2
here=$(cd "$(dirname "$0")" && pwd)
command -v pdflatex >/dev/null || { echo "pdflatex is not installed"; exit 77; }
mkdir -p "$folder" && cd "$folder" || exit 1
"$dawson" weave --sty . || exit 1
max_print_line=1000 pdflatex -interaction=nonstopmode "$here/errors-unwoven.tex" >errors-unwoven.terminal 2>&1
errors=$(grep -c '^!' errors-unwoven.log)
ours=$(grep -c '^! Package dawson Error' errors-unwoven.log)
unwoven=$(grep -c 'A chess directive has not been woven' errors-unwoven.log)
# The number of the language, given as an option without any other word.
for options in 1 draft,1 2 17,draft 1x; do
  printf '\\documentclass[12pt]{article}\n\\usepackage[%s]{dawson}\n\\begin{document}x\\end{document}\n' "$options" >number.tex
  max_print_line=1000 pdflatex -interaction=nonstopmode number.tex >number.terminal 2>&1
  said=$(grep '^!' number.log)
  case $options in
    2 | 17,draft) wanted='! Package dawson Error: This document is written for Dawson '${options%,*}',' ;;
    1x) wanted='! LaTeX Error: Unknown option `1x'"' for package "'`dawson'"'." ;;
    *) wanted= ;;
  esac
  [ "$said" = "$wanted" ] || { echo "FAILED: [$options] says '$said', not '$wanted'"; exit 1; }
done
[ "$errors" = 8 ] && [ "$ours" = 8 ] && [ "$unwoven" = 6 ] && exit 0
echo "FAILED: $errors errors, $ours of them ours, $unwoven unwoven directives; it should be 8, 8 and 6"
grep -A3 '^!' errors-unwoven.log
exit 1
