#!/bin/sh
# targets.sh BARE SOURCES FOLDER TARGET...: for each target of the Makefile, `make ready-TARGET` in a copy of the bare system
# BARE (chroot.sh's) with nothing but make installed: the packages that the target names are enough to configure it, and every
# program that the target runs is there.
set -eu
[ "${MOUNTED:-}" ] || MOUNTED=yes exec unshare -m sh "$0" "$@"
bare=$1 sources=$2 folder=$3
shift 3
fail() { echo "FAILED: $1"; exit 1; }
# What a target runs beside cmake and python3, which all have.
programs() {
  case $1 in
    test | asan) echo pdflatex lualatex xelatex dvips latexmk chromium pandoc cmark-gfm qpdf pdftotext rsvg-convert gs groff \
      zip unzip xz parallel ninja zsh fish epubcheck hunspell ;;
    torture) echo g++ ;;
    lint) echo clang-format-14 clang-tidy-16 clang++-16 hunspell ;;
    fuzz) echo clang++-16 ;;
    valgrind) echo valgrind ;;
    bench) echo valgrind pandoc pdflatex lualatex pdftotext ;;
    peers) echo pandoc pdflatex ;;
    artwork) echo pdflatex ;;
    dist) echo xz ;;
    deb) echo dpkg-buildpackage dh fakeroot xz ;;
    ctan) echo zip ;;
    relocatable) echo patchelf dpkg-buildpackage xz strip ;;
  esac
}
mkdir -p "$folder/scratch" "$folder/root" "$folder/cache"
for target; do
  mount -t tmpfs none "$folder/scratch" && mkdir "$folder/scratch/upper" "$folder/scratch/work"
  mount -t overlay overlay -o "lowerdir=$bare,upperdir=$folder/scratch/upper,workdir=$folder/scratch/work" "$folder/root"
  root=$folder/root
  mount -t proc proc "$root/proc"
  mount --bind "$folder/cache" "$root/var/cache/apt/archives"
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" && chmod +x "$root/usr/sbin/policy-rc.d"
  mkdir "$root/dawson" "$root/dawson/build"
  (cd "$sources" && tar -c --exclude=./build --exclude=./.git .) | tar -x -C "$root/dawson" --no-same-owner
  inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
  inside sh -ec "apt-get -qq update && apt-get -qq -y --no-install-recommends install make && make -C /dawson ready-$target" \
    >"$folder/$target.log" 2>&1 || { tail -n 30 "$folder/$target.log"; fail "make ready-$target"; }
  for program in $(programs "$target"); do
    inside sh -c "command -v $program" >/dev/null || fail "make $target does not install $program"
  done
  echo "make ready-$target: enough packages"
  umount "$root/var/cache/apt/archives" "$root/proc" "$root" "$folder/scratch"
done
