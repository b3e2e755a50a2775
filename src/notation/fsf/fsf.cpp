//     fsf = board , fields ;
//
// Both are what variants have in common ("variant_board", "variant_fields").
#include "notation/fsf/fsf.hpp"

#include <algorithm>

#include "notation/character.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/fsf/hands.hpp"
#include "notation/fsf/variant_board.hpp"
#include "notation/fsf/variant_fields.hpp"
#include "notation/letters.hpp"
#include "text/ascii.hpp"
#include "text/words.hpp"

namespace dawson::notation {
namespace {

// "lnsgkgsnl/... b - 1": side to move, men in hand, number of the move.
bool looks_like_sfen(std::string_view fields) {
  auto const words = text::words_of(fields);
  return words.size() == 3 && std::ranges::all_of(words[2], is_digit);
}

// Eight letters behind eight ranks are read as men in hand, or as nothing at all.
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

}  // namespace dawson::notation
