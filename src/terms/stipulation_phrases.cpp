// A phrase is composed: what is played ("series-", "help-") and what is reached ("mate"), in each
// language in its own order.
#include "terms/stipulation_phrases.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "chess/fairy_men.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::InLanguages;
using chess::Language;

constexpr Language languages[] = {Language::english, Language::german, Language::french};

/// What is reached; a square stands behind the words of a goal that ends with one.
struct Goal {
  std::string_view sign;
  InLanguages words;
  bool square = false;
  bool feminine = false;  ///< in French
};
constexpr auto goals = std::to_array<Goal>({
    {"#", {"mate", "Matt", "mat"}},
    {"=", {"stalemate", "Patt", "pat"}},
    {"==", {"double stalemate", "Doppelpatt", "pat double"}},
    {"##", {"double mate", "Doppelmatt", "mat double"}},
    {"##!", {"counter-mate", "Kontramatt", "contre-mat"}},
    {"#=", {"mate or stalemate", "Matt oder Patt", "mat ou pat"}},
    {"!=", {"autostalemate", "Autopatt", "autopat"}},
    {"!#", {"automate", "Automatt", "automat"}},
    {"+", {"check", "Schachgebot", "échec"}},
    {"x", {"capture", "Schlag", "prise"}, false, true},
    {"%", {"win of a piece", "Figurengewinn", "gain de pièce"}},
    {"z", {"target square", "Zielfeld", "case-cible"}, true, true},
    {"ep", {"en passant capture", "En-passant-Schlag", "prise en passant"}, false, true},
    {"00", {"castling", "Rochade", "roque"}},
    {"ct", {"circuit", "Rundlauf", "circuit"}},
    {"ctr", {"circuit by rebirth", "Rundlauf durch Wiedergeburt", "circuit par renaissance"}},
    {"<>", {"exchange of places", "Platzwechsel", "échange de places"}},
    {"<>r",
     {"exchange of places by rebirth", "Platzwechsel durch Wiedergeburt",
      "échange de places par renaissance"}},
    {"~", {"any move", "beliebiger Zug", "coup quelconque"}},
});

/// What is played. English and German stand before the goal, French behind it; `e` where a
/// feminine goal has one.
struct Play {
  std::string_view sign;
  InLanguages words;
};
constexpr auto plays = std::to_array<Play>({
    {"", {"", "", ""}},
    {"h", {"help", "Hilfs", "aidé"}},
    {"s", {"self", "Selbst", "inverse"}},
    {"r", {"reflex", "Reflex", "réflexe"}},
    {"semi-r", {"semi-reflex", "Semireflex", "semi-réflexe"}},
    {"hs", {"help-self", "Hilfsselbst", "inverse aidé"}},
    {"hr", {"help-reflex", "Hilfsreflex", "réflexe aidé"}},
    {"reci-h", {"reciprocal help", "Reziprokes Hilfs", "aidé réciproque"}},
});
constexpr auto series = std::to_array<Play>({
    {"", {"", "", ""}},
    {"ser-", {"series-", "Serienzug", "de série"}},
    {"pser-", {"parry series-", "Parade-Serienzug", "de série à parades"}},
    {"phser-", {"parry help-series-", "Parade-Hilfsserienzug", "de série aidée à parades"}},
});

