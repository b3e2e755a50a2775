// Looks up conditions by name. Names are folded before they are compared: lower case, accents
// written out ("Köko" is "koeko"), without blanks, hyphens and apostrophes, so that "Anti-Circe"
// is "Anticirce" and "Gridchess" is "Grid chess". The longest name that ends with a word wins; up
// to four words after it are its arguments ("Circe Parrain", "Imitator e5").
#include "semantics/conditions.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "notation/characters.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/stipulation_signs.hpp"
#include "text/closest_name.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using text::folded;

// Returns all names in print and in Popeye's input, in all languages.
std::vector<std::string> all_names() {
  std::vector<std::string> names;
  for (chess::Language const language : chess::all_languages) {
    for (Condition const& row : popeye_conditions()) {
      names.push_back(printed_name(row, language));
      names.emplace_back(row.words.in(language));
    }
    for (auto const rows : {popeye_conditions(), further_conditions()})
      for (Condition const& row : rows)
        for (chess::PopeyeWords const& other : row.others)
          if (!other.in(language).empty()) names.emplace_back(other.in(language));
  }
  return names;
}

bool is_known_name(std::string const& name) {
  static auto const known = [] {
    std::unordered_set<std::string> all;
    for (std::string const& one : all_names()) all.insert(folded(one));
    return all;
  }();
  if (known.contains(name)) return true;
  // "Madrasischach", "Circe chess", "Échecs Madrasi".
  for (std::string_view const chess : {"schach", "chess"})
    if (name.ends_with(chess)) return known.contains(name.substr(0, name.size() - chess.size()));
  constexpr std::string_view echecs = "echecs";
  return name.starts_with(echecs) && known.contains(name.substr(echecs.size()));
}

bool is_word_character(char c) {
  return text::is_lower(text::to_lower(c)) || text::is_digit(c) ||
         static_cast<unsigned char>(c) >= 0x80;
}

/// Returns the end of each word.
std::vector<std::size_t> word_ends(std::string_view text) {
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (is_word_character(text[i]) && (i + 1 == text.size() || !is_word_character(text[i + 1])))
      ends.push_back(i + 1);
  return ends;
}

text::Span trimmed(std::string_view text, text::Span span) {
  while (span.begin < span.end &&
         text::white_space.find(text[span.begin]) != std::string_view::npos)
    ++span.begin;
  while (span.begin < span.end &&
         text::white_space.find(text[span.end - 1]) != std::string_view::npos)
    --span.end;
  return span;
}

std::string_view part(std::string_view text, text::Span span) {
  return text.substr(span.begin, span.end - span.begin);
}

/// Removes the side that a condition applies to: "White Maximummer" is a Maximummer for White.
std::string_view without_side(std::string_view text) {
  static constexpr auto sides = std::to_array<std::string_view>(
      {"white", "black", "neutral", "weiss", "weisser", "weisses", "weisse", "schwarz", "schwarzer",
       "schwarzes", "schwarze", "blanc", "blancs", "noir", "noirs"});
  std::size_t const end = text.find(' ');
  if (end == std::string_view::npos) return text;
  return std::ranges::count(sides, folded(text.substr(0, end))) > 0 ? text.substr(end + 1) : text;
}

// Returns true for a walk ("GI") or squares ("a8a7b6").
bool is_short_argument(std::string_view word) {
  if (word.size() <= 2) return true;
  if (word.size() % 2 != 0) return false;
  for (std::size_t at = 0; at < word.size(); at += 2)
    if (!chess::read_square(word.substr(at, 2))) return false;
  return true;
}

bool begins_with_name(std::string_view text) {
  constexpr std::size_t longest_name = 8;    // words
  constexpr std::size_t most_arguments = 4;  // words of any kind
  constexpr std::size_t most_short = 64;     // "Promotion only to D T L S N GI 35"
  auto const ends = word_ends(text);
  if (ends.size() <= longest_name && is_known_name(folded(text))) return true;
  if (ends.size() > longest_name + most_short) return false;
  for (std::size_t words = std::min(ends.size(), longest_name); words > 0; --words) {
    std::size_t const end = ends[words - 1];
    if (!is_known_name(folded(text.substr(0, end)))) continue;
    std::size_t others = 0;
    for (std::size_t i = words; i < ends.size(); ++i)
      if (!is_short_argument(part(text, trimmed(text, {ends[i - 1], ends[i]})))) ++others;
    if (ends.size() - words <= most_arguments) others = 0;
    // Arguments contain none of the characters that separate conditions.
    return others <= 1 && text.find_first_of(",;+&()", end) == std::string_view::npos;
  }
  return false;
}

bool is_square_list(std::string_view text) {
  std::size_t begin = 0;
  for (std::size_t const end : word_ends(text)) {
    if (!chess::read_square(part(text, trimmed(text, {begin, end})))) return false;
    begin = end;
  }
  return begin != 0 && begin == text.size();
}

// Returns the end of the longest known name at the beginning of the text; 0 without one.
std::size_t name_end(std::string_view text) {
  constexpr std::size_t longest = 80, most_words = 8;
  std::string_view const head = text.substr(0, std::min(text.find_first_of(",;()[]"), longest));
  std::size_t found = 0, words = 0;
  for (std::size_t const end : word_ends(head)) {
    bool const cut = end == longest && end < text.size() && is_word_character(text[end]);
    if (++words > most_words || cut) break;
    if (is_known_name(folded(head.substr(0, end)))) found = end;
  }
  return found;
}

