#!/bin/sh
# ci.sh SOURCES FOLDER: the steps of examples/ci, run as the services run them, in a repository of a column and a booklet, with
# what install.sh has put into FOLDER. The steps that install packages are run in tests/guests.
# Exit status 77: LaTeX is not installed.
set -u
sources=$1 folder=$2
command -v pdflatex >/dev/null || { echo "pdflatex is not installed"; exit 77; }
fail() { echo "FAILED: $1"; exit 1; }
PATH=$folder/below/usr/bin:$PATH TEXMFHOME=$folder/below/usr/share/texmf TEXMFVAR=$folder/ci-var
export PATH TEXMFHOME TEXMFVAR
# The commands of a service's file: below `run: |`, or the items of scripts; one a line.
steps() {
  case $1 in
    github) sed -n '/run: |/,/^ *- /{/run: |/d; /^ *- /d; s/^ *//p}' "$sources/examples/ci/github.yml" ;;
    gitlab) sed -n '/script:/,/^  [a-r]/s/^    - //p' "$sources/examples/ci/gitlab.yml" ;;
    docker) sed -n 's/^CMD \["sh", "[^"]*", "\(.*\)"\]/sh ci\/build.sh ./p; s/^ && \(apt-get install.*\) \\$/\1/p; s/^RUN \(apt-get update\).*/\1/p' \
      "$sources/examples/ci/Dockerfile" ;;
  esac
}
for service in github gitlab docker; do
  rm -rf "$folder/ci" && mkdir -p "$folder/ci" && cd "$folder/ci" || exit 1
  cp "$sources/examples/column.tex" "$sources/examples/booklet.md" . && cp -r "$sources/examples/ci" ci
  steps "$service" >commands
  [ "$(grep -c '^apt-get ' commands)" = 2 ] && grep -q '^apt-get install .*/packages/dawson\*\.deb ' commands || { cat commands; fail "$service installs no packages"; }
  grep -v '^apt-get ' commands >own
  [ -s own ] || fail "$service builds nothing"
  sh -e own >said 2>&1 || { cat said; fail "$service"; }
  for pdf in column booklet; do head -c 5 "build/$pdf.pdf" | grep -q '%PDF-' || fail "$service: no $pdf.pdf"; done
  printf '\n```chess\nfen: 9\n```\n' >>booklet.md
  ! sh -e own >said 2>&1 || fail "$service goes on after a fault"
  grep -q 'booklet.md:[0-9]*:[0-9]*: error' said || { cat said; fail "$service does not say where the fault is"; }
done

# The paper in another repository: a commit for each change, and none without.
rm -rf "$folder/ci" && mkdir -p "$folder/ci" && cd "$folder/ci" || exit 1
command -v git unzip >/dev/null || { echo "git or unzip is not installed"; exit 77; }
git init --quiet --bare overleaf.git && cp -r "$sources/examples/ci" ci && cp "$sources/examples/column.tex" paper.tex || exit 1
sed -n 's/^ *\(sh ci\/bundle.sh .*\)$/\1/p' "$sources/examples/ci/overleaf.yml" >own
[ "$(wc -l <own)" = 1 ] || fail "overleaf.yml weaves nothing"
OVERLEAF=$folder/ci/overleaf.git
export OVERLEAF
for commits in 1 1 2; do
  [ "$commits" = 1 ] || sed -i 's/F307/F308/' paper.tex
  sh -e own >said 2>&1 || { cat said; fail "overleaf.yml"; }
  [ "$(git -C overleaf.git rev-list --count --all)" = "$commits" ] || fail "overleaf.yml: not $commits commits"
done
git clone --quiet overleaf.git woven && (cd woven && HOME=$folder TEXMFHOME=$folder pdflatex -interaction=batchmode -halt-on-error paper.tex) >said 2>&1 ||
  { cat said; fail "the woven repository is not typeset"; }
[ -s paper.zip ] || fail "overleaf.yml keeps no archive"
