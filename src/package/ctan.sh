#!/bin/sh
# ctan.sh SOURCES MANUAL.pdf ARCHIVE.zip: packs the style for CTAN. The archive contains a folder dawson/ with all files, and
# dawson.tds.zip with the same files in a TDS tree. All dates are the release date, so that the archive is reproducible.
set -eu
sources=$(cd "$1" && pwd) manual=$2 archive=$3
mkdir -p "$(dirname "$archive")"
archive=$(cd "$(dirname "$archive")" && pwd)/$(basename "$archive")
version=$(sh "$sources/src/package/version.sh")
day=$(sh "$sources/src/package/version.sh" --day)
fonts=$sources/src/artwork/fonts
laid=$(mktemp -d)
trap 'rm -rf "$laid"' EXIT
flat=$laid/dawson tds=$laid/tds
mkdir -p "$flat"
cp "$sources"/tex/*.tex "$sources/tex/dawson.sty" "$sources/examples/column.tex" "$flat"
cp "$fonts"/*.pfb "$fonts"/*.tfm "$fonts/udawson.fd" "$fonts/dawson.map" "$fonts/Dawson.otf" "$flat"
cp "$sources/src/artwork/signs/OFL.txt" "$flat/OFL-dawson-signs.txt"
cp "$manual" "$flat/dawson.pdf"
cp "$sources/examples/manual.md" "$flat/dawson.md"   # the documentation's source: `dawson booklet dawson.md -o dawson.pdf`
cp -r "$sources/examples/manual" "$flat/manual"
(cd "$flat/manual" && rm site.* search.js old-anchors.txt)   # these make HTML pages
# Sources of the fonts.
mkdir "$flat/source"
cp "$sources"/src/artwork/men/*.svg "$sources"/src/artwork/make_*.py "$flat/source"

cat >"$flat/README.md" <<END
# dawson: chess problem diagrams

Version $version, $day.

The LaTeX style for documents woven by the program Dawson: orthodox and fairy chess problems with their captions, on boards of
any size; and the Dawson fonts, symbols of chess pieces in eight directions (Type 1, OpenType). First weave a document that loads
\`dawson.sty\`: \`dawson weave column.tex -o woven.tex\`. The woven document needs only this style.

Documentation: \`dawson.pdf\`; its source is \`dawson.md\` with the pages in \`manual/\`. Example: \`column.tex\`.
The drawings of the fonts are in \`source\`.

Licence: the LaTeX Project Public License, version 1.3c or later, for the files listed in \`MANIFEST.txt\`; the fonts are under the
MIT licence, and \`dawson-signs.tex\`, outlines of Noto Serif CJK, under the SIL Open Font License 1.1 (\`OFL-dawson-signs.txt\`).
END
{
  echo "The work dawson, version $version of $day, under the LPPL 1.3c or later; its maintainers are the Dawson authors."
  echo "It consists of the files"
  (cd "$flat" && ls dawson.sty ./*.tex udawson.fd dawson.map dawson.md manual/*.* manual/guides/* dawson.pdf | grep -v dawson-signs.tex | sed 's|^\./||; s|^|  |')
} >"$flat/MANIFEST.txt"
chmod -R u=rwX,go=rX "$flat"

put() {  # put FOLDER FILE...
  mkdir -p "$tds/$1"
  (cd "$flat" && into=$1 && shift && cp "$@" "$tds/$into")
}
cd "$flat"
put tex/latex/dawson dawson.sty dawson-*.tex udawson.fd
put fonts/type1/public/dawson ./*.pfb
put fonts/tfm/public/dawson ./*.tfm
put fonts/opentype/public/dawson Dawson.otf
put fonts/map/dvips/dawson dawson.map
put source/fonts/dawson source/*
put doc/latex/dawson README.md MANIFEST.txt OFL-dawson-signs.txt dawson.pdf dawson.md column.tex
put doc/latex/dawson/manual manual/*.*
put doc/latex/dawson/manual/guides manual/guides/*

zipped() {  # zipped ARCHIVE WHAT...
  rm -f "$1"
  find . -exec touch -h -d "$day 00:00:00 UTC" {} +
  TZ=UTC find "${2:-.}" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -9 "$1" -@
}
cd "$tds" && zipped "$laid/dawson.tds.zip"
cd "$laid" && rm -rf tds && zipped "$archive"
