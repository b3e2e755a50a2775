# Dawson's front door. CMake does the work; this file knows which packages a
# bare Debian 12 lacks and what the README promises.
#
#   make            packages, build/dawson, build/examples/*.pdf
#   make build      build/dawson alone
#   make example    the examples that LaTeX sets (make column, make specimen: one of them) and the booklets
#   make booklet    the booklets alone, for which no TeX is needed
#   make test       packages, build the tests on what `make build` has built and run all of them
#   make install    into PREFIX (/usr/local), below DESTDIR if that is set; make uninstall takes it away again
#   make lint       clang-format and clang-tidy on all sources
#   make fuzz       the fuzzers, SECONDS=60 for each
#   make asan       the tests under the address and undefined-behaviour sanitizers
#   make tsan       documents and pictures that threads divide, under the thread sanitizer
#   make valgrind   the command line's tests under valgrind
#   make torture    signals and failing calls, MINUTES=60 of them
#   make artwork    after a drawing of src/artwork/men has changed: the fonts and tex/dawson-*.tex anew, and the specimen
#   make bench      measure, and compare with tests/bench/ledger.tsv; booklets beside pandoc, pdflatex and lualatex
#   make peers      measure beside other programs, and write the table of README.md and of the manual
#   make dist       what is released: the sources; make deb, ctan, relocatable: Debian's packages, the style for CTAN, an archive
#   make test-guests  these in use, in bare systems of Debian and behind nginx; installs what is heavy
#   make clean

BUILD     := build
SUDO      := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
JOBS      := $(shell nproc)

BUILD_PACKAGES := g++ cmake libboost-dev libboost-program-options-dev libfmt-dev nlohmann-json3-dev libyaml-cpp-dev libtomlplusplus-dev pkg-config \
                  libyaml-dev libmimalloc-dev libxxhash-dev libdeflate-dev zlib1g-dev libcairo2-dev libpango1.0-dev libglib2.0-dev libharfbuzz-dev librsvg2-dev libexpat1-dev libpng-dev fonts-linuxlibertine python3 \
                  libcmark-gfm-dev libcmark-gfm-extensions-dev libqpdf-dev libgif-dev libqrencode-dev libminizip-dev libicu-dev hyphen-en-us hyphen-de hyphen-fr
TEX_PACKAGES   := texlive-latex-recommended texlive-pictures lmodern latexmk
# What the tests are compiled with, and what they run.
CHECK_PACKAGES := libboost-test-dev libhyphen-dev libcairo2-dev libfreetype-dev
TEST_PACKAGES  := $(CHECK_PACKAGES) texlive-luatex texlive-xetex texlive-lang-german texlive-lang-french \
                  texlive-games texlive-pstricks parallel zip unzip xz-utils ninja-build zsh fish \
                  texlive-latex-extra texlive-fonts-recommended ghostscript poppler-utils \
                  pandoc cmark-gfm python3-html5lib qpdf librsvg2-bin chromium groff-base epubcheck

BENCH_PACKAGES := pandoc valgrind poppler-utils texlive-luatex texlive-xetex texlive-latex-extra texlive-lang-german texlive-games
PEER_PACKAGES  := pandoc poppler-utils texlive-latex-extra texlive-games python3-cairosvg
FUZZ_PACKAGES  := clang-16 libclang-rt-16-dev llvm-16 $(CHECK_PACKAGES)
LINT_PACKAGES  := clang-format-14 clang-tidy-16 clang-16 $(CHECK_PACKAGES)

DIST_PACKAGES  := xz-utils
CTAN_PACKAGES  := zip
GUEST_PACKAGES := debootstrap lintian binutils patchelf nginx-light epubcheck
DEB_PACKAGES   := dpkg-dev debhelper tex-common fakeroot $(DIST_PACKAGES)

# Calls apt only if something is missing. Who may not install is told what, and goes on: with another system's packages, or
# without the tests that need them.
define install
@missing=; for package in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed || missing="$$missing $$package"; \
done; \
[ -n "$$missing" ] || exit 0; \
if [ -z '$(SUDO)' ] || command -v $(SUDO) >/dev/null; then \
  echo "installing:$$missing"; \
  $(SUDO) apt-get update -qq && \
  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing && exit; \
  [ -n '$(SUDO)' ] || exit 1; \
fi; \
echo "missing, and only root can install them:$$missing"
endef

.PHONY: all build install uninstall test artwork lint fuzz asan tsan valgrind torture bench peers clean packages packages-build packages-test
all: packages-build packages example

