#include "terms/replay/replay_conditions.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "terms/popeye/condition_table.hpp"
#include "text/names.hpp"

namespace dawson::terms {
namespace {

// Boards that turn, men who pass through squares, sides that move the other's men, two boards.
constexpr auto hidden = std::to_array<std::string_view>(
    {"PhantomChess", "ActuatedRevolvingBoard", "ActuatedRevolvingCentre", "WhiteOscillatingKings",
     "BlackOscillatingKings", "SwappingKings", "GhostChess", "HauntedChess", "Wormholes",
     "PointReflection", "RoleExchange", "Anda", "AndaInverse", "HalfInChess", "AllInChess",
     "MainlyInChess", "AliceChess", "EinsteinChess"});

using Names = std::map<std::string, ReplayedAs, std::less<>>;

Names all_names() {
  Names names;
  for (Condition const& condition : popeye_conditions()) {
    bool const hides = std::ranges::find(hidden, condition.words.english) != hidden.end();
    ReplayedAs const as = hides ? ReplayedAs::nothing : ReplayedAs::written;
    for (chess::Language const language : chess::all_languages) {
      names.emplace(text::folded(condition.words.in(language)), as);
      names.emplace(text::folded(printed_name(condition, language)), as);
    }
  }
  return names;
}

}  // namespace

ReplayedAs replayed_as(std::string_view condition) {
  static Names const names = all_names();
  auto const found = names.find(text::folded(condition));
  return found == names.end() ? ReplayedAs::unknown : found->second;
}

}  // namespace dawson::terms
