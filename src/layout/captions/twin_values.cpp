#include "layout/captions/twin_values.hpp"

#include <optional>
#include <string_view>

#include "layout/figurine_notation.hpp"
#include "text/ascii.hpp"

namespace dawson::layout {
namespace {

using prose::Inlines;

// "b", "z12" at `at`; its end, or `at`.
std::size_t end_of_label(std::string_view text, std::size_t at) {
  std::size_t end = at;
  if (end < text.size() && text::is_lower(text[end])) ++end;
  while (end > at && end < text.size() && text::is_digit(text[end])) ++end;
  return end;
}

std::string labelled(std::string_view text, TwinLabel form) {
  // "Zeroposition" stands before the first.
  std::size_t const word = text.rfind(' ', text.find(')')) + 1;
  std::size_t const plus = word + (text.substr(word).starts_with('+') ? 1 : 0);
  bool const brackets = text.substr(plus).starts_with('(');
  std::size_t const begin = plus + (brackets ? 1 : 0);
  std::size_t const end = end_of_label(text, begin);
  if (end == begin || end >= text.size() || text[end] != ')') return std::string(text);
  return std::string(text.substr(0, plus)) + (form == TwinLabel::around ? "(" : "") +
         std::string(text.substr(begin));
}

std::optional<chess::Side> side_of(char letter) {
  switch (letter) {
    case 'w': return chess::Side::white;
    case 'b':
    case 's': return chess::Side::black;
    case 'n': return chess::Side::neutral;
    default: return {};
  }
}

// A square, an arrow or the end.
bool goes_on(std::string_view text) {
  std::size_t const first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return true;
  for (std::string_view const arrow : {"→", "↔", "->", "<->", "--"})
    if (text.substr(first).starts_with(arrow)) return true;
  return first == 0 && text.size() >= 2 && text::is_lower(text[0]) && text::is_digit(text[1]);
}

std::optional<chess::Piece> piece_at(std::string_view text, std::size_t at,
                                     chess::Language language) {
  bool const behind_minus = text.substr(0, at).ends_with("\u2212");
  if (at + 1 >= text.size() || (at > 0 && text::is_word(text[at - 1]) && !behind_minus)) return {};
  auto const side = side_of(text[at]);
  auto const kind = side ? kind_of_letter(text[at + 1], language) : std::nullopt;
  if (!kind || !goes_on(text.substr(at + 2))) return {};
  return chess::Piece{*kind, *side, 0, {}};
}

}  // namespace

Inlines with_twin_label(Inlines twin, TwinLabel form) {
  auto* text = twin.empty() ? nullptr : std::get_if<prose::Text>(&twin.front());
  if (text && form != TwinLabel::as_written) text->text = labelled(text->text, form);
  return twin;
}

Inlines with_twin_figurines(Inlines const& twin, chess::Language language) {
  Inlines out;
  for (prose::Inline const& part : twin) {
    auto const* whole = std::get_if<prose::Text>(&part);
    if (!whole) {
      out.push_back(part);
      continue;
    }
    std::string_view const text = whole->text;
    std::size_t copied = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
      auto const piece = piece_at(text, at, language);
      if (!piece) continue;
      if (at > copied) out.push_back(prose::Text{std::string(text.substr(copied, at - copied))});
      out.push_back(prose::Figurines{{*piece}});
      copied = at + 2;
    }
    if (copied < text.size()) out.push_back(prose::Text{std::string(text.substr(copied))});
  }
  return out;
}

}  // namespace dawson::layout
