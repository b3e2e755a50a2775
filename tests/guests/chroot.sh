#!/bin/sh
# chroot.sh SUITE MIRROR FOLDER PACKAGES OLDER: in a bare system of that suite of Debian, the packages of the folder OLDER (version
# 0.9.0) are installed and upgraded to those of PACKAGES, used as a user would, and purged. Where the suite is another one
# than that of this system, PACKAGES are built there from their source package.
set -eu
suite=$1 mirror=$2 folder=$3 packages=$4 older=$5
fail() { echo "FAILED: $suite: $1"; exit 1; }
if [ "${6:-}" != inside ]; then
  mkdir -p "$folder"
  [ -e "$folder/bare/etc/debian_version" ] || { rm -rf "$folder/bare" && debootstrap --variant=minbase "$suite" "$folder/bare" "$mirror" >"$folder/debootstrap.log"; }
  exec unshare -m sh "$0" "$@" inside
fi

# A copy that is thrown away, mounted over the bare system.
mkdir -p "$folder/upper" "$folder/scratch" "$folder/root"
mount -t tmpfs none "$folder/upper" && mkdir "$folder/upper/u" "$folder/upper/w"
mount -t overlay overlay -o "lowerdir=$folder/bare,upperdir=$folder/upper/u,workdir=$folder/upper/w" "$folder/root"
root=$folder/root
mount -t proc proc "$root/proc"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" && chmod +x "$root/usr/sbin/policy-rc.d"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/nonexistent LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
apt() { inside apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >"$folder/apt.log" 2>&1 || { tail -n 30 "$folder/apt.log"; fail "apt-get $*"; }; }
apt update

mkdir "$root/packages" "$root/older"
if [ "$suite" = "$(. /etc/os-release && echo "$VERSION_CODENAME")" ]; then
  cp "$packages"/dawson*.deb "$root/packages" && cp "$older"/dawson*.deb "$root/older"
else
  apt install dpkg-dev
  cp "$packages"/*.dsc "$packages"/*.tar.* "$root/packages"
  inside sh -c 'cd /packages && dpkg-source -x *.dsc tree' >"$folder/source.log" 2>&1 || fail "the source package"
  apt build-dep /packages/tree
  inside sh -c "cd /packages/tree && DEB_BUILD_OPTIONS=parallel=$(nproc) dpkg-buildpackage -b -us -uc" >"$folder/build.log" 2>&1 ||
    { tail -n 30 "$folder/build.log"; fail "the packages cannot be built"; }
fi
rm -f "$root"/packages/*dbgsym* "$root"/older/*dbgsym*

# What is used, and by whom: no one's home, a folder of his own.
user() { inside setpriv --reuid=1000 --regid=1000 --clear-groups sh -ec "cd /tmp/user && $1" >"$folder/said" 2>&1 || { tail -n 30 "$folder/said"; fail "$1"; }; }
used() {
  user 'cp -r /usr/share/doc/dawson/examples/. . && dawson check column.tex column.md'
  user 'dawson booklet booklet.md -o booklet.pdf && head -c 5 booklet.pdf | grep -q %PDF-'
  user 'dawson weave column.md -o column.html && grep -q "<svg" column.html'
  user 'dawson board 8/1P6/1k6/4cK2/8/8/8/8 --from janko -o board.png'
  user 'dawson weave column.tex -o woven.tex && for pass in 1 2; do pdflatex -interaction=nonstopmode -halt-on-error woven.tex; done'
  grep -aq 'dawson0.pfb\|+Dawson' "$root/tmp/user/woven.log" || fail "LaTeX does not find the fonts"
  user 'kpsewhich dawson.sty | grep -qx /usr/share/texmf/tex/latex/dawson/dawson.sty && test -s /usr/share/texmf/doc/latex/dawson/dawson.pdf'
  [ -s "$root/usr/share/man/man1/dawson-weave.1.gz" ] || [ -e "$root/etc/dpkg/dpkg.cfg.d/excludes" ] || fail "no manual page"
}
mkdir "$root/tmp/user" && chown 1000:1000 "$root/tmp/user"
if [ -n "$(ls "$root/older")" ]; then
  apt install $(cd "$root" && ls -d ./older/*.deb | sed 's|^\./|/|')
  user 'dawson --version | grep -qx "dawson 0.9.0"'
fi
apt install texlive-latex-recommended lmodern
apt install $(cd "$root" && ls -d ./packages/*.deb | sed 's|^\./|/|')
version=$(inside dpkg-query -W -f '${Version}' dawson)
user "dawson --version | grep -qx 'dawson ${version%-*}'"
used
inside dpkg --verify dawson dawson-tex dawson-doc >"$folder/said" && [ ! -s "$folder/said" ] || { cat "$folder/said"; fail "files differ from the package's"; }
rm -rf "$root/tmp/user"
apt purge dawson dawson-tex dawson-doc
# Two towns of the time zones are called so.
left=$(find "$root/usr" "$root/etc" "$root/var/lib" \( -path "$root/var/lib/apt" -o -path "$root/usr/share/zoneinfo" \) -prune -o -iname '*dawson*' -print)
[ -z "$left" ] || { echo "$left"; fail "purged, and these are left"; }
! inside sh -c 'command -v dawson' >/dev/null || fail "the program is left"
! grep -qs dawson "$root/var/lib/texmf/fonts/map/pdftex/updmap/pdftex.map" || fail "TeX still knows the fonts"
