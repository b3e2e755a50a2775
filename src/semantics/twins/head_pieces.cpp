#include "semantics/twins/head_pieces.hpp"

#include <algorithm>
#include <array>

#include "chess/unicode.hpp"
#include "notation/men/men_words.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::semantics {

// The letters of a piece are between its colour and its square or an arrow: Popeye's walk of one
// or two characters, two walks of a hunter, or diagram.sty's letter with its rotation. They may
// mean several pieces ("TR" is the triton, and a rook turned right); the board decides.

namespace {

using chess::Language;
using chess::NamedPiece;
using chess::Piece;
using chess::Side;
using text::is_alphanumeric;
using text::is_digit;
using text::is_upper;

// Reads a colour in this language, or in the first other language that has the letter.
std::optional<Side> side_of(char colour, Language language) {
  auto const known = [&](Language one) { return chess::about(one).sides.find(colour); };
  std::size_t found = known(language);
  for (Language const other : chess::all_languages)
    if (found == std::string_view::npos) found = known(other);
  if (found == std::string_view::npos) return {};
  return static_cast<Side::Name>(found);
}

// Returns all pieces that the letters can mean.
std::vector<Piece> pieces_of(std::string_view letters, Language language) {
  std::vector<Piece> pieces;
  auto const add = [&](Piece const& piece) {
    if (std::ranges::find(pieces, piece) == pieces.end()) pieces.push_back(piece);
  };
  if (auto const piece = notation::piece_of_walk(letters, language)) add(*piece);
  if (letters == "I") add({chess::Kind::circle, Side::white, 0, {}});
  if (letters.empty() || letters.size() > 2) return pieces;
  constexpr std::string_view turns = "RUL";
  std::size_t const turn = letters.size() == 2 ? turns.find(letters[1]) : turns.size();
  if (turn == std::string_view::npos) return pieces;
  for (Piece piece : notation::pieces_of_letter(letters[0], language)) {
    if (letters.size() == 2) piece.rotation = (piece.rotation + 2 * static_cast<int>(turn + 1)) % 8;
    add(piece);
  }
  return pieces;
}

// Returns the end of the square that begins at `at`: one letter and the digits after it.
std::size_t square_end(std::string_view text, std::size_t at) {
  if (at + 1 >= text.size() || !text::is_lower(text[at]) || text[at + 1] == '0') return at;
  std::size_t end = at + 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end == at + 1 ? at : end;
}

bool ends_word(std::string_view text, std::size_t at) {
  return at >= text.size() || !(is_alphanumeric(text[at]) || text[at] == '(');
}

}  // namespace

void HeadCursor::skip_blanks() {
  constexpr std::string_view hard_blank = "\u00A0";
  while (!ended())
    if (text::white_space.find(text_[at_]) != std::string_view::npos) ++at_;
    else if (!take(hard_blank)) return;
}

void HeadCursor::skip_separators() {
  do skip_blanks();
  while (take(",") || take(";") || take("."));
}

bool HeadCursor::take(std::string_view sign) {
  if (!rest().starts_with(sign)) return false;
  at_ += sign.size();
  return true;
}

bool HeadCursor::take_word(std::string_view word) {
  std::string_view const here = rest().substr(0, word.size());
  if (text::lower_case(here) != text::lower_case(word)) return false;
  std::size_t const end = at_ + word.size();
  if (end < text_.size() && is_alphanumeric(text_[end])) return false;
  at_ = end;
  return true;
}

text::Span HeadCursor::word() const {
  std::size_t end = at_;
  while (end < text_.size() && text::white_space.find(text_[end]) == std::string_view::npos) ++end;
  return {at_, end};
}

std::optional<chess::Square> HeadCursor::take_square() {
  std::size_t const end = square_end(text_, at_);
  auto const square = chess::read_square(text_.substr(at_, end - at_));
  if (square) at_ = end;
  return square;
}

bool HeadCursor::take_attributes(NamedPiece& piece) {
  std::size_t const close = rest().find(')');
  if (!rest().starts_with('(') || close == std::string_view::npos) return true;
  std::string_view words = rest().substr(1, close - 1);
  while (!words.empty()) {
    std::size_t const comma = std::min(words.find(','), words.size());
    auto const attribute = notation::attribute_in_english(words.substr(0, comma));
    if (attribute.empty()) return false;
    piece.attributes.emplace_back(attribute);
    words.remove_prefix(std::min(comma + 1, words.size()));
  }
  at_ += close + 1;
  return true;
}

