#!/bin/sh
# dist.sh ARCHIVE.tar.xz [VERSION]: the sources, as git has them or, without it, as they stand here; the same bytes each
# time. Another VERSION is written into dawson.sty: what an upgrade is tested with.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
version=$(sh "$here/version.sh")
mkdir -p "$(dirname "$1")"
archive=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
laid=$(mktemp -d)
trap 'rm -rf "$laid"' EXIT
name=dawson-${2:-$version}
mkdir "$laid/$name"
cd "$root"
if [ -e .git ] && command -v git >/dev/null; then
  git ls-files -z
else
  find . -type f -not -path './build/*' -print0
fi | sort -z | tar -c --null -T - | tar -x -C "$laid/$name"
[ "$name" = "dawson-$version" ] || sed -i "/^.ProvidesPackage/s/ v$version / v$2 /" "$laid/$name/tex/dawson.sty"
tar -C "$laid" -c --sort=name --mtime="$(sh "$here/version.sh" --day) 00:00:00 UTC" --owner=0 --group=0 --numeric-owner \
  --mode=u+rw,go=rX --pax-option=delete=atime,delete=ctime "$name" | xz -6 -T1 >"$archive.new"
mv "$archive.new" "$archive"
