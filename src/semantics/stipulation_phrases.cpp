#include "semantics/stipulation_words.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/languages/words.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {

// A phrase is composed of the play ("series-", "help-") and the goal ("mate"), in the order of
// each language. Goals that are phrases themselves follow the length.

namespace {

using chess::Language;

constexpr std::string_view square_goal = "z", either_goal = "#=";

// Goals that cannot be joined with a play.
constexpr auto goals_after_length =
    std::to_array<std::string_view>({"%", "z", "ep", "ctr", "<>r", "<>", "~"});

bool follows_length(std::string_view goal) {
  return std::ranges::count(goals_after_length, goal) > 0;
}

std::string lower_first(std::string_view word) { return text::lower_case(word); }

// Joins "help" and "mate" to one word, "help" and "double mate" to two.
std::string glued(std::string_view before, std::string_view goal, chess::PlayPosition stands) {
  if (before.empty()) return std::string(goal);
  if (stands == chess::PlayPosition::joined) return fmt::format("{}{}", before, lower_first(goal));
  bool const of_mates = goal.starts_with("mate") || goal == "stalemate";
  return fmt::format("{}{}{}", before, of_mates || before.ends_with('-') ? "" : " ", goal);
}

// Returns the noun that a play is joined with.
std::string_view noun_of(std::string_view goal, bool with_play, chess::Words const& words) {
  if (!with_play) return words.goals[goal];
  if (follows_length(goal)) return words.goal_after.play;
  return goal == either_goal ? std::string_view(words.either_after_play) : words.goals[goal];
}

std::string composed(std::string_view order, std::string_view play, std::string_view goal,
                     Language language) {
  using chess::PlayPosition;
  chess::Words const& words = chess::words(language);
  std::string_view const noun = noun_of(goal, !order.empty() || !play.empty(), words),
                         first = words.series[order], second = words.plays[play];
  if (words.play_position != PlayPosition::after) {
    bool const inner = words.play_position == PlayPosition::joined && !first.empty();
    return glued(std::string(first) + (inner ? lower_first(second) : std::string(second)), noun,
                 words.play_position);
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

// A fixed phrase, and the sign of its task: "ser-h #".
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

// Writes "zd6" as "square d6", and "~" as "any move".
std::string goal_text(std::string_view goal, chess::Words const& words) {
  if (!goal.starts_with(square_goal)) return std::string(words.goals[goal]);
  return fmt::format("{} {}", std::string_view(words.goal_after.square), goal.substr(1));
}

}  // namespace

Phrasebook const& phrasebook() {
  static Phrasebook const all = [] {
    Phrasebook book;
    for (Language const language : chess::all_languages)
      for (auto const order : or_none(chess::task_series))
        for (auto const play : or_none(chess::task_plays))
          for (auto const goal : chess::task_goals) {
            std::string const sign = std::string(order).append(play);
            bool const after = !sign.empty() && follows_length(goal);
            if (after && goal != goals_after_length.front()) continue;  // they have the same words
            book.emplace(lower_first(composed(order, play, goal, language)),
                         PhraseMeaning{sign, std::string(after ? "" : goal), language,
                                       !after && goal == square_goal, after});
          }
    for (Language const language : chess::all_languages)
      for (Phrase const& one : phrases_of(language))
        book.emplace(text::lower_case(one.words),
                     PhraseMeaning{std::string(one.play), std::string(one.goal), language});
    return book;
  }();
  return all;
}

TaskPhrase phrase_of(std::string_view play_sign, std::string_view goal_sign, Language language) {
  bool const square = goal_sign.starts_with(square_goal) && goal_sign.size() == 3;
  std::string_view const goal = square ? square_goal : goal_sign;
  if ((goal == square_goal) != square || std::ranges::count(chess::task_goals, goal) == 0) {
    for (Phrase const& one : phrases_of(language))
      if (one.goal == goal_sign && one.play == play_sign) return {std::string(one.words), {}};
    return {};
  }
  chess::Words const& words = chess::words(language);
  bool const goal_is_last = !play_sign.empty() && follows_length(goal);
  std::string const square_name =
      square && !goal_is_last ? fmt::format(" {}", goal_sign.substr(1)) : "";
  for (auto const order : or_none(chess::task_series))
    for (auto const play : or_none(chess::task_plays))
      if (std::string(order).append(play) == play_sign)
        return {
            composed(order, play, goal, language) + square_name,
            goal_is_last ? std::string(words.goal_after.goal) + goal_text(goal_sign, words) : ""};
  return {};
}

std::optional<GoalAfter> read_goal_after(std::string_view folded) {
  std::size_t at = 0;
  auto const take = [&](std::string_view sign) {
    bool const matches = !sign.empty() && folded.substr(at).starts_with(sign);
    if (matches) at += sign.size();
    return matches;
  };
  for (Language const language : chess::all_languages) {
    chess::Words const& words = chess::words(language);
    at = 0;
    take(",");
    while (take(" ")) continue;
    std::string_view const head = words.goal_after.goal;
    if (!take(text::lower_case(head.substr(0, head.find_first_of(":\xC2"))))) continue;
    while (take(" ") || take("\u00A0")) continue;
    if (!take(":")) continue;
    while (take(" ")) continue;
    for (std::string_view const goal : goals_after_length) {
      bool const square = goal == square_goal;
      std::string const words_of_goal =
          square ? fmt::format("{} ", std::string_view(words.goal_after.square))
                 : std::string(words.goals[goal]);
      std::size_t const begin = at;
      if (!take(text::lower_case(words_of_goal))) continue;
      std::string_view const name = square ? folded.substr(at, 2) : std::string_view();
      bool const matches = !square || (chess::read_square(name) && name.back() != '0');
      at += name.size();
      if (matches && (at == folded.size() || !text::is_word(folded[at])))
        return GoalAfter{std::string(goal).append(name), at};
      at = begin;
    }
  }
  return {};
}

}  // namespace dawson::semantics
