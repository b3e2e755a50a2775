#!/bin/sh
# check.sh DAWSON FOLDER DOCUMENT.md...: a book of each document alone and one of all together, in FOLDER: epubcheck finds
# neither errors nor warnings.
set -eu
dawson=$1 folder=$2
shift 2
rm -rf "$folder" && mkdir -p "$folder"
# A compiler of Java's that gives more than it takes in so short a run.
JAVA_TOOL_OPTIONS="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
export JAVA_TOOL_OPTIONS
# Debian's is an archive of Java, which some systems run by its name.
check() {
  if head -c 2 "$(command -v epubcheck)" | grep -q PK; then
    # Without data on its speed, which Java keeps in /tmp.
    java -XX:-UsePerfData -jar "$(command -v epubcheck)" --failonwarnings "$1"
  else
    epubcheck --failonwarnings "$1"
  fi
}
looked_at() {
  said=$(check "$1" 2>&1) || { echo "$said"; echo "FAILED: epubcheck $1"; exit 1; }
  echo "  $(basename "$1"): nothing is found"
}
for document in "$@"; do
  book=$folder/$(basename "$document" .md).epub
  "$dawson" weave "$document" -o "$book" --quiet
  looked_at "$book"
done
"$dawson" weave "$@" -o "$folder/all.epub" --quiet
looked_at "$folder/all.epub"
