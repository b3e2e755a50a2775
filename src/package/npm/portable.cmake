# Included by CMakeLists.txt if DAWSON_PORTABLE is set: the build for WebAssembly. It names the sources that are left out, and
# compiles the libraries that the others need. DAWSON_SOURCES is the folder that sources.sh fills, DAWSON_NATIVE the folder of
# the native build, whose tool makes data of the drawings.
enable_language(C)
find_program(DAWSON_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH REQUIRED)
set(CMAKE_CXX_FLAGS_RELEASE "-Oz")
set(CMAKE_C_FLAGS_RELEASE "-Oz -DNDEBUG")

# Sources that are not in this build; src/package/npm/core defines what the others call of them.
set(left_out
  server/open_editor server/playground server/preview server/routes server/http/http_ server/editor/edit_routes
  lsp/streams
  type/libraries type/type\\.cpp type/font_choice type/collation type/pango/
  backend/pdf/ backend/epub/ backend/foreign_pictures backend/library_versions backend/pixels backend/qr_code
  backend/raster_files backend/svg_pieces
  disk/file_changes disk/folder_removal
  write/epub/ write/booklet/
  app/process app/latex/ app/popeye/
  cli/watch cli/commands/booklet cli/commands/latex cli/commands/lsp cli/commands/prove cli/commands/serve)
list(JOIN left_out "|" DAWSON_LEFT_OUT)

# Headers that are the same for all targets. The others of /usr/include are those of the machine.
set(headers ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(name boost fmt nlohmann toml++ xxhash.h yaml-cpp cmark-gfm_export.h cmark-gfm_version.h cmark-gfm-extensions_export.h)
  file(CREATE_LINK /usr/include/${name} ${headers}/${name} SYMBOLIC)
endforeach()
include_directories(SYSTEM ${headers})
add_compile_definitions(FMT_HEADER_ONLY JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0)
add_compile_options(-w)

# A library from the sources of a package. INCLUDE are its public folders, PRIVATE folders and DEFINE are for its own sources.
function(dawson_library name)
  cmake_parse_arguments(LIBRARY "" "" "SOURCES;INCLUDE;PRIVATE;DEFINE" ${ARGN})
  list(TRANSFORM LIBRARY_SOURCES PREPEND ${DAWSON_SOURCES}/)
  list(TRANSFORM LIBRARY_INCLUDE PREPEND ${DAWSON_SOURCES}/)
  list(TRANSFORM LIBRARY_PRIVATE PREPEND ${DAWSON_SOURCES}/)
  file(GLOB sources ${LIBRARY_SOURCES})
  list(FILTER sources EXCLUDE REGEX "/(main|pngtest|example|gif_font|intel_init)\\.c$")
  add_library(${name} STATIC ${sources})
  target_include_directories(${name} SYSTEM PUBLIC ${LIBRARY_INCLUDE})
  target_include_directories(${name} PRIVATE ${CMAKE_BINARY_DIR}/config/${name} ${LIBRARY_PRIVATE})
  target_compile_definitions(${name} PRIVATE ${LIBRARY_DEFINE})
  target_compile_options(${name} PRIVATE -fno-exceptions)
endfunction()
# Writes a file that the library's own configuration would generate.
function(dawson_config library file content)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/config/${library}/${file} CONTENT "${content}\n" @ONLY)
endfunction()

