// A phrase is composed: what is played ("series-", "help-") and what is reached ("mate"), in each
// language in its own order.
#include "terms/stipulation_phrases.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::Language;

constexpr std::string_view square_goal = "z";

std::string lower_first(std::string_view word) { return text::lower_case(word); }

// "help" and "mate": one word; "help" and "double mate": two.
std::string glued(std::string_view before, std::string_view goal, chess::PlayStands stands) {
  if (before.empty()) return std::string(goal);
  bool const one_word = goal.find_first_of(" -") == std::string_view::npos;
  if (stands == chess::PlayStands::joined)
    return one_word ? fmt::format("{}{}", before, lower_first(goal))
                    : fmt::format("{}-{}", before, goal);
  bool const of_mates = goal == "mate" || goal == "stalemate";
  return fmt::format("{}{}{}", before, of_mates || before.ends_with('-') ? "" : " ", goal);
}

std::string composed(std::string_view order, std::string_view play, std::string_view goal,
                     Language language) {
  using chess::PlayStands;
  chess::Words const& words = chess::words(language);
  std::string_view const noun = words.goals[goal], first = words.series[order],
                         second = words.plays[play];
  if (words.play_stands != PlayStands::behind) {
    bool const inner = words.play_stands == PlayStands::joined && !first.empty();
    return glued(std::string(first) + (inner ? lower_first(second) : std::string(second)), noun,
                 words.play_stands);
  }
  bool const feminine = std::ranges::count(chess::alternatives(words.feminine_goals), goal) > 0;
  std::string out(noun);
  for (std::string_view const word : {second, first}) {
    if (word.empty()) continue;
    out += fmt::format(" {}", word);
    if (feminine && word.ends_with("aidé")) out += 'e';
  }
  return out;
}

std::vector<std::string_view> or_none(std::span<std::string_view const> signs) {
  std::vector<std::string_view> all{""};
  all.insert(all.end(), signs.begin(), signs.end());
  return all;
}

// A phrase that is not put together, and the sign of its task: "ser-h #".
struct Phrase {
  std::string_view words, play, goal;
};
std::vector<Phrase> phrases_of(Language language) {
  std::vector<Phrase> all;
  for (chess::NamedWords rest = chess::words(language).phrases; auto const one = rest.take();) {
    std::size_t const blank = one->word.find(' ');
    bool const plain = blank == std::string_view::npos;
    all.push_back({one->name, plain ? "" : one->word.substr(0, blank),
                   plain ? one->word : one->word.substr(blank + 1)});
  }
  return all;
}

}  // namespace

Phrasebook const& phrasebook() {
  static Phrasebook const all = [] {
    Phrasebook book;
    for (Language const language : chess::all_languages)
      for (auto const order : or_none(chess::task_series))
        for (auto const play : or_none(chess::task_plays))
          for (auto const goal : chess::task_goals)
            book.emplace(lower_first(composed(order, play, goal, language)),
                         PhraseMeaning{std::string(order) + std::string(play), std::string(goal),
                                       language, goal == square_goal});
    for (Language const language : chess::all_languages)
      for (Phrase const& one : phrases_of(language))
        book.emplace(text::lower_case(one.words),
                     PhraseMeaning{std::string(one.play), std::string(one.goal), language, false});
    return book;
  }();
  return all;
}

std::string phrase_of(std::string_view play_sign, std::string_view goal_sign, Language language) {
  bool const square = goal_sign.starts_with(square_goal) && goal_sign.size() == 3;
  std::string_view const goal = square ? square_goal : goal_sign;
  if ((goal == square_goal) != square || std::ranges::count(chess::task_goals, goal) == 0) {
    for (Phrase const& one : phrases_of(language))
      if (one.goal == goal_sign && one.play == play_sign) return std::string(one.words);
    return {};
  }
  for (auto const order : or_none(chess::task_series))
    for (auto const play : or_none(chess::task_plays))
      if (std::string(order).append(play) == play_sign)
        return composed(order, play, goal, language) +
               (square ? fmt::format(" {}", goal_sign.substr(1)) : "");
  return {};
}

}  // namespace dawson::terms