// Returns true for the words that Popeye allows after the name of a condition.
bool is_argument(std::string const& folded_words) {
  static auto const known = [] {
    std::unordered_set<std::string> all;
    for (Condition const& row : popeye_conditions())
      for (Condition const& flag : popeye::grammar_of(row.takes).flags)
        for (chess::Language const language : chess::all_languages)
          for (std::string_view const word : {flag.words.in(language), flag.printed.in(language)})
            if (!word.empty()) all.insert(folded(word));
    return all;
  }();
  return known.contains(folded_words);
}

// Returns the end of the argument that begins at `at`; `at` without one.
std::size_t argument_end(std::string_view text, std::size_t at) {
  constexpr std::size_t most_words = 3, most_digits = 2;
  std::size_t const stop = std::min(text.find_first_of(",;()[]", at), text.size());
  std::size_t end = at, found = at;
  for (std::size_t words = 0; words < most_words && end < stop; ++words) {
    end = std::min(text.find(' ', end + 1), stop);
    if (text[end - 1] == ' ') break;
    if (is_argument(folded(text.substr(at, end - at)))) found = end;
  }
  if (found > at) return found;
  end = std::min(text.find(' ', at), stop);
  std::string_view const word = text.substr(at, end - at);
  bool const number = word.size() <= most_digits && std::ranges::all_of(word, text::is_digit);
  bool const squares = word.size() > 1 && word.size() % 2 == 0 && is_short_argument(word) &&
                       chess::read_square(word.substr(0, 2));
  return !word.empty() && (squares || (number && task_option_end(text, at) == at)) ? end : at;
}

std::size_t arguments_end(std::string_view text, std::size_t end) {
  while (end < text.size()) {
    bool const comma = text[end] == ',';
    std::size_t const at = text.find_first_not_of(' ', end + (comma ? 1 : 0));
    if (at == std::string_view::npos || (at == end && !comma)) return end;
    // After a comma only further squares belong to the condition.
    if (comma && !chess::read_square(text.substr(at, 2))) return end;
    std::size_t const next = argument_end(text, at);
    if (next == at) return end;
    end = next;
  }
  return end;
}

/// Splits `text` at `+` and `&` between blanks and at `,` and `;`. The caller joins "Take & Make"
/// again.
std::vector<text::Span> split_conditions(std::string_view text) {
  std::vector<text::Span> pieces{{0, 0}};
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const list = text[i] == ',' || text[i] == ';';
    bool const joined = (text[i] == '+' || text[i] == '&') && i > 0 && text[i - 1] == ' ' &&
                        i + 1 < text.size() && text[i + 1] == ' ';
    if (!list && !joined) continue;
    pieces.back().end = i;
    pieces.push_back({i + 1, i + 1});
  }
  pieces.back().end = text.size();
  for (auto& piece : pieces) piece = trimmed(text, piece);
  return pieces;
}

}  // namespace

bool is_condition(std::string_view untrimmed) {
  auto const text = part(untrimmed, trimmed(untrimmed, {0, untrimmed.size()}));
  return begins_with_name(text) || begins_with_name(without_side(text));
}

std::size_t condition_end(std::string_view text) {
  if (text.starts_with(' ')) return 0;
  std::string_view const sideless = without_side(text);
  for (std::string_view const named : {text, sideless})
    if (std::size_t const end = name_end(named))
      return arguments_end(text, text.size() - named.size() + end);
  return 0;
}

std::vector<text::Span> read_conditions(std::string_view text) {
  auto const pieces = split_conditions(text);
  std::vector<text::Span> conditions;
  for (std::size_t i = 0; i < pieces.size();) {
    text::WorkBudget::take();
    if (!conditions.empty() && is_square_list(part(text, pieces[i]))) {
      conditions.back().end = pieces[i].end;
      ++i;
      continue;
    }
    std::size_t last = std::min(i + 3, pieces.size());
    while (last > i && !is_condition(part(text, {pieces[i].begin, pieces[last - 1].end}))) --last;
    if (last == i) return {};
    conditions.push_back({pieces[i].begin, pieces[last - 1].end});
    i = last;
  }
  return conditions;
}

std::optional<text::Diagnostic> check_condition(std::string_view untrimmed) {
  text::Span const where = trimmed(untrimmed, {0, untrimmed.size()});
  auto const condition = part(untrimmed, where);
  if (condition.empty() || is_condition(condition) || !read_conditions(condition).empty() ||
      popeye::is_option(condition) || popeye::condition_for_popeye(condition))
    return {};
  auto const names = all_names();
  std::vector<std::string_view> const known(names.begin(), names.end());
  // A misspelled name, whatever follows it.
  constexpr std::size_t longest_name = 60;
  std::string_view const begin = condition.substr(0, longest_name);
  std::string_view closest = text::closest_name(begin, known);
  for (std::size_t const end : word_ends(begin))
    if (closest.empty()) closest = text::closest_name(condition.substr(0, end), known);
  auto finding = text::warning(
      "W-CONDITION", where,
      fmt::format("unknown condition `{}{}`", begin, begin.size() < condition.size() ? " ..." : ""),
      closest.empty() ? "write its name in English, German or French, or put the rule in a remark"
                      : fmt::format("did you mean `{}`?", closest));
  // The arguments of a condition would be lost.
  bool const whole = closest == text::closest_name(condition, known);
  return whole ? text::replaceable(std::move(finding), closest) : finding;
}

}  // namespace dawson::semantics
