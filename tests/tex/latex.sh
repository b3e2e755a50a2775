#!/bin/sh
# latex.sh DAWSON ENGINE FOLDER: `dawson latex` with the real latexmk on a book of many files: a local class, BibTeX,
# pictures beside and above the document, two levels of \subimport, a blank and an umlaut in the path. Exit status 77: a
# program is not installed.
set -u
dawson=$1 engine=$2 folder=$3
for tool in latexmk "$engine" pdftotext pdfinfo synctex bibtex gunzip; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
rm -rf "$folder"
# luaotfload's cache of fonts is read by each run, and written by runs beside this one.
export TEXMFCACHE="$folder/cache" TEXMFVAR="$folder/cache"
book="$folder/Für alle/the book"
mkdir -p "$book/parts/one/two" "$book/figs" "$folder/Für alle/common"
cd "$book" || exit 1
failures=0
fail() { echo "FAILED: $1"; failures=$((failures + 1)); }

cat >own.cls <<'TEX'
\NeedsTeXFormat{LaTeX2e}
\ProvidesClass{own}
\LoadClass{book}
\RequirePackage{graphicx,import}
TEX
cat >book.tex <<'TEX'
\documentclass{own}
\usepackage{dawson}
\begin{document}
\begin{chess} defaults
number: auto
prefix: P
\end{chess}
\includegraphics[width=1cm]{./figs/a}\includegraphics[width=1cm]{../common/b}
Refer to \cite{d}.
\include{parts/first}
\subimport{parts/one/}{second}
\begin{chess} solutions
\end{chess}
\bibliographystyle{plain}
\bibliography{lit}
\end{document}
TEX
printf '@book{d, author={T. R. Dawson}, title={Wild Roses}, year={1935}, publisher={x}}\n' >lit.bib
cat >parts/first.tex <<'TEX'
\chapter{First}

\begin{chess}
author: Anna
fen: 8/8/8/8/8/8/8/K6k
solution: 1.Ka1-a2!
\end{chess}

Words behind the first diagram.

More words.
TEX
cat >parts/one/second.tex <<'TEX'
\begin{chess}
author: Berta
fen: 8/8/8/8/8/8/7k/K7
solution: 1.Ka1-b2!
\end{chess}
\subimport{two/}{third}
TEX
printf 'The third. \\includegraphics[width=1cm]{pic}\n' >parts/one/two/third.tex
for picture in figs/a "../common/b" parts/one/two/pic; do
  gs -q -o "$picture.pdf" -sDEVICE=pdfwrite -g90x90 -c showpage || exit 1
done

case $engine in pdflatex) option=-pdf ;; *) option=-$engine ;; esac
run() { SOURCE_DATE_EPOCH=1 "$dawson" latex book.tex -- "$option" >said 2>complaints; }
run || { fail "status $?"; tail -30 said complaints; exit 1; }
[ "$(cat said)" = "book.pdf: $(pdfinfo book.pdf | sed -n 's/^Pages: *//p') pages" ] || { fail "what a good run says"; cat said; }
[ -s complaints ] && { fail "complaints"; cat complaints; }
pdftotext -layout book.pdf text.txt
for words in 'P1.*Anna' 'P2.*Berta' 'The third' '1935' 'P2.*b2'; do
  tr '\n' ' ' <text.txt | grep -q "$words" || fail "not in the PDF: $words"
done

# From the source to the page and back.
gunzip -c book.synctex.gz | grep -a '^Input:.*/parts/first.tex' | grep -aq "/the book/parts/first.tex" ||
  fail "SyncTeX does not name the chapter"
gunzip -c book.synctex.gz | grep -a '^Input:.*first.tex' | grep -aq dawson/book && fail "SyncTeX names the mirror"
place=$(synctex view -i "9:1:$PWD/parts/first.tex" -o book.pdf)
page=$(echo "$place" | sed -n 's/^Page://p' | head -1)
x=$(echo "$place" | sed -n 's/^x://p' | head -1) y=$(echo "$place" | sed -n 's/^y://p' | head -1)
[ -n "$page" ] || fail "no page for a line of the chapter"
back=$(synctex edit -o "$page:$x:$y:book.pdf")
echo "$back" | grep -q "^Input:$PWD/parts/first.tex" || fail "no way back to the chapter: $back"
echo "$back" | grep -q '^Line:9' || fail "no way back to the line: $back"

# Without changes nothing is run again, and the outputs keep their times.
touch -d '2001-01-01' book.pdf
run || fail "second status"
[ "$(cat said)" = "book.pdf: up to date" ] || { fail "a second run runs LaTeX"; cat said; }
[ "$(date -r book.pdf +%Y)" = 2001 ] || fail "a second run writes the PDF"

# An error is reported in the user's file and line, also from another folder.
printf '\\nonsense\n' >>parts/one/second.tex
run && fail "status 0 with an error"
grep -q '^parts/one/second.tex:7:1: error: LaTeX: Undefined' complaints || { fail "the place of an error"; cat said complaints; }
[ -s said ] && { fail "more than the error is said"; cat said; }
sed -i '$d' parts/one/second.tex
sed -i 's/^author: Berta/remark: a word,\n  and \\nonsense{here}\n&/' parts/one/second.tex
run && fail "status 0 with an error in a field"
grep -q '^parts/one/second.tex:3:3: error: LaTeX: Undefined' complaints || { fail "the place of an error in a field"; cat complaints; }
sed -i '/^remark/,/nonsense/d' parts/one/second.tex
printf '\\nonsense\n' >>parts/one/second.tex
printf '%% x\n' >>parts/one/second.tex
(cd .. && "$dawson" latex "the book/book.tex" -- "$option" 2>&1) | grep -q '^the book/parts/one/second.tex:7:1: error: LaTeX: Undefined' ||
  fail "the place of an error from another folder"
# Files removed from the document are removed from the mirror.
sed -i '/subimport/d' book.tex && rm -r parts/one
run || fail "status without the second part"
find .dawson -name 'second.tex' | grep -q . && fail "a file that left the document is in the mirror"
ls | grep -v -x -e book.pdf -e book.synctex.gz -e book.tex -e figs -e lit.bib -e own.cls -e parts -e said \
  -e complaints -e text.txt && fail "files beside the source"
[ "$failures" = 0 ]
