#!/bin/sh
# fonts.sh DAWSON ENGINE FOLDER FONTS: pieces in text and on boards, by fonts.tex and the engine (pdflatex, lualatex,
# xelatex, or dvips): with the fonts that `weave --sty` writes, with those of the build (FONTS) found as installed ones are,
# without any, and where LaTeX runs in another folder (-output-directory, a chapter of subfiles by itself). With fonts, pieces
# are copied from the PDF as characters; without fonts they are drawn.
# Exit status 77: the engine or a tool is not installed.
set -u
dawson=$1 engine=$2 folder=$3 fonts=$4
here=$(cd "$(dirname "$0")" && pwd)
case $engine in
  dvips) compiler=latex; tools="latex dvips ps2pdf" ;;
  *) compiler=$engine; tools=$engine ;;
esac
for tool in $tools pdftotext pdffonts; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
failures=0
fail() { echo "FAILED $way: $1"; failures=$((failures + 1)); }

# typeset: fonts.tex in the present folder; fonts.txt is the text of its PDF, fonts.used the fonts in it.
typeset() {
  "$dawson" weave "$here/fonts.tex" -o fonts.tex || { fail weave; return; }
  max_print_line=1000 "$compiler" -interaction=nonstopmode -halt-on-error fonts.tex >fonts.terminal 2>&1 ||
    { fail "$compiler"; tail -20 fonts.terminal; return; }
  if [ "$engine" = dvips ]; then
    dvips -q fonts.dvi -o fonts.ps >fonts.dvips 2>&1 && ps2pdf fonts.ps || { fail dvips; cat fonts.dvips; return; }
  fi
  grep -n -e '^!' -e Overfull -e 'Missing character' -e 'Font shape .* undefined' fonts.log && fail "the log has complaints"
  pdftotext fonts.pdf fonts.txt && pdffonts fonts.pdf >fonts.used
}

has_characters() {
  typeset
  for words in 'The ♞ of section titles' 'Men: ♔♕♖♗♘♙, ♚♛♜♝♞♟, 🨀🨁🨄, 🨍🨟🨾, 🨮.' 'Eighths: 🨆🨜🨲🩅, 🩈, compounds: 🩑.'; do
    grep -q -F -e "$words" fonts.txt || { fail "no \"$words\" in the text of the PDF"; cat fonts.txt; }
  done
  [ "$engine" = dvips ] && return # which draws them
  tr -d ' \n' <fonts.txt >fonts.ranks
  for rank in ♔♕♖♗♘♙♚♛♜♝♞♟🨀🨁🨂🨃 🨨🨊🨾🨠🨮🨕🨶🨩 ○●✕✖□■△▲ camelcamel🩈; do
    grep -q -F -e "$rank" fonts.ranks || { fail "no $rank on the boards of the PDF"; cat fonts.txt; }
  done
  grep -q '+Dawson' fonts.used || fail "no font of men in the PDF"
}

way="fonts beside the document"
rm -rf "$folder" && mkdir -p "$folder/beside" "$folder/installed" "$folder/without" || exit 1
cd "$folder/beside" && "$dawson" weave --sty . || exit 1
has_characters

way="installed fonts"
cd "$folder/installed" && "$dawson" weave --sty . && rm -rf dawson-fonts || exit 1
TEXINPUTS=".:$fonts:" TFMFONTS="$fonts:" T1FONTS="$fonts:" TEXPSHEADERS="$fonts:" OPENTYPEFONTS="$fonts:"
export TEXINPUTS TFMFONTS T1FONTS TEXPSHEADERS OPENTYPEFONTS
has_characters
unset TEXINPUTS TFMFONTS T1FONTS TEXPSHEADERS OPENTYPEFONTS

way="without fonts"
cd "$folder/without" && "$dawson" weave --sty . && rm -rf dawson-fonts || exit 1
typeset
grep -q -F 'of section titles' fonts.txt || fail "no text"
grep -q '+Dawson' fonts.used && fail "a font of men in the PDF"

# LuaTeX's font loader accepts only its own folder: pieces are drawn there.
[ "$engine" = dvips ] && { [ "$failures" = 0 ]; exit; }
men() {
  pdftotext "$1" men.txt && pdffonts "$1" >men.used
  if [ "$engine" = lualatex ]; then grep -q '+Dawson' men.used && fail "a font of men in the PDF"
  else grep -q '♔♛🨥' men.txt || { fail "no men in the text of the PDF"; cat men.txt; }
  fi
}
way="-output-directory"
mkdir -p "$folder/elsewhere" && cd "$folder/elsewhere" || exit 1
printf '\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n\\chess{Kq*2q}\n\\end{document}\n' >a.tex
"$dawson" weave a.tex -o build/a.tex --sty build || fail weave
"$compiler" -interaction=nonstopmode -halt-on-error -output-directory=build build/a >said 2>&1 || { fail "$compiler"; tail -9 said; }
men build/a.pdf
cp -r build moved && rm -rf build && "$compiler" -interaction=nonstopmode -halt-on-error -output-directory=moved moved/a >said 2>&1 ||
  { fail "$compiler, another folder"; tail -9 said; }
way="subfiles"
mkdir -p chapters || exit 1
printf '\\documentclass{article}\n\\usepackage{subfiles,dawson}\n\\begin{document}\n\\subfile{chapters/one}\n\\end{document}\n' >main.tex
printf '\\documentclass[../main]{subfiles}\n\\begin{document}\n\\chess{Kq*2q}\n\\end{document}\n' >chapters/one.tex
"$dawson" weave --follow main.tex -o woven --sty woven >said 2>&1 || fail weave
[ -s said ] && { fail "a chapter is complained of"; cat said; }
cd woven/chapters && "$compiler" -interaction=nonstopmode -halt-on-error one >said 2>&1 || { fail "$compiler"; tail -9 said; }
men one.pdf
[ "$failures" = 0 ]
