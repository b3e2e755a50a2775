#include "type/font_choice.hpp"

#include <stdexcept>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

namespace dawson::type {

// Chooses fonts for text. fontconfig and Pango need files with names, so the fonts of the program
// become memory files (memfd_create), which are named by their descriptors.

namespace {

FcChar8 const* bytes(std::string const& text) {
  return reinterpret_cast<FcChar8 const*>(text.c_str());
}

std::string file_in_memory(CarriedFont const& font) {
  int const file = ::memfd_create(std::string(font.name).c_str(), MFD_CLOEXEC);
  std::string_view rest = font.bytes;
  while (file >= 0 && !rest.empty()) {
    auto const written = ::write(file, rest.data(), rest.size());
    if (written < 0) break;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  if (file < 0 || !rest.empty())
    throw std::system_error(errno, std::generic_category(), std::string(font.name));
  return fmt::format("/proc/self/fd/{}", file);
}

// The files stay open until the program ends, since lines of text can outlive the object that set
// them.
std::vector<std::string> const& carried_files() {
  static std::vector<std::string> const files = [] {
    std::vector<std::string> made;
    for (CarriedFont const& font : carried_fonts()) made.push_back(file_in_memory(font));
    return made;
  }();
  return files;
}

FcConfig* with_files(std::vector<std::string> const& carried,
                     std::set<std::string> const& installed) {
  FcConfig* const config = FcConfigCreate();
  auto const font_count = [config] {
    FcFontSet const* const fonts = FcConfigGetFonts(config, FcSetApplication);
    return fonts ? fonts->nfont : 0;
  };
  for (std::string const& file : carried) {
    int const before = font_count();
    // fontconfig does not report unreadable files and would substitute another font.
    if (!FcConfigAppFontAddFile(config, bytes(file)) || font_count() == before)
      throw std::runtime_error("a font of the program cannot be read from memory");
  }
  for (std::string const& file : installed) FcConfigAppFontAddFile(config, bytes(file));
  return config;
}

// Returns the files of a family among the fonts of `config`.
std::set<std::string> files_of(FcConfig* config, std::string const& family) {
  text::CPtr<FcPattern, FcPatternDestroy> const pattern(FcPatternCreate());
  FcPatternAddString(pattern.get(), FC_FAMILY, bytes(family));
  text::CPtr<FcObjectSet, FcObjectSetDestroy> const properties(FcObjectSetBuild(FC_FILE, nullptr));
  text::CPtr<FcFontSet, FcFontSetDestroy> const found(
      FcFontList(config, pattern.get(), properties.get()));
  std::set<std::string> files;
  for (int i = 0; found && i < found->nfont; ++i) {
    FcChar8* file = nullptr;
    if (FcPatternGetString(found->fonts[i], FC_FILE, 0, &file) == FcResultMatch)
      files.emplace(reinterpret_cast<char const*>(file));
  }
  return files;
}

// Returns a configuration with the program's fonts only. It is created once, since fontconfig
// opens each font. Without it, Pango would read the configuration of the machine with its first
// font map, which takes a third of the time of a small board.
FcConfig* carried_alone() {
  static FcConfig* const config = [] {
    FcConfig* const made = with_files(carried_files(), {});
    FcConfigSetCurrent(made);
    return made;
  }();
  return FcConfigReference(config);
}

FcConfig* of_the_machine() {
  static FcConfig* const config = FcInitLoadConfigAndFonts();
  return config;
}

}  // namespace

FontChoice::FontChoice() : config_(carried_alone()) {}

bool FontChoice::admit(std::string const& family) {
  if (!files_of(config_.get(), family).empty()) return true;
  auto const found = files_of(of_the_machine(), family);
  if (found.empty()) return false;
  installed_.insert(found.begin(), found.end());
  config_.reset(with_files(carried_files(), installed_));
  return true;
}

}  // namespace dawson::type
