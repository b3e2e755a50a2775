#include "type/libraries.hpp"

#include <mutex>
#include <span>
#include <string_view>

#include <cairo.h>
#include <fmt/format.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <glib.h>
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
  int const version = FcGetVersion();  // 21401 means 2.14.1
  return fmt::format("{}.{}.{}", version / 10000, version / 100 % 100, version % 100);
}

}  // namespace

std::vector<text::LibraryVersion> library_versions() {
  return {{"cairo", cairo_version_string()},    {"Pango", pango_version_string()},
          {"HarfBuzz", hb_version_string()},    {"FreeType", freetype_version()},
          {"fontconfig", fontconfig_version()}, {"ICU", icu_version()}};
}

namespace {

struct Kept {  // several threads draw
  std::mutex mutex;
  std::string first;
};

Kept& kept() {
  static Kept all;
  return all;
}

GLogWriterOutput keep(GLogLevelFlags level, GLogField const* fields, gsize count, void*) {
  bool const grave =
      (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0;
  std::lock_guard const lock(kept().mutex);
  std::string& first = kept().first;
  for (GLogField const& field : std::span(fields, count))
    if (grave && first.empty() && std::string_view(field.key) == "MESSAGE")
      first = static_cast<char const*>(field.value);
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void keep_complaints() { g_log_set_writer_func(keep, nullptr, nullptr); }

std::string complaint() {
  std::lock_guard const lock(kept().mutex);
  return kept().first;
}

}  // namespace dawson::type
