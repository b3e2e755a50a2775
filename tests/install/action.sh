#!/bin/sh
# action.sh SOURCES DAWSON FOLDER: the steps of examples/ci/action, run as GitHub runs them, with an archive of the built program.
# Exit status 77: LaTeX is not installed.
set -u
sources=$1 dawson=$2 folder=$3
command -v latexmk >/dev/null && command -v pdflatex >/dev/null || { echo "latexmk or pdflatex is not installed"; exit 77; }
fail() { echo "FAILED: $1"; cat said 2>/dev/null; exit 1; }
rm -rf "$folder" && mkdir -p "$folder/packed/dawson-1/bin" "$folder/temp" "$folder/site" && cd "$folder/site" || exit 1
folder=$(cd .. && pwd) action=$sources/examples/ci/action
ln -s "$dawson" "$folder/packed/dawson-1/bin/dawson" && tar -C "$folder/packed" -cJf "$folder/dawson.tar.xz" dawson-1 || exit 1
cp "$sources/examples/column.tex" . && cp "$sources/tex/"* . && printf '# A\n\n```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n' >notes.md
ARCHIVE=$folder/dawson.tar.xz SHA256=$(sha256sum <"$folder/dawson.tar.xz" | cut -d' ' -f1) DOCUMENTS='column.tex notes.md' ACTION=$action
RUNNER_TEMP=$folder/temp GITHUB_PATH=$folder/path HOME=$folder
export ARCHIVE SHA256 DOCUMENTS ACTION RUNNER_TEMP GITHUB_PATH HOME
sed -n 's/^ *run: //p' "$action/action.yml" >steps
[ "$(wc -l <steps)" = 2 ] || fail "action.yml has other steps"
sed -n 1p steps | sh -e >said 2>&1 || fail install
grep -q '^dawson ' said || fail "install prints no version"
PATH=$(cat "$GITHUB_PATH"):$PATH
sed -n 2p steps | sh -e >said 2>&1 || fail typeset
for pdf in column notes; do head -c 5 "build/$pdf.pdf" | grep -q '%PDF-' || fail "no $pdf.pdf"; done
printf '\n```chess\nfen: 9\n```\n' >>notes.md
! sed -n 2p steps | sh -e >said 2>&1 || fail "typeset goes on after an error"
grep -q 'notes.md:[0-9]*:[0-9]*: error' said || fail "typeset does not say where the error is"
! sh "$action/install.sh" "$ARCHIVE" 0000 >said 2>&1 || fail "another checksum is accepted"
! sh "$action/install.sh" http://localhost/a.tar.xz >said 2>&1 || fail "http is accepted"
