#!/bin/sh
# weave.sh FROM TO [hugo|jekyll]: weaves a site's Markdown before Hugo (the default) or Jekyll reads it. FROM is a folder of Markdown
# files, TO the folder that the generator reads; other files are copied. Pictures are written to static/chess (Hugo) or TO/chess
# (Jekyll), with the address /chess. Run it in the folder of the site:
#
#     sh weave.sh pages content && hugo
#     sh weave.sh pages site jekyll && jekyll build --source site
set -e
from=${1:?FROM} for=${3:-hugo}
mkdir -p "${2:?TO}"
to=$(cd "$2" && pwd)
case $for in
  hugo) flavour=hugo pictures=$(pwd)/static/chess ;;
  jekyll) flavour=kramdown pictures=$to/chess ;;
  *) echo "weave.sh: $for is neither hugo nor jekyll" >&2; exit 2 ;;
esac
cd "$from"
find . -type f | sort | while IFS= read -r file; do
  mkdir -p "$to/$(dirname "$file")"
  case $file in
    *.md | *.markdown)
      "${DAWSON:-dawson}" weave "$file" -o "$to/$file" --markdown "$flavour" --assets "$pictures" --assets-url /chess || exit 1 ;;
    *) cp "$file" "$to/$file" ;;
  esac
done
