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

// A sentence is a phrase of the phrasebook, a preposition and a length. All printed phrases can be
// read, and further common ones.

namespace {

using chess::Language;

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
  bool take_word(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    if (at_ + word.size() < text_.size() && text::is_word(text_[at_ + word.size()])) return false;
    at_ += word.size();
    return true;
  }
  bool take_word_of(chess::Word chess::Words::*word) {
    return std::ranges::any_of(chess::all_languages, [&](Language language) {
      return take_word(text::lower_case(chess::words(language).*word));
    });
  }
  // Matches the words of one language, and other common words.
  bool take_moves_of(chess::Words const& words) {
    for (std::string_view const word : words.moves)
      if (take_word(text::lower_case(word))) return true;
    return std::ranges::any_of(chess::alternatives(words.other_moves),
                               [&](std::string_view word) { return take_word(word); });
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

// Reads a length, in half-moves: "3", "3.5", "3½", "½", "three".
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
  bool const ends = cursor.rest().empty() || !text::is_word(cursor.rest().front());
  if (!ends || half_moves == 0) return {};
  return half_moves;
}

struct Opening {
  PhraseMeaning meaning;
  std::string square;
  std::vector<Language> languages;  ///< that have these words
  std::size_t end = 0;
};

// Finds the longest phrase of the phrasebook at the beginning of the text.
std::optional<Opening> read_opening(std::string_view folded) {
  constexpr std::size_t longest = 80;
  std::string_view const head = folded.substr(0, std::min(folded.size(), longest));
  for (std::size_t end = head.size(); end > 0; --end) {
    if (end < folded.size() && text::is_word(folded[end])) continue;
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

// Reads "after 2 introductory moves".
std::optional<int> take_intro(Cursor& cursor) {
  std::size_t const begin = cursor.at();
  cursor.take(",");
  std::optional<int> moves;
  if (cursor.take_gap() && cursor.take_word_of(&chess::Words::after) && cursor.take_gap())
    moves = cursor.take_natural();
  if (moves && cursor.take_gap() && cursor.take_word_of(&chess::Words::introductory_moves))
    return moves;
  cursor.go(begin);
  return {};
}

// Reads the last word of "en 4 coups exactement".
bool take_exactly_after_length(Cursor& cursor) {
  std::size_t const begin = cursor.at();
  if (cursor.take_gap() && cursor.take_word_of(&chess::Words::exactly)) return true;
  cursor.go(begin);
  return false;
}

std::string length_text(int half_moves, chess::Words const& words) {
  int const whole = half_moves / 2;
  if (half_moves % 2 == 0) return std::to_string(whole);
  bool const alone = whole == 0 && !words.half.starts_with(',');
  return fmt::format("{}{}", alone ? "" : std::to_string(whole), words.half);
}

/// The parts of a play's sign: "2->", "exact-", "ser-h".
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
  if (folded.empty() || text::is_digit(folded.front())) return {};
  for (Language const language : chess::all_languages) {
    int value = 0;
    for (std::string_view const words : chess::words(language).numbers) {
      ++value;
      for (std::string_view const word : chess::alternatives(words))
        if (folded.starts_with(word) &&
            (folded.size() == word.size() || !text::is_word(folded[word.size()])))
          return NumberWord{value, word.size()};
    }
  }
  return {};
}

std::optional<TaskWords> read_task_words(std::string_view folded) {
  auto const opening = read_opening(folded);
  if (!opening) return {};
  Cursor cursor(folded);
  cursor.go(opening->end);
  bool const gap = cursor.take_gap();
  auto const in = std::ranges::find_if(chess::all_languages, [&](Language one) {
    return gap && cursor.take_word(chess::words(one).in);
  });
  if (in == chess::all_languages.end() || !cursor.take_gap()) return {};
  TaskWords found;
  bool exact = cursor.take_word_of(&chess::Words::exactly) && cursor.take_gap();
  auto const half_moves = take_length(cursor);
  if (!half_moves) return {};
  std::vector<Language> spoken = opening->languages;
  std::erase_if(spoken, [&](Language one) { return chess::words(one).in != chess::words(*in).in; });
  std::size_t const after_length = cursor.at();
  cursor.take_gap();
  auto const moves = std::ranges::find_if(
      chess::all_languages, [&](Language one) { return cursor.take_moves_of(chess::words(one)); });
  bool const has_moves_word = moves != chess::all_languages.end();
  if (!has_moves_word) cursor.go(after_length);
  else if (std::ranges::count(spoken, *moves) == 0) found.mixed = *moves;
  if (!has_moves_word && spoken.empty()) found.mixed = opening->languages.front();
  exact = exact || take_exactly_after_length(cursor);
  auto const intro = take_intro(cursor);
  std::string goal = opening->meaning.goal + opening->square;
  if (opening->meaning.goal_after) {
    auto named = read_goal_after(cursor.rest());
    if (!named) return {};
    goal = std::move(named->goal);
    cursor.go(cursor.at() + named->end);
  }
  found.task = {opening->meaning.play, std::move(goal), *half_moves};
  if (exact) found.task.play = "exact-" + found.task.play;
  if (intro) found.task.play = fmt::format("{}->{}", *intro, found.task.play);
  found.end = cursor.at();
  return found;
}

std::string task_in_words(chess::Task const& task, Language language) {
  Parts const parts = parts_of(task.play);
  auto const [opening, goal] = phrase_of(parts.play, task.goal, language);
  if (opening.empty() || task.half_moves == 0) return {};
  chess::Words const& words = chess::words(language);
  bool const one = task.half_moves <= 2 || (words.one_below_two && task.half_moves < 4);
  std::string const moves =
      fmt::format("{} {}", length_text(task.half_moves, words), words.moves[one ? 0 : 1]);
  std::string length = moves;
  if (parts.exact)
    length = words.exactly_after ? fmt::format("{} {}", moves, words.exactly)
                                 : fmt::format("{} {}", words.exactly, moves);
  std::string const intro =
      parts.intro.empty()
          ? ""
          : fmt::format(", {} {} {}", words.after, parts.intro, words.introductory_moves);
  return fmt::format("{} {} {}{}{}{}", text::capitalised(opening), words.in, length, intro,
                     goal.empty() ? "" : ", ", goal);
}

std::string_view closest_task_words(std::string_view folded) {
  if (read_opening(folded)) return {};
  std::size_t const end = std::min(folded.find(" in "), folded.find(" en "));
  if (end == std::string_view::npos) return {};
  std::vector<std::string_view> known;
  for (auto const& [words, meaning] : phrasebook()) known.push_back(words);
  // Of words that differ only by a hyphen, those without it come first.
  std::ranges::sort(known, {}, [](std::string_view one) { return std::pair(one.size(), one); });
  return text::closest_name(folded.substr(0, end), known);
}

}  // namespace dawson::semantics
