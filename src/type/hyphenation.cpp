// libhyphen reads the pattern files that hyphen-en-us, hyphen-de, hyphen-fr and others install in
// one folder, named after language and country.
#include "type/hyphenation.hpp"

#include <fmt/format.h>
#include <hyphen.h>
#include <iconv.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include "chess/language.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::type {
namespace {

namespace fs = std::filesystem;

constexpr char const* folder = "/usr/share/hyphen";
constexpr std::size_t letters_before = 2, letters_behind = 3;

// "en" is served by hyph_en_US.dic: of several countries the usual one, then the first by name.
fs::path patterns_of(std::string_view language) {
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

// A file of patterns, in the character set that its first line names.
struct Patterns {
  explicit Patterns(char const* path) : dictionary(hnj_hyphen_load(path)) {
    if (dictionary && !dictionary->utf8) converter = iconv_open(dictionary->cset, "UTF-8");
  }
  ~Patterns() {
    if (dictionary) hnj_hyphen_free(dictionary);
    if (converter != none()) iconv_close(converter);
  }
  Patterns(Patterns const&) = delete;
  Patterns& operator=(Patterns const&) = delete;

  bool usable() const { return dictionary && (dictionary->utf8 || converter != none()); }

  // The word in the file's character set; empty if that has not all of its letters.
  std::string encoded(std::string word) const {
    if (dictionary->utf8) return word;
    std::string out(word.size(), '\0');
    char* from = word.data();
    char* to = out.data();
    std::size_t left = word.size(), room = out.size();
    iconv(converter, nullptr, nullptr, nullptr, nullptr);
    if (iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1)) return {};
    out.resize(out.size() - room);
    return out;
  }

  static iconv_t none() { return reinterpret_cast<iconv_t>(-1); }
  HyphenDict* dictionary;
  iconv_t converter = none();
};

std::vector<std::size_t> divisions(Patterns const& patterns, std::string_view word) {
  // Patterns are in lower case; letters beyond ASCII are rare as capitals within words.
  std::string const lower = text::lower_case(word);
  std::string const encoded = patterns.encoded(lower);
  if (encoded.empty()) return {};
  std::vector<char> marks(lower.size() + 5);
  char** replacements = nullptr;
  int* positions = nullptr;
  int* cuts = nullptr;
  std::vector<std::size_t> out;
  if (hnj_hyphen_hyphenate3(patterns.dictionary, encoded.data(), static_cast<int>(encoded.size()),
                            marks.data(), nullptr, &replacements, &positions, &cuts, letters_before,
                            letters_behind, letters_before, letters_behind) == 0) {
    // The marks count characters, not bytes.
    std::size_t at = 0;
    for (std::size_t letter = 0; at < lower.size(); ++letter) {
      at += std::max<std::size_t>(1, text::utf8_length(lower, at));
      // A division that changes letters ("Zuk-ker") is left to be.
      bool const changes = replacements && replacements[letter];
      if (at < lower.size() && (marks[letter] & 1) && !changes) out.push_back(at);
    }
  }
  for (std::size_t i = 0; replacements && i < encoded.size(); ++i) free(replacements[i]);
  free(replacements);
  free(positions);
  free(cuts);
  std::erase_if(out, [&](std::size_t at) {
    return text::count_code_points(word.substr(0, at)) < letters_before ||
           text::count_code_points(word.substr(at)) < letters_behind;
  });
  return out;
}

}  // namespace

text::Result<std::function<std::vector<std::size_t>(std::string_view)>> hyphenation(
    std::string_view language) {
  fs::path const path = patterns_of(language);
  auto patterns = std::make_shared<Patterns>(path.empty() ? "" : path.c_str());
  if (path.empty() || !patterns->usable())
    return text::error(
        "E-HYPHEN", {},
        fmt::format("no hyphenation patterns for the language `{}` are installed", language),
        fmt::format("install hyphen-{}, or name another language",
                    language.substr(0, language.find_first_of("-_"))));
  return std::function<std::vector<std::size_t>(std::string_view)>(
      [patterns](std::string_view word) { return divisions(*patterns, word); });
}

}  // namespace dawson::type
