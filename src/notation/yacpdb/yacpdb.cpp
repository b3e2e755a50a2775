// Figures of YACPDB and Olive:
//
//     yacpdb = rank , 7 * ( "/" , rank ) ;
//     rank   = cell , { cell } ;                       (* no digit directly after a digit *)
//     cell   = "1".."8" | glyph | "(" , [ "B" ] , [ "!" ] , glyph , [ "1".."3" ] , ")" ;
//
// What follows a `B` in brackets decides its meaning: `(B)` and `(B2)` are bishops.
#include "notation/yacpdb/yacpdb.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "notation/address.hpp"
#include "notation/characters.hpp"
#include "notation/placement.hpp"
#include "notation/write_result.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Piece;
using chess::Side;

constexpr std::size_t side_length = 8;
constexpr std::string_view site = "yacpdb.org/";

enum class TurnedBy : std::uint8_t { any_quarter, first_quarter, nothing };

/// A letter and its figure: "Olive, the list of figures".
struct Glyph {
  char letter;
  Kind kind;
  std::string_view name;
  TurnedBy turns;
};

// If a figure has two letters, the first one is written.
constexpr std::array glyphs = {
    Glyph{'k', Kind::king, "", TurnedBy::any_quarter},
    Glyph{'q', Kind::queen, "", TurnedBy::any_quarter},
    Glyph{'r', Kind::rook, "", TurnedBy::any_quarter},
    Glyph{'b', Kind::bishop, "", TurnedBy::any_quarter},
    Glyph{'s', Kind::knight, "", TurnedBy::any_quarter},
    Glyph{'n', Kind::knight, "", TurnedBy::any_quarter},
    Glyph{'p', Kind::pawn, "", TurnedBy::any_quarter},
    Glyph{'e', Kind::named, "equihopper", TurnedBy::first_quarter},
    Glyph{'a', Kind::named, "amazon", TurnedBy::nothing},
    Glyph{'o', Kind::circle, "", TurnedBy::nothing},
    Glyph{'f', Kind::named, "rose", TurnedBy::nothing},
    Glyph{'w', Kind::letter, "w", TurnedBy::nothing},
    Glyph{'d', Kind::letter, "d", TurnedBy::nothing},
    Glyph{'x', Kind::cross, "", TurnedBy::nothing},
};

Glyph const* glyph_of(char letter) {
  auto const found = std::ranges::find(glyphs, to_lower(letter), &Glyph::letter);
  return found == glyphs.end() ? nullptr : &*found;
}

/// Returns the quarter turns of a piece with that glyph; no value if the glyph cannot be turned
/// so.
std::optional<int> quarters_of(Glyph const& glyph, Piece const& piece) {
  int const most = glyph.turns == TurnedBy::any_quarter     ? 3
                   : glyph.turns == TurnedBy::first_quarter ? 1
                                                            : 0;
  bool const has_turn = piece.rotation % 2 == 0 && piece.rotation / 2 <= most;
  return has_turn ? std::optional(piece.rotation / 2) : std::nullopt;
}

struct Figure {
  Piece piece;
  bool framed = false;
};

/// Throws the first fault from the left.
class CellReader {
 public:
  CellReader(std::string_view text, text::Diagnostics& warnings)
      : cursor{text}, warnings_(warnings) {}

  text::Cursor cursor;

  [[noreturn]] void fail(std::string code, std::string message, std::string hint) const {
    throw fault_at(cursor.text, cursor.at, std::move(code), std::move(message), std::move(hint));
  }

  [[noreturn]] void unexpected() const {
    fail("E-CHAR", found_at(cursor.text, cursor.at) + " has no meaning here",
         "write letters for pieces, digits for empty squares, brackets for rotated, neutral and "
         "framed pieces: `(q2)`, `(!s)`, `(Bk)`");
  }

  /// Reads a figure if one begins here.
  std::optional<Figure> figure() {
    if (cursor.take("(")) return in_brackets();
    Glyph const* const glyph = glyph_of(cursor.ahead());
    if (!glyph) return {};
    return Figure{piece_of(*glyph, cursor.text[cursor.at++])};
  }

 private:
  static Piece piece_of(Glyph const& glyph, char letter) {
    return {glyph.kind, is_upper(letter) ? Side::white : Side::black, 0, std::string(glyph.name)};
  }

  Figure in_brackets() {
    Figure figure;
    bool const more = cursor.ahead(1) == '!' || glyph_of(cursor.ahead(1));
    figure.framed = more && cursor.take("B");
    bool const neutral = cursor.take("!");
    Glyph const* const glyph = glyph_of(cursor.ahead());
    if (!glyph) bad_name("not a piece");
    figure.piece = piece_of(*glyph, cursor.text[cursor.at++]);
    if (neutral) figure.piece.side = Side::neutral;
    if (is_digit(cursor.ahead())) take_turn(*glyph, figure.piece);
    if (!cursor.take(")")) bad_name("not allowed after a piece");
    return figure;
  }

  [[noreturn]] void bad_name(std::string_view what) const {
    std::string const hint =
        "write B for a frame, ! for neutral, a letter and the quarter turns, such as `(B!q2)`";
    if (cursor.done()) fail("E-UNCLOSED", "bracket is not closed", "write `)` after the piece");
    fail("E-NAME", fmt::format("{} is {}", found_at(cursor.text, cursor.at), what), hint);
  }

