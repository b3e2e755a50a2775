#!/bin/sh
# bundle.sh PAPER.tex REPOSITORY: weaves the paper into PAPER.zip, with all that LaTeX needs for it, and puts these files into
# another Git repository, such as that of an Overleaf project: a commit, if anything has changed. What is wrong ends it, with
# file and line.
set -e
paper=$1 repository=$2 archive=$PWD/${1%.tex}.zip
dawson weave --bundle "$archive" "$paper"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet "$repository" "$work/woven"
cd "$work/woven"
git rm -r --quiet --ignore-unmatch .
unzip -q "$archive"
git add --all
git diff --cached --quiet ||
  git -c user.name=dawson -c user.email=dawson@localhost commit --quiet -m "Weave $(basename "$paper")"
git push --quiet origin HEAD
