//     fsf    = board , [ hand ] , fields ;
//     board  = row , { "/" , row } ;
//     row    = square , { square } ;
//     square = number | [ "+" ] , letter | letter , "~" | "*" | "_" ;
//     number = nonzero , { digit } ;                   (* all digits that follow are its own *)
//     hand   = "[" , ( "-" | { letter } ) , "]" | "/" , { letter } ;
//
// Of "/" and letters behind a board that is complete the rest up to a blank or the end decides. The
// fields are those of "variant_fields".
#include "notation/fsf/fsf.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/fsf/hands.hpp"
#include "notation/fsf/variant_fields.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "notation/support.hpp"
#include "text/cursor.hpp"
#include "text/words.hpp"

namespace dawson::notation {
namespace {

using chess::Promotion;

constexpr std::size_t most_empty = 100;  // squares in one number
constexpr std::size_t usual_side = 8;

/// Throws the first fault from the left.
class BoardReader {
 public:
  BoardReader(std::string_view text, Letters const& letters, text::Diagnostics& warnings)
      : cursor_{text}, letters_(letters), warnings_(warnings) {}

  /// Up to the blank before the fields, or the end.
  std::size_t run(chess::Position& position) {
    read_row();
    while (cursor_.ahead() == '/' && !is_hand()) {
      placement_.open_row(cursor_.at++);
      read_row();
    }
    placement_.finish(cursor_.at);
    if (cursor_.ahead() == '/' || cursor_.ahead() == '[') position.hands = read_hand();
    if (!cursor_.done() && cursor_.ahead() != ' ') fail("behind the board");
    position.board = std::move(placement_.board());
    return cursor_.at;
  }

 private:
  [[noreturn]] void fail(std::string_view where) const {
    char const c = cursor_.ahead();
    bool const ends = cursor_.done() || c == '/' || (c == ' ' && cursor_.at > 0);
    if (ends && !cursor_.text.starts_with(' '))
      throw fault_at(cursor_.text, cursor_.at, "E-EMPTYROW", "a row without squares",
                     "write the rows from the top, separated by /");
    if (c == '0')
      throw fault_at(cursor_.text, cursor_.at, "E-ZERO", "a number of empty squares begins with 0",
                     "drop the 0");
    throw fault_at(cursor_.text, cursor_.at, "E-CHAR",
                   fmt::format("{} {}", found_at(cursor_.text, cursor_.at), where),
                   "letters are men, +p a promoted one, q~ one that was a pawn, numbers empty "
                   "squares, * a wall, _ no square");
  }

  void read_row() {
    std::size_t const begin = cursor_.at;
    while (read_square()) {}
    if (cursor_.at == begin) fail("has no meaning here");
    if (!cursor_.done() && std::string_view("/[ ").find(cursor_.ahead()) == std::string_view::npos)
      fail("has no meaning here");
    placement_.close_row(cursor_.at);
  }

  bool read_square() {
    char const c = cursor_.ahead();
    std::size_t const begin = cursor_.at;
    if (is_digit(c) && c != '0') {
      text::Span const where = cursor_.take_while(is_digit);
      std::size_t const count = number_of_squares(cursor_.part(where));
      if (count > most_empty)
        throw text::error(
            "E-LIMIT", where,
            fmt::format("a row has at most {} empty squares side by side", most_empty));
      placement_.add_empty(count, where);
      check_run(count, where, warnings_);
      return true;
    }
    if (c != '+' && c != '*' && c != '_' && !text::is_letter(c)) return false;
    placement_.make_room({begin, begin + 1});
    if (c == '_') placement_.add_hole();
    if (c == '*') placement_.add_wall();
    if (c == '+' || text::is_letter(c)) placement_.add(read_man());
    else ++cursor_.at;
    return true;
  }

  chess::Man read_man() {
    std::size_t const begin = cursor_.at;
    bool const promoted = cursor_.take("+");
    if (!text::is_letter(cursor_.ahead())) fail("where the letter of a promoted man is expected");
    auto man = known(cursor_.ahead(), promoted, begin);
    ++cursor_.at;
    if (promoted && cursor_.ahead() == '~')
      throw fault_at(cursor_.text, cursor_.at, "E-CHAR", "`~` behind a man with `+`",
                     "a man is either promoted or was a pawn");
    if (cursor_.take("~")) man.promotion = Promotion::was_pawn;
    return man;
  }

  chess::Man known(char letter, bool promoted, std::size_t at) const {
    return *letters_.man_of(letter, promoted);
  }

