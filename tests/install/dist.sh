#!/bin/sh
# dist.sh SOURCES FOLDER: the archive of the sources has the same bytes when it is made again, by whom it may be, and when it is
# made of itself, without git; it has what a build needs and nothing else, and the version is the one of the changelog.
set -u
sources=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder" || exit 1
fail() { echo "FAILED: $1"; exit 1; }
# How small the archive is is not asked: xz packs as fast as it can.
mkdir "$folder/bin" && printf '#!/bin/sh\nexec "%s" "$@" -0\n' "$(command -v xz)" >"$folder/bin/xz" && chmod +x "$folder/bin/xz" || exit 1
PATH=$folder/bin:$PATH
version=$(sh "$sources/src/package/version.sh")
name=dawson-$version
sh "$sources/src/package/dist.sh" "$folder/once/$name.tar.xz" || fail "no archive"
tar -xJf "$folder/once/$name.tar.xz" -C "$folder" || fail "the archive cannot be read"
[ ! -e "$folder/$name/.git" ] || fail "git is in the archive"
(umask 077 && TZ=Asia/Tokyo sh "$folder/$name/src/package/dist.sh" "$folder/again/$name.tar.xz") || fail "no archive of the archive"
cmp "$folder/once/$name.tar.xz" "$folder/again/$name.tar.xz" || fail "the bytes are others"
sh "$folder/$name/src/package/dist.sh" "$folder/older/dawson-0.9.0.tar.xz" 0.9.0 || fail "no archive of another version"
tar -xJOf "$folder/older/dawson-0.9.0.tar.xz" dawson-0.9.0/tex/dawson.sty | grep -q '^.ProvidesPackage.* v0\.9\.0 ' || fail "the version stays"

day=$(sh "$sources/src/package/version.sh" --day)
[ "$(grep -m 1 -o '^## [0-9].*' "$sources/CHANGELOG.md")" = "## $version ($day)" ] || fail "CHANGELOG.md has no section '$version ($day)' above others"
cmake -S "$folder/$name" -B "$folder/build" >"$folder/log" 2>&1 || { cat "$folder/log"; fail "it cannot be configured"; }
grep -qx "CMAKE_PROJECT_VERSION:STATIC=$version" "$folder/build/CMakeCache.txt" || fail "cmake has another version"
