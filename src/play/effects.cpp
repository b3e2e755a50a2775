#include "play/effects.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "terms/popeye/condition_table.hpp"
#include "terms/popeye/conditions.hpp"
#include "text/names.hpp"

namespace dawson::play {
namespace {

// Boards that turn, men who pass through squares, sides that move the other's men, two boards.
constexpr auto hidden = std::to_array<std::string_view>(
    {"PhantomChess", "ActuatedRevolvingBoard", "ActuatedRevolvingCentre", "WhiteOscillatingKings",
     "BlackOscillatingKings", "SwappingKings", "GhostChess", "HauntedChess", "Wormholes",
     "PointReflection", "RoleExchange", "Anda", "AndaInverse", "HalfInChess", "AllInChess",
     "MainlyInChess", "AliceChess", "EinsteinChess"});

// Those that take place behind a move, or forbid moves, and give nobody another walk.
constexpr auto walks_stay = std::to_array<std::string_view>({"Circe",
                                                             "MirrorCirce",
                                                             "PWC",
                                                             "CouscousCirce",
                                                             "FileCirce",
                                                             "DiagramCirce",
                                                             "ParrainCirce",
                                                             "SymmetryCirce",
                                                             "EquipollentsCirce",
                                                             "CloneCirce",
                                                             "ChameleonCirce",
                                                             "CirceAssassin",
                                                             "KamikazeCirce",
                                                             "StrictCirce",
                                                             "TakeAndMakeCirce",
                                                             "Anticirce",
                                                             "AntiCirce",
                                                             "Madrasi",
                                                             "Isardam",
                                                             "EiffelChess",
                                                             "BlackMaximummer",
                                                             "WhiteMaximummer",
                                                             "BlackMinimummer",
                                                             "WhiteMinimummer",
                                                             "BlackCapturingMaximummer",
                                                             "WhiteCapturingMaximummer",
                                                             "NoCapture",
                                                             "KoeKo",
                                                             "GridChess",
                                                             "ContactGridChess",
                                                             "MonochromChess",
                                                             "BichromChess",
                                                             "Imitator",
                                                             "Sentinelles",
                                                             "Tibet",
                                                             "DoubleTibet",
                                                             "AndernachChess",
                                                             "AntiAndernach",
                                                             "ChameleonChess",
                                                             "NorskSjakk",
                                                             "Volage",
                                                             "Hypervolage",
                                                             "MagicSquares",
                                                             "ImmunChess",
                                                             "MirrorImmunChess",
                                                             "Patrouille",
                                                             "LortapChess",
                                                             "UltraPatrouille",
                                                             "BlackEdgeMover",
                                                             "WhiteEdgeMover",
                                                             "DuellistChess",
                                                             "BlackFollowMyLeader",
                                                             "WhiteFollowMyLeader",
                                                             "Checkless",
                                                             "ExclusiveChess",
                                                             "ChecklessChess",
                                                             "SAT",
                                                             "StrictSAT",
                                                             "BlackMustCapture",
                                                             "WhiteMustCapture",
                                                             "Disparate",
                                                             "GenevaChess",
                                                             "TraitorChess",
                                                             "MasandChess",
                                                             "RepublicanChess",
                                                             "KamikazeChess",
                                                             "Koeko",
                                                             "AlphabeticChess",
                                                             "SuperCirce",
                                                             "AntiSuperCirce",
                                                             "NonStopEquihoppers",
                                                             "WhiteForcedSquares",
                                                             "BlackForcedSquares"});

using Names = std::map<std::string, ReplayedAs, std::less<>>;

Names all_names() {
  Names names;
  for (terms::Condition const& condition : terms::popeye_conditions()) {
    bool const hides = std::ranges::find(hidden, condition.words.english) != hidden.end();
    ReplayedAs const as = hides ? ReplayedAs::nothing : ReplayedAs::written;
    for (chess::Language const language : chess::all_languages) {
      names.emplace(text::folded(condition.words.in(language)), as);
      names.emplace(text::folded(terms::printed_name(condition, language)), as);
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

bool leaves_walks(std::string const& condition) {
  std::string const name = terms::popeye::condition_for_popeye(condition).value_or(condition);
  return std::ranges::find(walks_stay, std::string_view(name).substr(0, name.find(' '))) !=
         walks_stay.end();
}

}  // namespace dawson::play