  void take_turn(Glyph const& glyph, Piece& piece) {
    int const digit = cursor.ahead() - '0';
    if (digit >= 4 && digit <= 7)
      fail("E-ROT", fmt::format("{} is not a quarter turn", digit),
           "write 1, 2 or 3 for quarter turns; the site shows other numbers differently");
    if (digit == 0 || digit > 7) bad_name("not a quarter turn");
    text::Span const where{cursor.at, cursor.at + 1};
    ++cursor.at;
    int const turned = glyph.turns == TurnedBy::any_quarter     ? digit
                       : glyph.turns == TurnedBy::first_quarter ? digit % 2
                                                                : 0;
    piece.rotation = 2 * turned;
    if (turned != digit)
      warnings_.push_back(text::warning(
          "W-ROT", where, fmt::format("piece cannot have the turn {}; read as {}", digit, turned),
          turned == 0 ? "remove the digit" : fmt::format("write `{}`", turned)));
  }

  text::Diagnostics& warnings_;
};

chess::Position read_board(std::string_view text, text::Diagnostics& warnings) {
  CellReader cells(text, warnings);
  text::Cursor& cursor = cells.cursor;
  Placement placement(text, {{side_length}, side_length});
  std::vector<std::size_t> framed;  // cells
  for (bool first = true; first || cursor.ahead() == '/'; first = false) {
    if (!first) placement.open_row(cursor.at++);
    std::size_t const begin = cursor.at;
    for (bool after_digit = false;;) {
      char const c = cursor.ahead();
      if (c >= '1' && c <= '8') {
        if (after_digit)
          cells.fail(
              "E-ADJ", fmt::format("adjacent digits {} and {}", text[cursor.at - 1], c),
              "write one digit for all empty squares up to the next piece or the end of the rank");
        placement.add_empty(static_cast<std::size_t>(c - '0'), {cursor.at, cursor.at + 1});
        ++cursor.at;
        after_digit = true;
        continue;
      }
      if (c == '(' || glyph_of(c)) placement.make_room({cursor.at, cursor.at + 1});
      auto figure = cells.figure();
      if (!figure) break;
      if (figure->framed) framed.push_back(placement.board().cells().size());
      placement.add(std::move(figure->piece));
      after_digit = false;
    }
    bool const ends = cursor.done() || cursor.ahead() == '/';
    if (ends && cursor.at == begin)
      cells.fail("E-EMPTYROW", "rank has no squares", "write `8` for an empty rank");
    if (!ends) cells.unexpected();
    placement.close_row(cursor.at);
  }
  placement.finish(cursor.at);
  chess::Position position;
  position.board = std::move(placement.board());
  position.board.checker(chess::Shade::dark);
  for (std::size_t const cell : framed)
    position.frames.push_back(chess::square_of(position.board, position.board.cells()[cell]));
  return position;
}

/// Returns the figure of a piece; empty if there is none.
std::string figure_text(Piece const& piece, bool framed) {
  auto const glyph = std::ranges::find_if(
      glyphs, [&](Glyph const& one) { return one.kind == piece.kind && one.name == piece.name; });
  if (glyph == glyphs.end()) return {};
  auto const turned = quarters_of(*glyph, piece);
  bool const neutral = piece.side == Side(Side::neutral);
  bool const white = piece.side == Side(Side::white);
  if (!turned || piece.promotion != chess::Promotion::none ||
      !(neutral || white || piece.side == Side(Side::black)))
    return {};
  std::string const letter(1, white ? to_upper(glyph->letter) : glyph->letter);
  if (!framed && !neutral && turned == 0) return letter;
  return fmt::format("({}{}{}{})", framed ? "B" : "", neutral ? "!" : "", letter,
                     turned == 0 ? "" : std::to_string(*turned));
}

}  // namespace

bool is_yacpdb_address(std::string_view text) { return is_address_of(text, site); }

text::Result<chess::Position> read_yacpdb(std::string_view given, text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (is_yacpdb_address(text)) {
    std::size_t const end = std::min(text.find('#'), text.size());
    std::size_t const begin = text.substr(0, end).find('?');
    if (begin == text.npos || begin + 1 == end)
      return text::error("E-URL", {end, end}, "address has no position",
                         "write the position after `/xfen/?`");
    return read_in_address(text, {begin + 1, end}, read_yacpdb, warnings);
  }
  try {
    return read_board(text, warnings);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

text::Result<std::vector<chess::SquareContent>> read_yacpdb_men(std::string_view text,
                                                                text::Diagnostics& warnings) {
  std::vector<chess::SquareContent> pieces;
  try {
    CellReader cells(text, warnings);
    while (auto figure = cells.figure()) pieces.push_back(std::move(figure->piece));
    if (!cells.cursor.done()) cells.unexpected();
    if (pieces.empty()) cells.fail("E-EMPTY", "missing piece", "write a piece, such as `(q2)`");
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  return pieces;
}

WriteResult write_yacpdb(chess::Position const& position) {
  WriteResult written;
  chess::Board const& board = position.board;
  chess::Board others = board;
  std::string text;
  for (std::size_t r = 0; r < others.rows(); ++r) {
    if (r > 0) text += '/';
    std::size_t empty = 0;
    auto const flush = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (chess::Cell& cell : others.row(r)) {
      chess::Piece const* const piece = chess::piece_on(cell);
      bool const framed = std::ranges::count(position.frames, chess::square_of(others, cell)) > 0;
      if (framed && !piece) written.dropped.emplace_back("the frame of an empty square");
      if (!cell.occupant) {
        ++empty;
        continue;
      }
      flush();
      std::string const figure = piece ? figure_text(*piece, framed) : "";
      if (figure.empty()) continue;
      text += figure;
      cell.occupant.reset();
    }
    flush();
  }
  auto const kinds = orthodox_kinds();
  written.unsupported =
      unsupported_pieces(others, {.kinds = kinds, .neutral = true, .turns = Turns::quarters});
  if (board.rectangular() && (board.rows() != side_length || board.row(0).size() != side_length))
    written.unsupported.emplace_back("a board that is not 8x8");
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_beside_board(position, written);
  return written;
}

}  // namespace dawson::notation
