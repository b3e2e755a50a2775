#!/bin/sh
# dist.sh SOURCES FOLDER: the archive of the sources has the same bytes when it is made again, by another user or from an
# unpacked archive without git; it contains what a build needs and nothing else, and has the version of the changelog.
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
[ -s "$folder/$name/src/cli/main.cpp" ] || fail "the sources are not in the archive"
(umask 077 && TZ=Asia/Tokyo sh "$folder/$name/src/package/dist.sh" "$folder/again/$name.tar.xz") || fail "no archive of the archive"
cmp "$folder/once/$name.tar.xz" "$folder/again/$name.tar.xz" || fail "the bytes are others"
sh "$folder/$name/src/package/dist.sh" "$folder/older/dawson-0.9.0.tar.xz" 0.9.0 || fail "no archive of another version"
tar -xJOf "$folder/older/dawson-0.9.0.tar.xz" dawson-0.9.0/tex/dawson.sty | grep -q '^.ProvidesPackage.* v0\.9\.0 ' || fail "the version stays"

# Without git, a checkout's .git and build folder stay out; where git refuses, there is no archive and the status says so.
mkdir "$folder/$name/.git" "$folder/$name/build" "$folder/no-git" "$folder/refused"
echo '[core]' >"$folder/$name/.git/config" && touch "$folder/$name/build/file"
for tool in sh dirname basename mkdir mktemp rm find tar mv sed tr xz cmp; do ln -s "$(command -v "$tool")" "$folder/no-git/$tool"; done
PATH=$folder/no-git sh "$folder/$name/src/package/dist.sh" "$folder/no-git/$name.tar.xz" || fail "no archive without git"
cmp "$folder/once/$name.tar.xz" "$folder/no-git/$name.tar.xz" || fail "without git the archive has other files"
printf '#!/bin/sh\necho "fatal: detected dubious ownership" >&2\nexit 128\n' >"$folder/refused/git" && chmod +x "$folder/refused/git"
! PATH=$folder/refused:$PATH sh "$folder/$name/src/package/dist.sh" "$folder/refused/$name.tar.xz" 2>"$folder/refused/said" ||
  fail "an archive where git refuses"
[ ! -e "$folder/refused/$name.tar.xz" ] && grep -q dubious "$folder/refused/said" || fail "git's refusal is not reported"
rm -r "$folder/$name/.git" "$folder/$name/build"

day=$(sh "$sources/src/package/version.sh" --day)
[ "$(grep -m 1 -o '^## [0-9].*' "$sources/CHANGELOG.md")" = "## $version ($day)" ] || fail "CHANGELOG.md has no section '$version ($day)' above others"
cmake -S "$folder/$name" -B "$folder/build" >"$folder/log" 2>&1 || { cat "$folder/log"; fail "it cannot be configured"; }
grep -qx "CMAKE_PROJECT_VERSION:STATIC=$version" "$folder/build/CMakeCache.txt" || fail "cmake has another version"
