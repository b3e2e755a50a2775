#include "notation/forsyth/fen.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/men/men_words.hpp"
#include "notation/write_result.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {

// FEN ("PGN 16.1"): eight ranks of eight, castling rights named by their wings.
//
//     fen = placement , [ " " , mover , " " , castling , " " , passant , " " , halfmove , " " ,
//     fullmove ] ;
//
// Ranks, side to move and clocks are those of the whole family; only the castling field is FEN's
// own.

text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings) {
  return read_record({orthodox_kinds(), {8}}, {"wb", read_wings, read_en_passant}, text, warnings);
}

WriteResult write_fen(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  return write_record(position, {.kinds = orthodox_kinds()}, widths,
                      {"wb", wings_text, read_en_passant});
}

// Shredder-FEN differs from FEN in one field: castling = "-" | file , { file }, where a file is A
// to H for White and a to h for Black.

text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings) {
  return read_record({orthodox_kinds(), {8}}, {"wb", read_rook_files, read_en_passant}, text,
                     warnings);
}

WriteResult write_shredder(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  return write_record(position, {.kinds = orthodox_kinds()}, widths,
                      {"wb", rook_files_text, read_en_passant});
}

// X-FEN differs from FEN in the width of the board (8 or 10, so counts go to 10), in two pieces,
// in its castling letters, and in the en passant field:
//
//     castling = "-" | ( "K" | "Q" | "k" | "q" | file ) , { ... } ;
//     passant  = "-" | file , ( "3" | "6" ) ;           (* only if a pawn can capture *)

namespace {

using chess::Kind;
using chess::Side;

constexpr std::array kinds = {Kind::king,   Kind::queen, Kind::rook,       Kind::bishop,
                              Kind::knight, Kind::pawn,  Kind::archbishop, Kind::chancellor};

/// Returns whether a pawn of the side to move is next to the one that has just passed `square`.
bool can_be_captured(std::string_view square, chess::Position const& position) {
  bool const white = position.to_move == Side(Side::white);
  auto const rank = position.board.row(white ? 3 : 4);
  auto const pawn =
      chess::SquareContent(chess::Piece{Kind::pawn, white ? Side::white : Side::black, 0, {}});
  auto const file = static_cast<std::size_t>(square[0] - 'a');
  return (file > 0 && rank[file - 1].occupant == pawn) ||
         (file + 1 < rank.size() && rank[file + 1].occupant == pawn);
}

Fault read_passant(text::Span field, Record& record) {
  if (auto fault = read_en_passant(field, record)) return fault;
  std::string_view const square = record.written(field);
  if (square != "-" && !can_be_captured(square, record.position))
    record.warnings.push_back(text::warning(
        "W-EP", field, "no pawn can take en passant on that square; kept", "write `-`"));
  return {};
}

}  // namespace

text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings) {
  return read_record({kinds, {8, 10}}, {"wb", read_outermost_rooks, read_passant}, text, warnings);
}

WriteResult write_xfen(chess::Position const& position) {
  constexpr std::size_t widths[] = {8, 10};
  return write_record(position, {.kinds = kinds}, widths,
                      {"wb", outermost_rooks_text, read_en_passant});
}

// Ranks in Popeye's letters:
//
//     popeye = { number | "/" | piece } ;
//     number = nonzero , [ digit ] ;
//     piece  = [ "+" | "-" | "=" ] , ( letter | "." , character , character ) ;
//
// A sign gives the colour of a piece; without one, the case of its first character does.

namespace {

using chess::Language;

constexpr std::size_t side_length = 8;
constexpr std::size_t all_squares = side_length * side_length;

class RanksReader {
 public:
  RanksReader(std::string_view text, Language language) : text_(text), language_(language) {}

  PopeyeRanks run() {
    while (at_ < text_.size() && !ranks_.fault) {
      char const c = text_[at_];
      if (is_digit(c)) ranks_.fault = take_number();
      else if (c == '/') take_slash();
      else ranks_.fault = take_piece();
    }
    return std::move(ranks_);
  }

 private:
  std::optional<text::Diagnostic> take_number() {
    std::size_t const begin = at_;
    if (text_[at_] == '0')
      return text::error("E-ZERO", {begin, begin + 1}, "number of squares starts with 0",
                         "remove the `0`");
    std::size_t number = 0;
    for (std::size_t digits = 0; digits < 2 && at_ < text_.size() && is_digit(text_[at_]); ++digits)
      number = number * 10 + static_cast<std::size_t>(text_[at_++] - '0');
    return fill(number, {begin, at_});
  }

  void take_slash() {
    if (square_ % side_length != 0) ranks_.shifting.push_back({at_, at_ + 1});
    ++at_;
  }

