#include "notation/guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "notation/janko.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

text::Result<chess::Position> read_any(std::string_view text, text::Diagnostics& warnings) {
  struct Reading {
    Notation const* notation;
    chess::Position position;
    text::Diagnostics warnings;
  };
  std::optional<Reading> first;
  std::optional<text::Diagnostic> furthest;
  for (Notation const& notation : notations()) {
    text::Diagnostics own;
    auto reading = notation.read(text, own);
    if (!reading) {
      if (!furthest || reading.error().span.begin > furthest->span.begin) furthest = reading.error();
    } else if (!first) {
      first = Reading{&notation, std::move(*reading), std::move(own)};
    } else if (!(reading->board == first->position.board)) {
      return text::error("E-AMBIGUOUS", {0, text.size()},
                         fmt::format("{} and {} read this position differently", first->notation->name, notation.name),
                         fmt::format("name the notation: write `{}: ...` or `{}: ...`", first->notation->name, notation.name));
    }
  }
  if (!first) return *furthest;
  warnings.insert(warnings.end(), first->warnings.begin(), first->warnings.end());
  return std::move(first->position);
}

bool is_position_line(std::string_view line) {
  if (is_janko_address(line)) return true;
  std::string_view const placement = line.substr(0, line.find(' '));
  constexpr int least_slashes = 3;   // dates have fewer
  return std::ranges::count(placement, '/') >= least_slashes && placement.find("//") == std::string_view::npos &&
         (placement.size() == line.size() || line.find_first_of("wb", placement.size()) == placement.size() + 1);
}

}  // namespace dawson::notation
