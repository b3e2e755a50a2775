#!/bin/sh
# install.sh BUILD FOLDER: installs what is built as packagers do, below FOLDER/below; the other tests of this folder use it.
set -eu
build=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder"
DESTDIR=$folder/below cmake --install "$build" --prefix /usr >"$folder/log"
root=$folder/below/usr
[ -z "$(find "$root" -type f -size 0)" ] || { find "$root" -type f -size 0; echo "FAILED: empty files"; exit 1; }
for file in bin/dawson share/man/man1/dawson.1 share/man/man1/dawson-weave.1 share/zsh/site-functions/_dawson \
  share/bash-completion/completions/dawson share/fish/vendor_completions.d/dawson.fish share/texmf/tex/latex/dawson/dawson.sty \
  share/texmf/doc/latex/dawson/dawson.pdf share/doc/dawson/examples/booklet.md include/dawson.h; do
  [ -f "$root/$file" ] || { echo "FAILED: no $file"; exit 1; }
done
# A program with the library, as pkg-config describes it.
libraries=$(dirname "$(find "$root" -name dawson.pc)")
if command -v pkg-config >/dev/null; then
  flags=$(PKG_CONFIG_PATH=$libraries pkg-config --cflags --libs dawson)
  cc "$root/share/doc/dawson/examples/library/diagram.c" $flags -o "$folder/diagram"
  LD_LIBRARY_PATH=$libraries/.. "$folder/diagram" | grep -q '^board.svg has a drawing' || { echo "FAILED: the library"; exit 1; }
fi
# As a new user: what is installed is enough.
cd "$folder" && "$root/bin/dawson" booklet "$root/share/doc/dawson/examples/booklet.md" -o booklet.pdf
"$root/bin/dawson" help | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p' | grep -v dawson | while read -r command; do
  [ -f "$root/share/man/man1/dawson-$command.1" ] || { echo "FAILED: no manual page of $command"; exit 1; }
done
