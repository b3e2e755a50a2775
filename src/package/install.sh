#!/bin/sh
# install.sh BUILD PREFIX [DESTDIR]: installs the files of BUILD and the list of these files, which uninstall.sh
# reads. Removes files of an earlier version that this version no longer has.
set -eu
build=$1 prefix=$2 destdir=${3:-}
case $prefix in
  /*) ;;
  *) echo "PREFIX must be absolute: $prefix" >&2; exit 2 ;;
esac
here=$(cd "$(dirname "$0")" && pwd)
list=$destdir$prefix/share/doc/dawson/installed-files.txt
earlier=
if [ -f "$list" ]; then
  earlier=$(mktemp)
  trap 'rm -f "$earlier"' EXIT
  cp "$list" "$earlier"
fi
DESTDIR=$destdir cmake --install "$build" --prefix "$prefix"
# The last line of CMake's list has no newline.
{ cat "$build/install_manifest.txt"; echo; echo "$prefix/share/doc/dawson/installed-files.txt"; } >"$list"
if [ -n "$earlier" ]; then
  LC_ALL=C sort "$list" >"$earlier.now"
  LC_ALL=C sort "$earlier" | LC_ALL=C comm -23 - "$earlier.now" >"$earlier.gone"
  sh "$here/uninstall.sh" --only "$earlier.gone" "$prefix" "$destdir"
  rm -f "$earlier.now" "$earlier.gone"
fi
[ -n "$destdir" ] || ! command -v mktexlsr >/dev/null || mktexlsr "$prefix/share/texmf"
