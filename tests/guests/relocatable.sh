#!/bin/sh
# relocatable.sh ARCHIVE FOLDER BARE...: the archive, unpacked by a user in some folder, runs in each bare system (chroot.sh's),
# with no library of that system but the C library.
set -eu
# The loader asks /proc for the program's own place.
[ "${MOUNTED:-}" ] || MOUNTED=yes exec unshare -m sh "$0" "$@"
archive=$1 folder=$2
shift 2
fail() { echo "FAILED: $1"; exit 1; }
rm -rf "$folder" && mkdir -p "$folder"
for bare; do
  [ -e "$bare/etc/debian_version" ] || fail "no system in $bare"
  mount -t proc proc "$bare/proc"
  own=$bare/tmp/some-place
  rm -rf "$own" && mkdir "$own" && tar -xJf "$archive" -C "$own" --strip-components=1 && chown -R 1000:1000 "$own"
  user() { chroot "$bare" env -i PATH=/usr/bin:/bin HOME=/nonexistent LC_ALL=C.UTF-8 setpriv --reuid=1000 --regid=1000 --clear-groups \
    sh -ec "cd /tmp/some-place && $1" >"$folder/said" 2>&1 || { cat "$folder/said"; fail "$bare: $1"; }; }
  user 'bin/dawson --version'
  user 'bin/dawson check share/doc/dawson/examples/column.tex'
  user 'bin/dawson booklet share/doc/dawson/examples/booklet.md -o booklet.pdf && head -c 5 booklet.pdf | grep -q %PDF-'
  user 'bin/dawson board 8/1P6/1k6/4cK2/8/8/8/8 --from janko -o board.png && bin/dawson weave share/doc/dawson/examples/column.md -o c.html'
  # Another place, and what is mapped is its own.
  user 'mkdir moved && mv bin lib moved && moved/bin/dawson help >/dev/null && LD_TRACE_LOADED_OBJECTS=1 moved/bin/dawson >libraries'
  strange=$(sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' "$own/libraries" | grep -v '^/tmp/some-place/moved/' | grep -v '/lib\(c\|m\|pthread\|dl\|rt\)\.so' || :)
  [ -z "$strange" ] || fail "$bare: libraries of the system: $strange"
  rm -rf "$own"
done
