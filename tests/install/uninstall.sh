#!/bin/sh
# uninstall.sh SOURCES BUILD FOLDER: two installations beside each other; what one uninstall removes, and what it leaves.
set -u
sources=$1 build=$2 folder=$3
fail() { echo "FAILED: $1"; exit 1; }
rm -rf "$folder" && mkdir -p "$folder" || exit 1
list=share/doc/dawson/installed-files.txt
install() { sh "$sources/src/package/install.sh" "$build" "$1" "$folder" >"$folder/log" 2>&1 || { cat "$folder/log"; fail "install $1"; }; }
uninstall() { sh "$sources/src/package/uninstall.sh" "$@" >"$folder/said" 2>&1; }

install /usr
install /opt/dawson
(cd "$folder" && find usr -type f -o -type l | sed 's|^|/|' | sort) >"$folder/found"
sort "$folder/usr/$list" | cmp - "$folder/found" || fail "the list is not what is installed"

# A file that an earlier version had goes with the next installation; a file of the user's stays.
mkdir -p "$folder/usr/share/dawson/earlier" && touch "$folder/usr/share/dawson/earlier/file" "$folder/usr/share/doc/dawson/notes"
echo /usr/share/dawson/earlier/file >>"$folder/usr/$list"
install /usr
[ ! -e "$folder/usr/share/dawson/earlier" ] || fail "a file of an earlier version is left"
[ -s "$folder/usr/bin/dawson" ] && [ -e "$folder/usr/share/doc/dawson/notes" ] || fail "the second installation removed too much"

# Lines that lead out of the prefix remove nothing.
touch "$folder/outside" "$folder/opt/beside"
printf '%s\n' /opt/beside /usr/../outside "$folder/outside" >>"$folder/usr/$list"
uninstall /usr "$folder" || { cat "$folder/said"; fail "uninstall"; }
[ -e "$folder/outside" ] && [ -e "$folder/opt/beside" ] || fail "files outside the prefix are removed"
[ "$(cd "$folder" && find usr \( -type f -o -type l \))" = usr/share/doc/dawson/notes ] || fail "not all, or the user's file, is removed"
[ -z "$(cd "$folder" && find usr -type d -path '*/dawson*' ! -path '*/doc/dawson')" ] || fail "empty folders are left"
[ "$("$folder/opt/dawson/bin/dawson" --version | head -c 7)" = 'dawson ' ] || fail "the other installation is damaged"

! uninstall /usr "$folder" || fail "what is not installed is uninstalled"
grep -q "not installed in $folder/usr" "$folder/said" || fail "it is not reported that nothing is installed"
! uninstall usr "$folder" && grep -q 'must be absolute' "$folder/said" || fail "a relative prefix is accepted"
uninstall /opt/dawson "$folder" && [ ! -e "$folder/opt/dawson/bin/dawson" ] || fail "the other installation stays"
