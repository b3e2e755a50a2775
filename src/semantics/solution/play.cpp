// Reads only the beginning of a stipulation; `read_stipulation` reads its length.
#include "semantics/solution/play.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "semantics/stipulation.hpp"
#include "semantics/stipulation_signs.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Side;

bool has_option(std::string_view options, chess::TaskMark mark) {
  constexpr std::string_view between = " ;,\t";
  for (std::size_t from = options.find_first_not_of(between); from != std::string_view::npos;) {
    std::size_t const end = std::min(options.find_first_of(between, from), options.size());
    if (mark_of_option(options.substr(from, end - from)) == mark) return true;
    from = options.find_first_not_of(between, end);
  }
  return false;
}

struct Opening {
  std::string_view play;
  bool series;
  Side::Name first;
};

// Longer openings come before their own beginnings.
constexpr auto openings = std::to_array<Opening>({
    {"reci-h", false, Side::black},
    {"phser-h", true, Side::black},
    {"phser-", true, Side::white},
    {"pser-h", true, Side::black},
    {"pser-", true, Side::white},
    {"ser-h", true, Side::black},
    {"ser-", true, Side::white},
    {"hs", false, Side::white},
    {"hr", false, Side::white},
    {"h", false, Side::black},
    {"dia", false, Side::white},
    {"a=>b", false, Side::white},
    {"pg", false, Side::white},
    {"spg", false, Side::white},
    {"bp", false, Side::white},
});

// Returns true for "-1w & #1" and "Retract Black's last move".
bool takes_moves_back(std::string_view folded) {
  constexpr std::string_view words[] = {"retra", "last move", "taken back",
                                        "nimmt", "letzte",    "dernier"};
  bool const counted = folded.size() > 1 && folded[0] == '-' && text::is_digit(folded[1]);
  return counted || std::ranges::any_of(words, [&](std::string_view word) {
           return folded.find(word) != std::string_view::npos;
         });
}

}  // namespace

Play play_of(std::string_view stipulation, std::string_view options) {
  Play play;
  std::string folded = text::lower_case(stipulation);
  folded.erase(0, std::min(folded.find_first_not_of(text::white_space), folded.size()));
  play.known = !folded.empty();
  chess::Stipulation const read = read_stipulation(stipulation);
  std::string_view rest = folded;
  if (read.task) {
    play.length = read.task->half_moves;
    play.task = *read.task;
    if (!read.task->play.empty()) folded = read.task->play + read.task->goal;
    rest = folded;
  }
  if (std::size_t const arrow = rest.find("->"); arrow < 4) {
    play.intro = true;
    rest.remove_prefix(arrow + 2);
  }
  for (std::string_view const prefix : {"exact-"})
    if (rest.starts_with(prefix)) rest.remove_prefix(prefix.size());
  for (Opening const& opening : openings) {
    if (!rest.starts_with(opening.play)) continue;
    play.lines = true;
    play.series = opening.series;
    play.first = opening.first;
    break;
  }
  auto const marked = [&](chess::TaskMark mark) {
    return std::ranges::count(read.marks, mark) > 0 || has_option(options, mark);
  };
  // White begins a proof game and may also make its last move.
  bool const game = play.task.goal == "dia" || play.task.goal == "a=>b";
  bool const half =
      play.lines && !game && (play.length % 2 == 1 || stipulation.find(".5") != stipulation.npos);
  if (!play.series && (half || marked(chess::TaskMark::white_to_play))) play.left_out = 1;
  play.retracts = takes_moves_back(folded);
  play.duplex = marked(chess::TaskMark::duplex);
  bool const exchanged = marked(chess::TaskMark::half_duplex);
  if (exchanged) play.first = play.first == Side::white ? Side::black : Side::white;
  return play;
}

OwnRules OwnRules::next(chess::Twin const& twin) const {
  OwnRules rules = twin.continued ? *this : OwnRules();
  rules.unknown = rules.unknown || twin.fault;
  for (chess::TwinChange const& change : twin.changes) {
    rules.conditions = rules.conditions || change.kind == chess::ChangeKind::conditions;
    if (change.kind == chess::ChangeKind::stipulation && !change.texts.empty())
      rules.stipulation = read_stipulation(change.texts.front());
  }
  return rules;
}

Play OwnRules::play(Play const& diagram, std::string_view options) const {
  return stipulation ? play_of(stipulation->text, options) : diagram;
}

}  // namespace dawson::semantics
