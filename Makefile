# Entry point for building Dawson. CMake does the work; this file installs the packages that a bare
# Debian 12 lacks, and has a target for each command in the README.
#
#   make            packages, build/dawson, build/examples/*.pdf
#   make build      only build/dawson
#   make example    the LaTeX examples (make column, make specimen: one of them) and the booklets
#   make booklet    only the booklets and the manual's HTML pages, which need no TeX
#   make test       packages, build the tests in the same folder as `make build`, run all of them
#   make test-popeye POPEYE=PROGRAM  problems whose solutions were recorded, with a Popeye that you have; POPEYE=FOLDER reads
#                   the examples of its sources
#   make vsix       the extension for VS Code; make test-vscode tests it. Both install packages of npm in the build folder. After
#                   `make wasm`, the extension contains the npm package and needs no program
#   make test-latex  LaTeX documents with pdflatex, lualatex, xelatex and dvips; `make test` runs some of them
#   make install    installs into PREFIX (/usr/local), below DESTDIR if it is set; make uninstall removes it
#   make lint       clang-format and clang-tidy on all sources; wording and spelling of documents and messages
#   make fuzz       the fuzzers, each for SECONDS=60
#   make asan       the tests under the address and undefined-behaviour sanitizers
#   make tsan       documents and pictures that several threads process, under the thread sanitizer
#   make valgrind   the command-line tests under valgrind
#   make torture    signals and failing system calls, for MINUTES=60
#   make artwork    regenerates the fonts, tex/dawson-*.tex and the specimen after a change in src/artwork/men
#   make bench      measures and compares with tests/bench/ledger.tsv; booklets next to pandoc, pdflatex and lualatex
#   make peers      measures other programs too, and writes the table in README.md
#   make dist       source release; make deb, ctan, relocatable: Debian packages, the style for CTAN, a relocatable archive
#   make wasm       WebAssembly and the npm package in build/npm; make test-wasm compares it with the program;
#                   make playground makes a page that runs it in the browser
#   make test-guests  tests the released files in bare Debian systems and behind nginx; installs large packages
#   make clean

BUILD     := build
SUDO      := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
JOBS      := $(shell nproc)

BUILD_PACKAGES := g++ cmake libboost-dev libboost-program-options-dev libfmt-dev nlohmann-json3-dev libyaml-cpp-dev libtomlplusplus-dev pkg-config \
                  libyaml-dev libmimalloc-dev libxxhash-dev libdeflate-dev zlib1g-dev libcairo2-dev libpango1.0-dev libglib2.0-dev libharfbuzz-dev librsvg2-dev libexpat1-dev libpng-dev fonts-linuxlibertine python3 \
                  libcmark-gfm-dev libcmark-gfm-extensions-dev libqpdf-dev libgif-dev libqrencode-dev libminizip-dev libicu-dev hyphen-en-us hyphen-de hyphen-fr
TEX_PACKAGES   := texlive-latex-recommended texlive-pictures lmodern latexmk
# Packages to check spelling, to compile the tests, and to run them.
WORD_PACKAGES  := hunspell hunspell-en-gb
CHECK_PACKAGES := libboost-test-dev libhyphen-dev libcairo2-dev libfreetype-dev
TEST_PACKAGES  := $(CHECK_PACKAGES) texlive-luatex texlive-xetex texlive-lang-german texlive-lang-french \
                  texlive-games texlive-pstricks parallel zip unzip xz-utils ninja-build zsh fish \
                  texlive-latex-extra texlive-fonts-recommended ghostscript poppler-utils \
                  pandoc cmark-gfm python3-html5lib qpdf librsvg2-bin chromium groff-base epubcheck \
                  $(WORD_PACKAGES)

BENCH_PACKAGES := pandoc valgrind poppler-utils texlive-luatex texlive-xetex texlive-latex-extra texlive-lang-german texlive-games
PEER_PACKAGES  := pandoc poppler-utils texlive-latex-extra texlive-games python3-cairosvg
FUZZ_PACKAGES  := clang-16 libclang-rt-16-dev llvm-16 $(CHECK_PACKAGES)
LINT_PACKAGES  := clang-format-14 clang-tidy-16 clang-16 $(CHECK_PACKAGES) $(WORD_PACKAGES)

DIST_PACKAGES  := xz-utils
CTAN_PACKAGES  := zip
GUEST_PACKAGES := debootstrap lintian binutils patchelf nginx-light epubcheck
WASM_PACKAGES  := emscripten clang-16 llvm-16 libc++-16-dev-wasm32 binaryen libharfbuzz-bin ninja-build nodejs brotli
DEB_PACKAGES   := dpkg-dev debhelper tex-common fakeroot $(DIST_PACKAGES)