  /// The letters between "/" or "[" and what ends them.
  text::Span letters_ahead() const {
    text::Cursor ahead = cursor_;
    ++ahead.at;
    return ahead.take_while(text::is_letter);
  }

  bool is_complete() {
    chess::Board const& board = placement_.board();
    return board.rows() == usual_side && board.row(0).size() == usual_side;
  }

  /// Whether the slash here opens the hand.
  bool is_hand() {
    text::Span const letters = letters_ahead();
    char const behind = letters.end < cursor_.text.size() ? cursor_.text[letters.end] : ' ';
    if (!is_complete() || behind != ' ') return false;
    if (letters.end - letters.begin != usual_side) return true;
    throw fault_at(cursor_.text, cursor_.at, "E-AMBIGUOUS",
                   "eight letters behind eight ranks are a ninth rank or eight men in hand",
                   "name the variant, or write men in hand in brackets: [QRBNPqrb]");
  }

  std::vector<chess::Held> read_hand() {
    bool const bracket = cursor_.ahead() == '[';
    text::Span const letters = letters_ahead();
    cursor_.at = letters.begin;
    HandLetters hand;
    for (; cursor_.at < letters.end; ++cursor_.at) {
      known(cursor_.ahead(), false, cursor_.at);
      hand.add(cursor_.ahead());
    }
    if (bracket && letters.begin == letters.end) cursor_.take("-");
    if (bracket && (cursor_.done() || cursor_.ahead() == ' '))
      throw fault_at(cursor_.text, cursor_.at, "E-UNCLOSED", "the men in hand are not closed",
                     "write ] behind them");
    if (bracket && !cursor_.take("]"))
      throw fault_at(cursor_.text, cursor_.at, "E-CHAR",
                     found_at(cursor_.text, cursor_.at) + " is no man in hand",
                     "write a letter for each man: [QPPn]");
    return hand.held([&](char letter) { return letters_.man_of(letter); });
  }

  text::Cursor cursor_;
  Letters const& letters_;
  text::Diagnostics& warnings_;
  Placement placement_{cursor_.text};
};

// "lnsgkgsnl/... b - 1": side to move, men in hand, number of the move.
bool looks_like_sfen(std::string_view text, std::size_t fields) {
  auto const words = text::words_of(text.substr(fields));
  return words.size() == 3 && std::ranges::all_of(words[2], is_digit);
}

}  // namespace

text::Result<chess::Position> read_fsf(std::string_view given, Letters const& letters,
                                       text::Diagnostics& warnings) {
  Record record{without_return(given), warnings};
  try {
    record.at = BoardReader(record.text, letters, warnings).run(record.position);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  record.position.board.checker(chess::Shade::dark);
  std::size_t const fields = record.at;
  auto fault = read_variant_fields({read_kept_rights, 2, true}, record);
  if (!fault) return std::move(record.position);
  if (looks_like_sfen(record.text, fields))
    fault->hint = "this looks like SFEN: swap w and b, write the hand in brackets";
  return *fault;
}

WriteResult write_fsf(chess::Position const& position, Letters const& letters) {
  WriteResult written;
  // Of men the letters decide; what stands beside them is everybody's.
  chess::Board board = position.board;
  std::size_t empty = 0;
  std::string text;
  auto const flush = [&] {
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
  };
  std::vector<chess::Man> unknown;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    if (r > 0) text += '/';
    for (chess::Cell& cell : board.row(r)) {
      if (cell.kind == chess::CellKind::plain && !cell.occupant) {
        ++empty;
        if (empty == most_empty) flush();
        continue;
      }
      flush();
      chess::Man const* const man = chess::man_on(cell);
      std::string const letter = man ? letters.letter_of(*man) : "";
      if (cell.kind == chess::CellKind::hole) text += '_';
      if (cell.kind == chess::CellKind::wall) text += '*';
      if (letter.empty()) continue;
      text += letter;
      if (man->promotion == Promotion::was_pawn) text += '~';
      cell.occupant.reset();
    }
    flush();
  }
  written.unsupported = unsupported_men(board, {.holes = true, .walls = true});
  HandLetters hand;
  for (chess::Held const& held : position.hands.value_or(std::vector<chess::Held>{})) {
    std::string const letter = letters.letter_of(held.man);
    if (letter.size() == 1) hand.add(letter[0], held.count);
    else written.unsupported.emplace_back("a man in hand without a letter");
  }
  if (position.hands) text += '[' + hand.text() + ']';
  text += variant_fields_text(position, false, written);
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_operations(position, written);
  drop_sections(position, written);
  drop_shade(position, chess::Shade::dark, written);
  return written;
}

}  // namespace dawson::notation
