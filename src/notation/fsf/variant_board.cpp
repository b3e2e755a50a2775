#include "notation/fsf/variant_board.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/placement.hpp"
#include "notation/write_result.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {

// The board of variants:
//
//     board  = row , { "/" , row } , [ hand ] ;
//     row    = square , { square } ;
//     square = number | [ "+" ] , letter | letter , "~" | "*" | "_" ;
//     number = nonzero , { digit } ;                   (* all digits that follow are its own *)
//     hand   = "[" , ( "-" | { letter } ) , "]" | "/" , { letter } ;
//
// "/" and letters after a complete board: the text up to a blank or the end determines whether
// they are pieces in hand.

namespace {

using chess::Promotion;

constexpr std::size_t most_empty = 100;  // squares in one number
constexpr std::size_t default_side = 8;

Placement::Shape shape_of(Letters const& letters) {
  if (letters.files == 0) return {.form = &fsf_ranks};
  return {{letters.files}, letters.ranks, &fsf_ranks};
}

/// Throws the first fault from the left.
class BoardReader {
 public:
  BoardReader(std::string_view text, Letters const& letters, BoardSigns signs,
              text::Diagnostics& warnings)
      : cursor_{text}, letters_(letters), signs_(signs), warnings_(warnings) {}

  /// Reads up to the blank before the fields, or to the end; returns that place.
  std::size_t run(chess::Position& position) {
    read_row();
    while (cursor_.ahead() == '/' && !is_hand()) {
      placement_.open_row(cursor_.at++);
      read_row();
    }
    placement_.finish(cursor_.at);
    bool const hand = cursor_.ahead() == '/' || cursor_.ahead() == '[';
    if (hand && signs_ == BoardSigns::all) position.hands = read_hand();
    if (!cursor_.done() && cursor_.ahead() != ' ') unexpected("has no meaning here");
    position.board = std::move(placement_.board());
    return cursor_.at;
  }

 private:
  [[noreturn]] void empty_row() const {
    throw fault_at(cursor_.text, cursor_.at, "E-EMPTYROW", "row has no squares",
                   "write the rows from the top, separated by `/`");
  }

  [[noreturn]] void unexpected(std::string_view why) const {
    if (cursor_.ahead() == '0')
      throw fault_at(cursor_.text, cursor_.at, "E-ZERO", "number of empty squares starts with 0",
                     "remove the `0`");
    throw fault_at(
        cursor_.text, cursor_.at, "E-CHAR",
        fmt::format("{} {}", found_at(cursor_.text, cursor_.at), why),
        signs_ == BoardSigns::shogi
            ? "write letters for pieces, `+p` for a promoted one, numbers for empty squares"
            : "write letters for pieces, `+p` for a promoted one, `q~` for one that was a "
              "pawn, numbers for empty squares, `*` for a wall, `_` for no square");
  }

  void read_row() {
    std::size_t const begin = cursor_.at;
    while (read_square()) {}
    char const c = cursor_.ahead();
    bool const ends = cursor_.done() || c == '/' || c == ' ' || c == '[';
    bool const nothing = cursor_.at == begin;
    if (nothing && ends && c != '[' && (c != ' ' || begin > 0)) empty_row();
    if (nothing || !ends) unexpected("has no meaning here");
    placement_.close_row(cursor_.at);
  }

  bool read_square() {
    char const c = cursor_.ahead();
    std::size_t const begin = cursor_.at;
    if (is_digit(c) && c != '0') {
      text::Span const where = cursor_.take_while(is_digit);
      std::size_t const count = number_of_squares(cursor_.part(where));
      if (count > most_empty)
        throw text::error("E-LIMIT", where,
                          fmt::format("more than {} empty squares side by side", most_empty),
                          fmt::format("write a number up to {}", most_empty));
      placement_.add_empty(count, where);
      check_run(count, where, warnings_);
      return true;
    }
    bool const sign = (c == '*' || c == '_') && signs_ == BoardSigns::all;
    if (c != '+' && !sign && !text::is_letter(c)) return false;
    placement_.make_room({begin, begin + 1});
    if (!sign) return placement_.add(read_piece()), true;
    ++cursor_.at;
    if (c == '_') placement_.add_hole();
    else if (auto duck = letters_.piece_of(c)) placement_.add(std::move(*duck));
    else placement_.add_wall();
    return true;
  }

