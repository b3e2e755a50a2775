#!/bin/sh
# parts.sh DAWSON TOOL FOLDER: examples/build/collection with ninja or GNU parallel: the parts put together are the bytes of the
# whole. Exit status 77: the tool is missing.
set -u
dawson=$1 tool=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
rm -rf "$folder" && mkdir -p "$folder/bin" && cp -r "$here/../../examples/build/collection" "$folder/parts" || exit 1
ln -s "$dawson" "$folder/bin/dawson"
PATH="$folder/bin:$PATH"
cd "$folder/parts" || exit 1
if [ "$tool" = ninja ]; then ninja; else ./parallel.sh; fi || exit 1
dawson convert --file problems.olv -o whole.json && [ -s whole.json ] && cmp whole.json problems.json
