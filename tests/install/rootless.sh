#!/bin/sh
# rootless.sh SOURCES FOLDER: make, called by who may not install, says what is missing and goes on; whoever is called root
# must be able to.
# Exit status 77: there is no dpkg.
set -u
sources=$1 folder=$2
command -v dpkg-query >/dev/null || { echo "no dpkg"; exit 77; }
rm -rf "$folder" && mkdir -p "$folder/none" "$folder/refused" "$folder/root" || exit 1
for tool in sh make dpkg-query grep echo sed tr dirname nproc env; do
  for bin in none refused root; do ln -s "$(command -v "$tool")" "$folder/$bin/$tool"; done
done
script() { printf '#!/bin/sh\n%s\n' "$2" >"$folder/$1" && chmod +x "$folder/$1"; }
for bin in none refused; do script $bin/id 'echo 1000'; done
script root/id 'echo 0'
script refused/sudo 'echo "$@" >>"$0.log"; exit 1'
script root/apt-get 'exit 100'
called() { PATH=$folder/$1 make -s -C "$sources" packages-build BUILD_PACKAGES="dpkg no-such-package" >"$folder/said" 2>&1; }
fail() { echo "FAILED: $1"; cat "$folder/said"; exit 1; }

told='missing, and only root can install them: no-such-package'
called none || fail "without sudo make does not go on"
[ "$(cat "$folder/said")" = "$told" ] || fail "without sudo it is not told what is missing"
called refused || fail "where sudo refuses make does not go on"
grep -qx "$told" "$folder/said" || fail "where sudo refuses it is not told what is missing"
grep -q apt-get "$folder/refused/sudo.log" || fail "sudo is not asked"
called root && fail "root goes on without what apt-get did not install"
exit 0
