// A stipulation is a task and the text after it:
//
//     stipulation = ( words | signs ) , { mark | solutions | remark } ;
//
// The text is folded to lower case first, byte for byte, so that offsets do not change.
#include "semantics/stipulation.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "semantics/stipulation_signs.hpp"
#include "semantics/stipulation_words.hpp"
#include "semantics/study_phrases.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::semantics {
namespace {

namespace x3 = boost::spirit::x3;
using chess::Language;

struct Reading {
  chess::Task task;
  std::size_t end = 0;
  bool reversed = false;
  std::optional<Language> mixed;
  TaskTail tail;
};

constexpr std::string_view blank = " \t";

// Reads the task of a study, which has no length.
std::optional<chess::Task> study_in_words(std::string_view folded) {
  if (auto const phrase = read_study_phrase(folded))
    return chess::Task{"", std::string(phrase->goal), 0};
  return {};
}

// Reads the task at the beginning, whatever follows it.
std::optional<Reading> read_task(std::string_view folded) {
  std::size_t const begin = std::min(folded.find_first_not_of(blank), folded.size());
  std::string_view const text = folded.substr(begin);
  auto words = read_task_words(text);
  if (words && !words->mixed)
    return Reading{std::move(words->task), begin + words->end, false, {}, {}};
  if (!words)
    if (auto signs = read_task_signs(text))
      return Reading{std::move(signs->task), begin + signs->end, signs->reversed, {}, {}};
  // "Mate en 2" is Spanish, and not a mixture of English and French.
  auto foreign = read_foreign_task(text);
  if (foreign && (!words || foreign->end >= words->end))
    return Reading{std::move(foreign->task), begin + foreign->end, false, {}, {}};
  if (words) return Reading{std::move(words->task), begin + words->end, false, words->mixed, {}};
  if (auto study = study_in_words(text::without_tail(text)))
    return Reading{std::move(*study), folded.size(), false, {}, {}};
  return {};
}

/// Reads a stipulation; a task without a sign ("Ortho-reconstruction") has no meaning beyond its
/// text.
std::optional<Reading> read_meaning(std::string_view folded, std::optional<Reading> found) {
  if (!found || found->task.goal.empty()) return {};
  auto tail = read_task_tail(folded, found->end);
  if (!tail) return {};
  found->tail = std::move(*tail);
  return found;
}

std::optional<Reading> read_meaning(std::string_view text) {
  std::string const folded = text::lower_case(text);
  return read_meaning(folded, read_task(folded));
}

/// Returns the remark, such as " (white starts)", which follows the task in words and in signs.
std::string remark_of(Reading const& read, std::string_view text) {
  text::Span const span = read.tail.remark;
  if (span == text::Span{}) return {};
  return fmt::format(" {}", text.substr(span.begin, span.end - span.begin));
}

std::string in_signs(Reading const& read, std::string_view text) {
  return task_in_signs(read.task) + tail_in_symbols(read.tail) + remark_of(read, text);
}

// Returns true for Popeye's "h#2" in which White begins: it is printed as h#1.5.
bool loses_a_half_move(chess::Task const& task, std::vector<chess::TaskMark> const& marks) {
  return task.play == "h" && task.half_moves > 1 && task.half_moves % 2 == 0 &&
         std::ranges::count(marks, chess::TaskMark::white_to_play) > 0;
}

// Tasks in whole sentences, which name the side and therefore have no sign.
struct SentenceWords : x3::symbols<> {
  SentenceWords() {
    for (auto const* word : {"to",        "play",       "plays",         "move",
                             "moves",     "and",        "win",           "wins",
                             "draw",      "draws",      "mate",          "mates",
                             "checkmate", "checkmates", "selfmate",      "selfmates",
                             "stalemate", "stalemates", "zieht",         "am",
                             "zug",       "beginnt",    "und",           "setzt",
                             "matt",      "patt",       "gewinnt",       "hält",
                             "macht",     "remis",      "unentschieden", "jouent",
                             "et",        "gagnent",    "font",          "mat",
                             "matent",    "pat",        "nulle",         "annulent"})
      add(word);
  }
} const sentence_words;

struct NumberWords : x3::parser<NumberWords> {
  using attribute_type = x3::unused_type;
  static bool const has_attribute = false;
  template <class Iterator, class Context, class RContext, class Attribute>
  bool parse(Iterator& first, Iterator const& last, Context const&, RContext&, Attribute&) const {
    auto const found =
        read_number_word({&*first, static_cast<std::size_t>(std::distance(first, last))});
    if (found) first += static_cast<std::ptrdiff_t>(found->end);
    return found.has_value();
  }
} const number_words;

using x3::char_, x3::lit;

auto const digit = char_('0', '9');
auto const letter = char_('a', 'z') | char_('\x80', '\xFF');
auto const gap = +char_(" \t");
auto const natural = x3::uint_parser<int, 10, 1, 4>{} >> !digit;
auto const moves =
    (lit("moves") | "move" | "zügen" | "zÜgen" | "zuegen" | "züge" | "zug" | "coups" | "coup") >>
    !letter;
auto const in_moves = (lit("in") | "en") >> gap >> (x3::omit[natural] | number_words) >> !letter >>
                      -(gap >> moves);
auto const side = (lit("white") | "black" | "weiß" | "weiss" | "schwarz" | "les blancs" |
                   "les noirs" | "blancs" | "noirs") >>
                  !letter;
auto const sentence = side >> +(-lit(',') >> gap >> (in_moves | (sentence_words >> !letter)));
auto const outcome = (lit("win") | "draw" | "gewinn" | "remis" | "gain" | "nulle") >> !letter;
auto const sentence_line = x3::rule<class Line>{"task in a sentence"} = sentence | outcome;

// Returns W-TASK for text close to a task; `read` is what was read of it in lower case.
text::Diagnostics doubts_of_task(std::string_view text, std::string_view folded,
                                 std::optional<Reading> const& read) {
  std::size_t const begin = std::min(folded.find_first_not_of(text::white_space), folded.size());
  text::Span const where{begin, text::without_tail(text).size()};
  auto const warn = [&](std::string message, std::string hint) {
    return text::Diagnostics{text::warning("W-TASK", where, std::move(message), std::move(hint))};
  };
  if (read && read->mixed)
    return warn("stipulation mixes two languages",
                fmt::format("write `{}`", task_in_words(read->task, *read->mixed)));
  if (read && read->reversed && !read->task.play.empty())
    return warn("the goal must come before the length",
                fmt::format("write `{}`", task_in_signs(read->task)));
  if (read) return {};
  std::string_view const whole = folded.substr(begin, where.end - begin);
  if (lacks_length(whole))
    return warn("stipulation has no length", fmt::format("write `{}2` for two moves", whole));
  auto const closest = closest_task_words(whole);
  if (closest.empty()) return {};
  return {text::suggesting(text::warning("W-TASK", where, "unknown stipulation", {}), closest)};
}

chess::Stipulation stipulation_of(std::string_view text, std::optional<Reading> read) {
  chess::Stipulation stipulation{std::string(text), {}, {}, {}};
  if (read) {
    stipulation.task = std::move(read->task);
    stipulation.marks = std::move(read->tail.marks);
    stipulation.intended = std::move(read->tail.intended);
  }
  return stipulation;
}

}  // namespace