  chess::Piece read_piece() {
    std::size_t const begin = cursor_.at;
    bool const promoted = cursor_.take("+");
    if (!text::is_letter(cursor_.ahead())) unexpected("is not the letter of a promoted piece");
    auto piece = known(cursor_.ahead(), promoted, begin);
    ++cursor_.at;
    if (promoted && cursor_.ahead() == '~')
      throw fault_at(cursor_.text, cursor_.at, "E-CHAR", "`~` after a piece with `+`",
                     "remove `+` or `~`: a piece is either promoted or was a pawn");
    if (signs_ == BoardSigns::all && cursor_.take("~")) piece.promotion = Promotion::was_pawn;
    return piece;
  }

  chess::Piece known(char letter, bool promoted, std::size_t at) const {
    if (auto piece = letters_.piece_of(letter, promoted)) return std::move(*piece);
    std::string has;
    for (Letters::Meaning const& meaning : letters_.meanings) has += ' ' + meaning.letter;
    throw text::error("E-MAN", {at, cursor_.at + 1},
                      letters_.piece_of(letter)
                          ? fmt::format("the {} of {} has no promoted form",
                                        text::lower_case(name_of_letter(letter)), letters_.variant)
                          : fmt::format("{} has no piece `{}`", letters_.variant, letter),
                      fmt::format("write one of its letters:{}", has));
  }

  std::string name_of_letter(char letter) const {
    auto const found = std::ranges::find(letters_.meanings, std::string(1, to_upper(letter)),
                                         &Letters::Meaning::letter);
    return found == letters_.meanings.end() ? std::string("piece") : found->name;
  }

  /// Returns the letters between "/" or "[" and what ends them.
  text::Span letters_ahead() const {
    text::Cursor ahead = cursor_;
    ++ahead.at;
    return ahead.take_while(text::is_letter);
  }

  bool is_complete() {
    chess::Board const& board = placement_.board();
    if (letters_.files != 0) return board.rows() == letters_.ranks;
    return board.rows() == default_side && board.row(0).size() == default_side;
  }

  /// Returns whether the slash here opens the pieces in hand.
  bool is_hand() {
    text::Span const letters = letters_ahead();
    char const after = letters.end < cursor_.text.size() ? cursor_.text[letters.end] : ' ';
    if (!is_complete() || after != ' ' || signs_ == BoardSigns::shogi) return false;
    if (letters_.files != 0 || letters.end - letters.begin != default_side) return true;
    throw fault_at(cursor_.text, cursor_.at, "E-AMBIGUOUS",
                   "eight letters after eight ranks can be a ninth rank or pieces in hand",
                   "name the variant, or write pieces in hand in brackets: `[QRBNPqrb]`");
  }

  std::vector<chess::Pocket> read_hand() {
    bool const bracket = cursor_.ahead() == '[';
    text::Span const letters = letters_ahead();
    cursor_.at = letters.begin;
    HandLetters hand;
    for (; cursor_.at < letters.end; ++cursor_.at) {
      known(cursor_.ahead(), false, cursor_.at);
      hand.add(cursor_.ahead(), 1);
    }
    if (bracket && letters.begin == letters.end) cursor_.take("-");
    if (bracket && (cursor_.done() || cursor_.ahead() == ' '))
      throw fault_at(cursor_.text, cursor_.at, "E-UNCLOSED",
                     "pieces in hand have no closing bracket", "write `]` after them");
    if (bracket && !cursor_.take("]"))
      throw fault_at(cursor_.text, cursor_.at, "E-CHAR",
                     found_at(cursor_.text, cursor_.at) + " is not a piece in hand",
                     "write a letter for each piece: `[QPPn]`");
    return hand.held(letters_);
  }

  text::Cursor cursor_;
  Letters const& letters_;
  BoardSigns signs_;
  text::Diagnostics& warnings_;
  Placement placement_{cursor_.text, shape_of(letters_)};
};

/// Returns whether only its kind can prevent a piece from having a letter: it is white or black,
/// upright and not promoted.
bool is_plain(chess::Piece const& piece) {
  bool const of_player = piece.side == chess::Side(chess::Side::white) ||
                         piece.side == chess::Side(chess::Side::black);
  return of_player && piece.rotation == 0 && piece.promotion == Promotion::none;
}

}  // namespace

std::size_t read_variant_board(std::string_view text, Letters const& letters, BoardSigns signs,
                               chess::Position& position, text::Diagnostics& warnings) {
  std::size_t const end = BoardReader(text, letters, signs, warnings).run(position);
  position.board.checker(chess::Shade::dark);
  return end;
}

