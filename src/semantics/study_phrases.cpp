#include "semantics/study_phrases.hpp"

#include <algorithm>
#include <array>

#include "chess/languages/words.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;
using chess::Side;

constexpr std::string_view wins = "+", draws = "=";

struct SideWord {
  std::string_view word;
  Side::Name side;
};
constexpr auto sides = std::to_array<SideWord>({
    {"white", Side::white},
    {"black", Side::black},
    {"weiß", Side::white},
    {"weiss", Side::white},
    {"schwarz", Side::black},
    {"les blancs", Side::white},
    {"les noirs", Side::black},
    {"blancs", Side::white},
    {"noirs", Side::black},
});
constexpr auto turns = std::to_array<std::string_view>(
    {"to play and", "to move and", "to play,", "to move,", "to play", "to move", "plays and",
     "moves and", "am zug", "zieht und", "beginnt und", "jouent et", "au trait", "to"});
struct Outcome {
  std::string_view words, goal;
};
constexpr auto outcomes = std::to_array<Outcome>({
    {"win", wins},
    {"wins", wins},
    {"white wins", wins},
    {"black wins", wins},
    {"draw", draws},
    {"draws", draws},
    {"gewinnt", wins},
    {"gewinn", wins},
    {"hält remis", draws},
    {"macht remis", draws},
    {"remis", draws},
    {"unentschieden", draws},
    {"gagnent", wins},
    {"gain", wins},
    {"font nulle", draws},
    {"annulent", draws},
    {"nulle", draws},
});

void skip_blanks(text::Cursor& at) {
  at.take_while([](char c) { return c == ' ' || c == '\t'; });
}

bool take_words(text::Cursor& at, std::string_view words) {
  text::Cursor here = at;
  if (!here.take(words)) return false;
  if (text::is_word(words.back()) && text::is_word(here.ahead())) return false;
  skip_blanks(here);
  at = here;
  return true;
}

}  // namespace

std::optional<StudyPhrase> read_study_phrase(std::string_view text) {
  constexpr std::size_t longest = 60;
  constexpr std::string_view of_signs = "#0123456789";  // no phrase has them
  if (text.size() > longest || text.find_first_of(of_signs) != std::string_view::npos) return {};
  std::string const folded = text::lower_case(text::without_tail(text));
  text::Cursor at{folded};
  if (at.text.ends_with('.') || at.text.ends_with('!')) at.text.remove_suffix(1);
  skip_blanks(at);
  StudyPhrase phrase;
  auto const side =
      std::ranges::find_if(sides, [&](SideWord const& one) { return take_words(at, one.word); });
  if (side != sides.end()) phrase.side = side->side;
  std::ranges::find_if(turns, [&](std::string_view words) { return take_words(at, words); });
  auto const outcome = std::ranges::find_if(outcomes, [&](Outcome const& one) {
    text::Cursor here = at;
    return take_words(here, one.words) && here.done();
  });
  if (outcome == outcomes.end()) return {};
  phrase.goal = outcome->goal;
  return phrase;
}

std::string_view study_phrase(std::string_view goal, Side side, Language language) {
  if (goal != wins && goal != draws) return {};
  std::size_t const of_side = side == Side(Side::black) ? 2 : 0;
  return chess::words(language).studies[of_side + (goal == draws ? 1 : 0)];
}

}  // namespace dawson::semantics
