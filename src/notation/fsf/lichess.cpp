//     lichess = ranks , [ "/" , { pocket } | "[" , ( "-" | { pocket } ) , "]" ] , fields ;
//     pocket  = "Q" | "R" | "B" | "N" | "P" | "q" | "r" | "b" | "n" | "p" ;
//     address = scheme , "://lichess.org/" , ( "analysis" | "editor" ) , [ "/" , game ] , "/" ,
//               lichess ;
//
// Ranks are FEN's with "~" behind men; the fields are those of "variant_fields".
#include "notation/fsf/lichess.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/address.hpp"
#include "notation/character.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth_write.hpp"
#include "notation/fsf/hands.hpp"
#include "notation/fsf/variant_board.hpp"
#include "notation/fsf/variant_fields.hpp"
#include "notation/letters.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

constexpr std::string_view pocket_letters = "QRBNPqrbnp";
constexpr std::string_view site = "lichess.org/";

Letters const& chess_letters() {
  static Letters const letters = letters_of(*find_variant("chess"));
  return letters;
}

Fault read_pocket(Record& record) {
  text::Cursor cursor{record.text, record.at};
  bool const bracket = cursor.take("[");
  if (!bracket && !cursor.take("/")) return {};
  HandLetters pocket;
  std::size_t const begin = cursor.at;
  for (; pocket_letters.find(cursor.ahead()) != pocket_letters.npos; ++cursor.at)
    pocket.add(cursor.ahead(), 1);
  if (bracket && cursor.at == begin) cursor.take("-");
  bool const ends = cursor.done() || cursor.ahead() == ' ';
  if (bracket && ends)
    return fault_at(record.text, cursor.at, "E-UNCLOSED", "pieces in hand have no closing bracket",
                    "write `]` after them");
  if (bracket ? !cursor.take("]") : !ends)
    return fault_at(record.text, cursor.at, "E-CHAR",
                    found_at(record.text, cursor.at) + " is not a piece in hand",
                    "write Q R B N P or q r b n p for pieces in hand");
  if (bracket && !cursor.done() && cursor.ahead() != ' ')
    return fault_at(record.text, cursor.at, "E-CHAR",
                    found_at(record.text, cursor.at) + " after the pieces in hand",
                    "write a blank before the next field");
  record.at = cursor.at;
  record.position.hands = pocket.held(chess_letters());
  return {};
}

text::Result<chess::Position> read_plain(std::string_view text, text::Diagnostics& warnings) {
  Record record{text, warnings};
  if (auto fault = read_ranks({orthodox_kinds(), {8}, true}, record)) return *fault;
  if (auto fault = read_pocket(record)) return *fault;
  if (auto fault = read_variant_fields({read_named_rooks}, record)) return *fault;
  return std::move(record.position);
}

bool is_rank(std::string_view part) {
  return part.find_first_not_of("KQRBNPkqrbnp12345678~") == part.npos;
}

/// Where the record begins in an address: behind the page and, if one is named, the game.
std::size_t record_in(std::string_view address) {
  std::size_t at = address.find(site) + site.size();
  bool first = true;
  for (std::string_view const page : {"analysis", "editor"})
    if (first && address.substr(at).starts_with(page)) {
      first = false;
      at = std::min(address.find('/', at), address.size() - 1) + 1;
    }
  if (first) return address.size();
  std::size_t const slash = std::min(address.find('/', at), address.size());
  return is_rank(address.substr(at, slash - at)) ? at : std::min(slash + 1, address.size());
}

}  // namespace

bool is_lichess_address(std::string_view text) { return is_address_of(text, site); }

text::Result<chess::Position> read_lichess(std::string_view given, text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (is_lichess_address(text)) {
    std::size_t const end = std::min(text.find_first_of("?#"), text.size());
    std::size_t const begin = record_in(text.substr(0, end));
    if (begin == end)
      return text::error("E-URL", {end, end}, "address has no position",
                         "write the position after `/analysis/` or `/editor/`");
    return read_in_address(text, {begin, end}, read_lichess, warnings);
  }
  if (text.find(' ') != text.npos) return read_plain(text, warnings);
  std::string blanks(text);
  std::ranges::replace(blanks, '_', ' ');
  return read_plain(blanks, warnings);
}

WriteResult write_lichess(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  WriteResult written;
  chess::Board board = position.board;
  bool marked = false;  // pawns
  for (chess::Cell& cell : board.cells())
    if (auto* const piece = chess::piece_on(cell);
        piece && piece->kind == chess::Kind::pawn && piece->promotion == chess::Promotion::was_pawn)
      piece->promotion = chess::Promotion::none, marked = true;
  written.unsupported =
      unsayable_ranks(board, {.kinds = orthodox_kinds(), .was_pawn = true}, widths);
  std::string pocket;
  if (position.hands) pocket = '/' + HandLetters(*position.hands, chess_letters(), written).text();
  if (pocket.find_first_of("Kk") != pocket.npos) written.unsupported.emplace_back("a king in hand");
  if (position.checks && std::max(position.checks->white, position.checks->black) > 3)
    written.unsupported.emplace_back("more than three remaining checks");
  if (position.castling && !rook_files_text(position))
    written.unsupported.emplace_back("the castling rights");
  if (position.en_passant && position.en_passant->size() > 2)
    written.unsupported.emplace_back("two en passant squares");
  if (!written.ok()) return written;
  chess::Position said = position;
  said.counting_limit.reset();
  std::string text = variant_board_text(board, chess_letters(), BoardSigns::all, written) + pocket +
                     variant_fields_text(said, true, written);
  if (!written.ok()) return written;
  written.text = std::move(text);
  if (marked) written.dropped.emplace_back("the `~` after pawns");
  drop_beside_game(position, written);
  return written;
}

}  // namespace dawson::notation
