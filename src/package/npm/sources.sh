#!/bin/sh
# Usage: sources.sh FOLDER
# Unpacks into FOLDER the sources of the libraries that are compiled to WebAssembly along with Dawson, from Debian's source
# packages, without Debian's patches. FOLDER then has one folder per library. Only the files that are needed are unpacked.
set -eu
folder=$1
mkdir -p "$folder/apt/lists/partial"
cd "$folder"
. /etc/os-release
# A list of source packages of our own: few machines have one, and this one must not change the machine's.
mirror=${MIRROR:-http://deb.debian.org/debian}
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $VERSION_CODENAME main" >apt/sources.list
own="-o Dir::Etc::sourcelist=$PWD/apt/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$PWD/apt/lists -o APT::Sandbox::User=root"

# unpack NAME PACKAGE PATTERN...
unpack() {
  name=$1 package=$2
  shift 2
  [ ! -d "$name" ] || return 0
  [ -e apt/updated ] || { apt-get $own -qq update && : >apt/updated; }
  (cd apt && apt-get $own -qq --download-only source "$package")
  rm -rf "$name.new" && mkdir "$name.new"
  tar -xf apt/"$package"_*.orig.tar.* -C "$name.new" --strip-components=1 --wildcards "$@"
  mv "$name.new" "$name"
}

unpack cmark cmark-gfm '*/src/*' '*/extensions/*'
unpack yaml libyaml '*/src/*' '*/include/*'
unpack yaml-cpp yaml-cpp '*/src/*' '*/include/*'
unpack expat expat '*/lib/*'
unpack deflate libdeflate '*/lib/*' '*/*.h'
unpack zlib zlib '*/*.[ch]'
unpack minizip minizip '*/*.[ch]'
unpack png libpng1.6 '*/*.[ch]' '*/scripts/pnglibconf.h.prebuilt'
unpack gif giflib '*/*.[ch]'
unpack glib glib2.0 '*/glib/*.[ch]'
unpack harfbuzz harfbuzz '*/src/*.cc' '*/src/*.hh' '*/src/*.h'
unpack boost boost1.74 '*/libs/program_options/src/*'