bool HeadCursor::take_walk(NamedPiece& piece) {
  std::string_view const here = rest();
  // Longest first: hunters, then two characters, then one.
  std::size_t longest = 0;
  while (longest < here.size() && longest < 5 &&
         (is_upper(here[longest]) || is_digit(here[longest]) || here[longest] == '/'))
    ++longest;
  for (std::size_t size = longest; size > 0; --size) {
    std::size_t const after = at_ + size;
    bool const bounded = square_end(text_, after) != after || ends_word(text_, after);
    auto pieces = bounded ? pieces_of(here.substr(0, size), language_) : std::vector<Piece>{};
    if (pieces.empty()) continue;
    piece.pieces = std::move(pieces);
    at_ = after;
    return true;
  }
  return false;
}

bool HeadCursor::take_figurine(NamedPiece& piece) {
  std::size_t const length = text::utf8_length(text_, at_);
  if (length < 3) return false;
  auto const found = chess::piece_of_character(text::utf8_decode(text_, at_));
  if (!found) return false;
  piece.side = found->side;
  piece.pieces = {*found};
  at_ += length;
  return true;
}

std::vector<NamedPiece> HeadCursor::take_pieces() {
  std::size_t const begin = at_;
  NamedPiece piece;
  bool const figurine = !ended() && take_figurine(piece);
  if (!figurine) {
    if (auto const side = ended() ? std::nullopt : side_of(text_[at_], language_);
        side && at_ + 1 < text_.size() &&
        (is_upper(text_[at_ + 1]) || is_digit(text_[at_ + 1]) || text_[at_ + 1] == '(')) {
      // "b4" is a square, "b15a1" is a leaper.
      bool const square = square_end(text_, at_) != at_ && ends_word(text_, square_end(text_, at_));
      if (!square) {
        piece.side = side;
        if (side == Side::black && chess::about(language_).black_may_be_neutral())
          piece.other_side = Side::neutral;
        ++at_;
      }
    }
    bool const sound = take_attributes(piece) && (take_walk(piece) || !piece.side);
    if (!sound) return at_ = begin, std::vector<NamedPiece>{};
  }
  std::vector<NamedPiece> pieces;
  for (auto square = take_square(); square; square = take_square()) {
    piece.square = square;
    piece.where = {pieces.empty() ? begin : pieces.back().where.end, at_};
    pieces.push_back(piece);
  }
  if (pieces.empty() && !piece.pieces.empty()) {
    piece.where = {begin, at_};
    pieces.push_back(piece);
  }
  if (pieces.empty() || !ends_word(text_, at_)) return at_ = begin, std::vector<NamedPiece>{};
  return pieces;
}

HeadCursor::Arrow HeadCursor::take_arrow() {
  struct Sign {
    std::string_view sign;
    Arrow arrow;
  };
  // Longer signs come before their own beginnings.
  constexpr auto signs = std::to_array<Sign>({
      {"<-->", Arrow::exchange},
      {"<->", Arrow::exchange},
      {"<=>", Arrow::exchange},
      {"↔", Arrow::exchange},
      {"⇔", Arrow::exchange},
      {"-->", Arrow::to},
      {"->", Arrow::to},
      {"--", Arrow::to},
      {"-", Arrow::to},
      {"→", Arrow::to},
      {"–", Arrow::to},
      {"—", Arrow::to},
      {"==>", Arrow::way},
      {"=>", Arrow::way},
      {"==", Arrow::way},
      {"⇒", Arrow::way},
      {"=", Arrow::becomes},
  });
  for (auto const& [sign, arrow] : signs)
    if (take(sign)) return arrow;
  bool const has_colour = std::ranges::any_of(
      std::initializer_list<std::string_view>{"to", "nach", "auf", "en", "à", "vers"},
      [&](std::string_view word) { return take_word(word); });
  return has_colour ? Arrow::to : Arrow::none;
}

bool has_german_letters(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    bool const begins = at == 0 || !is_alphanumeric(text[at - 1]);
    bool const coloured = begins && at + 1 < text.size() && is_upper(text[at + 1]) &&
                          std::string_view("wsbn").find(text[at]) != std::string_view::npos;
    std::size_t const walk = coloured ? at + 1 : at;
    if (coloured && text[at] == 's' && square_end(text, at + 2) != at + 2) return true;
    bool const letter = begins && walk < text.size() &&
                        std::string_view("DTL").find(text[walk]) != std::string_view::npos;
    if (letter && square_end(text, walk + 1) != walk + 1) return true;
    // "DU" is the rotated queen; no English walk in Popeye that begins so has a colour before it.
    bool const turned = letter && coloured && text[walk] == 'D' && walk + 1 < text.size() &&
                        std::string_view("LRU").find(text[walk + 1]) != std::string_view::npos;
    if (turned) return true;
  }
  return false;
}

}  // namespace dawson::semantics