packages-build:
	$(call install,$(BUILD_PACKAGES))
packages: packages-build
	$(call install,$(TEX_PACKAGES))
packages-test: packages
	$(call install,$(TEST_PACKAGES))

# Python writes no __pycache__ into the sources.
export PYTHONDONTWRITEBYTECODE := 1

# Configures a build folder. It keeps the generator that it was made with; a new one gets Ninja if it is installed.
configure = cmake -S . -B $(1) $$([ -e $(1)/CMakeCache.txt ] || ! command -v ninja >/dev/null || echo -GNinja)

# ready-TARGET does what TARGET needs before its own work: it installs the packages and configures the build folder.
# `make test-guests` runs each of them in a bare system.
READY := build test torture valgrind lint fuzz asan tsan bench peers artwork dist deb ctan relocatable
.PHONY: $(READY:%=ready-%)

# One folder for the program, its tests and its measurements: each source is compiled once.
CONFIGURE = $(call configure,$(BUILD)) -DCMAKE_BUILD_TYPE=Release
ready-build: packages-build
	@$(CONFIGURE)
build: ready-build
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson

# The list of the installed files is kept with them, in share/doc/dawson. mktexlsr tells TeX about the files below PREFIX;
# packages have triggers for that.
PREFIX  ?= /usr/local
DESTDIR ?=
install: build
	@sh src/package/install.sh $(BUILD) '$(PREFIX)' '$(DESTDIR)'
uninstall:
	@sh src/package/uninstall.sh '$(PREFIX)' '$(DESTDIR)'

# What is released: the sources, Debian's packages. The version stands in tex/dawson.sty.
VERSION := $(shell sh src/package/version.sh)
DIST    := $(BUILD)/dist/dawson-$(VERSION).tar.xz
.PHONY: dist deb ctan relocatable test-guests
ready-dist:
	$(call install,$(DIST_PACKAGES))
dist: ready-dist
	@sh src/package/dist.sh $(DIST)
	@echo "the sources are $(DIST)"
ready-deb: packages-build
	$(call install,$(DEB_PACKAGES))