dawson_config(cmark config.h "#include <stdbool.h>
#define HAVE_STDBOOL_H
#define HAVE___ATTRIBUTE__
#define CMARK_ATTRIBUTE(list) __attribute__(list)
#define CMARK_INLINE inline")
dawson_library(cmark SOURCES cmark/src/*.c cmark/extensions/*.c INCLUDE cmark/src cmark/extensions
  DEFINE CMARK_GFM_STATIC_DEFINE CMARK_GFM_EXTENSIONS_STATIC_DEFINE)
target_include_directories(cmark SYSTEM PUBLIC ${CMAKE_BINARY_DIR}/config/cmark)   # a public header includes config.h
target_compile_definitions(cmark PUBLIC CMARK_GFM_STATIC_DEFINE CMARK_GFM_EXTENSIONS_STATIC_DEFINE)

dawson_library(expat SOURCES expat/expat/lib/*.c INCLUDE expat/expat/lib DEFINE XML_STATIC XML_NS XML_DTD XML_CONTEXT_BYTES=1024
  XML_POOR_ENTROPY)
dawson_config(expat expat_config.h "#define BYTEORDER 1234
#define HAVE_MEMMOVE 1")
dawson_library(deflate SOURCES deflate/lib/*.c INCLUDE deflate)
dawson_library(zlib SOURCES zlib/*.c INCLUDE zlib DEFINE Z_HAVE_UNISTD_H)
dawson_library(minizip SOURCES minizip/zip.c minizip/unzip.c minizip/ioapi.c PRIVATE zlib DEFINE NOCRYPT USE_FILE32API)
file(CREATE_LINK ${DAWSON_SOURCES}/minizip ${headers}/minizip SYMBOLIC)
dawson_library(gif SOURCES gif/dgif_lib.c gif/egif_lib.c gif/gif_err.c gif/gif_hash.c gif/gifalloc.c gif/openbsd-reallocarray.c
  INCLUDE gif)
dawson_library(png SOURCES png/png*.c INCLUDE png PRIVATE zlib)
target_compile_options(png PRIVATE -mllvm -wasm-enable-sjlj)
configure_file(${DAWSON_SOURCES}/png/scripts/pnglibconf.h.prebuilt ${headers}/pnglibconf.h COPYONLY)

set(yaml_VERSION 0.2.5)
dawson_library(yaml SOURCES yaml/src/*.c INCLUDE yaml/include DEFINE YAML_VERSION_MAJOR=0 YAML_VERSION_MINOR=2
  YAML_VERSION_PATCH=5 YAML_VERSION_STRING="${yaml_VERSION}")
target_compile_definitions(yaml PUBLIC YAML_DECLARE_STATIC)
set(yaml-cpp_VERSION 0.7.0)
dawson_library(yaml-cpp SOURCES yaml-cpp/src/*.cpp INCLUDE yaml-cpp/include PRIVATE yaml-cpp/src)
target_compile_definitions(yaml-cpp PUBLIC YAML_CPP_STATIC_DEFINE)
dawson_library(program_options SOURCES boost/libs/program_options/src/[a-v]*.cpp)
foreach(library yaml-cpp program_options)
  target_compile_options(${library} PRIVATE -fexceptions)
endforeach()
dawson_library(harfbuzz SOURCES harfbuzz/src/harfbuzz.cc INCLUDE harfbuzz/src DEFINE HB_LEAN HB_NO_MT HAVE_CONFIG_OVERRIDE_H)
dawson_config(harfbuzz config-override.h "#undef HB_NO_CFF
#undef HB_NO_DRAW
#undef HB_NO_OT_SHAPE_FRACTIONS")   # the ink of letters

# Of GLib only the tables of Unicode, the checksums and base64; core/glib_parts.c has the few functions that these call.
file(GLOB glibconfig /usr/lib/*/glib-2.0/include/glibconfig.h)
file(READ ${glibconfig} glibconfig)
string(REGEX REPLACE "(GLIB_SIZEOF_[A-Z_]+ +)8" "\\14" glibconfig "${glibconfig}")
string(REGEX REPLACE "(signed) long (gu?int64)" "\\1 long long \\2" glibconfig "${glibconfig}")
string(REGEX REPLACE "(G_GU?INT64_CONSTANT.val.[ \t]+.val##U?)L" "\\1LL" glibconfig "${glibconfig}")
string(REGEX REPLACE "(G_GU?INT64_(MODIFIER|FORMAT) \")l" "\\1ll" glibconfig "${glibconfig}")
dawson_config(glib glibconfig.h "${glibconfig}")
dawson_config(glib config.h "#define GETTEXT_PACKAGE \"glib20\"
#define SIZEOF_CHAR 1")
dawson_library(glib SOURCES glib/glib/gutf8.c glib/glib/guniprop.c glib/glib/gunidecomp.c glib/glib/gchecksum.c
  glib/glib/gbase64.c INCLUDE glib glib/glib DEFINE GLIB_COMPILATION)
target_sources(glib PRIVATE ${CMAKE_CURRENT_LIST_DIR}/core/glib_parts.c)
target_include_directories(glib SYSTEM PUBLIC ${CMAKE_BINARY_DIR}/config/glib)

foreach(target_and_library PkgConfig::glib=glib PkgConfig::expat=expat PkgConfig::deflate=deflate PkgConfig::minizip=minizip
    PkgConfig::png=png PkgConfig::cmark_gfm=cmark PkgConfig::yaml=yaml PkgConfig::harfbuzz=harfbuzz ZLIB::ZLIB=zlib GIF::GIF=gif
    Boost::program_options=program_options fmt::fmt= nlohmann_json::nlohmann_json= Boost::headers= tomlplusplus::tomlplusplus=
    PkgConfig::gio= PkgConfig::cairo= PkgConfig::pango=glib PkgConfig::icu= PkgConfig::qpdf= PkgConfig::rsvg= PkgConfig::qrencode=
    Threads::Threads=)
  string(REPLACE "=" ";" pair "${target_and_library};")
  list(GET pair 0 target)
  list(GET pair 1 library)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_link_libraries(${target} INTERFACE ${library})
endforeach()
