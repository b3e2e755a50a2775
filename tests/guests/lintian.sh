#!/bin/sh
# lintian.sh FOLDER: the packages that deb.sh has written there: lintian has neither errors nor warnings, the program is hardened and
# stripped, and its symbols are apart.
set -eu
folder=$1
fail() { echo "FAILED: $1"; exit 1; }
said=$(lintian --fail-on error,warning "$folder"/dawson_*.changes "$folder"/dawson_*.dsc 2>&1) || { echo "$said"; fail lintian; }
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
dpkg-deb -x "$(ls "$folder"/dawson_*.deb)" "$unpacked"
dpkg-deb -x "$(ls "$folder"/dawson-dbgsym_*.deb)" "$unpacked/apart"
program=$unpacked/usr/bin/dawson
readelf -hW "$program" | grep -q 'Type: *DYN' || fail "no PIE"
readelf -lW "$program" | grep -q GNU_RELRO || fail "no RELRO"
readelf -dW "$program" | grep -q 'BIND_NOW\|Flags:.* NOW' || fail "RELRO is not full"
readelf --dyn-syms -W "$program" | grep -q '__[a-z]*_chk@' || fail "not fortified"
readelf --dyn-syms -W "$program" | grep -q '__stack_chk_fail@' || fail "no guard of the stack"
! readelf -SW "$program" | grep -q '\.symtab\|\.debug_info' || fail "not stripped"
readelf -SW "$(find "$unpacked/apart" -name '*.debug')" | grep -q '\.debug_info' || fail "no debug symbols"
