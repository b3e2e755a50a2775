#include "semantics/solution/line_words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace dawson::semantics {
namespace {

struct Word {
  std::string_view written;
  SolutionWord means;
  char needs = '\0';  ///< a colon that must follow, since it is a word of prose too
};

constexpr auto words = std::to_array<Word>({
    {"threats", SolutionWord::threat},
    {"threat", SolutionWord::threat},
    {"thr.", SolutionWord::threat},
    {"thr", SolutionWord::threat},
    {"th.", SolutionWord::threat},
    {"droht", SolutionWord::threat},
    {"drohen", SolutionWord::threat},
    {"Drohungen", SolutionWord::threat},
    {"Drohung", SolutionWord::threat},
    {"dr.", SolutionWord::threat},
    {"menaces", SolutionWord::threat},
    {"menace", SolutionWord::threat},
    {"men.", SolutionWord::threat},
    {"zugzwang", SolutionWord::zugzwang},
    {"zz", SolutionWord::zugzwang},
    {"blocus", SolutionWord::zugzwang},
    {"waiting move", SolutionWord::zugzwang},
    {"waiting", SolutionWord::zugzwang},
    {"tempo", SolutionWord::zugzwang},
    {"but", SolutionWord::but},
    {"aber", SolutionWord::but},
    {"mais", SolutionWord::but},
    {"doch", SolutionWord::but},
    {"jedoch", SolutionWord::but},
    {"however", SolutionWord::but},
    {"refutes", SolutionWord::refutes},
    {"Widerlegt", SolutionWord::refutes},
    {"Refute", SolutionWord::refutes},
    {"Set play", SolutionWord::set, ':'},
    {"Set mates", SolutionWord::set, ':'},
    {"Set", SolutionWord::set, ':'},
    {"Virtual play", SolutionWord::set, ':'},
    {"Apparent play", SolutionWord::set, ':'},
    {"Satzspiel", SolutionWord::set, ':'},
    {"Satz", SolutionWord::set, ':'},
    {"Jeu apparent", SolutionWord::set, ':'},
    {"Apparent", SolutionWord::set, ':'},
    {"Tries", SolutionWord::attempt, ':'},
    {"Try", SolutionWord::attempt, ':'},
    {"Virtual", SolutionWord::attempt, ':'},
    {"Probespiele", SolutionWord::attempt, ':'},
    {"Probespiel", SolutionWord::attempt, ':'},
    {"Verführungen", SolutionWord::attempt, ':'},
    {"Verführung", SolutionWord::attempt, ':'},
    {"Essais", SolutionWord::attempt, ':'},
    {"Essai", SolutionWord::attempt, ':'},
    {"Key move", SolutionWord::key, ':'},
    {"Key", SolutionWord::key, ':'},
    {"Schlüsselzug", SolutionWord::key, ':'},
    {"Schlüssel", SolutionWord::key, ':'},
    {"Clé", SolutionWord::key, ':'},
    {"Clef", SolutionWord::key, ':'},
    {"Solution", SolutionWord::solution, ':'},
    {"Actual play", SolutionWord::solution, ':'},
    {"Actual", SolutionWord::solution, ':'},
    {"Real play", SolutionWord::solution, ':'},
    {"Play", SolutionWord::solution, ':'},
    {"Lösungen", SolutionWord::solution, ':'},
    {"Lösung", SolutionWord::solution, ':'},
    {"Spiel", SolutionWord::solution, ':'},
    {"Jeu réel", SolutionWord::solution, ':'},
    {"Réel", SolutionWord::solution, ':'},
});

constexpr auto partial_words = std::to_array<std::string_view>(
    {"Partial solution", "Partielle Loesung", "solution partielle", "solving interrupted",
     "Bearbeitung abgebrochen", "solution interrompue"});

constexpr auto program_words = std::to_array<std::string_view>(
    {"solution finished", "Loesung beendet", "solution terminee", "potential positions in",
     "moegliche Stellungen", "positions potentielles", "the side to play can capture the king",
     "both sides need a king", "side to play can capture"});

bool contains_folded(std::string_view line, std::string_view phrase) {
  auto const same = [](char a, char b) { return text::to_lower(a) == text::to_lower(b); };
  return !std::ranges::search(line, phrase, same).empty();
}

// Returns true for "  1  (Kf3-e2 + )", with or without the time after it.
bool is_move_number(std::string_view line) {
  Scan scan{line};
  scan.blanks();
  std::size_t const from = scan.at;
  while (text::is_digit(scan.ahead())) ++scan.at;
  if (scan.at == from || !scan.blanks() || scan.ahead() != '(') return false;
  std::size_t const close = line.find(')', scan.at);
  if (close == std::string_view::npos) return false;
  scan.at = close + 1;
  scan.blanks();
  return scan.done() || scan.take("Time");
}

// The counters of older versions; newer ones have an underscore between words.
constexpr auto counters = std::to_array<std::string_view>({"empile", "jouecoup"});

// Returns true for "add_to_move_generation_stack: 1234".
bool is_counter(std::string_view line) {
  Scan scan{line};
  scan.blanks();
  std::size_t const begin = scan.at;
  while (text::is_lower(scan.ahead()) || scan.ahead() == '_') ++scan.at;
  std::string_view const word = line.substr(begin, scan.at - begin);
  bool const known = word.find('_') != std::string_view::npos ||
                     std::ranges::find(counters, word) != counters.end();
  if (!known || !scan.take(":")) return false;
  scan.blanks();
  std::size_t const from = scan.at;
  while (text::is_digit(scan.ahead())) ++scan.at;
  scan.blanks();
  return scan.at > from && scan.done();
}

}  // namespace

