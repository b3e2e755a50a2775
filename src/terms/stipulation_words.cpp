// A sentence is a phrase of the book, a preposition and a length; what is printed is read, and what
// people say besides.
#include "terms/stipulation_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "chess/square.hpp"
#include "terms/stipulation_phrases.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::terms {
namespace {

using chess::InLanguages;
using chess::Language;

constexpr Language languages[] = {Language::english, Language::german, Language::french};

constexpr auto number_words = std::to_array<std::pair<std::string_view, int>>(
    {{"one", 1},   {"two", 2},    {"three", 3},  {"four", 4},   {"five", 5},    {"six", 6},
     {"seven", 7}, {"eight", 8},  {"nine", 9},   {"ten", 10},   {"eleven", 11}, {"twelve", 12},
     {"einem", 1}, {"ein", 1},    {"eine", 1},   {"zwei", 2},   {"drei", 3},    {"vier", 4},
     {"fünf", 5},  {"fuenf", 5},  {"sechs", 6},  {"sieben", 7}, {"acht", 8},    {"neun", 9},
     {"zehn", 10}, {"elf", 11},   {"zwölf", 12}, {"un", 1},     {"une", 1},     {"deux", 2},
     {"trois", 3}, {"quatre", 4}, {"cinq", 5},   {"sept", 7},   {"huit", 8},    {"neuf", 9},
     {"dix", 10},  {"onze", 11},  {"douze", 12}});

struct MoveWord {
  std::string_view word;
  Language language;
};
constexpr auto move_words = std::to_array<MoveWord>({{"moves", Language::english},
                                                     {"move", Language::english},
                                                     {"zügen", Language::german},
                                                     {"zÜgen", Language::german},
                                                     {"zuegen", Language::german},
                                                     {"züge", Language::german},
                                                     {"zug", Language::german},
                                                     {"coups", Language::french},
                                                     {"coup", Language::french}});
constexpr InLanguages exactly{"exactly", "genau", "exactement"};
// Behind the length of the play proper; the number of moves before it goes between them.
constexpr InLanguages intro_opens{"after", "nach", "après"};
constexpr InLanguages intro_ends{"introductory moves", "Einleitungszügen", "coups d’introduction"};

/// A place in the words.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}
  std::size_t at() const { return at_; }
  void go(std::size_t at) { at_ = at; }
  std::string_view rest() const { return text_.substr(at_); }