std::string variant_board_text(chess::Board const& board, Letters const& letters, BoardSigns signs,
                               WriteResult& written) {
  // Pieces depend on the letters; everything else is written in the same way for all variants.
  chess::Board others = board;
  std::string text;
  std::size_t empty = 0;
  auto const flush = [&] {
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
  };
  auto const refuse = [&](std::string const& what) {
    if (std::ranges::count(written.unsupported, what) == 0) written.unsupported.push_back(what);
  };
  for (std::size_t r = 0; r < others.rows(); ++r) {
    if (r > 0) text += '/';
    for (chess::Cell& cell : others.row(r)) {
      if (cell.kind == chess::CellKind::plain && !cell.occupant) {
        if (++empty > most_empty) refuse("rows of more than 100 empty squares");
        continue;
      }
      flush();
      if (cell.kind != chess::CellKind::plain)
        text += cell.kind == chess::CellKind::wall ? '*' : '_';
      chess::Piece* const piece = chess::piece_on(cell);
      if (!piece) continue;
      std::string const letter = letters.letter_of(*piece);
      bool const was_pawn = piece->promotion == Promotion::was_pawn;
      if (!letter.empty() && !(was_pawn && (letter[0] == '+' || signs == BoardSigns::shogi))) {
        text += letter;
        if (was_pawn) text += '~';
        cell.occupant.reset();
      } else if (auto const games = is_plain(*piece) ? variants_with(*piece) : ""; !games.empty()) {
        refuse(fmt::format("the {}, a piece of {}", name_of_piece(*piece), games));
        cell.occupant.reset();
      }
    }
    flush();
  }
  bool const all = signs == BoardSigns::all;
  auto findings =
      unsupported_pieces(others, {.kinds = orthodox_kinds(), .holes = all, .walls = all});
  std::ranges::move(findings, std::back_inserter(written.unsupported));
  if (letters.files != 0 && board.rectangular() && board.rows() > 0 &&
      (board.rows() != letters.ranks || board.row(0).size() != letters.files))
    written.unsupported.push_back(
        fmt::format("a board of {}x{} squares", board.row(0).size(), board.rows()));
  return text;
}

namespace {

constexpr std::string_view order_of_hands = "KQRBNPACDEFGHIJLMOSTUVWXYZkqrbnpacdefghijlmostuvwxyz";

}  // namespace

HandLetters::HandLetters(std::vector<chess::Pocket> const& hands, Letters const& letters,
                         WriteResult& written) {
  unsigned unknown = 0;
  for (chess::Pocket const& held : hands) {
    std::string letter = letters.letter_of(held.piece);
    // Pieces in hand are not promoted: of two letters for a piece, the one without "+" is used.
    if (letter.size() > 1)
      for (Letters::Meaning const& one : letters.meanings)
        if (one.letter.size() == 1 && one.name == name_of_piece(held.piece))
          letter = is_upper(letter.back()) ? one.letter : text::lower_case(one.letter);
    bool const plain = letter.size() == 1 && text::is_letter(letter[0]) &&
                       held.piece.promotion == chess::Promotion::none;
    if (plain) add(letter[0], held.count);
    else unknown += held.count;
  }
  if (unknown > 0)
    written.unsupported.push_back(unknown == 1 ? "1 piece in hand"
                                               : fmt::format("{} pieces in hand", unknown));
}

std::vector<chess::Pocket> HandLetters::held(Letters const& letters) const {
  std::vector<chess::Pocket> all;
  for (char const letter : order_of_hands)
    if (unsigned const count = counts_[static_cast<unsigned char>(letter)]; count > 0)
      if (auto piece = letters.piece_of(letter)) all.push_back({std::move(*piece), count});
  return all;
}

std::string HandLetters::text() const {
  std::string text;
  for (char const letter : order_of_hands)
    text.append(counts_[static_cast<unsigned char>(letter)], letter);
  return text;
}

std::string HandLetters::counted_text(std::string_view order) const {
  std::string text;
  for (bool const white : {true, false})
    for (char const one : order) {
      char const letter = white ? one : to_lower(one);
      unsigned const count = counts_[static_cast<unsigned char>(letter)];
      if (count > 1) text += std::to_string(count);
      if (count > 0) text += letter;
    }
  return text;
}

}  // namespace dawson::notation
