// The words of a booklet: shaped once for each font, with the places where they may be divided.
#include <numeric>
#include <utility>

#include "pages/lines/paragraph.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {
namespace {

constexpr std::size_t shortest_divided = 5;                            // bytes
constexpr std::size_t longest_address_kept = 20;                       // bytes
constexpr std::size_t longest_code_kept = 12;                          // bytes
constexpr std::size_t shortest_code_start = 3, shortest_code_end = 5;  // bytes, around a division
constexpr std::string_view code_signs = "/|,;:=+.-_", code_openers = "{[(\\";
constexpr double stop_part_outside = 0.6;

// Returns whether a letter of any script begins at `at`; characters of the General Punctuation
// block separate words.
bool is_letter(std::string_view text, std::size_t at) {
  auto const byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) return text::is_letter(static_cast<char>(byte));
  if (byte == 0xE2) return false;
  return byte != 0xC2;  // « » and no-break spaces
}

}  // namespace

WordCache::Sorts& WordCache::sorts(layout::Font const& font) {
  for (auto& [known, sorts] : fonts_)
    if (known == font) return *sorts;
  return *fonts_.emplace_back(font, std::make_unique<Sorts>()).second;
}

layout::TypeLine WordCache::set(prose::Inline const& what, layout::Font const& font) {
  layout::TypeLines lines = typeset_({what}, font, layout::Measure{});
  note_missing(lines.missing);
  return lines.lines.empty() ? layout::TypeLine{} : std::move(lines.lines.front());
}

void WordCache::note_missing(std::u32string_view characters) {
  for (char32_t const character : characters)
    if (missing_.find(character) == std::u32string::npos) missing_ += character;
}

layout::TypeLine const& WordCache::word(std::string_view text, layout::Font const& font) {
  auto& words = sorts(font).words;
  std::string key(text);
  auto const found = words.find(key);
  if (found != words.end()) return found->second;
  layout::TypeLine line = font.family == layout::Family::mono ? set(prose::Code{key}, font)
                                                              : set(prose::Text{key}, font);
  return words.emplace(std::move(key), std::move(line)).first->second;
}

void WordCache::hyphenate_with(Hyphenate hyphenate) {
  hyphenate_ = std::move(hyphenate);
  for (auto& [font, sorts] : fonts_) sorts->divisible.clear();
}

// Code gets no hyphens. Long code may end a line after one of its signs, or before a bracket or a
// backslash.
std::vector<Division> WordCache::code_divisions(std::string_view text) {
  std::vector<Division> out;
  if (text.size() <= longest_code_kept) return out;
  for (std::size_t at = shortest_code_start - 1; at + shortest_code_end < text.size(); ++at) {
    bool const sign = code_signs.find(text[at]) != std::string_view::npos;
    bool const opens = code_openers.find(text[at + 1]) != std::string_view::npos;
    if ((sign || opens) && text[at + 1] != text[at]) out.push_back({at + 1, false});
  }
  return out;
}

std::vector<Division> WordCache::divisions(std::string_view text) const {
  std::vector<Division> out;
  bool const address =
      text.find("://") != std::string_view::npos || text.find('@') != std::string_view::npos;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text, end))
      end += std::max<std::size_t>(1, text::utf8_length(text, end));
    if (end > at) {
      if (hyphenate_ && !address && end - at >= shortest_divided)
        for (std::size_t const division : hyphenate_(text.substr(at, end - at)))
          out.push_back({at + division, true});
      at = end;
      continue;
    }
    std::size_t const next = at + std::max<std::size_t>(1, text::utf8_length(text, at));
    std::string_view const sign = text.substr(at, next - at);
    bool const between_letters = at > 1 && next < text.size() && is_letter(text, next) &&
                                 is_letter(text, at - 1) && is_letter(text, at - 2);
    bool const divides_word = (sign == "-" || sign == "–" || sign == "—") && between_letters;
    bool const divides_address = sign == "/" && text.size() > longest_address_kept &&
                                 next < text.size() && text[next] != '/';
    if (divides_word || divides_address) out.push_back({next, false});
    at = next;
  }
  return out;
}

double WordCache::hang(std::string_view text, layout::Font const& font) {
  if (text.empty()) return 0;
  switch (text.back()) {
    case '.':
    case ',': return stop_part_outside * word(".", font).width;
    case '-': return hyphen_hang(font);
    default: return 0;
  }
}

Word const& WordCache::divisible(std::string_view text, layout::Font const& font) {
  std::string key(text);
  auto const found = sorts(font).divisible.find(key);
  if (found != sorts(font).divisible.end()) return found->second;
  Word made{word(text, font),
            font.family == layout::Family::mono ? code_divisions(text) : divisions(text),
            {},
            hang(text, font)};
  std::size_t from = 0;
  for (Division const& division : made.divisions) {
    made.parts.push_back(word(text.substr(from, division.at - from), font).width);
    from = division.at;
  }
  // Because of kerning and ligatures across a division, the whole is slightly narrower than its
  // parts.
  made.parts.push_back(made.whole.width -
                       std::accumulate(made.parts.begin(), made.parts.end(), 0.0));
  return sorts(font).divisible.emplace(std::move(key), std::move(made)).first->second;
}

double WordCache::space(layout::Font const& font) {
  Sorts& kept = sorts(font);
  // Blanks at the end have no width, so a space is measured between two letters.
  if (kept.space < 0) kept.space = word("n n", font).width - word("nn", font).width;
  return kept.space;
}

}  // namespace dawson::pages
