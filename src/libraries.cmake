# Included by CMakeLists.txt: the libraries of the program, from the packages of the system.
find_package(Boost 1.74 REQUIRED COMPONENTS program_options)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(GIF 5 REQUIRED)
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(ZLIB REQUIRED)   # minizip's headers need it
pkg_check_modules(deflate REQUIRED IMPORTED_TARGET libdeflate)
pkg_check_modules(glib REQUIRED IMPORTED_TARGET glib-2.0)
pkg_check_modules(gio REQUIRED IMPORTED_TARGET gio-2.0 gio-unix-2.0)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo cairo-ft freetype2)
pkg_check_modules(pango REQUIRED IMPORTED_TARGET pangocairo pangoft2 fontconfig)
pkg_check_modules(harfbuzz REQUIRED IMPORTED_TARGET harfbuzz harfbuzz-subset)
pkg_check_modules(minizip REQUIRED IMPORTED_TARGET minizip)
pkg_check_modules(cmark_gfm REQUIRED IMPORTED_TARGET libcmark-gfm)
find_library(cmark_gfm_extensions cmark-gfm-extensions REQUIRED)   # has no .pc file
find_package(yaml-cpp REQUIRED)
find_package(tomlplusplus REQUIRED)
find_library(mimalloc mimalloc REQUIRED)
find_path(xxhash xxhash.h REQUIRED)   # header-only
pkg_check_modules(yaml REQUIRED IMPORTED_TARGET yaml-0.1)
pkg_check_modules(icu REQUIRED IMPORTED_TARGET icu-i18n)
pkg_check_modules(qpdf REQUIRED IMPORTED_TARGET libqpdf)
pkg_check_modules(qrencode REQUIRED IMPORTED_TARGET libqrencode)
pkg_check_modules(expat REQUIRED IMPORTED_TARGET expat)   # comes with fontconfig, libpng with cairo
pkg_check_modules(png REQUIRED IMPORTED_TARGET libpng)
pkg_check_modules(rsvg REQUIRED IMPORTED_TARGET librsvg-2.0 cairo-pdf)
