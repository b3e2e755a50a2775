#include "type/language_rules.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <iconv.h>

#include "chess/language.hpp"
#include "text/scanning.hpp"

namespace dawson::type {

// Finds and reads hyphenation patterns. The packages hyphen-en-us, hyphen-de, hyphen-fr and others
// install them in one folder, named after language and country.

namespace {

namespace fs = std::filesystem;

constexpr char const* folder = DAWSON_PATTERNS;

// Returns the pattern file of a language. If several countries have one ("en": hyph_en_US.dic),
// the language's default country is preferred, then the first name.
fs::path patterns_of(std::string_view language) {
  // The language comes from the document: it must not be usable as a path.
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
  auto const listed_language = chess::language_named(language);
  for (fs::path const& path : found)
    if (listed_language &&
        path.filename() == fmt::format("{}_{}.dic", family, chess::about(*listed_language).country))
      return path;
  return found.empty() ? fs::path() : found.front();
}

// Returns the file in UTF-8, converted from the character set that its first line names, or
// nothing if that set is unknown.
std::optional<std::string> in_utf8(std::string const& file) {
  std::string const name = file.substr(0, file.find_first_of("\r\n"));
  auto* const converter = iconv_open("UTF-8", name.c_str());
  if (converter == reinterpret_cast<iconv_t>(-1)) return {};
  constexpr std::size_t max_growth = 4;  // UTF-8 bytes per input byte
  std::string out(max_growth * file.size(), '\0');
  char* from = const_cast<char*>(file.data());
  char* to = out.data();
  std::size_t left = file.size(), room = out.size();
  // Bytes outside the character set occur in comments only, if at all.
  while (iconv(converter, &from, &left, &to, &room) == static_cast<std::size_t>(-1) && left > 0)
    ++from, --left;
  iconv_close(converter);
  out.resize(out.size() - room);
  return out;
}

// Returns the patterns of a language, or null if there are none.
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
        // Patterns are in lower case; capitals beyond ASCII are rare within words.
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

namespace {

constexpr std::string_view next_level = "NEXTLEVEL";

// Returns whether a line is a setting such as "LEFTHYPHENMIN 2" or "NOHYPHEN -,'". Settings are
// ignored: words contain letters only, and the caller sets the minimum lengths.
bool is_setting(std::string_view line) { return line.find("HYPHEN") != std::string_view::npos; }

// Erases divisions with too few letters before or after them, in the whole word or in a member.
void erase_near_ends(std::vector<bool>& divided, std::string_view word, std::size_t before,
                     std::size_t after) {
  auto const is_letter = [&](std::size_t at) { return (word[at] & 0xC0) != 0x80; };
  std::size_t first = 0, end = word.size();
  for (; first < word.size() && before > 0; ++first)
    if (first + 1 == word.size() || is_letter(first + 1)) --before;
  while (end > 0 && after > 0)
    if (is_letter(--end)) --after;
  // `divided[i]` means a division after byte i.
  for (std::size_t i = 0; i < word.size(); ++i)
    if (i + 1 < first || i + 1 > end) divided[i] = false;
}

}  // namespace

Patterns::Patterns(std::string_view file) {
  bool two_levels = false;
  std::size_t at = file.find('\n');
  while (at < file.size()) {
    std::size_t const begin = at + 1;
    at = std::min(file.find('\n', begin), file.size());
    std::string_view line = file.substr(begin, at - begin);
    if (line.starts_with(next_level)) {
      two_levels = true;
      compounds_ = std::move(members_);
      members_ = {};
    }
    line = line.substr(0, line.find_first_of(" \t\r"));
    if (line.empty() || line.front() == '%' || line.front() == '#' || is_setting(line) ||
        line == next_level)
      continue;
    members_.add(line);
  }
  if (two_levels) compounds_.sort();
  members_.sort();
}

void Patterns::Level::add(std::string_view line) {
  std::string_view const pattern = line.substr(0, line.find('/'));
  if (pattern.size() > std::numeric_limits<std::uint16_t>::max()) return;
  std::size_t const first = letters.size();
  char digit = '0';
  for (char const c : pattern) {
    if (text::is_digit(c)) {
      digit = c;
      continue;
    }
    letters += c;
    digits += std::exchange(digit, '0');
  }
  // The digit after the last letter: `digits` and `letters` have the same length.
  letters += '\0';
  digits += digit;
  patterns.push_back({static_cast<std::uint32_t>(first),
                      static_cast<std::uint16_t>(letters.size() - first - 1),
                      pattern.size() < line.size()});
}

void Patterns::Level::sort() {
  std::ranges::stable_sort(patterns, {}, [&](Pattern const& one) { return of(one); });
}

// Searches by the last letter before each place. Among patterns that end at a letter the longest
// wins, unless a longer one begins with the same letters up to it, as in libhyphen.
std::vector<bool> Patterns::Level::divided_after(std::string_view word) const {
  std::string const dotted = '.' + std::string(word) + '.';
  std::string highest(dotted.size() + 1, '0');  // highest digit before each byte of `dotted`
  std::vector<bool> known(dotted.size()), changes(dotted.size() + 1);
  for (std::size_t start = 0; start < dotted.size(); ++start) {
    auto first = patterns.begin(), last = patterns.end();
    for (std::size_t length = 1; start + length <= dotted.size(); ++length) {
      auto const letter = [&](Pattern const& one) {
        return one.length < length ? 0 : 1 + static_cast<unsigned char>(of(one)[length - 1]);
      };
      int const wanted = 1 + static_cast<unsigned char>(dotted[start + length - 1]);
      auto const range = std::ranges::equal_range(first, last, wanted, {}, letter);
      first = range.begin(), last = range.end();
      if (first == last) break;
      if (known[start + length - 1]) continue;
      known[start + length - 1] = true;
      if (first->length != length) continue;
      // The last of several equal patterns.
      Pattern const& whole = *std::prev(std::ranges::upper_bound(
          first, last, first->length, {}, [](Pattern const& one) { return one.length; }));
      for (std::size_t i = 0; i <= length; ++i)
        if (char const digit = digits[whole.at + i]; digit > highest[start + i])
          highest[start + i] = digit, changes[start + i] = whole.changes;
    }
  }
  std::vector<bool> divided(word.size());
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    divided[i] = (highest[i + 2] - '0') % 2 == 1 && !changes[i + 2];
  return divided;
}

// `joints` receives the divisions between members if the word begins with its first member.
std::vector<bool> Patterns::divided_after(std::string_view word, Least at_begin, Least at_end,
                                          int deepest, std::vector<bool>* joints) const {
  std::vector<bool> divided = compounds_.divided_after(word);
  constexpr std::size_t least_of_member = 2;
  erase_near_ends(divided, word, least_of_member, least_of_member);
  if (deepest == 0 || std::ranges::find(divided, true) == divided.end()) {
    divided = members_.divided_after(word);
    erase_near_ends(divided, word, at_begin, at_end);
    return divided;
  }
  if (joints) *joints = divided;
  for (std::size_t begin = 0, i = 0; i < word.size(); ++i) {
    bool const last = i + 1 == word.size();
    if (!divided[i] && !last) continue;
    auto const inner =
        divided_after(word.substr(begin, i + 1 - begin), begin > 0 ? least_before : at_begin,
                      last ? at_end : least_after, deepest - 1);
    std::copy(inner.begin(), std::prev(inner.end()), divided.begin() + static_cast<long>(begin));
    begin = i + 1;
  }
  return divided;
}

std::vector<std::size_t> Patterns::joints(std::string_view word) const {
  std::vector<bool> joints(word.size());
  divided_after(word, 0, 0, 1, &joints);
  erase_near_ends(joints, word, least_before, least_after);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (joints[i]) out.push_back(i + 1);
  return out;
}

std::vector<std::size_t> Patterns::divisions(std::string_view word) const {
  constexpr int deepest = 16;  // nested compounds
  std::vector<bool> divided = divided_after(word, 0, 0, deepest);
  erase_near_ends(divided, word, least_before, least_after);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (divided[i]) out.push_back(i + 1);
  return out;
}

}  // namespace dawson::type
