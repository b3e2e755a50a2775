#include "type/library_versions.hpp"

#include <cairo.h>
#include <fmt/format.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <hb.h>
#include <pango/pango.h>
#include <unicode/uversion.h>

#include FT_FREETYPE_H

namespace dawson::type {
namespace {

std::string freetype_version() {
  FT_Library library = nullptr;
  if (FT_Init_FreeType(&library) != 0) return "not to be started";
  FT_Int major = 0, minor = 0, patch = 0;
  FT_Library_Version(library, &major, &minor, &patch);
  FT_Done_FreeType(library);
  return fmt::format("{}.{}.{}", major, minor, patch);
}

std::string icu_version() {
  UVersionInfo version;
  char words[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, words);
  return words;
}

std::string fontconfig_version() {
  int const version = FcGetVersion();  // 21401 is 2.14.1
  return fmt::format("{}.{}.{}", version / 10000, version / 100 % 100, version % 100);
}

}  // namespace

std::vector<text::LibraryVersion> library_versions() {
  return {{"cairo", cairo_version_string()},    {"Pango", pango_version_string()},
          {"HarfBuzz", hb_version_string()},    {"FreeType", freetype_version()},
          {"fontconfig", fontconfig_version()}, {"ICU", icu_version()}};
}

}  // namespace dawson::type
