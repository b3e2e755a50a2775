#!/bin/sh
# ctan.sh SOURCES FOLDER: the archive for CTAN, made of what install.sh has put into FOLDER: all that CTAN asks for is there,
# and documents find the style and the fonts in its TDS tree alone.
# Exit status 77: a tool is not installed.
set -u
sources=$1 folder=$2
for tool in zip unzip pdflatex kpsewhich pdffonts; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
root=$folder/below/usr
fail() { echo "FAILED: $1"; exit 1; }
rm -rf "$folder/ctan" && mkdir -p "$folder/ctan/tree" && cd "$folder/ctan" || exit 1
for name in once again; do
  sh "$sources/src/package/ctan.sh" "$sources" "$root/share/texmf/doc/latex/dawson/dawson.pdf" "$name.zip" || fail "no archive"
done
cmp once.zip again.zip || fail "the bytes are others"
unzip -q once.zip && unzip -q dawson.tds.zip -d tree || fail "it cannot be unpacked"
[ "$(ls)" = "$(printf '%s\n' again.zip dawson dawson.tds.zip once.zip tree)" ] || fail "other things beside dawson/ and dawson.tds.zip"

# CTAN's wishes (its upload addendum): names of ASCII, no empty or hidden file, no auxiliary one, a README, nothing executable, the
# same files in both forms, a licence for each.
bad=$(find dawson tree \( -empty -o -name '.*' -o -type l -o -type f -perm /111 -o -name '*.aux' -o -name '*.log' -o -name '*~' \) -print)
[ -z "$bad" ] || fail "not for CTAN: $bad"
[ -z "$(find dawson tree | LC_ALL=C grep '[^a-zA-Z0-9._/+-]')" ] || fail "names with other signs"
head -n 1 dawson/README.md | grep -q '^# dawson' || fail "no README"
grep -q "Version $(sh "$sources/src/package/version.sh")," dawson/README.md || fail "the README has another version"
(cd dawson && find . -type f -exec basename {} \; | sort) >flat
(cd tree && find . -type f -exec basename {} \; | sort) >deep
cmp flat deep || { diff flat deep; fail "the TDS tree has other files"; }
(cd tree && ls -d tex/latex/dawson fonts/type1/public/dawson fonts/tfm/public/dawson fonts/map/dvips/dawson doc/latex/dawson source/fonts/dawson) >/dev/null || fail "the TDS tree"
for file in dawson.pdf dawson.md column.tex dawson.map MANIFEST.txt OFL-dawson-signs.txt source/king.svg; do
  [ -s "dawson/$file" ] || fail "no $file"
done
for file in $(cd dawson && ls ./*.tex ./*.sty ./*.fd | sed 's|^\./||'); do
  [ "$file" = dawson-signs.tex ] || grep -qx "  $file" dawson/MANIFEST.txt || fail "MANIFEST.txt has no $file"
done
# A folder of the sources, since their own path may be as short as /dawson.
! grep -aqE "$sources/(src|tex|build)|$folder" dawson/*.tex dawson/*.sty dawson/*.md || fail "a path of this machine"

mkdir run && cd run && "$root/bin/dawson" weave "$folder/ctan/dawson/column.tex" -o woven.tex || fail weave
TEXMFHOME=$folder/ctan/tree TEXMFVAR=$PWD/var
export TEXMFHOME TEXMFVAR
kpsewhich dawson.sty | grep -qx "$folder/ctan/tree/tex/latex/dawson/dawson.sty" || fail "dawson.sty is not found"
pdflatex -interaction=nonstopmode -halt-on-error woven.tex >said 2>&1 || { tail -n 20 said; fail pdflatex; }
pdffonts woven.pdf | grep -q '+Dawson0' || fail "the fonts are not found"
