// X2-FEN. The fields from the side to move to the clocks are those of the FEN family; the board
// before them and the two sections behind them are this grammar.
//
//     board    = row , { "/" , row } ;
//     row      = [ just ] , { "^" } , square , { square } ;
//     just     = [ number ] , ( "<" | ">" ) ;
//     square   = number , { "-" } | man , { "-" } | "_" ;
//     man      = a letter or sign of the notation, or a declared character ;
//     number   = nonzero , { digit } ;                  (* all digits that follow are its own *)
//     sections = [ " " , word , [ " " , word ] ] ;
//
// A number at the start of a row is an offset where `<` or `>` follows it at once. A dash widens
// the square before it by half a square; the document has it after numbers alone, here also after
// men, which could not stand on wide squares otherwise. Where a row sits is known when it is
// closed, since that depends on its width: see shifted_rows.hpp.
#include "notation/x2fen/x2fen.hpp"

#include "notation/character.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "notation/x2fen/armies.hpp"
#include "notation/x2fen/shifted_rows.hpp"
#include "notation/x2fen/x2fen_fields.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"
#include "text/utf8.hpp"

namespace dawson::notation {
namespace {

std::string hint_for(char here) {
  switch (here) {
    case '\'':
    case '"': return "quotes are never men";
    default: return "men are K Q R B N P, A C T, and the signs of the red and the blue army";
  }
}

bool in_word(char c) { return static_cast<unsigned char>(c) > 0x20 && c != '\x7F'; }

/// The first fault met is the first from the left, and is thrown.
class Reader {
 public:
  Reader(Record& record, Declared const& declared)
      : record_(record), declared_(declared), cursor_{record.text, record.at} {}

  void read_board() {
    for (read_row(); cursor_.ahead() == '/'; read_row()) {
      ++cursor_.at;
      rows_.open_row();
    }
    record_.position.board = rows_.finish();
    record_.at = cursor_.at;
  }

  void read_sections() {
    cursor_.at = record_.at;
    if (!cursor_.take(" ")) return;
    record_.position.rules = read_word();
    if (!cursor_.take(" ")) return;
    set_board_variant(read_word());
    if (!cursor_.done())
      throw fault("E-FIELD", "a record has eight sections, here begins one more");
  }

 private:
  text::Diagnostic fault(std::string code, std::string message, std::string hint = {}) const {
    return fault_at(cursor_.text, cursor_.at, std::move(code), std::move(message), std::move(hint));
  }
  std::string found() const { return found_at(cursor_.text, cursor_.at); }

  void read_row() {
    std::size_t const begin = cursor_.at;
    read_seat();
    bool const any = read_square();
    while (any && read_square()) {}
    char const here = cursor_.ahead();
    bool const ends = cursor_.done() || here == '/' || here == ' ';
    if (!any && ends && (cursor_.at > 0 || here != ' '))
      throw fault("E-EMPTYROW", "a row without squares",
                  cursor_.text.empty() ? "write the rows from the top, separated by /" : "");
    if (!any || !ends) throw unexpected();
    rows_.close_row({begin, cursor_.at});
  }

  void read_seat() {
    std::size_t const begin = cursor_.at;
    text::Span const number = take_number();
    char const edge = cursor_.ahead();
    if (edge == '<' || edge == '>') {
      if (number.begin < number.end)
        rows_.sit_squares(number_of_squares(cursor_.part(number)), number);
      rows_.sit_from(edge == '<' ? Seat::Edge::left : Seat::Edge::right);
      ++cursor_.at;
    } else {
      cursor_.at = begin;
    }
    text::Span const carets = cursor_.take_while([](char c) { return c == '^'; });
    rows_.sit_halves(carets.end - carets.begin, carets);
  }

  text::Span take_number() {
    bool const zero = cursor_.ahead() == '0';
    return zero ? text::Span{cursor_.at, cursor_.at} : cursor_.take_while(is_digit);
  }

  bool read_square() {
    if (cursor_.done()) return false;
    chess::Cell cell;
    if (cursor_.take("_")) {
      cell.kind = chess::CellKind::hole;
      rows_.add(std::move(cell), {cursor_.at - 1, cursor_.at});
      return true;
    }
    if (text::Span const number = take_number(); number.begin < number.end) {
      rows_.add_empty(number_of_squares(cursor_.part(number)), number);
    } else if (auto man = man_here()) {
      std::size_t const begin =
          std::exchange(cursor_.at, character_span(cursor_.text, cursor_.at).end);
      cell.occupant = std::move(*man);
      rows_.add(std::move(cell), {begin, cursor_.at});
    } else {
      return false;
    }
    text::Span const dashes = cursor_.take_while([](char c) { return c == '-'; });
    rows_.widen(dashes.end - dashes.begin, dashes);
    return true;
  }

  std::optional<chess::Man> man_here() const {
    char const sign = cursor_.ahead();
    if (auto man = man_of(sign, x2fen_rules.kinds)) return man;
    if (auto man = man_of_sign(sign)) return man;
    if (text::utf8_length(cursor_.text, cursor_.at) == 0) return {};
    return declared_.man_of(text::utf8_decode(cursor_.text, cursor_.at));
  }

  text::Diagnostic unexpected() const {
    char const here = cursor_.ahead();
    if (here == '<' || here == '>' || here == '^')
      return fault("E-JUST", found() + " stands too late in the row",
                   "a row opens with its offset, < or >, and then any ^: 2<^3");
    if (here == '-')
      return fault("E-DASH", "a dash with no square before it that it could widen",
                   "a dash follows a number, a man or another dash");
    if (here == '0') return fault("E-ZERO", "a number begins with 0", "drop the 0");
    return fault("E-CHAR", found() + " has no meaning here", hint_for(here));
  }

  std::string read_word() {
    text::Span const word = cursor_.take_while(in_word);
    bool const missing = word.begin == word.end && (cursor_.done() || cursor_.ahead() == ' ');
    if (missing) throw fault("E-FIELD", "a section is missing", "drop the blank");
    if (word.begin < word.end)
      if (auto fault = encoding_fault(cursor_.text, word)) throw *fault;
    if (!cursor_.done() && cursor_.ahead() != ' ')
      throw fault("E-CHAR", found() + " in a section",
                  "a section is one word, such as standard or hexagonal");
    return std::string(cursor_.part(word));
  }

  void set_board_variant(std::string variant) {
    std::string const lower = text::lower_case(variant);
    if (lower == "rhombic") record_.position.board.tiling = chess::Tiling::rhombic;
    if (lower == "hexagonal") record_.position.board.tiling = chess::Tiling::hexagonal;
    record_.position.board_variant = std::move(variant);
  }

  Record& record_;
  Declared const& declared_;
  text::Cursor cursor_;
  ShiftedRows rows_;
};

}  // namespace

text::Result<chess::Position> read_x2fen(std::string_view text, text::Diagnostics& warnings) {
  return read_x2fen(text, Declared{}, warnings);
}

text::Result<chess::Position> read_x2fen(std::string_view text, Declared const& declared,
                                         text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  Reader reader(record, declared);
  try {
    reader.read_board();
    if (record.at_end()) return std::move(record.position);
    if (auto fault = read_turn(x2fen_rules, record)) return *fault;
    if (auto fault = read_clocks(record)) return *fault;
    reader.read_sections();
    return std::move(record.position);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace dawson::notation
