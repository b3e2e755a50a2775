#!/bin/sh
# deb.sh ARCHIVE.tar.xz INTO PACKAGE...: Debian's source and binary packages of `make dist`'s archive, in the folder INTO.
# PACKAGE... are those that a build needs. In INTO/tree a second run compiles only what has changed.
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

# What is to be filled in: the version, its day, what a build needs besides a compiler.
cd "$into/new"
cp -r src/package/debian debian
needed=$(printf '%s\n' "$@" | grep -vx 'g++' | paste -sd, | sed 's/,/, /g')
day=$(date -u -R -d "$(sh src/package/version.sh --day)")
sed -i "s|@NEEDED@|$needed|" debian/control
sed "s|@VERSION@|$version|; s|@DAY@|$day|" debian/changelog.in >debian/changelog
rm debian/changelog.in
cd "$into"
dpkg-source -b new

# Only what is another file gets another time; debian/ is as new, so that each step of debhelper is taken.
mkdir -p tree
rm -rf tree/debian
(cd new && find . -type f) | while read -r file; do
  cmp -s "new/$file" "tree/$file" || { mkdir -p "$(dirname "tree/$file")" && cp -p "new/$file" "tree/$file" && touch "tree/$file"; }
done
(cd tree && find . -path ./obj-\* -prune -o -type f -print) | while read -r file; do
  [ -e "new/$file" ] || rm "tree/$file"
done
cd tree && dpkg-buildpackage -b -nc -us -uc
