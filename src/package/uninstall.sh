#!/bin/sh
# uninstall.sh PREFIX [DESTDIR]: removes the files that install.sh has listed below DESTDIR and PREFIX, and Dawson's own
# folders if they are then empty. Removes nothing outside PREFIX.
# uninstall.sh --only LIST PREFIX [DESTDIR]: removes only the files of LIST.
set -eu
list=
if [ "$1" = --only ]; then
  list=$2
  shift 2
fi
prefix=$1 destdir=${2:-}
case $prefix in
  /*) ;;
  *) echo "PREFIX must be absolute: $prefix" >&2; exit 2 ;;
esac
if [ -z "$list" ]; then
  list=$destdir$prefix/share/doc/dawson/installed-files.txt
  [ -f "$list" ] || { echo "Dawson is not installed in $destdir$prefix: $list does not exist" >&2; exit 1; }
fi
# The list is one of the files, so it is read before the first file is removed.
files=$(cat "$list")
printf '%s\n' "$files" | while IFS= read -r file; do
  case $file in
    */../* | '') ;;
    "$prefix"/*) rm -f "$destdir$file" ;;
  esac
done
printf '%s\n' "$files" | while IFS= read -r file; do
  case $file in
    */../*) ;;
    "$prefix"/*) printf '%s\n' "${file#"$prefix"}" ;;
  esac
done | sed -n 's|\(.*/dawson\)/.*|\1|p' | sort -u | while IFS= read -r folder; do
  [ ! -d "$destdir$prefix$folder" ] || find "$destdir$prefix$folder" -depth -type d -empty -delete
done
[ -n "$destdir" ] || ! command -v mktexlsr >/dev/null || [ ! -d "$prefix/share/texmf" ] || mktexlsr "$prefix/share/texmf"
