#include "prose/tex.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::prose {
namespace {

struct Escape {
  char character;
  std::string_view tex;
  bool for_people = true;
};
// \symbol for characters that a language may make active; words for characters that OT1 replaces
// by others. Entries `for_people` are read back by document/tex.
constexpr std::array<Escape, 19> escapes{{
    {'#', "\\#"},
    {'$', "\\$"},
    {'%', "\\%"},
    {'&', "\\&"},
    {'_', "\\_"},
    {'{', "\\{"},
    {'}', "\\}"},
    {'~', "\\textasciitilde{}"},
    {'^', "\\textasciicircum{}"},
    {'\\', "\\textbackslash{}"},
    {'<', "\\textless{}"},
    {'>', "\\textgreater{}"},
    {'|', "\\textbar{}"},
    {'"', "\\symbol{34}"},
    {';', "\\symbol{59}", false},
    {':', "\\symbol{58}", false},
    {'!', "\\symbol{33}", false},
    {'?', "\\symbol{63}", false},
    {'`', "\\textasciigrave{}", false},
}};

struct Shapeless {
  char32_t first, last;
  std::string_view tex;
};
constexpr std::array<Shapeless, 17> shapeless{{
    {0x00, 0x08, ""},
    {0x0B, 0x0C, ""},
    {0x0E, 0x1F, ""},
    {0x7F, 0x9F, ""},
    {0xAD, 0xAD, "\\-"},
    {0x061C, 0x061C, ""},
    {0x180E, 0x180E, ""},
    {0x200B, 0x200B, ""},
    {0x200D, 0x200F, ""},
    {0x2028, 0x2029, " "},
    {0x202A, 0x202E, ""},
    {0x2060, 0x206F, ""},
    {0xFE00, 0xFE0F, ""},
    {0xFEFF, 0xFEFF, ""},
    {0xFFF9, 0xFFFB, ""},
    {0x1BCA0, 0x1BCA3, ""},
    {0xE0000, 0xE0FFF, ""},
}};

}  // namespace

std::string_view tex_escape(char character, TexReader reader) {
  auto const* const found = std::ranges::find(escapes, character, &Escape::character);
  return found == escapes.end() || (reader == TexReader::people && !found->for_people)
             ? std::string_view()
             : found->tex;
}

std::optional<std::string_view> tex_shapeless(char32_t character) {
  auto const* const found =
      std::ranges::lower_bound(shapeless, character, std::less<>(), &Shapeless::last);
  if (found == shapeless.end() || character < found->first) return {};
  return found->tex;
}

bool joins_in_tex(char character) {
  return std::string_view("-',`").find(character) != std::string_view::npos;
}

namespace {

bool is_words(std::string_view text) {
  constexpr std::string_view others = " .,()";
  auto const letter = [&](std::size_t i) { return i < text.size() && text::is_letter(text[i]); };
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const hyphen = text[i] == '-' && i > 0 && letter(i - 1) && letter(i + 1);
    bool const accented = text[i] == '\xC3' && text::utf8_length(text, i) == 2;
    if (accented) ++i;
    else if (!hyphen && !letter(i) && !text::is_digit(text[i]) &&
             others.find(text[i]) == std::string_view::npos)
      return false;
  }
  return true;
}

}  // namespace

std::optional<std::string_view> words_of(Inline const& part) {
  if (auto const* text = std::get_if<Text>(&part)) return text->text;
  auto const* raw = std::get_if<Raw>(&part);
  if (raw && raw->markup == Markup::tex && is_words(raw->text)) return raw->text;
  return {};
}

Text* words_in(Inline& part) {
  if (auto* raw = std::get_if<Raw>(&part); raw && words_of(part)) part = Text{std::move(raw->text)};
  return std::get_if<Text>(&part);
}

}  // namespace dawson::prose