# Calls apt only if a package is missing. A user who cannot install packages gets a list of them, and make continues: with the
# packages of another system, or without the tests that need them.
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

.PHONY: all build install uninstall wasm test-wasm playground test test-latex test-popeye vsix test-vscode artwork lint fuzz asan tsan valgrind torture bench peers clean packages packages-build packages-test
all: packages-build packages example

packages-build:
	$(call install,$(BUILD_PACKAGES))
packages: packages-build
	$(call install,$(TEX_PACKAGES))
packages-test: packages
	$(call install,$(TEST_PACKAGES))

# Python writes no __pycache__ into the sources.
export PYTHONDONTWRITEBYTECODE := 1

# Configures a build folder. An existing folder keeps its generator; a new one uses Ninja if it is installed.
configure = cmake -S . -B $(1) $$([ -e $(1)/CMakeCache.txt ] || ! command -v ninja >/dev/null || echo -GNinja)

# ready-TARGET prepares TARGET: it installs the packages and configures the build folder. `make test-guests` runs each of these
# targets in a bare system.
READY := build test torture valgrind lint fuzz asan tsan bench peers artwork dist deb ctan relocatable
.PHONY: $(READY:%=ready-%)

# The program, its tests and its benchmarks share one folder, so that each source is compiled once.
CONFIGURE = $(call configure,$(BUILD)) -DCMAKE_BUILD_TYPE=Release
ready-build: packages-build
	@$(CONFIGURE)
build: ready-build
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson dawson_shared

# The list of installed files is installed too, in share/doc/dawson. mktexlsr registers the files below PREFIX with TeX;
# packages use triggers instead.
PREFIX  ?= /usr/local
DESTDIR ?=
install: build
	@sh src/package/install.sh $(BUILD) '$(PREFIX)' '$(DESTDIR)'
uninstall:
	@sh src/package/uninstall.sh '$(PREFIX)' '$(DESTDIR)'

# Releases: the sources and the Debian packages. The version is defined in tex/dawson.sty.
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
# Built from the Debian packages, so the program is hardened and stripped.
RELOCATABLE = $(BUILD)/relocatable/dawson-$(VERSION)-$(shell uname -m).tar.xz
ready-relocatable: ready-deb
	$(call install,patchelf)
relocatable: ready-relocatable deb
	@rm -rf $(BUILD)/relocatable/usr && for package in $(BUILD)/deb/dawson_*.deb $(BUILD)/deb/dawson-tex_*.deb $(BUILD)/deb/dawson-doc_*.deb; do \
	  dpkg-deb -x $$package $(BUILD)/relocatable; \
	done
	@sh src/package/relocatable.sh $(BUILD)/relocatable/usr $(RELOCATABLE)
	@echo "the archive that runs without installing is $(RELOCATABLE)"

# Tests the released files; needs root, since it creates bare systems. The older packages are built from the same sources with
# another version number. For another Debian suite than this one, the packages are built again. MIRROR is a Debian mirror.
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
	@echo "all guest tests passed"

# The program as WebAssembly, for all systems that have node, and for browsers.
wasm: ready-build
	$(call install,$(WASM_PACKAGES))
	@sh src/package/npm/wasm.sh $(BUILD) $(JOBS)
test-wasm: build playground
	@[ -d $(BUILD)/npm ] || exit 0; \
	{ python3 -B tests/npm/playground.py $(BUILD)/playground && python3 -B tests/npm/element.py $(BUILD)/npm && python3 -B tests/npm/lsp_browser.py $(BUILD)/npm || [ $$? = 77 ]; } && \
	python3 -B tests/npm/sizes.py $(BUILD)/npm && node tests/npm/api.mjs $(BUILD)/npm && node tests/npm/lsp_worker.mjs $(BUILD)/npm && \
	python3 -B tests/lsp/transcripts.py $(BUILD)/npm/cli.js --known tests/npm/lsp_differences.tsv && \
	python3 -B tests/npm/parity.py $(BUILD)/dawson $(BUILD)/npm/cli.js
# A page for any server of files, where readers try Dawson without installing it.
playground: wasm
	@[ ! -d $(BUILD)/npm ] || python3 -B src/package/npm/make_playground.py $(BUILD)/playground $(BUILD)/npm
	@[ ! -d $(BUILD)/npm ] || echo "the playground is $(BUILD)/playground/index.html; a server of files must serve it"

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

