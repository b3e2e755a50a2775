// Parses the fields of a move diagram:
//
//     board     = number , ( "x" | "×" ) , number | [ notation , " " ] , placement ;
//     at        = square | number , "," , number ;
//     occupied  = "none" | item , { separator , item } ;
//     item      = ( square | offset ) , ":" , ( "e" | "enemy" | "f" | "friend" ) ;
//     offset    = integer , "," , integer ;
#include "semantics/move_setup.hpp"

#include <algorithm>
#include <charconv>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "semantics/men_by_moves.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

namespace x3 = boost::spirit::x3;
using chess::Square;

auto const number = x3::uint_parser<int, 10, 1, 9>{};
auto const integer = x3::int_parser<int, 10, 1, 6>{};
auto const letter = x3::char_('a', 'z') | x3::char_('A', 'Z');
auto const name = x3::raw[+letter >> +x3::char_('0', '9')];
auto const times = x3::lit('x') | "×";
auto const blanks = *x3::char_(" \t");

struct Words : x3::symbols<bool> {
  Words() { add("enemy", true)("e", true)("friend", false)("f", false); }
} const words;

text::Diagnostic no_square(text::Span where, std::string_view written) {
  return text::error("E-SQUARE", where, fmt::format("the board has no square {}", written),
                     "count files from the left and ranks from the bottom");
}

chess::Position empty_board(int files, int ranks) {
  chess::Position position;
  for (int rank = 0; rank < ranks; ++rank) {
    position.board.open_row();
    for (int file = 0; file < files; ++file) {
      chess::Cell cell;
      cell.left = file * chess::quarters;
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::none);
  return position;
}

}  // namespace

text::Result<chess::Position> read_move_board(std::string_view text, text::Diagnostics& warnings) {
  text::Span const whole{0, text.size()};
  int files = 0, ranks = 0;
  auto const set_files = [&](auto& ctx) { files = x3::_attr(ctx); };
  auto const set_ranks = [&](auto& ctx) { ranks = x3::_attr(ctx); };
  char const* at = text.data();
  char const* const end = at + text.size();
  bool const size = x3::parse(at, end,
                              blanks >> number[set_files] >> blanks >> times >> blanks >>
                                  number[set_ranks] >> blanks) &&
                    at == end;
  if (size) {
    if (files == 0 || ranks == 0)
      return text::error("E-BOARD", whole, "board has no squares", "write files x ranks: 8x8");
    if (files > longest_side || ranks > longest_side)
      return text::error("E-LIMIT", whole,
                         fmt::format("a board of moves has at most {0}x{0} squares", longest_side),
                         "write a smaller size, such as 8x8");
    return empty_board(files, ranks);
  }
  if (text.find('/') == std::string_view::npos)
    return text::error("E-BOARD", whole,
                       fmt::format("`{}` is not a board size or a placement", text::trimmed(text)),
                       "write files x ranks: 8x8");
  std::size_t const blank = text.find(' ');
  notation::Notation const* notation =
      blank == std::string_view::npos ? nullptr : notation::find_notation(text.substr(0, blank));
  if (!notation) {
    auto guessed = notation::read_any(text, warnings);
    if (!guessed) return guessed.error();
    return std::move(guessed->position);
  }
  auto read = notation->read(text.substr(blank + 1), warnings);
  if (!read) {
    text::Diagnostic fault = read.error();
    fault.span = text::shifted(fault.span, blank + 1);
    return fault;
  }
  return read;
}

text::Result<chess::Square> read_move_square(std::string_view text, chess::Board const& board) {
  text::Span const whole{0, text.size()};
  std::string_view const word = text::trimmed(text);
  auto square = chess::read_square(word);
  if (!square) {
    int file = 0, rank = 0;
    auto const set_file = [&](auto& ctx) { file = x3::_attr(ctx); };
    auto const set_rank = [&](auto& ctx) { rank = x3::_attr(ctx); };
    char const* at = word.data();
    char const* const end = at + word.size();
    if (x3::parse(at, end, number[set_file] >> ',' >> blanks >> number[set_rank]) && at == end)
      square = Square{file - 1, rank - 1};
  }
  if (!square)
    return text::error("E-SQUARE", whole, fmt::format("`{}` is not a square", word),
                       "write e4, or file and rank: 5,4");
  if (!chess::cell_at(board, *square)) return no_square(whole, word);
  return *square;
}

chess::Square middle_square(chess::Board const& board) {
  int const ranks = static_cast<int>(board.rows());
  int const files =
      ranks == 0 ? 0 : static_cast<int>(board.row(static_cast<std::size_t>(ranks / 2)).size());
  return {files / 2, (ranks - 1) / 2};
}

chess::Square default_square(chess::Betza const& piece, chess::Board const& board,
                             chess::Side side) {
  Square const middle = middle_square(board);
  bool const black = side == chess::Side::black;
  Square const home{middle.file, black ? static_cast<int>(board.rows()) - 1 : 0};
  bool const castles = std::ranges::find(piece, 'O', &chess::BetzaPart::atom) != piece.end();
  return castles && chess::cell_at(board, home) ? home : middle;
}

