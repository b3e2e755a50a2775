#!/bin/sh
# relocatable.sh INSTALLED ARCHIVE.tar.xz: packs the installation in the folder INSTALLED (bin, share) together with the
# libraries that the program needs, found relative to the program ($ORIGIN). The C library is the system's.
set -eu
installed=$1
mkdir -p "$(dirname "$2")"
archive=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
here=$(cd "$(dirname "$0")" && pwd)
laid=$(mktemp -d)
trap 'rm -rf "$laid"' EXIT
name=dawson-$(sh "$here/version.sh")-$(uname -m)
cp -r "$installed" "$laid/$name"
cd "$laid/$name"
mkdir lib
ldd bin/dawson >"$laid/linked"
! grep 'not found' "$laid/linked" || exit 1
sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' "$laid/linked" >"$laid/libraries"
while read -r library; do
  case $library in
    */libc.so.* | */libm.so.* | */libpthread.so.* | */libdl.so.* | */librt.so.* | */ld-linux*) ;;
    *) cp -L "$library" lib ;;
  esac
done <"$laid/libraries"
strip bin/dawson
patchelf --force-rpath --set-rpath '$ORIGIN/../lib' bin/dawson
for library in lib/*; do patchelf --force-rpath --set-rpath '$ORIGIN' "$library"; done
chmod -R u=rwX,go=rX .
tar -C "$laid" -c --sort=name --mtime="$(sh "$here/version.sh" --day) 00:00:00 UTC" --owner=0 --group=0 --numeric-owner \
  -f "$laid/archive.tar" "$name"
xz -6 -T1 <"$laid/archive.tar" >"$archive.new"
mv "$archive.new" "$archive"
