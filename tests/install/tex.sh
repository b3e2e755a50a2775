#!/bin/sh
# tex.sh FOLDER ENGINE: documents find the style and the fonts in the TDS tree that install.sh has put there, by TEXMFHOME.
# Exit status 77: the engine or a tool is not installed.
set -u
folder=$1 engine=$2
for tool in "$engine" pdftotext pdffonts kpsewhich; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
root=$folder/below/usr
rm -rf "$folder/$engine" && mkdir -p "$folder/$engine/cache" && cd "$folder/$engine" || exit 1
TEXMFHOME=$root/share/texmf TEXMFCACHE=$PWD/cache TEXMFVAR=$PWD/cache
export TEXMFHOME TEXMFCACHE TEXMFVAR
fail() { echo "FAILED: $1"; exit 1; }
[ "$(kpsewhich dawson.sty)" = "$root/share/texmf/tex/latex/dawson/dawson.sty" ] || fail "dawson.sty is not found"
cat >men.tex <<'END'
\documentclass{article}
\usepackage{dawson}
\begin{document}
A man in text: \chess{Kq*2q}.
\begin{chess}
fen: 4k3/8/8/8/8/8/8/R3K3
\end{chess}
\end{document}
END
"$root/bin/dawson" weave men.tex -o woven.tex || fail weave
"$engine" -interaction=nonstopmode -halt-on-error woven.tex >said 2>&1 || { tail -20 said; fail "$engine"; }
pdftotext woven.pdf text && pdffonts woven.pdf >used || fail "the PDF"
grep -q '+Dawson' used || { cat used; fail "the fonts are not found"; }
grep -q '♔♛🨥' text || { cat text; fail "men are not copied"; }