chess::Stipulation read_stipulation(std::string_view text) {
  return stipulation_of(text, read_meaning(text));
}

chess::Stipulation read_stipulation(std::string_view text, text::Diagnostics& findings) {
  std::string const folded = text::lower_case(text);
  auto read = read_task(folded);
  std::ranges::move(doubts_of_task(text, folded, read), std::back_inserter(findings));
  return stipulation_of(text, read_meaning(folded, std::move(read)));
}

std::string stipulation_in_symbols(chess::Stipulation const& stipulation) {
  auto const read = read_meaning(stipulation.text);
  return read ? in_signs(*read, stipulation.text) : stipulation.text;
}

std::string stipulation_in_words(chess::Stipulation const& stipulation, Language language,
                                 chess::Side mover) {
  auto const read = read_meaning(stipulation.text);
  if (!read) return stipulation.text;
  bool const study = read->task.play.empty() && read->task.half_moves == 0;
  if (std::string_view const phrase = study_phrase(read->task.goal, mover, language);
      study && !phrase.empty()) {
    // A phrase with more words would not be read again.
    bool const alone =
        tail_in_words(read->tail, language).empty() && remark_of(*read, stipulation.text).empty();
    return alone ? std::string(phrase) : in_signs(*read, stipulation.text);
  }
  std::string words = task_in_words(read->task, language);
  if (words.empty()) return in_signs(*read, stipulation.text);
  return words + tail_in_words(read->tail, language) + remark_of(*read, stipulation.text);
}

