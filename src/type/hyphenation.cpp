// The pattern files that hyphen-en-us, hyphen-de, hyphen-fr and others install stand in one folder,
// named after language and country.
#include "type/hyphenation.hpp"

#include <fmt/format.h>
#include <iconv.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include "chess/language.hpp"
#include "text/ascii.hpp"
#include "type/patterns.hpp"

namespace dawson::type {
namespace {

namespace fs = std::filesystem;

constexpr char const* folder = "/usr/share/hyphen";

// "en" is served by hyph_en_US.dic: of several countries the usual one, then the first by name.
fs::path patterns_of(std::string_view language) {
  // What a document calls its language is no path.
  if (!std::ranges::all_of(language,
                           [](char c) { return text::is_alphanumeric(c) || c == '-' || c == '_'; }))
    return {};
  std::string name(language.substr(0, 20));
  std::ranges::replace(name, '-', '_');
  std::error_code failure;
  fs::path const exact = fs::path(folder) / fmt::format("hyph_{}.dic", name);
  if (fs::exists(exact, failure)) return exact;
  std::string const family = fmt::format("hyph_{}", name.substr(0, name.find('_')));
  std::vector<fs::path> found;
  for (fs::directory_iterator it(folder, failure), end; !failure && it != end;
       it.increment(failure)) {
    std::string const file = it->path().filename().string();
    if (file == family + ".dic" || (file.starts_with(family + "_") && file.ends_with(".dic")))
      found.push_back(it->path());
  }
  std::ranges::sort(found);
  auto const usual = chess::language_named(language);
  for (fs::path const& path : found)
    if (usual && path.filename() == fmt::format("{}_{}.dic", family, chess::about(*usual).country))
      return path;
  return found.empty() ? fs::path() : found.front();
}

// The file in UTF-8, from the character set that its first line names; nothing if that is unknown.
std::optional<std::string> in_utf8(std::string const& file) {
  std::string const name = file.substr(0, file.find_first_of("\r\n"));
  auto* const converter = iconv_open("UTF-8", name.c_str());
  if (converter == reinterpret_cast<iconv_t>(-1)) return {};
  constexpr std::size_t most = 4;  // bytes of UTF-8 for one
  std::string out(most * file.size(), '\0');
  char* from = const_cast<char*>(file.data());
  char* to = out.data();
  std::size_t left = file.size(), room = out.size();
  // Bytes that the set has not stand in comments, if anywhere.
  while (iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1) && left > 0)
    ++from, --left;
  iconv_close(converter);
  out.resize(out.size() - room);
  return out;
}

// Null where there are none.
std::shared_ptr<Patterns const> patterns(std::string_view language) {
  fs::path const path = patterns_of(language);
  std::ifstream stream(path, std::ios::binary);
  std::string const file{std::istreambuf_iterator<char>(stream), {}};
  auto const text = path.empty() || file.empty() ? std::nullopt : in_utf8(file);
  return text ? std::make_shared<Patterns const>(*text) : nullptr;
}

}  // namespace

text::Result<std::function<std::vector<std::size_t>(std::string_view)>> hyphenation(
    std::string_view language) {
  auto known = patterns(language);
  if (!known)
    return text::error(
        "E-HYPHEN", {},
        fmt::format("no hyphenation patterns for the language `{}` are installed", language),
        fmt::format("install the package `hyphen-{}`, or choose another language",
                    language.substr(0, language.find_first_of("-_"))));
  return std::function<std::vector<std::size_t>(std::string_view)>(
      [patterns = std::move(known)](std::string_view word) {
        // Patterns are in lower case; letters beyond ASCII are rare as capitals within words.
        return patterns->divisions(text::lower_case(word));
      });
}

WordJoints word_joints(std::string_view language) {
  auto known = patterns(language);
  if (!known) return {};
  return [patterns = std::move(known)](std::string_view word) {
    std::string const lower = text::lower_case(word);
    auto const joints = patterns->joints(lower);
    std::vector<WordJoint> out;
    for (std::size_t const at : patterns->divisions(lower))
      out.push_back({at, std::ranges::find(joints, at) != joints.end()});
    return out;
  };
}

}  // namespace dawson::type
