#!/bin/sh
# usage: editors.sh PROGRAM EDITOR FOLDER
# The files of examples/editors in a headless editor: neovim, emacs, or `files` for those that are only parsed.
# Exit status 77 if the editor is not installed.
set -e
program=$1 editor=$2 folder=$3
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples/editors
rm -rf "$folder" && mkdir -p "$folder"
PATH=$(dirname "$program"):$PATH
export PATH
printf '```chess\nautor: M\303\274ller\nfen: 8/8/8/3k4/8/3K4/8/8\ncount: 2+1\n```\n' > "$folder/slip.md"
printf '```chess\nlabel: here\nautor: x\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n\nSee [](#here).\n' > "$folder/label.md"
case $editor in
  neovim)
    command -v nvim > /dev/null || exit 77
    cd "$folder"
    timeout 60 nvim --headless -u NONE -c "filetype on" -c "luafile $examples/nvim.lua" -c "edit slip.md" \
      -c "luafile $here/neovim.lua"
    ;;
  emacs)
    command -v emacs > /dev/null || exit 77
    emacs --batch -l eglot > /dev/null 2>&1 || exit 77
    cd "$folder"
    timeout 60 emacs --batch -f package-initialize -l "$examples/dawson.el" -l "$here/emacs.el" label.md
    ;;
  files)
    python3 - "$examples" <<'PYTHON'
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
for path in folder.glob("*.json"):
    assert "dawson" in path.read_text() and json.loads(path.read_text())
try:
    import tomllib
except ImportError:
    sys.exit(77)
servers = tomllib.loads((folder / "helix.toml").read_text())["language-server"]
assert servers["dawson"] == {"command": "dawson", "args": ["lsp"]}
PYTHON
    ;;
esac
