# Dawson's front door. CMake does the work; this file knows which packages a
# bare Debian 12 lacks and what the README promises.
#
#   make          packages, build/dawson, build/examples/column.pdf and booklet.pdf
#   make build    build/dawson alone
#   make test     packages, build and run all tests
#   make clean

BUILD     := build
SUDO      := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
GENERATOR := $(shell command -v ninja >/dev/null 2>&1 && echo Ninja || echo "Unix Makefiles")
JOBS      := $(shell nproc)

BUILD_PACKAGES := g++ cmake libboost-dev libboost-program-options-dev libfmt-dev nlohmann-json3-dev libyaml-cpp-dev pkg-config \
                  libcmark-gfm-dev libcmark-gfm-extensions-dev zlib1g-dev libcairo2-dev libpango1.0-dev libharfbuzz-dev \
                  libhyphen-dev hyphen-en-us hyphen-de hyphen-fr libqpdf-dev librsvg2-dev fonts-linuxlibertine python3-fontforge
TEX_PACKAGES   := texlive-latex-recommended texlive-pictures lmodern
TEST_PACKAGES  := libboost-test-dev texlive-luatex texlive-xetex texlive-lang-german texlive-lang-french \
                  texlive-latex-extra texlive-fonts-recommended ghostscript poppler-utils libcairo2-dev libfreetype-dev \
                  pandoc cmark-gfm qpdf

# Calls apt only if something is missing.
define install
@missing=; for package in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed || missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
  echo "installing:$$missing"; \
  $(SUDO) apt-get update -qq && \
  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
fi
endef

.PHONY: all build test clean packages packages-build packages-test
all: packages-build packages example

packages-build:
	$(call install,$(BUILD_PACKAGES))
packages: packages-build
	$(call install,$(TEX_PACKAGES))
packages-test: packages
	$(call install,$(TEST_PACKAGES))

build: packages-build
	@cmake -S . -B $(BUILD) -G "$(GENERATOR)" -DCMAKE_BUILD_TYPE=Release -DDAWSON_TESTS=OFF
	@cmake --build $(BUILD) --parallel $(JOBS) --target dawson

.PHONY: example
example: build packages
	@mkdir -p $(BUILD)/examples
	$(BUILD)/dawson weave examples/column.tex -o $(BUILD)/examples/column.tex --sty $(BUILD)/examples
	@cd $(BUILD)/examples && for pass in 1 2; do \
	  pdflatex -interaction=nonstopmode -halt-on-error column.tex >column.typeset 2>&1 || { cat column.typeset; exit 1; }; \
	done
	$(BUILD)/dawson booklet examples/booklet.md -o $(BUILD)/examples/booklet.pdf
	@echo "the examples are $(BUILD)/examples/column.pdf and $(BUILD)/examples/booklet.pdf"

test: packages-test
	@cmake -S . -B $(BUILD)/debug -G "$(GENERATOR)" -DCMAKE_BUILD_TYPE=Debug -DDAWSON_TESTS=ON
	@cmake --build $(BUILD)/debug --parallel $(JOBS)
	@cd $(BUILD)/debug && ctest --output-on-failure --parallel $(JOBS)

clean:
	rm -rf $(BUILD)