deb: ready-deb dist
	@DEB_BUILD_OPTIONS="parallel=$(JOBS)" sh src/package/deb.sh $(DIST) $(BUILD)/deb $(BUILD_PACKAGES)
	@echo "the packages are:"; ls $(BUILD)/deb/*.deb
ready-ctan: ready-build
	$(call install,$(CTAN_PACKAGES))
ctan: ready-ctan build
	@mkdir -p $(BUILD)/ctan
	@$(BUILD)/dawson booklet examples/manual.md -o $(BUILD)/ctan/dawson.pdf --quiet
	@sh src/package/ctan.sh . $(BUILD)/ctan/dawson.pdf $(BUILD)/ctan/dawson.zip
	@echo "the archive for CTAN is $(BUILD)/ctan/dawson.zip"
# Of what the package has, hardened and stripped.
RELOCATABLE = $(BUILD)/relocatable/dawson-$(VERSION)-$(shell uname -m).tar.xz
ready-relocatable: ready-deb
	$(call install,patchelf)
relocatable: ready-relocatable deb
	@rm -rf $(BUILD)/relocatable/usr && for package in $(BUILD)/deb/dawson_*.deb $(BUILD)/deb/dawson-tex_*.deb $(BUILD)/deb/dawson-doc_*.deb; do \
	  dpkg-deb -x $$package $(BUILD)/relocatable; \
	done
	@sh src/package/relocatable.sh $(BUILD)/relocatable/usr $(RELOCATABLE)
	@echo "the archive that runs without installing is $(RELOCATABLE)"

# What is released, in use: as root, since bare systems are made. The older packages are those of the same sources under another
# number; for another suite of Debian than this one the packages are built once more. MIRROR is Debian's, or one nearer by.
MIRROR ?= http://deb.debian.org/debian
SUITES ?= bookworm trixie
GUESTS := $(BUILD)/guests
test-guests: relocatable
	$(call install,$(GUEST_PACKAGES))
	@sh tests/guests/lintian.sh $(BUILD)/deb
	@sh tests/epub/check.sh $(BUILD)/relocatable/usr/bin/dawson $(GUESTS)/epub tests/epub/odd.md examples/booklet.md examples/manual.md examples/magazine.md
	@python3 tests/guests/server.py $(BUILD)/relocatable/usr/bin/dawson $(GUESTS)/server
	@rm -rf $(GUESTS)/packages $(GUESTS)/older && mkdir -p $(GUESTS)/packages && cp $(BUILD)/deb/dawson*_* $(GUESTS)/packages
	@sh src/package/dist.sh $(GUESTS)/dawson-0.9.0.tar.xz 0.9.0
	@DEB_BUILD_OPTIONS="parallel=$(JOBS)" sh src/package/deb.sh $(GUESTS)/dawson-0.9.0.tar.xz $(BUILD)/deb $(BUILD_PACKAGES) >$(GUESTS)/older.log 2>&1
	@mkdir $(GUESTS)/older && mv $(BUILD)/deb/*_0.9.0-1_*.deb $(GUESTS)/older && rm $(BUILD)/deb/dawson*_* && cp $(GUESTS)/packages/* $(BUILD)/deb
	@for suite in $(SUITES); do \
	  $(SUDO) sh tests/guests/chroot.sh $$suite $(MIRROR) $(abspath $(GUESTS))/$$suite $(abspath $(GUESTS))/packages $(abspath $(GUESTS))/older || exit 1; \
	done
	@$(SUDO) sh tests/guests/relocatable.sh $(RELOCATABLE) $(GUESTS)/relocatable $(SUITES:%=$(GUESTS)/%/bare)
	@$(SUDO) sh tests/guests/targets.sh $(abspath $(GUESTS))/bookworm/bare . $(abspath $(GUESTS))/targets $(READY)
	@echo "all guests are content"

EXAMPLES := column specimen
.PHONY: example booklet $(EXAMPLES)
example: $(EXAMPLES) booklet
$(EXAMPLES): build packages
	@mkdir -p $(BUILD)/examples
	$(BUILD)/dawson weave examples/$@.tex -o $(BUILD)/examples/$@.tex --sty $(BUILD)/examples
	@cd $(BUILD)/examples && for pass in 1 2; do \
	  pdflatex -interaction=nonstopmode -halt-on-error $@.tex >$@.typeset 2>&1 || { cat $@.typeset; exit 1; }; \
	done
	@echo "the example is $(BUILD)/examples/$@.pdf"

# No TeX is needed for these.
booklet: build
	@mkdir -p $(BUILD)/examples
	$(BUILD)/dawson booklet examples/booklet.md -o $(BUILD)/examples/booklet.pdf
	$(BUILD)/dawson booklet examples/magazine.md -o $(BUILD)/examples/magazine.pdf
	$(BUILD)/dawson booklet examples/manual.md -o $(BUILD)/examples/manual.pdf
	@echo "the booklets are booklet.pdf, magazine.pdf and manual.pdf in $(BUILD)/examples"

# What is tested is what is installed: optimised, with the library's assertions.
ready-test: packages-test
	@$(CONFIGURE) -DDAWSON_TESTS=ON
test: ready-test
	@cmake --build $(BUILD) --parallel $(JOBS)
	@cd $(BUILD) && ctest --output-on-failure --parallel $(JOBS)

# Some hundred interrupted runs, or a place for each call that fails, take a minute on two cores.
MINUTES ?= 60
ready-torture: ready-test
torture: ready-torture
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson dawson_failing_calls
	@python3 tests/faults/interrupted.py $(BUILD)/dawson $(BUILD)/torture/interrupted $$(($(MINUTES) * 60))
	@python3 tests/faults/failing.py $(abspath $(BUILD)/dawson) $(abspath $(BUILD)/tests/libdawson_failing_calls.so) \
	  $(BUILD)/torture/failing $$(($(MINUTES) * 10))

# What is made from the drawings and kept with the sources: needs fontforge, which nobody else does.
ready-artwork: ready-build packages
	$(call install,python3-fontforge)
artwork: ready-artwork
	@cmake --build $(BUILD) --parallel $(JOBS) --target artwork_fonts artwork_tex measures_tex
	@$(MAKE) specimen

# The compile database is clang's own; nothing is compiled.
ready-lint: packages-build
	$(call install,$(LINT_PACKAGES))
	@$(call configure,$(BUILD)/lint) -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_BUILD_TYPE=Debug \
	  -DDAWSON_TESTS=ON -DDAWSON_BENCH=ON -DDAWSON_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
lint: ready-lint
	@python3 -B tests/prose.py -
	@python3 tests/lint.py $(BUILD)/lint $(JOBS)

# make bench REASON='why' writes what has moved into the ledger; WHOLE=yes measures a build from scratch and the suite too.
REASON ?=
WHOLE  ?=
ready-bench: packages
	$(call install,$(BENCH_PACKAGES))
	@$(CONFIGURE) -DDAWSON_BENCH=ON
bench: ready-bench
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson bench_pdf bench_solutions
	@$(BUILD)/tests/bench/bench_pdf $(BUILD)/bench.pdf
	@$(BUILD)/tests/bench/bench_solutions
	@tests/bench/booklet_bench $(BUILD)/dawson $(BUILD)
	@python3 tests/bench/even_lines.py $(BUILD)/dawson $(BUILD)/bench
	@python3 tests/bench/ledger.py $(BUILD)/dawson $(BUILD)/bench tests/bench/ledger.tsv \
	  $(if $(REASON),--reason '$(REASON)') $(if $(WHOLE),--whole $(BUILD))

ready-peers: ready-build packages
	$(call install,$(PEER_PACKAGES))
peers: ready-peers build
	@python3 tests/bench/peers.py $(BUILD)/dawson $(BUILD)/bench README.md examples/manual/start.md

# One build with sanitizers (clang: g++ takes gigabytes for them from Spirit's grammars) for `make fuzz` and `make asan`.
SANITIZED := $(BUILD)/fuzz
define sanitized
@$(call configure,$(SANITIZED)) -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_BUILD_TYPE=Release \
  -DDAWSON_TESTS=ON -DDAWSON_FUZZ=ON -DDAWSON_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
endef

# make fuzz SECONDS=600: each fuzzer for that long, so many at a time as there are processors; a line tells what each has
# come to. An input that breaks something is kept in $(SANITIZED)/findings, what is worth trying again in inputs; make fuzz
# FUZZERS="booklet twins" runs these alone.
SECONDS ?= 60
FUZZERS ?= $(patsubst tests/fuzz/%_fuzz.cpp,%,$(sort $(wildcard tests/fuzz/*_fuzz.cpp)))
ready-fuzz: packages-build
	$(call install,$(FUZZ_PACKAGES))
	$(sanitized)
fuzz: ready-fuzz
	@cmake --build $(SANITIZED) --parallel $(JOBS) --target $(FUZZERS:%=fuzz_%)
	@python3 tests/fuzz/seeds.py $(SANITIZED)/seeds
	@printf '%s\n' $(FUZZERS) | xargs -P $(JOBS) -I{} tests/fuzz/run.sh $(SANITIZED)/tests/fuzz/fuzz_{} $(SECONDS) $(SANITIZED)

# The suite under the address and undefined-behaviour sanitizers, but for what is other programs' work: LaTeX sets for minutes
# what Dawson has written in a moment, faults/ limits memory and loads a library of its own, install/ installs once more.
# The runtime gets the symbolizer's path: one that it looks up itself it calls invalid, on stderr, where tests expect nothing.
ready-asan: packages-test ready-fuzz
asan: ready-asan
	@cmake --build $(SANITIZED) --parallel $(JOBS)
	@cd $(SANITIZED) && ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-16 LSAN_OPTIONS=suppressions=$(CURDIR)/tests/sanitizers/leaks.txt:print_suppressions=0 UBSAN_OPTIONS=print_stacktrace=1 \
	  ctest --output-on-failure --parallel $(JOBS) --exclude-regex '^tex_|_latex$$|^faults_|^install|_chromium$$'

# The program alone: mimalloc has no place beside the thread sanitizer, which allocates for itself.
ready-tsan: packages-build
	@$(call configure,$(BUILD)/tsan) -DCMAKE_BUILD_TYPE=Debug -DDAWSON_TESTS=OFF -Dmimalloc=m \
	  -DCMAKE_CXX_FLAGS_DEBUG='-O0 -g1 -fsanitize=thread' -DCMAKE_EXE_LINKER_FLAGS=-fsanitize=thread
tsan: ready-tsan
	@cmake --build $(BUILD)/tsan --parallel $(JOBS) --target dawson
	@python3 tests/sanitizers/threads.py $(BUILD)/tsan/dawson $(BUILD)/tsan/documents

# The command line's tests, each run of the program under valgrind. VALGRIND_TESTS is a shell's pattern for the name of a test
# or of a suite of them.
VALGRIND_TESTS ?= *
ready-valgrind: ready-test
	$(call install,valgrind)
valgrind: ready-valgrind
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson test_cli
	@python3 tests/sanitizers/valgrind.py $(BUILD)/tests/test_cli $(JOBS) '$(VALGRIND_TESTS)'

clean:
	rm -rf $(BUILD)
