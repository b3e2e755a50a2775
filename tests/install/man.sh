#!/bin/sh
# man.sh FOLDER: the manual pages that install.sh has put there, through groff with all its warnings, and mandoc where it is.
# Exit status 77: there is no groff.
set -u
folder=$1
command -v groff >/dev/null || { echo "groff is not installed"; exit 77; }
failures=0
fail() { echo "FAILED: $1"; failures=$((failures + 1)); }
for page in "$folder"/below/usr/share/man/man1/*.1; do
  said=$(groff -man -ww -Tutf8 -P-cbou "$page" 2>&1 >"$folder/page") || fail "groff refuses $page"
  [ -z "$said" ] || fail "$page: $said"
  for section in NAME SYNOPSIS DESCRIPTION OPTIONS 'EXIT STATUS' ENVIRONMENT 'SEE ALSO'; do
    grep -q "^$section\$" "$folder/page" || fail "$page has no $section"
  done
  grep -q '^\.TH [^ ]* 1 "[0-9]\{4\}-[0-9][0-9]-[0-9][0-9]" "Dawson [0-9.]*"' "$page" || fail "$page has no day of the release"
  command -v mandoc >/dev/null && mandoc -T lint -W warning "$page" | grep . && fail "mandoc complains of $page"
done
groff -man -Tutf8 -P-cbou "$folder/below/usr/share/man/man1/dawson-weave.1" >"$folder/page"
grep -q -- '--boards KIND' "$folder/page" || fail "dawson-weave(1) has no --boards KIND"
[ "$failures" = 0 ]
