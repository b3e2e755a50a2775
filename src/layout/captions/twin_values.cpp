#include "layout/captions/values.hpp"

#include <optional>
#include <string_view>

#include "text/scanning.hpp"

namespace dawson::layout {
namespace {

using prose::Inlines;

// Returns the end of a label such as "b" or "z12" at `at`; `at` if there is none.
std::size_t end_of_label(std::string_view text, std::size_t at) {
  std::size_t end = at;
  if (end < text.size() && text::is_lower(text[end])) ++end;
  while (end > at && end < text.size() && text::is_digit(text[end])) ++end;
  return end;
}

std::string labelled(std::string_view text, TwinLabel form) {
  // "Zeroposition" comes before the first label.
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

// Returns whether the text can follow a piece: a square, an arrow or the end.
bool can_follow_piece(std::string_view text) {
  std::size_t const first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return true;
  for (std::string_view const arrow : {"→", "↔", "->", "<->", "--"})
    if (text.substr(first).starts_with(arrow)) return true;
  return first == 0 && text.size() >= 2 && text::is_lower(text[0]) && text::is_digit(text[1]);
}

std::optional<chess::Piece> piece_at(std::string_view text, std::size_t at,
                                     chess::Language language) {
  bool const after_minus = text.substr(0, at).ends_with("\u2212");
  if (at + 1 >= text.size() || (at > 0 && text::is_word(text[at - 1]) && !after_minus)) return {};
  auto const side = side_of(text[at]);
  auto const kind = side ? kind_of_letter(text[at + 1], language) : std::nullopt;
  if (!kind || !can_follow_piece(text.substr(at + 2))) return {};
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

namespace {

using chess::Kind;

std::optional<Kind> kind_of(char letter, chess::Language language) {
  chess::LanguageRow const& row = chess::about(language);
  if (letter != '\0' && letter == row.print_knight) return Kind::knight;
  std::size_t const found = row.pieces.find(letter);
  if (found >= static_cast<std::size_t>(Kind::pawn)) return {};
  return static_cast<Kind>(found);
}

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }
bool of_word(char c) { return text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

class Reader {
 public:
  Reader(std::string_view text, chess::Language language) : text_(text), language_(language) {}

  // Returns whether the letter at `at` names a piece.
  bool is_piece(std::size_t at) const {
    if (!kind_of(text_[at], language_)) return false;
    char const before = at > 0 ? text_[at - 1] : ' ';
    if (before == '=') return at + 1 >= text_.size() || !of_word(text_[at + 1]);
    bool const after_word = of_word(before) && !is_square_before(at);
    if (after_word || (text::is_digit(before) && !is_square_before(at))) return false;
    return goes_to_square(at + 1);
  }

 private:
  // Recognizes "e8Q": a promotion without its sign.
  bool is_square_before(std::size_t at) const {
    return at >= 2 && is_rank(text_[at - 1]) && is_file(text_[at - 2]);
  }

  // Recognizes f3, bd2, 1f3, b1-c3, xf3, b1xc3, ~, and several squares ("Sf3,g4").
  bool goes_to_square(std::size_t at) const {
    auto const square = [&](std::size_t i) {
      return i + 1 < text_.size() && is_file(text_[i]) && is_rank(text_[i + 1]);
    };
    auto const end = [&](std::size_t i) {
      return i >= text_.size() || !of_word(text_[i]) ||
             static_cast<unsigned char>(text_[i]) >= 0x80;
    };
    auto const takes = [&](std::size_t i) {
      return i < text_.size() &&
             (text_[i] == 'x' || text_[i] == ':' || text_[i] == '*' || text_[i] == '-');
    };
    if (at < text_.size() && text_[at] == '~') return true;
    std::size_t i = at;
    if (square(i)) {
      i += 2;
      if (takes(i) && square(i + 1)) i += 3;
      else if (square(i)) i += 2;
      return end(i) || is_promotion(i);
    }
    if (i < text_.size() && (is_file(text_[i]) || is_rank(text_[i])) &&
        (square(i + 1) || (takes(i + 1) && square(i + 2))))
      return true;
    return takes(i) && square(i + 1);
  }

  bool is_promotion(std::size_t i) const {
    return i < text_.size() && kind_of(text_[i], language_).has_value();
  }

  std::string_view text_;
  chess::Language language_;
};

// Appends the text with figurines; `of_part` makes an inline of a part of it, and `may_be_piece`
// says of a place whether a letter there is text.
void append(prose::Inlines& out, std::string_view text, chess::Language language,
            auto const& of_part, auto const& may_be_piece) {
  Reader const reader(text, language);
  std::size_t copied = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!may_be_piece(i) || !reader.is_piece(i)) continue;
    if (i > copied) out.push_back(of_part(text.substr(copied, i - copied)));
    chess::Piece piece;
    piece.kind = *kind_of(text[i], language);
    out.push_back(prose::Figurines{{piece}});
    copied = i + 1;
  }
  if (copied < text.size()) out.push_back(of_part(text.substr(copied)));
}

// Appends raw LaTeX with figurines; arguments, formulas and names of commands stay as they are.
void append_raw(prose::Inlines& out, prose::Raw const& raw, chess::Language language) {
  int depth = 0;
  bool in_formula = false, in_command = false;
  auto const is_text = [&](std::size_t at) {
    char const c = raw.text[at];
    bool const after_backslash = at > 0 && raw.text[at - 1] == '\\';
    if (after_backslash) in_command = text::is_letter(c);
    else if (in_command) in_command = text::is_letter(c);
    if (after_backslash || in_command) return false;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (c == '$') in_formula = !in_formula;
    return depth == 0 && !in_formula;
  };
  auto const of_part = [&](std::string_view part) {
    return prose::Raw{std::string(part), raw.markup};
  };
  append(out, raw.text, language, of_part, is_text);
}

}  // namespace

std::optional<Kind> kind_of_letter(char letter, chess::Language language) {
  return letter == chess::about(language).pieces.back() ? Kind::pawn : kind_of(letter, language);
}

prose::Inlines with_figurines(prose::Inlines const& inlines, chess::Language language) {
  prose::Inlines out;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part))
      append(
          out, text->text, language,
          [](std::string_view words) { return prose::Text{std::string(words)}; },
          [](std::size_t) { return true; });
    else if (auto const* raw = std::get_if<prose::Raw>(&part);
             raw && raw->markup == prose::Markup::tex)
      append_raw(out, *raw, language);
    else if (auto const* emphasis = std::get_if<prose::Emphasis>(&part))
      out.push_back(prose::Emphasis{with_figurines(emphasis->inlines, language)});
    else if (auto const* strong = std::get_if<prose::Strong>(&part))
      out.push_back(prose::Strong{with_figurines(strong->inlines, language)});
    else out.push_back(part);
  }
  return out;
}

std::vector<prose::Inlines> played_half_moves(std::vector<prose::Inlines> values,
                                              problem::Problem const& problem,
                                              ValueStyle const& style) {
  if (style.moves == MoveForm::letters || style.moves == MoveForm::as_written) return values;
  auto const* const source = problem.first(problem::FieldId::solution_language);
  auto const named = source ? chess::language_named(prose::plain(source->text)) : std::nullopt;
  for (prose::Inlines& value : values)
    value = with_figurines(value, named.value_or(style.language));
  return values;
}

}  // namespace dawson::layout