  bool take_gap() {
    std::size_t const begin = at_;
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
    return at_ > begin;
  }
  bool take(std::string_view sign) {
    if (!rest().starts_with(sign)) return false;
    at_ += sign.size();
    return true;
  }
  // Where no letter follows.
  bool take_word(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    if (at_ + word.size() < text_.size() && text::is_of_word(text_[at_ + word.size()]))
      return false;
    at_ += word.size();
    return true;
  }
  bool take_word_in(InLanguages const& words) {
    return std::ranges::any_of(languages, [&](Language language) {
      return take_word(text::lower_case(words.in(language)));
    });
  }
  std::optional<int> take_natural() {
    constexpr std::size_t longest = 4;
    int value = 0;
    std::size_t digits = 0;
    while (digits < rest().size() && text::is_digit(rest()[digits])) {
      if (digits == longest) return {};
      value = 10 * value + (rest()[digits++] - '0');
    }
    if (digits == 0) return {};
    at_ += digits;
    return value;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// In half moves: "3", "3.5", "3½", "½", "three".
std::optional<int> take_length(Cursor& cursor) {
  if (cursor.take("½")) return 1;
  if (auto const word = read_number_word(cursor.rest())) {
    cursor.go(cursor.at() + word->end);
    return 2 * word->value;
  }
  auto const whole = cursor.take_natural();
  if (!whole) return {};
  bool const half = cursor.take(".5") || cursor.take(",5") || cursor.take("½");
  if (!half && !cursor.take(".0")) cursor.take(",0");
  int const half_moves = 2 * *whole + (half ? 1 : 0);
  bool const ends = cursor.rest().empty() || !text::is_of_word(cursor.rest().front());
  if (!ends || half_moves == 0) return {};
  return half_moves;
}

struct Opening {
  PhraseMeaning meaning;
  std::string square;
  std::vector<Language> languages;  ///< that have these words
  std::size_t end = 0;
};

// The longest phrase of the book that the words begin with.
std::optional<Opening> read_opening(std::string_view folded) {
  constexpr std::size_t longest = 80;
  std::string_view const head = folded.substr(0, std::min(folded.size(), longest));
  for (std::size_t end = head.size(); end > 0; --end) {
    if (end < folded.size() && text::is_of_word(folded[end])) continue;
    std::string phrase(head.substr(0, end));
    for (std::size_t at; (at = phrase.find("É")) != std::string::npos;)
      phrase.replace(at, std::string_view("É").size(), "é");
    auto const [first, last] = phrasebook().equal_range(phrase);
    if (first == last) continue;
    Opening opening{first->second, {}, {}, end};
    for (auto it = first; it != last; ++it) opening.languages.push_back(it->second.language);
    if (!opening.meaning.square) return opening;
    std::size_t const square = folded.find_first_not_of(' ', end);
    if (square == std::string_view::npos || square == end) return {};
    if (!chess::read_square(folded.substr(square, 2)) || folded[square + 1] == '0') return {};
    opening.square = std::string(folded.substr(square, 2));
    opening.end = square + 2;
    return opening;
  }
  return {};
}

// "after 2 introductory moves".
std::optional<int> take_intro(Cursor& cursor) {
  std::size_t const begin = cursor.at();
  cursor.take(",");
  std::optional<int> moves;
  if (cursor.take_gap() && cursor.take_word_in(intro_opens) && cursor.take_gap())
    moves = cursor.take_natural();
  if (moves && cursor.take_gap() && cursor.take_word_in(intro_ends)) return moves;
  cursor.go(begin);
  return {};
}

std::string length_text(int half_moves, Language language) {
  int const whole = half_moves / 2;
  if (half_moves % 2 == 0) return std::to_string(whole);
  if (language == Language::french) return fmt::format("{},5", whole);
  return whole == 0 ? "½" : fmt::format("{}½", whole);
}

std::string_view moves_text(int half_moves, Language language) {
  bool const one = half_moves == 2 || (language == Language::french && half_moves < 4);
  switch (language) {
    case Language::german: return one ? "Zug" : "Zügen";
    case Language::french: return one ? "coup" : "coups";
    case Language::english: break;
  }
  return one ? "move" : "moves";
}

std::string capitalised(std::string words) {
  constexpr std::string_view small = "é", large = "É";
  if (words.starts_with(small)) words.replace(0, small.size(), large);
  else if (!words.empty()) words[0] = text::to_upper(words[0]);
  return words;
}
/// A play's sign taken apart: "2->", "exact-", "ser-h".
struct Parts {
  std::string_view intro;
  bool exact = false;
  std::string_view play;
};

Parts parts_of(std::string_view sign) {
  Parts parts;
  if (std::size_t const arrow = sign.find("->"); arrow != std::string_view::npos) {
    parts.intro = sign.substr(0, arrow);
    sign.remove_prefix(arrow + 2);
  }
  constexpr std::string_view exact = "exact-";
  parts.exact = sign.starts_with(exact);
  parts.play = sign.substr(parts.exact ? exact.size() : 0);
  return parts;
}

}  // namespace

std::optional<NumberWord> read_number_word(std::string_view folded) {
  for (auto const& [word, value] : number_words)
    if (folded.starts_with(word) &&
        (folded.size() == word.size() || !text::is_of_word(folded[word.size()])))
      return NumberWord{value, word.size()};
  return {};
}

std::optional<TaskWords> read_task_words(std::string_view folded) {
  auto const opening = read_opening(folded);
  if (!opening) return {};
  Cursor cursor(folded);
  cursor.go(opening->end);
  bool const gap = cursor.take_gap();
  bool const french = gap && cursor.take_word("en");
  if (!gap || (!french && !cursor.take_word("in")) || !cursor.take_gap()) return {};
  TaskWords found;
  bool const exact = cursor.take_word_in(exactly) && cursor.take_gap();
  auto const half_moves = take_length(cursor);
  if (!half_moves) return {};
  std::vector<Language> spoken = opening->languages;
  std::erase_if(spoken, [&](Language one) { return (one == Language::french) != french; });
  std::size_t const behind_length = cursor.at();
  cursor.take_gap();
  auto const moves = std::ranges::find_if(
      move_words, [&](MoveWord const& one) { return cursor.take_word(one.word); });
  if (moves == move_words.end()) cursor.go(behind_length);
  else if (std::ranges::count(spoken, moves->language) == 0) found.mixed = moves->language;
  if (moves == move_words.end() && spoken.empty()) found.mixed = opening->languages.front();
  auto const intro = take_intro(cursor);
  found.task = {opening->meaning.play, opening->meaning.goal + opening->square, *half_moves};
  if (exact) found.task.play = "exact-" + found.task.play;
  if (intro) found.task.play = fmt::format("{}->{}", *intro, found.task.play);
  found.end = cursor.at();
  return found;
}

std::string task_in_words(chess::Task const& task, Language language) {
  Parts const parts = parts_of(task.play);
  std::string const opening = phrase_of(parts.play, task.goal, language);
  if (opening.empty() || task.half_moves == 0) return {};
  std::string const exact = parts.exact ? std::string(exactly.in(language)) + " " : "";
  std::string const intro = parts.intro.empty()
                                ? ""
                                : fmt::format(", {} {} {}", intro_opens.in(language), parts.intro,
                                              intro_ends.in(language));
  return fmt::format(
      "{} {} {}{} {}{}", capitalised(opening), language == Language::french ? "en" : "in", exact,
      length_text(task.half_moves, language), moves_text(task.half_moves, language), intro);
}

std::string_view nearest_task_words(std::string_view folded) {
  if (read_opening(folded)) return {};
  std::size_t const end = std::min(folded.find(" in "), folded.find(" en "));
  if (end == std::string_view::npos) return {};
  std::vector<std::string_view> known;
  for (auto const& [words, meaning] : phrasebook()) known.push_back(words);
  // Of words that are the same without their hyphen those without it.
  std::ranges::sort(known, {}, [](std::string_view one) { return std::pair(one.size(), one); });
  return text::nearest_name(folded.substr(0, end), known);
}

}  // namespace dawson::terms