std::string stipulation_with(std::string_view text, std::string printed, TaskMore const& more,
                             Language language) {
  if (more.marks.empty() && more.intended.empty()) return printed;
  auto read = read_meaning(text);
  bool const signs = read && printed.find(read->task.goal) != std::string::npos;
  bool const shorter = read && loses_a_half_move(read->task, more.marks);
  if (shorter) {
    --read->task.half_moves;
    printed = signs ? in_signs(*read, text)
                    : task_in_words(read->task, language) + tail_in_words(read->tail, language) +
                          remark_of(*read, text);
  }
  TaskTail added;
  for (chess::TaskMark const mark : more.marks) {
    if (shorter && mark == chess::TaskMark::white_to_play) continue;
    if (!read || std::ranges::count(read->tail.marks, mark) == 0) added.marks.push_back(mark);
  }
  if (!read || read->tail.intended.empty()) added.intended = more.intended;
  if (added.marks.empty() && added.intended.empty()) return printed;
  printed.resize(text::without_tail(printed).size());
  if (!signs) return printed + tail_in_words(added, language);
  bool const bare =
      read->tail.marks.empty() && read->tail.intended.empty() && read->tail.remark == text::Span{};
  if (bare) return printed + tail_in_symbols(added);
  std::ranges::copy(added.marks, std::back_inserter(read->tail.marks));
  if (!added.intended.empty()) read->tail.intended = added.intended;
  return in_signs(*read, text);
}

int solutions_intended(std::string_view intended) {
  constexpr int most = 1000;
  int all = 0;
  char const* at = intended.data();
  char const* const end = at + intended.size();
  while (at != end) {
    int factor = 0;
    auto const number = std::from_chars(at, end, factor);
    if (number.ec != std::errc() || factor < 1 || factor > most || all > most) return all;
    all = std::max(all, 1) * factor;
    at = number.ptr;
    if (at == end || *at != '.') return all;
    ++at;
  }
  return all;
}

std::size_t task_end(std::string_view text) {
  std::string const folded = text::lower_case(text);
  char const* at = folded.data();
  if (x3::parse(at, folded.data() + folded.size(), sentence_line))
    return static_cast<std::size_t>(at - folded.data());
  if (std::size_t const end = foreign_sentence_end(folded)) return end;
  auto const task = read_task(folded);
  // "X 100" is no capture: signs of one letter are small letters.
  bool const lone_capital = text.size() > 1 && text::is_upper(text[0]) && text[1] == ' ';
  if (!task || folded.starts_with(' ') || lone_capital) return 0;
  constexpr std::string_view follows_sign = " (,;.";
  bool const study = task->task.half_moves == 0 && task->end == 1;
  if (task->end == folded.size()) return task->end;
  char const next = folded[task->end];
  // "= 4+5" is a draw with nine pieces.
  if (next == '+' && task->end + 1 < folded.size() && text::is_digit(folded[task->end + 1]))
    return folded.starts_with("= ") || folded.starts_with("+ ") ? 1 : 0;
  if (study) return follows_sign.find(next) == std::string_view::npos ? 0 : task->end;
  if (!text::is_alphanumeric(next) || next == 'v') return task->end;
  return 0;
}

bool begins_like_task(std::string_view text) {
  static auto const words = [] {
    std::set<std::string, std::less<>> all{"white",  "black", "weiß", "weiss", "schwarz",
                                           "blancs", "noirs", "win",  "draw",  "gewinn",
                                           "remis",  "gain",  "nulle"};
    for (auto const& [phrase, meaning] : phrasebook())
      if (!meaning.goal_after) all.insert(phrase.substr(0, phrase.find(' ')));
    return all;
  }();
  std::string const folded = text::lower_case(text.substr(0, text.find_first_of(" ,.;:")));
  return words.contains(folded) || begins_like_foreign_task(folded);
}

}  // namespace dawson::semantics
