#include "notation/fsf/hands.hpp"

#include <fmt/format.h>

#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

constexpr std::string_view order_of_hands = "KQRBNPACDEFGHIJLMOSTUVWXYZkqrbnpacdefghijlmostuvwxyz";

}  // namespace

HandLetters::HandLetters(std::vector<chess::Pocket> const& hands, Letters const& letters,
                         WriteResult& written) {
  unsigned unknown = 0;
  for (chess::Pocket const& held : hands) {
    std::string letter = letters.letter_of(held.piece);
    // In hand nobody is promoted: of two letters for a man the plain one holds.
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
