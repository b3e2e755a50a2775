//     sfen  = board , [ " " , mover , " " , hands , [ " " , number ] ] ;
//     mover = "b" | "w" ;                              (* b moves up the board *)
//     hands = "-" | held , { held } ;
//     held  = [ nonzero , { digit } ] , letter ;
//
// The board is that of "variant_board" without its signs for other games.
#include "notation/fsf/sfen.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/fsf/hands.hpp"
#include "notation/fsf/variant_board.hpp"
#include "notation/letters.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
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
      throw fault_at(record_.text, begin, "E-FIELD", fmt::format("blank without {} after it", what),
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
