#include "notation/x2fen/x2fen_declared.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/x2fen/x2fen.hpp"
#include "text/utf8.hpp"

namespace dawson::notation {
namespace {

bool is_letter(char32_t c) {
  return c < 0x80 && (is_lower(static_cast<char>(c)) || is_upper(static_cast<char>(c)));
}

char32_t folded(char32_t c) {
  return is_letter(c) ? static_cast<char32_t>(to_lower(static_cast<char>(c))) : c;
}

/// Blanks, control characters and characters without a shape would be invisible on the page.
bool is_invisible(char32_t c) {
  struct Stretch {
    char32_t first, last;
  };
  static constexpr Stretch stretches[] = {{0x00, 0x20},     {0x7F, 0xA0},     {0xAD, 0xAD},
                                          {0x0300, 0x036F}, {0x1680, 0x1680}, {0x2000, 0x200F},
                                          {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000},
                                          {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}};
  return std::ranges::any_of(stretches, [c](Stretch s) { return c >= s.first && c <= s.last; });
}

bool is_quote(char32_t c) {
  return c == U'\'' || c == U'"' || c == 0xAB || c == 0xBB || (c >= 0x2018 && c <= 0x201F);
}

bool has_other_meaning(char32_t c) {
  return std::u32string_view(U"0123456789/<>^_-").find(c) != std::u32string_view::npos ||
         is_quote(c) || is_invisible(c);
}

/// Returns what the character means without a declaration: "pawn", "red king"; empty if nothing.
std::string built_in(char32_t character) {
  if (character >= 0x80) return {};
  char const sign = static_cast<char>(character);
  if (auto const piece = piece_of(sign, x2fen_kinds()))
    return std::string(chess::kind_name(piece->kind));
  if (auto const piece = piece_of_sign(sign))
    return fmt::format("{} {}", chess::side_name(piece->side), chess::kind_name(piece->kind));
  return {};
}

std::optional<chess::Side> side_named(std::string_view word) {
  for (int name = chess::Side::white; name < chess::Side::numbered; ++name)
    if (chess::Side const side = static_cast<chess::Side::Name>(name);
        chess::side_name(side) == word)
      return side;
  return {};
}

bool in_name(char c) {
  return is_lower(c) || is_digit(c) || c == ' ' || c == '-' ||
         static_cast<unsigned char>(c) >= 0x80;
}

class DeclarationReader {
 public:
  DeclarationReader(std::string_view text, Declared& declared) : text_(text), declared_(declared) {}

  std::optional<text::Diagnostic> run() {
    if (auto fault = encoding_fault(text_, {0, text_.size()})) return fault;
    skip_blanks();
    std::size_t const place = at_;
    if (place == text_.size())
      return fault(place, "declaration has no character", "write `z = zebra`");
    entry_.character = folded(text::utf8_decode(text_, place));
    if (auto fault = refuse_character()) return fault;
    at_ = character_span(text_, place).end;
    skip_blanks();
    if (at_ == text_.size() || text_[at_] != '=')
      return fault(at_,
                   fmt::format("expected `=` after the character, found {}", found_at(text_, at_)),
                   "write one character, `=` and a name: `z = zebra`");
    ++at_;
    skip_blanks();
    if (auto fault = read_name()) return fault;
    declared_.pieces.push_back(std::move(entry_));
    return {};
  }

 private:
  text::Diagnostic fault(std::size_t at, std::string message, std::string hint) const {
    return fault_at(text_, at, "E-DECLARE", std::move(message), std::move(hint));
  }

  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t", at_), text_.size()); }

  std::optional<text::Diagnostic> refuse_character() const {
    std::string const found = found_at(text_, at_);
    if (has_other_meaning(entry_.character))
      return fault(at_, found + " cannot denote a piece",
                   "use a letter or a sign, but no digit, quotation mark, blank or `/ < > ^ _ -`");
    if (std::string const piece = built_in(entry_.character); !piece.empty())
      return fault(at_, fmt::format("{} is already the {}", found, piece), "use another character");
    if (declared_.piece_of(entry_.character))
      return fault(
          at_, found + " is already declared",
          is_letter(entry_.character) ? "declare a letter once for both cases" : "declare it once");
    return {};
  }

  std::optional<text::Diagnostic> read_name() {
    std::size_t const end = text_.find_last_not_of(" \t") + 1;
    std::string name;
    for (char const c : text_.substr(at_, std::max(end, at_) - at_)) name += to_lower(c);
    std::size_t const blank = name.find(' ');
    if (auto const side = side_named(std::string_view(name).substr(0, blank))) {
      if (is_letter(entry_.character))
        return text::error("E-DECLARE", {at_, at_ + std::min(blank, name.size())},
                           "the case of a letter already gives the colour",
                           "remove the colour: lower case is Black, upper case White");
      entry_.side = *side;
      std::size_t const first = std::min(name.find_first_not_of(' ', blank), name.size());
      name.erase(0, first);
      at_ += first;
    }
    auto const odd = std::ranges::find_if_not(name, in_name);
    if (odd != name.end())
      return fault(at_ + static_cast<std::size_t>(odd - name.begin()),
                   "name can contain only letters, digits, hyphens and blanks",
                   "write `z = zebra`");
    // A single letter could be mistaken for the letter of a piece.
    if (text::count_code_points(name) < 2)
      return fault(at_, "expected a name of two letters or more",
                   "write `z = zebra`, or `? = black wall`");
    entry_.name = std::move(name);
    return {};
  }

  std::string_view text_;
  Declared& declared_;
  Declared::Piece entry_{};
  std::size_t at_ = 0;
};

}  // namespace

std::optional<chess::Piece> Declared::piece_of(char32_t character) const {
  auto const entry = std::ranges::find(pieces, folded(character), &Piece::character);
  if (entry == pieces.end()) return {};
  chess::Side side = entry->side;
  if (is_letter(character))
    side = folded(character) == character ? chess::Side::black : chess::Side::white;
  return chess::Piece{chess::Kind::named, side, 0, entry->name};
}

std::optional<text::Diagnostic> declare(std::string_view text, Declared& declared) {
  return DeclarationReader(text, declared).run();
}

namespace {

using chess::Kind;
using chess::Side;

constexpr std::array kinds = {Kind::rook,  Kind::knight, Kind::bishop, Kind::king,
                              Kind::queen, Kind::pawn,   Kind::robot};

struct Army {
  Side::Name side;
  std::string_view signs;  ///< in the order of `kinds`
};

constexpr std::array armies = {Army{Side::red, "~!@#$%&"}, Army{Side::blue, "()=*+{}"}};

}  // namespace

std::optional<chess::Piece> piece_of_sign(char sign) {
  for (Army const& army : armies)
    if (auto const index = army.signs.find(sign); index != army.signs.npos)
      return chess::Piece{kinds[index], army.side, 0, {}};
  return {};
}

char sign_of(chess::Piece const& piece) {
  auto const kind = std::ranges::find(kinds, piece.kind);
  auto const army = std::ranges::find(armies, piece.side.name, &Army::side);
  if (kind == kinds.end() || army == armies.end()) return 0;
  return army->signs[static_cast<std::size_t>(kind - kinds.begin())];
}

}  // namespace dawson::notation
