#include "notation/fsf/hands.hpp"

#include <string_view>

namespace dawson::notation {
namespace {

constexpr std::string_view order = "KQRBNPACDEFGHIJLMOSTUVWXYZkqrbnpacdefghijlmostuvwxyz";

}  // namespace

std::vector<chess::Held> HandLetters::held(
    std::function<std::optional<chess::Man>(char letter)> const& man_of) const {
  std::vector<chess::Held> all;
  for (char const letter : order)
    if (unsigned const count = counts_[static_cast<unsigned char>(letter)]; count > 0)
      if (auto man = man_of(letter)) all.push_back({std::move(*man), count});
  return all;
}

std::string HandLetters::text(bool counted) const {
  std::string text;
  for (char const letter : order) {
    unsigned const count = counts_[static_cast<unsigned char>(letter)];
    if (counted && count > 1) text += std::to_string(count) + letter;
    else text.append(count, letter);
  }
  return text;
}

}  // namespace dawson::notation
