#!/bin/sh
# deb.sh ARCHIVE.tar.xz INTO PACKAGE...: builds Debian's source and binary packages from the archive of `make dist`, in the
# folder INTO. PACKAGE... are the build dependencies. A second run compiles only changed files, in INTO/tree.
set -eu
archive=$1 into=$2
shift 2
version=$(basename "$archive" .tar.xz)
version=${version#dawson-}
mkdir -p "$into"
into=$(cd "$into" && pwd)
rm -rf "$into/new" "$into"/dawson*_*.*
mkdir "$into/new"
tar -xJf "$archive" -C "$into/new" --strip-components=1
cp "$archive" "$into/dawson_$version.orig.tar.xz"

# Fills in the version, the release date and the build dependencies except the compiler.
cd "$into/new"
cp -r src/package/debian debian
needed=$(printf '%s\n' "$@" | grep -vx 'g++' | paste -sd, | sed 's/,/, /g')
day=$(date -u -R -d "$(sh src/package/version.sh --day)")
sed -i "s|@NEEDED@|$needed|" debian/control
sed "s|@VERSION@|$version|; s|@DAY@|$day|" debian/changelog.in >debian/changelog
rm debian/changelog.in
cd "$into"
dpkg-source -b new

# Only changed files get a new modification time; debian/ is copied again, so that every step of debhelper runs.
mkdir -p tree
rm -rf tree/debian
(cd new && find . -type f) | while read -r file; do
  cmp -s "new/$file" "tree/$file" || { mkdir -p "$(dirname "tree/$file")" && cp -p "new/$file" "tree/$file" && touch "tree/$file"; }
done
(cd tree && find . -path ./obj-\* -prune -o -type f -print) | while read -r file; do
  [ -e "new/$file" ] || rm "tree/$file"
done
cd tree && dpkg-buildpackage -b -nc -us -uc