# These need no TeX.
booklet: build
	@mkdir -p $(BUILD)/examples
	$(BUILD)/dawson booklet examples/booklet.md -o $(BUILD)/examples/booklet.pdf
	$(BUILD)/dawson booklet examples/magazine.md -o $(BUILD)/examples/magazine.pdf
	$(BUILD)/dawson booklet examples/studies.md -o $(BUILD)/examples/studies.pdf
	$(BUILD)/dawson booklet examples/heft.md -o $(BUILD)/examples/heft.pdf
	$(BUILD)/dawson booklet examples/anthology.md -o $(BUILD)/examples/anthology.pdf
	$(BUILD)/dawson booklet examples/workbook.md -o $(BUILD)/examples/workbook.pdf
	$(BUILD)/dawson booklet examples/manual.md -o $(BUILD)/examples/manual.pdf
	@rm -rf $(BUILD)/examples/manual
	python3 examples/manual/site.py $(BUILD)/dawson $(BUILD)/examples/manual
	@echo "the booklets are booklet.pdf, magazine.pdf, studies.pdf, heft.pdf, anthology.pdf, workbook.pdf, manual.pdf in $(BUILD)/examples"
	@echo "the manual as HTML pages is $(BUILD)/examples/manual/index.html"

# The tests run the program as it is installed: optimised, with the assertions of the C++ library.
ready-test: packages-test
	@$(CONFIGURE) -DDAWSON_TESTS=ON
test: ready-test
	@cmake --build $(BUILD) --parallel $(JOBS)
	@cd $(BUILD) && ctest -LE every_engine --output-on-failure --parallel $(JOBS)
# Real LaTeX with every engine.
test-latex: ready-test
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson
	@cd $(BUILD) && ctest -R '^tex_' --output-on-failure --parallel $(JOBS)

# The extension for VS Code, from the npm registry's packages.
VSCODE := $(BUILD)/vscode
ready-vscode:
	$(if $(shell command -v npm),,$(call install,nodejs npm))
