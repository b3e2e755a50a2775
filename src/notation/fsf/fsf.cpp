#include "notation/fsf/fsf.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "notation/address.hpp"
#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/fsf/variant_board.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {

// Fairy-Stockfish's notation:
//
//     fsf = board , fields ;
//
// Both parts are common to all variants (variant_board.hpp).

namespace {

// Recognizes "lnsgkgsnl/... b - 1": side to move, pieces in hand, move number.
bool looks_like_sfen(std::string_view fields) {
  auto const words = text::words_of(fields);
  return words.size() == 3 && std::ranges::all_of(words[2], is_digit);
}

// Returns whether eight letters follow eight ranks: they could be pieces in hand or a ninth
// rank.
bool is_ninth_of_letters(std::string_view board) {
  std::string_view const last = board.substr(board.rfind('/') + 1);
  return std::ranges::count(board, '/') == 8 && last.size() == 8 &&
         std::ranges::all_of(last, text::is_letter);
}

}  // namespace

text::Result<chess::Position> read_fsf(std::string_view given, Letters const& letters,
                                       text::Diagnostics& warnings) {
  Record record{without_return(given), warnings};
  try {
    record.at =
        read_variant_board(record.text, letters, BoardSigns::all, record.position, warnings);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  std::size_t const fields = record.at;
  auto fault = read_variant_fields({read_kept_rights, 2, true}, record);
  if (!fault) return std::move(record.position);
  if (looks_like_sfen(record.text.substr(fields)))
    fault->hint =
        "for SFEN use the notation `sfen`, or swap `w` and `b` and write the hand in brackets";
  return *fault;
}

WriteResult write_fsf(chess::Position const& position, Letters const& letters) {
  WriteResult written;
  std::string text = variant_board_text(position.board, letters, BoardSigns::all, written);
  if (!position.hands && letters.files == 0 && is_ninth_of_letters(text))
    written.unsupported.emplace_back("a ninth rank that could be pieces in hand");
  if (position.hands) text += '[' + HandLetters(*position.hands, letters, written).text() + ']';
  text += variant_fields_text(position, false, written);
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_beside_game(position, written);
  return written;
}

// Lichess:
//
//     lichess = ranks , [ "/" , { pocket } | "[" , ( "-" | { pocket } ) , "]" ] , fields ;
//     pocket  = "Q" | "R" | "B" | "N" | "P" | "q" | "r" | "b" | "n" | "p" ;
//     address = scheme , "://lichess.org/" , ( "analysis" | "editor" ) , [ "/" , game ] , "/" ,
//               lichess ;
//
// The ranks are FEN's with "~" after pieces; the fields are those of variant_board.hpp.

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

/// Returns the start of the record in an address: after the page and, if one is named, the game.
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
  bool marked = false;  // pawns with a `~`
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
  chess::Position without_limit = position;
  without_limit.counting_limit.reset();
  std::string text = variant_board_text(board, chess_letters(), BoardSigns::all, written) + pocket +
                     variant_fields_text(without_limit, true, written);
  if (!written.ok()) return written;
  written.text = std::move(text);
  if (marked) written.dropped.emplace_back("the `~` after pawns");
  drop_beside_game(position, written);
  return written;
}

// SFEN:
//
//     sfen  = board , [ " " , mover , " " , hands , [ " " , number ] ] ;
//     mover = "b" | "w" ;                              (* b moves up the board *)
//     hands = "-" | held , { held } ;
//     held  = [ nonzero , { digit } ] , letter ;
//
// The board is that of variant_board.hpp without its signs for other games.

namespace {

using chess::Side;

constexpr unsigned most_in_hand = 1000;

Letters const& game_of(Letters const& letters) {
  static Letters const shogi = letters_of(*find_variant("shogi"));
  return letters.named() ? letters : shogi;
}

/// Throws the first fault from the left.
class SfenReader {
 public:
  SfenReader(Letters const& letters, Record& record) : letters_(letters), record_(record) {}

  void run() {
    record_.at = read_variant_board(record_.text, letters_, BoardSigns::shogi, record_.position,
                                    record_.warnings);
    if (!next("the side to move")) return;
    read_mover();
    if (!next("the pieces in hand"))
      throw text::error("E-FIELD", {record_.text.size(), record_.text.size()},
                        "record ends before the pieces in hand", "write `-` for none");
    read_hands();
    if (next("the move number")) read_number();
    else position().fullmove = 1;
    if (auto fault = read_end(record_)) throw *fault;
  }

 private:
  chess::Position& position() { return record_.position; }

  bool next(std::string_view what) {
    if (record_.at_end()) return false;
    std::size_t const begin = record_.at + 1;
    field_ = {begin, std::min(record_.text.find(' ', begin), record_.text.size())};
    if (field_.begin == field_.end)
      throw fault_at(record_.text, begin, "E-FIELD",
                     fmt::format("expected {} after the blank", what),
                     "write one blank between two fields");
    record_.at = field_.end;
    return true;
  }

  [[noreturn]] void fail(std::size_t at, std::string code, std::string_view what,
                         std::string hint) const {
    throw fault_at(record_.text, at, std::move(code),
                   fmt::format("{} {}", found_at(record_.text, at), what), std::move(hint));
  }

