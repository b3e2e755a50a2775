#!/bin/sh
# Usage: sources.sh FOLDER
# Exit status 3: a source is not the expected one.
# Unpacks into FOLDER the sources of the libraries that are compiled to WebAssembly along with Dawson, from Debian's source
# packages, without Debian's patches. FOLDER then has one folder per library. Only the files that are needed are unpacked. The versions
# are fixed: if Debian's archive has another one, or its bytes differ, nothing is unpacked. Then compile with it, run
# `make test-wasm`, and write its name and SHA-256 below.
set -eu
folder=$1
mkdir -p "$folder/apt/lists/partial"
cd "$folder"
. /etc/os-release
# A list of source packages of our own: few machines have one, and this one must not change the machine's.
mirror=${MIRROR:-http://deb.debian.org/debian}
echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $VERSION_CODENAME main" >apt/sources.list
own="-o Dir::Etc::sourcelist=$PWD/apt/sources.list -o Dir::Etc::sourceparts=- -o Dir::State::lists=$PWD/apt/lists -o APT::Sandbox::User=root"

# unpack NAME ARCHIVE SHA256 PATTERN...: ARCHIVE is PACKAGE_VERSION.orig.tar.SUFFIX
unpack() {
  name=$1 archive=$2 sum=$3
  package=${archive%%_*}
  shift 3
  [ ! -d "$name" ] || return 0
  [ -e apt/updated ] || { apt-get $own -qq update && : >apt/updated; }
  (cd apt && apt-get $own -qq --tar-only --download-only source "$package")
  if [ ! -e "apt/$archive" ]; then
    echo "sources.sh: $package is $(cd apt && echo "$package"_*.orig.tar.?z*), but sources.sh expects $archive" >&2
    exit 3
  fi
  if ! echo "$sum  apt/$archive" | sha256sum --check --status; then
    echo "sources.sh: the SHA-256 of $PWD/apt/$archive is not that in sources.sh" >&2
    exit 3
  fi
  rm -rf "$name.new" && mkdir "$name.new"
  tar -xf "apt/$archive" -C "$name.new" --strip-components=1 --wildcards "$@"
  mv "$name.new" "$name"
}

unpack cmark cmark-gfm_0.29.0.gfm.6.orig.tar.gz \
  b17d86164c0822b5db3818780b44cb130ff30e9c6ec6a64f199b6d142684dba0 '*/src/*' '*/extensions/*'
unpack yaml libyaml_0.2.5.orig.tar.gz \
  fa240dbf262be053f3898006d502d514936c818e422afdcf33921c63bed9bf2e '*/src/*' '*/include/*'
unpack yaml-cpp yaml-cpp_0.7.0+dfsg.orig.tar.xz \
  dc63708605404e0b963e0ca3a9619d1c8270eda2839603e6fa0384e5e51e5312 '*/src/*' '*/include/*'
unpack expat expat_2.5.0.orig.tar.gz \
  ab00ee05c7067fd10a35c5d2a4922ebba746ddd50ff83b79c828da17bbdf1757 '*/lib/*'
unpack deflate libdeflate_1.14.orig.tar.gz \
  89e7df898c37c3427b0f39aadcf733731321a278771d20fc553f92da8d4808ac '*/lib/*' '*/*.h'
unpack zlib zlib_1.2.13.dfsg.orig.tar.bz2 \
  71feb7947e3c00ef125f83b79a4e529bde31171e5babe48b391f06758d1ab0a1 '*/*.[ch]'
unpack minizip minizip_1.1.orig.tar.xz \
  7d8da446d3b6799e7851f077a66551a46b80fc3de708549e79dbd3e49e842ba1 '*/*.[ch]'
unpack png libpng1.6_1.6.39.orig.tar.gz \
  a00e9d2f2f664186e4202db9299397f851aea71b36a35e74910b8820e380d441 '*/*.[ch]' '*/scripts/pnglibconf.h.prebuilt'
unpack gif giflib_5.2.1.orig.tar.gz \
  31da5562f44c5f15d63340a09a4fd62b48c45620cd302f77a6d9acf0077879bd '*/*.[ch]'
unpack glib glib2.0_2.74.6.orig.tar.xz \
  069cf7e51cd261eb163aaf06c8d1754c6835f31252180aff5814e5afc7757fbc '*/glib/*.[ch]'
unpack harfbuzz harfbuzz_6.0.0+dfsg.orig.tar.xz \
  89266cb363e49b6aa999eda04ca25b0d234a69ad9304679631371f4697652368 '*/src/*.cc' '*/src/*.hh' '*/src/*.h'
unpack boost boost1.74_1.74.0+ds1.orig.tar.xz \
  192f5df504d282cb81288f88232d8af45b64a9ab531e1c7cf8ae955f16f6bb28 '*/libs/program_options/src/*'