/// Tasks that are no play with a goal, and words that say the same as composed ones.
struct Phrase {
  std::string_view words;
  std::string_view play;
  std::string_view goal;  ///< empty: a task that has no sign
  Language language;
};
constexpr auto phrases = std::to_array<Phrase>({
    {"proof game", "", "dia", Language::english},
    {"Beweispartie", "", "dia", Language::german},
    {"partie justificative", "", "dia", Language::french},
    {"series proof game", "ser-", "dia", Language::english},
    {"Serienzugbeweispartie", "ser-", "dia", Language::german},
    {"partie justificative de série", "ser-", "dia", Language::french},
    {"from A to B", "", "a=>b", Language::english},
    {"von A nach B", "", "a=>b", Language::german},
    {"de A à B", "", "a=>b", Language::french},
    {"shortest proof game", "", "dia", Language::english},
    {"PG", "", "dia", Language::english},
    {"SPG", "", "dia", Language::english},
    {"kürzeste beweispartie", "", "dia", Language::german},
    {"plus courte partie justificative", "", "dia", Language::french},
    {"checkmate", "", "#", Language::english},
    {"schachmatt", "", "#", Language::german},
    {"échec et mat", "", "#", Language::french},
    {"help-mate", "h", "#", Language::english},
    {"help-stalemate", "h", "=", Language::english},
    {"self-mate", "s", "#", Language::english},
    {"self-stalemate", "s", "=", Language::english},
    {"reflex mate", "r", "#", Language::english},
    {"semi-reflex mate", "semi-r", "#", Language::english},
    {"semi-reflexmatt", "semi-r", "#", Language::german},
    {"helpselfmate", "hs", "#", Language::english},
    {"helpself-mate", "hs", "#", Language::english},
    {"help selfmate", "hs", "#", Language::english},
    {"hilfs-selbstmatt", "hs", "#", Language::german},
    {"series mate", "ser-", "#", Language::english},
    {"seriesmate", "ser-", "#", Language::english},
    {"serienmatt", "ser-", "#", Language::german},
    {"serien-matt", "ser-", "#", Language::german},
    {"series helpmate", "ser-h", "#", Language::english},
    {"serieshelpmate", "ser-h", "#", Language::english},
    {"serienzug-hilfsmatt", "ser-h", "#", Language::german},
    {"serienhilfsmatt", "ser-h", "#", Language::german},
    {"series helpstalemate", "ser-h", "=", Language::english},
    {"serienzug-hilfspatt", "ser-h", "=", Language::german},
    {"series selfmate", "ser-s", "#", Language::english},
    {"seriesselfmate", "ser-s", "#", Language::english},
    {"serienzug-selbstmatt", "ser-s", "#", Language::german},
    {"serienselbstmatt", "ser-s", "#", Language::german},
    {"ortho-reconstruction", "", "", Language::english},
    {"orthoreconstruction", "", "", Language::english},
    {"ortho-rekonstruktion", "", "", Language::german},
    {"orthorekonstruktion", "", "", Language::german},
});

std::string lower_first(std::string_view word) { return text::lower_case(word); }

// "help" and "mate": one word; "help" and "double mate": two.
std::string glued(std::string_view before, std::string_view goal, Language language) {
  if (before.empty()) return std::string(goal);
  bool const one_word = goal.find_first_of(" -") == std::string_view::npos;
  if (language == Language::german)
    return one_word ? fmt::format("{}{}", before, lower_first(goal))
                    : fmt::format("{}-{}", before, goal);
  bool const of_mates = goal == "mate" || goal == "stalemate";
  return fmt::format("{}{}{}", before, of_mates || before.ends_with('-') ? "" : " ", goal);
}

std::string composed(Play const& order, Play const& play, Goal const& goal, Language language) {
  std::string_view const noun = goal.words.in(language);
  std::string_view const first = order.words.in(language), second = play.words.in(language);
  if (language != Language::french) {
    std::string const inner =
        language == Language::german && !first.empty() ? lower_first(second) : std::string(second);
    return glued(std::string(first) + inner, noun, language);
  }
  std::string out(noun);
  for (std::string_view const word : {second, first}) {
    if (word.empty()) continue;
    out += fmt::format(" {}", word);
    if (goal.feminine && word.ends_with("aidé")) out += 'e';
  }
  return out;
}

}  // namespace

Phrasebook const& phrasebook() {
  static Phrasebook const all = [] {
    Phrasebook book;
    for (Language const language : languages)
      for (Play const& order : series)
        for (Play const& play : plays)
          for (Goal const& goal : goals)
            book.emplace(lower_first(composed(order, play, goal, language)),
                         PhraseMeaning{std::string(order.sign) + std::string(play.sign),
                                       std::string(goal.sign), language, goal.square});
    for (Phrase const& one : phrases)
      book.emplace(
          text::lower_case(one.words),
          PhraseMeaning{std::string(one.play), std::string(one.goal), one.language, false});
    return book;
  }();
  return all;
}

std::string phrase_of(std::string_view play_sign, std::string_view goal_sign, Language language) {
  auto const has_sign = [&](Goal const& goal) {
    return goal.square ? goal_sign.starts_with(goal.sign) && goal_sign.size() == 3
                       : goal.sign == goal_sign;
  };
  auto const* const goal = std::ranges::find_if(goals, has_sign);
  if (goal == goals.end()) {
    for (Phrase const& one : phrases)
      if (one.goal == goal_sign && one.language == language && one.play == play_sign)
        return std::string(one.words);
    return {};
  }
  for (Play const& order : series)
    for (Play const& play : plays)
      if (std::string(order.sign).append(play.sign) == play_sign)
        return composed(order, play, *goal, language) +
               (goal->square ? fmt::format(" {}", goal_sign.substr(1)) : "");
  return {};
}

}  // namespace dawson::terms