vsix: ready-vscode
	@rm -rf $(VSCODE)/extension && mkdir -p $(VSCODE) && cp -r examples/editors/vscode $(VSCODE)/extension && cp LICENSE $(VSCODE)/extension
	@mkdir $(VSCODE)/extension/npm && cp src/package/npm/files/*.js* $(VSCODE)/extension/npm
	@[ ! -d $(BUILD)/npm ] || { cp -r $(BUILD)/npm/. $(VSCODE)/extension/npm && cd $(VSCODE)/extension/npm/share && rm -r style* hyphen* Dawson.otf; }
	@cd $(VSCODE)/extension && npm install --no-audit --no-fund --silent && npm run --silent package
	@mv $(VSCODE)/extension/dawson-chess.vsix $(VSCODE) && echo "the extension is $(VSCODE)/dawson-chess.vsix"
test-vscode: vsix build
	@cp tests/lsp/vscode/* $(VSCODE) && cd $(VSCODE) && npm install --no-audit --no-fund --silent
	@cd $(VSCODE) && DAWSON=$(CURDIR)/$(BUILD)/dawson MANUAL=$(CURDIR)/examples/manual/editors.md node --test .

# Popeye is not in Debian and is not built here.
test-popeye: build
	@test -n "$(POPEYE)" || { echo 'make test-popeye: write POPEYE=PATH, the program or the folder of its sources' >&2; exit 2; }
	@python3 -B tests/popeye/sessions.py $(BUILD)/dawson $(BUILD)/popeye "$(POPEYE)"

# A few hundred interrupted runs, or one failure for each system call, take a minute on two cores.
MINUTES ?= 60
ready-torture: ready-test
torture: ready-torture
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson dawson_failing_calls
	@python3 tests/faults/interrupted.py $(BUILD)/dawson $(BUILD)/torture/interrupted $$(($(MINUTES) * 60))
	@python3 tests/faults/failing.py $(abspath $(BUILD)/dawson) $(abspath $(BUILD)/tests/libdawson_failing_calls.so) \
	  $(BUILD)/torture/failing $$(($(MINUTES) * 10))

# Files that are generated from the drawings and committed. Only this target needs fontforge.
ready-artwork: ready-build packages
	$(call install,python3-fontforge)
artwork: ready-artwork
	@cmake --build $(BUILD) --parallel $(JOBS) --target artwork_fonts artwork_tex measures_tex
	@$(MAKE) specimen

# clang has its own compilation database; nothing is compiled.
ready-lint: packages-build
	$(call install,$(LINT_PACKAGES))
	@$(call configure,$(BUILD)/lint) -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_BUILD_TYPE=Debug \
	  -DDAWSON_TESTS=ON -DDAWSON_BENCH=ON -DDAWSON_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
lint: ready-lint
	@python3 tests/texts_test.py --quiet
	@python3 tests/prose.py -
	@python3 tests/messages.py
	@python3 tests/spelling.py -
	@python3 tests/lint.py $(BUILD)/lint $(JOBS)

# make bench REASON='why' records changed values in the ledger; WHOLE=yes also measures a build from scratch and the test suite.
REASON ?=
WHOLE  ?=
ready-bench: packages
	$(call install,$(BENCH_PACKAGES))
	@$(CONFIGURE) -DDAWSON_BENCH=ON
bench: ready-bench
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson bench_pdf bench_solutions
	@$(BUILD)/tests/bench/bench_pdf $(BUILD)/bench.pdf
	@$(BUILD)/tests/bench/bench_solutions
	@python3 -B tests/bench/large_page.py $(BUILD)/dawson $(BUILD)/bench_pages
	@tests/bench/booklet_bench $(BUILD)/dawson $(BUILD)
	@python3 tests/bench/even_lines.py $(BUILD)/dawson $(BUILD)/bench
	@python3 tests/bench/ledger.py $(BUILD)/dawson $(BUILD)/bench tests/bench/ledger.tsv \
	  $(if $(REASON),--reason '$(REASON)') $(if $(WHOLE),--whole $(BUILD))

ready-peers: ready-build packages
	$(call install,$(PEER_PACKAGES))
peers: ready-peers build
	@python3 tests/bench/peers.py $(BUILD)/dawson $(BUILD)/bench README.md

# One sanitizer build for `make fuzz` and `make asan`. It uses clang: with sanitizers, g++ needs gigabytes for Spirit's grammars.
SANITIZED := $(BUILD)/fuzz
define sanitized
@$(call configure,$(SANITIZED)) -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_BUILD_TYPE=Release \
  -DDAWSON_TESTS=ON -DDAWSON_FUZZ=ON -DDAWSON_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
endef

# make fuzz SECONDS=600 runs each fuzzer for that time, one per processor at a time, and prints one line of results for each.
# Inputs that fail are kept in $(SANITIZED)/findings, inputs that reach new code in inputs. make fuzz FUZZERS="booklet twins"
# runs only these.
SECONDS ?= 60
FUZZERS ?= $(patsubst tests/fuzz/%_fuzz.cpp,%,$(sort $(wildcard tests/fuzz/*_fuzz.cpp)))
ready-fuzz: packages-build
	$(call install,$(FUZZ_PACKAGES))
	$(sanitized)
fuzz: ready-fuzz
	@cmake --build $(SANITIZED) --parallel $(JOBS) --target $(FUZZERS:%=fuzz_%)
	@python3 tests/fuzz/seeds.py $(SANITIZED)/seeds
	@printf '%s\n' $(FUZZERS) | xargs -P $(JOBS) -I{} tests/fuzz/run.sh $(SANITIZED)/tests/fuzz/fuzz_{} $(SECONDS) $(SANITIZED)

# The test suite under the address and undefined-behaviour sanitizers. Excluded are tests that mostly run other programs (LaTeX
# takes minutes), faults/ (limits memory and loads its own library) and install/ (installs again). ASAN_SYMBOLIZER_PATH is set
# because the runtime reports a symbolizer that it finds itself as invalid, on stderr, which the tests expect to be empty.
ready-asan: packages-test ready-fuzz
asan: ready-asan
	@cmake --build $(SANITIZED) --parallel $(JOBS)
	@cd $(SANITIZED) && ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-16 LSAN_OPTIONS=suppressions=$(CURDIR)/tests/sanitizers/leaks.txt:print_suppressions=0 UBSAN_OPTIONS=print_stacktrace=1 \
	  ctest --output-on-failure --parallel $(JOBS) --exclude-regex '^tex_|_latex$$|^faults_|^install|_chromium$$'

# Only the program, linked without mimalloc, since the thread sanitizer has its own allocator.
ready-tsan: packages-build
	@$(call configure,$(BUILD)/tsan) -DCMAKE_BUILD_TYPE=Debug -DDAWSON_TESTS=OFF -Dmimalloc=m \
	  -DCMAKE_CXX_FLAGS_DEBUG='-O0 -g1 -fsanitize=thread' -DCMAKE_EXE_LINKER_FLAGS=-fsanitize=thread
tsan: ready-tsan
	@cmake --build $(BUILD)/tsan --parallel $(JOBS) --target dawson
	@python3 tests/sanitizers/threads.py $(BUILD)/tsan/dawson $(BUILD)/tsan/documents

# The command-line tests, with each run of the program under valgrind. VALGRIND_TESTS is a shell pattern for the name of a test
# or of a suite.
VALGRIND_TESTS ?= *
ready-valgrind: ready-test
	$(call install,valgrind)
valgrind: ready-valgrind
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson test_cli
	@python3 tests/sanitizers/valgrind.py $(BUILD)/tests/test_cli $(JOBS) '$(VALGRIND_TESTS)'

clean:
	rm -rf $(BUILD)
