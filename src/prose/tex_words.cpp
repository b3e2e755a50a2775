#include "prose/tex_words.hpp"

#include <string_view>
#include <utility>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::prose {
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
