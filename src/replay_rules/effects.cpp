#include "replay_rules/effects.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "semantics/drawn_conditions.hpp"
#include "semantics/popeye/condition_table.hpp"
#include "semantics/popeye/conditions.hpp"
#include "text/closest_name.hpp"

namespace dawson::replay_rules {
namespace {

// Conditions that rotate the board, let pieces pass through squares, let a side move the other
// side's pieces, or use two boards.
constexpr auto not_replayable = std::to_array<std::string_view>(
    {"PhantomChess", "ActuatedRevolvingBoard", "ActuatedRevolvingCentre", "WhiteOscillatingKings",
     "BlackOscillatingKings", "SwappingKings", "GhostChess", "HauntedChess", "Wormholes",
     "PointReflection", "RoleExchange", "Anda", "AndaInverse", "HalfInChess", "AllInChess",
     "MainlyInChess", "AliceChess", "EinsteinChess"});

enum class Happens : std::uint8_t {
  nothing,     // moves are forbidden, or forced
  plainly,     // what `effect` does, of a condition without more words
  to_squares,  // what `effect` does to the squares named after the condition
  as_written,  // what is written with the move
};

// Conditions that act after a move or forbid moves, and give no piece another walk.
struct WalksStay {
  std::string_view name;
  Happens happens;
  PlainEffect effect = nullptr;
};
constexpr auto walks_stay = std::to_array<WalksStay>({
    {"Circe", Happens::plainly, circe},
    {"MirrorCirce", Happens::plainly, mirror_circe},
    {"PWC", Happens::plainly, pwc},
    {"FileCirce", Happens::plainly, file_circe},
    {"SymmetryCirce", Happens::plainly, symmetry_circe},
    {"Anticirce", Happens::plainly, anticirce},
    {"AntiCirce", Happens::plainly, anticirce},
    {"AndernachChess", Happens::plainly, andernach},
    {"AntiAndernachChess", Happens::plainly, anti_andernach},
    {"KamikazeChess", Happens::plainly, kamikaze},
    {"Imitator", Happens::to_squares, imitate},
    {"Madrasi", Happens::nothing},
    {"Isardam", Happens::nothing},
    {"EiffelChess", Happens::nothing},
    {"Maximummer", Happens::nothing},
    {"Ultramaximummer", Happens::nothing},
    {"BlackMaximummer", Happens::nothing},
    {"WhiteMaximummer", Happens::nothing},
    {"BlackMinimummer", Happens::nothing},
    {"WhiteMinimummer", Happens::nothing},
    {"BlackCapturingMaximummer", Happens::nothing},
    {"WhiteCapturingMaximummer", Happens::nothing},
    {"NoCapture", Happens::nothing},
    {"KoeKo", Happens::nothing},
    {"GridChess", Happens::nothing},
    {"ContactGridChess", Happens::nothing},
    {"MonochromChess", Happens::nothing},
    {"BichromChess", Happens::nothing},
    {"ImmunChess", Happens::nothing},
    {"MirrorImmunChess", Happens::nothing},
    {"Patrouille", Happens::nothing},
    {"LortapChess", Happens::nothing},
    {"UltraPatrouille", Happens::nothing},
    {"BlackEdgeMover", Happens::nothing},
    {"WhiteEdgeMover", Happens::nothing},
    {"DuellistChess", Happens::nothing},
    {"BlackFollowMyLeader", Happens::nothing},
    {"WhiteFollowMyLeader", Happens::nothing},
    {"Checkless", Happens::nothing},
    {"ExclusiveChess", Happens::nothing},
    {"ChecklessChess", Happens::nothing},
    {"SAT", Happens::nothing},
    {"StrictSAT", Happens::nothing},
    {"BlackMustCapture", Happens::nothing},
    {"WhiteMustCapture", Happens::nothing},
    {"Disparate", Happens::nothing},
    {"GenevaChess", Happens::nothing},
    {"Koeko", Happens::nothing},
    {"AlphabeticChess", Happens::nothing},
    {"NonStopEquihoppers", Happens::nothing},
    {"WhiteForcedSquares", Happens::nothing},
    {"BlackForcedSquares", Happens::nothing},
    {"CouscousCirce", Happens::as_written},
    {"DiagramCirce", Happens::as_written},
    {"ParrainCirce", Happens::as_written},
    {"EquipollentsCirce", Happens::as_written},
    {"CloneCirce", Happens::as_written},
    {"ChameleonCirce", Happens::as_written},
    {"CirceAssassin", Happens::as_written},
    {"KamikazeCirce", Happens::as_written},
    {"StrictCirce", Happens::as_written},
    {"TakeAndMakeCirce", Happens::as_written},
    {"Sentinelles", Happens::as_written},
    {"Tibet", Happens::as_written},
    {"DoubleTibet", Happens::as_written},
    {"ChameleonChess", Happens::as_written},
    {"NorskSjakk", Happens::as_written},
    {"Volage", Happens::as_written},
    {"Hypervolage", Happens::as_written},
    {"MagicSquares", Happens::as_written},
    {"TraitorChess", Happens::as_written},
    {"MasandChess", Happens::as_written},
    {"RepublicanChess", Happens::as_written},
    {"SuperCirce", Happens::as_written},
    {"AntiSuperCirce", Happens::as_written},
});

WalksStay const* find_walks_stay(std::string_view condition) {
  auto const found = std::ranges::find(walks_stay, condition, &WalksStay::name);
  return found == walks_stay.end() ? nullptr : &*found;
}

// Returns the condition in Popeye's words.
std::string in_popeyes_words(std::string const& condition) {
  return semantics::popeye::condition_for_popeye(condition).value_or(condition);
}

using Names = std::map<std::string, ReplayedAs, std::less<>>;

Names all_names() {
  Names names;
  for (semantics::Condition const& condition : semantics::popeye_conditions()) {
    bool const hides =
        std::ranges::find(not_replayable, condition.words.english) != not_replayable.end();
    ReplayedAs const as = hides ? ReplayedAs::nothing : ReplayedAs::written;
    for (chess::Language const language : chess::all_languages) {
      names.emplace(text::folded(condition.words.in(language)), as);
      names.emplace(text::folded(semantics::printed_name(condition, language)), as);
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
  std::string const name = in_popeyes_words(condition);
  return find_walks_stay(std::string_view(name).substr(0, name.find(' '))) != nullptr;
}

bool forbids_own_captures(std::string const& condition) {
  // All other conditions of Popeye leave the rule unchanged.
  constexpr std::string_view allows = "Bicaptures";
  std::string const name = in_popeyes_words(condition);
  std::string const first = name.substr(0, name.find(' '));
  bool const joins_edges = semantics::board_of_condition(condition, {}).edges != chess::Edges::none;
  return joins_edges || (first != allows && replayed_as(first) != ReplayedAs::unknown);
}

PlainEffects effects_of(std::vector<std::string> const& conditions) {
  PlainEffects out;
  for (std::string const& condition : conditions) {
    std::string const name = in_popeyes_words(condition);
    std::string_view const first = std::string_view(name).substr(0, name.find(' '));
    WalksStay const* const known = find_walks_stay(first);
    // A word after the name ("RexInclusive") changes what happens, but not what is forbidden.
    bool const is_understood =
        first.size() == name.size() ||
        (known && (known->happens == Happens::nothing || known->happens == Happens::to_squares));
    if (!known || !is_understood || known->happens == Happens::as_written) out.all_known = false;
    else if (known->effect) out.effects.push_back(known->effect);
  }
  return out;
}

}  // namespace dawson::replay_rules
