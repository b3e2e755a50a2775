#!/bin/sh
# dist.sh ARCHIVE.tar.xz [VERSION]: packs the sources: the files that git tracks or, without git, all files here. The
# archive is reproducible. VERSION replaces the version in dawson.sty, for tests of upgrades.
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
# No pipes: the shell sees only the exit status of the last command.
if [ -e .git ] && command -v git >/dev/null; then
  # The user runs this Makefile already, so the checkout is trusted even if another user owns it; git would refuse it.
  git -c safe.directory="$root" -c core.fsmonitor= ls-files -z >"$laid/files"
else
  find . -type f -not -path './build/*' -not -path './.git/*' -not -path ./.git -print0 >"$laid/files"
fi
[ -s "$laid/files" ] || { echo "no files to pack in $root" >&2; exit 1; }
tar -c --null -T "$laid/files" -f "$laid/files.tar"
tar -x -f "$laid/files.tar" -C "$laid/$name"
[ "$name" = "dawson-$version" ] || sed -i "/^.ProvidesPackage/s/ v$version / v$2 /" "$laid/$name/tex/dawson.sty"
tar -C "$laid" -c --sort=name --mtime="$(sh "$here/version.sh" --day) 00:00:00 UTC" --owner=0 --group=0 --numeric-owner \
  --mode=u+rw,go=rX --pax-option=delete=atime,delete=ctime -f "$laid/sorted.tar" "$name"
xz -6 -T1 <"$laid/sorted.tar" >"$archive.new"
mv "$archive.new" "$archive"