text::Result<std::vector<Neighbour>> read_neighbours(std::string_view text,
                                                     chess::Board const& board,
                                                     chess::Square from) {
  std::vector<Neighbour> all;
  if (text::trimmed(text) == "none") return all;
  char const* const begin = text.data();
  char const* const end = begin + text.size();
  for (char const* at = begin; x3::parse(at, end, *x3::char_(" \t,;")), at != end;) {
    char const* const item = at;
    std::optional<Square> square;
    chess::Offset offset;
    Neighbour one;
    auto const set_name = [&](auto& ctx) {
      square = chess::read_square({x3::_attr(ctx).begin(), x3::_attr(ctx).size()});
    };
    auto const set_dx = [&](auto& ctx) { offset.dx = x3::_attr(ctx); };
    auto const set_dy = [&](auto& ctx) { offset.dy = x3::_attr(ctx); };
    auto const set_enemy = [&](auto& ctx) { one.enemy = x3::_attr(ctx); };
    bool const by_name = x3::parse(at, end, name[set_name] >> &(blanks >> ':'));
    bool const read =
        (by_name || x3::parse(at, end, integer[set_dx] >> ',' >> blanks >> integer[set_dy])) &&
        x3::parse(at, end,
                  blanks >> ':' >> blanks >> words[set_enemy] >> &(x3::char_(" \t,;") | x3::eoi));
    auto const place = static_cast<std::size_t>(item - begin);
    if (!read) {
      std::size_t const stop = std::min(text.find_first_of(" \t;", place + 1), text.size());
      return text::error("E-VALUE", {place, stop},
                         fmt::format("`{}` is not a square with `enemy` or `friend`",
                                     text.substr(place, stop - place)),
                         "write e6:enemy or e6:friend, or the offset from the piece: 0,2:e");
    }
    one.where = {place, static_cast<std::size_t>(at - begin)};
    if (!by_name) square = Square{from.file + offset.dx, from.rank + offset.dy};
    std::string_view const written = text.substr(place, one.where.end - place);
    if (!square || !chess::cell_at(board, *square))
      return no_square(one.where, written.substr(0, written.find(':')));
    one.square = *square;
    bool const is_occupied = *square == from ||
                             board.cells()[*chess::cell_at(board, *square)].occupant ||
                             std::ranges::find(all, *square, &Neighbour::square) != all.end();
    if (is_occupied)
      return text::error("E-OCCUPIED", one.where,
                         fmt::format("two pieces on {}", chess::square_name(*square)),
                         "remove one of the two");
    all.push_back(one);
  }
  return all;
}

chess::Piece default_piece(chess::Movement const& movement) {
  constexpr std::pair<std::string_view, chess::Kind> orthodox[] = {
      {"king", chess::Kind::king},     {"queen", chess::Kind::queen},
      {"rook", chess::Kind::rook},     {"bishop", chess::Kind::bishop},
      {"knight", chess::Kind::knight}, {"pawn", chess::Kind::pawn}};
  chess::Piece piece;
  piece.kind = chess::Kind::circle;
  auto const known = pieces_by_moves(movement);
  if (known.empty()) return piece;
  auto const* kind = std::ranges::find(orthodox, known.front().name,
                                       &std::pair<std::string_view, chess::Kind>::first);
  piece.kind = kind == std::end(orthodox) ? chess::Kind::named : kind->second;
  if (piece.kind == chess::Kind::named) piece.name = known.front().name;
  return piece;
}

text::Result<MoveSetup> set_up_moves(chess::Betza const& piece, chess::Position board,
                                     chess::Square from, std::optional<chess::Piece> mover,
                                     std::optional<std::vector<Neighbour>> const& neighbours) {
  MoveSetup setup{std::move(board), from, {}, false};
  auto const cell_of = [&](Square square) -> std::optional<chess::SquareContent>& {
    return setup.position.board.cells()[*chess::cell_at(setup.position.board, square)].occupant;
  };
  auto& own = cell_of(from);
  if (!mover && own && std::holds_alternative<chess::Piece>(*own))
    mover = std::get<chess::Piece>(*own);
  if (!mover) mover = default_piece(chess::movement(piece));
  own = *mover;
  setup.movement = chess::movement(piece, mover->side);
  auto const arena = chess::arena(setup.position.board, mover->side);
  if (!arena) return arena.error();
  auto const put = [&](Square square, chess::Side side, chess::Kind kind = chess::Kind::pawn) {
    chess::Piece replacement;
    replacement.kind = kind;
    replacement.side = side;
    cell_of(square) = replacement;
    setup.stand_ins = true;
  };
  if (neighbours) {
    chess::Side const enemy =
        mover->side == chess::Side::white ? chess::Side::black : chess::Side::white;
    for (Neighbour const& one : *neighbours) put(one.square, one.enemy ? enemy : mover->side);
    return setup;
  }
  auto const pieces =
      std::ranges::count_if(setup.position.board.cells(),
                            [](chess::Cell const& cell) { return cell.occupant.has_value(); });
  if (pieces > 1) return setup;
  for (chess::Slide const& ride : setup.movement) {
    if (ride.manner != chess::Manner::castle) continue;
    Square const partner = chess::castling_partner(ride, *arena, from);
    if (!(partner == from)) put(partner, mover->side, chess::Kind::rook);
  }
  for (Square const& square : chess::sample_hurdles(setup.movement, *arena, from))
    put(square, chess::Side::neutral);
  return setup;
}

}  // namespace dawson::semantics
