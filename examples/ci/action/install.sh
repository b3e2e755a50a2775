#!/bin/sh
# install.sh ARCHIVE [SHA256]: unpacks the relocatable archive, a file or an https address, and adds the program to PATH for the steps
# that follow.
set -eu
archive=$1 sum=${2:-}
folder=${RUNNER_TEMP:?}/dawson
mkdir -p "$folder"
case $archive in
  https://*)
    curl --fail --silent --show-error --location --proto =https --output "$folder/archive" "$archive"
    archive=$folder/archive
    ;;
  *://*) echo "install.sh: $archive: only https addresses and paths are accepted" >&2; exit 2 ;;
esac
if [ -n "$sum" ]; then
  echo "$sum  $archive" | sha256sum --check --status || { echo "install.sh: $archive has another checksum" >&2; exit 1; }
fi
tar -xf "$archive" -C "$folder" --strip-components 1
"$folder/bin/dawson" --version
echo "$folder/bin" >>"${GITHUB_PATH:?}"