  std::optional<text::Diagnostic> take_piece() {
    std::size_t const begin = at_;
    char const sign = text_[at_];
    bool const has_sign = sign == '+' || sign == '-' || sign == '=';
    if (has_sign) ++at_;
    bool const two = at_ < text_.size() && text_[at_] == '.';
    if (two) ++at_;
    std::size_t const walk_begin = at_;
    for (int i = 0; i < (two ? 2 : 1); ++i, ++at_)
      if (at_ >= text_.size() ||
          !(two ? text::is_alphanumeric(text_[at_]) : text::is_letter(text_[at_])))
        return fault_at(text_, at_, "E-CHAR",
                        fmt::format("expected a piece, found {}", found_at(text_, at_)),
                        "write a letter of Popeye's, or two after a full stop: `.PA`");
    std::string_view const walk = text_.substr(walk_begin, at_ - walk_begin);
    text::Span const where{begin, at_};
    auto piece = piece_of_walk(walk, language_);
    if (!piece)
      return text::error("E-MAN", where, fmt::format("unknown piece `{}`", walk),
                         hint_for_walk(walk, language_));
    if (!has_sign && is_digit(walk.front()))
      return text::error("E-COLOUR", where, fmt::format("`.{}` has no colour", walk),
                         fmt::format("write `+.{0}` for White, `-.{0}` for Black", walk));
    piece->side = sign == '='                                       ? Side::neutral
                  : sign == '+' || (!has_sign && is_upper(walk[0])) ? Side::white
                                                                    : Side::black;
    std::size_t const square = square_;
    if (auto fault = fill(1, where)) return fault;
    ranks_.pieces.push_back({square, std::move(*piece), where});
    return {};
  }

  std::optional<text::Diagnostic> fill(std::size_t squares, text::Span where) {
    if (square_ + squares > all_squares)
      return text::error("E-WIDTH", where,
                         fmt::format("position has {} squares; expected 64", square_ + squares),
                         "correct the numbers of empty squares");
    square_ += squares;
    return {};
  }

  std::string_view text_;
  Language language_;
  std::size_t at_ = 0;
  std::size_t square_ = 0;
  PopeyeRanks ranks_;
};

}  // namespace

text::Result<chess::Position> read_popeye(std::string_view text, Language language) {
  PopeyeRanks const ranks = read_popeye_ranks(text, language);
  if (!ranks.shifting.empty())
    return text::error("E-WIDTH", ranks.shifting.front(), "slash in the middle of a rank",
                       "complete the rank to 8 squares, or remove the `/`, which Popeye ignores");
  if (ranks.fault) return *ranks.fault;
  chess::Position position;
  for (std::size_t row = 0; row < side_length; ++row) {
    position.board.open_row();
    for (std::size_t file = 0; file < side_length; ++file) {
      chess::Cell cell;
      cell.left = static_cast<int>(file) * chess::quarters;
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::dark);
  for (PopeyePiece const& piece : ranks.pieces)
    position.board.cells()[piece.square].occupant = piece.piece;
  return position;
}

namespace {

// Returns the piece's walk in `language`; empty if it has none.
std::string walk_in(chess::Piece const& piece, Language language) {
  std::string walk = walk_of(piece, language);
  bool const hunter = walk.find('/') != std::string::npos;
  return hunter || piece.rotation != 0 ? std::string() : walk;
}

std::string sign_of(chess::Piece const& piece, Language language) {
  std::string const walk = walk_in(piece, language);
  bool const digit = is_digit(walk.front());
  std::string sign = piece.side == Side::neutral ? "="
                     : !digit                    ? ""
                     : piece.side == Side::white ? "+"
                                                 : "-";
  if (walk.size() > 1) sign += '.';
  return sign + (piece.side == Side::black ? text::lower_case(walk) : text::upper_case(walk));
}

}  // namespace

WriteResult write_popeye(chess::Position const& position, Language language) {
  WriteResult written;
  chess::Board board = position.board;
  static constexpr std::array kinds = {chess::Kind::king};
  for (chess::Cell& cell : board.cells())
    if (cell.occupant)
      if (auto* piece = std::get_if<chess::Piece>(&*cell.occupant);
          piece && !walk_in(*piece, language).empty())
        *piece = chess::Piece{chess::Kind::king, piece->side, 0, {}, piece->promotion};
  written.unsupported = unsupported_pieces(board, {.kinds = kinds, .neutral = true});
  if (!board.rectangular() || board.rows() != side_length || board.row(0).size() != side_length)
    written.unsupported.emplace_back("a board that is not 8x8");
  if (!written.ok()) return written;
  std::size_t empty = 0;
  auto const flush = [&] {
    if (empty > 0) written.text += std::to_string(empty);
    empty = 0;
  };
  for (std::size_t row = 0; row < side_length; ++row) {
    if (row > 0) written.text += '/';
    for (chess::Cell const& cell : position.board.row(row)) {
      if (!cell.occupant) {
        ++empty;
        continue;
      }
      flush();
      written.text += sign_of(std::get<chess::Piece>(*cell.occupant), language);
    }
    flush();
  }
  drop_beside_board(position, written);
  return written;
}

PopeyeRanks read_popeye_ranks(std::string_view text, Language language) {
  return RanksReader(text, language).run();
}

}  // namespace dawson::notation
