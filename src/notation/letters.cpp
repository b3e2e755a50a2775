#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Side;

// In the order of `chess::Kind` and of `chess::Side::Name`; markers share letters with men.
constexpr std::string_view kind_letters("kqrbnpactcxst\0\0", 15);
constexpr std::string_view side_letters("wbnrlgypo\0", 10);

}  // namespace

char letter_of(Kind kind) { return kind_letters[static_cast<std::size_t>(kind)]; }

char letter_of(Side side) { return side_letters[side.name]; }

std::optional<chess::Man> man_of(char letter, std::span<Kind const> kinds) {
  for (Kind const kind : kinds)
    if (letter_of(kind) == to_lower(letter))
      return chess::Man{kind, is_upper(letter) ? Side::white : Side::black, 0, {}};
  return {};
}

}  // namespace dawson::notation