std::optional<SolutionWord> take_solution_word(Scan& scan) {
  if (!text::is_word(scan.ahead())) return {};
  for (Word const& word : words) {
    if (text::to_lower(word.written.front()) != text::to_lower(scan.ahead())) continue;
    Scan here = scan;
    if (!here.take_word(word.written)) continue;
    if (word.needs != '\0') {
      here.blanks();
      if (here.ahead() != word.needs) continue;
      ++here.at;
    } else {
      here.take_any({":", "."});
    }
    scan = here;
    return word.means;
  }
  return {};
}

// Longer words come before their own beginnings.
constexpr auto any_words = std::to_array<std::string_view>(
    {"any move", "any", "ad libitum", "ad lib.", "ad lib", "others", "other", "otherwise", "else",
     "random", "beliebig", "sonst", "andere", "autres", "autre", "quelconque"});

constexpr auto alternative_words =
    std::to_array<std::string_view>({"or", "and", "oder", "und", "ou", "et"});

bool take_any_move(Scan& scan) {
  return text::is_lower(scan.ahead()) && std::ranges::any_of(any_words, [&](std::string_view word) {
           return scan.take_word(word);
         });
}

bool take_alternative(Scan& scan) {
  return text::is_lower(scan.ahead()) &&
         std::ranges::any_of(alternative_words,
                             [&](std::string_view word) { return scan.take_word(word); });
}

std::size_t end_of_line(std::string_view text, std::size_t at) {
  auto const marked = [&](std::size_t end) {
    std::size_t const next = text.find_first_not_of(" \t\r", end + 1);
    return next != std::string_view::npos && (text[next] == '!' || text[next] == '?');
  };
  std::size_t end = text.find_first_of("\n{", at);
  while (end != std::string_view::npos && (text[end] == '{' || marked(end))) {
    std::size_t after = end + 1;
    if (text[end] == '{') {
      after = text.find_first_of("{}", after);
      if (after == std::string_view::npos || text[after] == '{')
        return std::min(text.find('\n', end), text.size());
    }
    end = text.find_first_of("\n{", after);
  }
  return std::min(end, text.size());
}

std::size_t end_of_line(std::string_view text, std::size_t at,
                        std::vector<text::Span> const& markup) {
  std::size_t end = end_of_line(text, at);
  for (auto one = std::ranges::lower_bound(markup, at, {}, &text::Span::begin);
       one != markup.end() && one->begin < end; ++one)
    if (one->end > end) end = end_of_line(text, one->end);
  return end;
}

text::Span const* markup_at(std::vector<text::Span> const& markup, std::size_t at) {
  auto const found = std::ranges::lower_bound(markup, at, {}, &text::Span::begin);
  return found == markup.end() || found->begin != at ? nullptr : &*found;
}

void blank_stray_quotes(std::string& text) {
  std::size_t const first = text.find_first_not_of(text::white_space);
  std::size_t const last = text.find_last_not_of(text::white_space);
  if (first == last || first == std::string::npos || text[first] != '"' || text[last] != '"')
    return;
  text[first] = text[last] = ' ';
}

bool is_of_program(std::string_view line) {
  std::size_t const first = line.find_first_not_of(text::white_space);
  if (first == std::string_view::npos) return false;
  if (text::is_digit(line[first]))
    return is_move_number(line) || contains_folded(line, "potential positions in");
  if (!text::is_letter(line[first])) return false;
  auto const within = [&](std::string_view words) { return contains_folded(line, words); };
  return says_partial(line) || std::ranges::any_of(program_words, within) || is_counter(line);
}

bool says_partial(std::string_view line) {
  return std::ranges::any_of(partial_words,
                             [&](std::string_view words) { return contains_folded(line, words); });
}

std::optional<chess::Language> language_by_words(std::string_view text) {
  static constexpr chess::PopeyeWords words[] = {{"threat:", "Drohung:", "menace:"},
                                                 {"\n    but\n", "\n    Aber\n", "\n    mais\n"},
                                                 {{}, {}, "blocus."}};
  for (chess::Language const language : chess::all_languages)
    for (chess::PopeyeWords const& row : words)
      if (std::string_view const word = row.in(language);
          !word.empty() && text.find(word) != std::string_view::npos)
        return language;
  return {};
}

}  // namespace dawson::semantics
