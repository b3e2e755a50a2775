#!/bin/sh
# lint.sh FOLDER JOBS: clang-format on all sources, and clang-tidy on those that FOLDER/compile_commands.json names (made
# by cmake for clang++-16), the largest first. A finding is printed once, however many files see its header; fails if
# there is one.
set -u
folder=$1 jobs=$2
cd "$(dirname "$0")/.." || exit 1
find src tests -name '*.[ch]pp' -print0 | xargs -0 clang-format-14 --dry-run -Werror || exit 1
rm -rf "$folder/findings" && mkdir -p "$folder/findings" || exit 1
sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$folder/compile_commands.json" | grep -E "^$PWD/(src|tests)/" | sort -u |
  xargs -d '\n' ls -S >"$folder/files"
xargs -a "$folder/files" -d '\n' -P "$jobs" -n 1 sh -c '
  found=$0/findings/$(echo "$1" | tr / -)
  clang-tidy-16 -p "$0" --quiet "$1" >"$found" 2>"$found.said" && rm "$found" "$found.said"
' "$folder"
if [ -n "$(ls "$folder/findings")" ]; then
  for found in "$folder"/findings/*.cpp; do [ -s "$found" ] && cat "$found" || cat "$found.said"; done |
    awk '/: (warning|error): / { fresh = !seen[$0]++ } fresh'
  exit 1
fi
echo "lint: $(wc -l <"$folder/files") files, nothing found"