  void read_mover() {
    char const c = record_.text[field_.begin];
    std::string const hint = "write `b` for the side that moves up the board, or `w`";
    if (c != 'b' && c != 'w') fail(field_.begin, "E-STM", "is not a side to move", hint);
    if (field_.end > field_.begin + 1)
      fail(field_.begin + 1, "E-STM", "after the side to move", hint);
    position().to_move = c == 'b' ? Side::white : Side::black;
  }

  unsigned number(text::Span digits) const {
    std::string_view const text = record_.written(digits);
    unsigned value = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc{})
      throw text::error("E-LIMIT", digits, "number is too large", "write a smaller number");
    return value;
  }

  void read_hands() {
    std::string const hint = "write pieces with their numbers before them: `R2Pb`, or `-` for none";
    text::Cursor cursor{record_.text.substr(0, field_.end), field_.begin};
    HandLetters hands;
    unsigned held = 0;
    if (cursor.take("-") && !cursor.done()) fail(cursor.at, "E-CHAR", "cannot follow `-`", hint);
    while (!cursor.done()) {
      text::Span const digits = cursor.take_while(is_digit);
      bool const counted = digits.begin < digits.end;
      if (counted && record_.text[digits.begin] == '0')
        throw fault_at(record_.text, digits.begin, "E-ZERO", "number of pieces starts with 0",
                       "remove the `0`");
      unsigned const count = counted ? number(digits) : 1;
      if (count > most_in_hand || (held += count) > most_in_hand)
        throw text::error("E-LIMIT", digits,
                          fmt::format("more than {} pieces in hand", most_in_hand),
                          "write smaller numbers of pieces");
      char const letter = cursor.ahead();
      if (!text::is_letter(letter)) fail(cursor.at, "E-CHAR", "is not a piece in hand", hint);
      if (!letters_.piece_of(letter))
        throw text::error("E-MAN", {cursor.at, cursor.at + 1},
                          fmt::format("{} has no piece `{}`", letters_.variant, letter),
                          fmt::format("write the letter of a piece of {}", letters_.variant));
      hands.add(letter, count);
      ++cursor.at;
    }
    position().hands = hands.held(letters_);
  }

  void read_number() {
    std::string_view const text = record_.written(field_);
    auto const odd = std::ranges::find_if_not(text, is_digit);
    if (odd != text.end())
      fail(field_.begin + static_cast<std::size_t>(odd - text.begin()), "E-CLOCK",
           "is not part of a number",
           "write the move number, which counts the moves of both sides, from `1`");
    unsigned const moves = std::max(number(field_), 1u);
    bool const white = position().to_move == Side(Side::white);
    position().fullmove = moves / 2 + moves % 2;
    if (number(field_) == 0 || (moves % 2 == 1) != white)
      record_.warnings.push_back(
          text::warning("W-CLOCK", field_,
                        fmt::format("move {} is not a move of {}; read as {}", number(field_),
                                    white ? 'b' : 'w', number_of_move()),
                        "count the moves of both sides: those of b are odd"));
  }

  std::uint64_t number_of_move() {
    return 2 * std::uint64_t{*position().fullmove} -
           (position().to_move == Side(Side::white) ? 1 : 0);
  }

  Letters const& letters_;
  Record& record_;
  text::Span field_;
};

}  // namespace

text::Result<chess::Position> read_sfen(std::string_view given, Letters const& letters,
                                        text::Diagnostics& warnings) {
  Record record{without_return(given), warnings};
  try {
    SfenReader(game_of(letters), record).run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  return std::move(record.position);
}

WriteResult write_sfen(chess::Position const& position, Letters const& letters) {
  WriteResult written;
  Letters const& game = game_of(letters);
  std::string text = variant_board_text(position.board, game, BoardSigns::shogi, written);
  HandLetters const hands(position.hands.value_or(std::vector<chess::Pocket>{}), game, written);
  Side const mover = position.to_move.value_or(Side::white);
  bool const white = mover == Side(Side::white);
  if (!white && mover != Side(Side::black)) written.unsupported.emplace_back("the side to move");
  std::string const held = hands.counted_text("RBGSNLPACDEFHIJKMOQTUVWXYZ");
  std::uint64_t const moves = 2 * std::uint64_t{position.fullmove.value_or(1)} - (white ? 1 : 0);
  if (moves > std::numeric_limits<unsigned>::max())
    written.unsupported.emplace_back("the move number");
  if (!written.ok()) return written;
  written.text = std::move(text);
  if (position.to_move || position.hands || position.fullmove)
    written.text += fmt::format(" {} {} {}", white ? 'b' : 'w', held.empty() ? "-" : held, moves);
  if (position.castling && !position.castling->empty())
    written.dropped.emplace_back("the castling rights");
  if (position.en_passant.value_or("-") != "-")
    written.dropped.emplace_back("the en passant square");
  if (position.halfmove.value_or(0) != 0) written.dropped.emplace_back("the halfmove clock");
  drop_beside_game(position, written);
  return written;
}

}  // namespace dawson::notation
