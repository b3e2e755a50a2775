// A condition is a word of a table; its row gives its arguments: words of a second table, squares
// in one token, walks or numbers. Both directions use these tables: reading turns words into
// printed names, writing looks for the longest name that the printed text begins with.
#include "semantics/popeye/conditions.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "semantics/popeye/condition_table.hpp"
#include "semantics/popeye/problem.hpp"
#include "semantics/popeye/words.hpp"
#include "text/closest_name.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics::popeye {
namespace {

using chess::Language;
using text::SourceMappedText;

// Writes RexInclusive as "rex inclusive".
std::string in_small_letters(std::string_view word) {
  std::string out;
  for (char const c : word) {
    if (text::is_upper(c) && !out.empty()) out += ' ';
    out += text::to_lower(c);
  }
  return out;
}

std::string printed(Condition const& flag, Language language) {
  std::string_view const print = flag.printed.in(language);
  return print.empty() ? in_small_letters(flag.words.in(language)) : std::string(print);
}

// Accepts also "9:20:9", the number of the move at which a search begins, for each depth.
bool is_number(std::string_view token) {
  return token == "-" || (!token.empty() && text::is_digit(token.front()) &&
                          token.find_first_not_of("0123456789.:") == std::string_view::npos);
}

// Writes a1c8 as "a1, c8".
std::string separated_squares(std::string_view squares) {
  std::string out;
  for (std::size_t i = 0; i < squares.size(); i += 2)
    out += (i == 0 ? "" : ", ") + text::lower_case(squares.substr(i, 2));
  return out;
}

// Returns true for a cell or the lines of a grid: "a8a7b8b7", "bdf246", "Ha24".
bool is_grid_token(std::string_view token) {
  bool const line =
      token.size() >= 4 && (text::to_lower(token[0]) == 'h' || text::to_lower(token[0]) == 'v');
  if (line) token.remove_prefix(1);
  return token.find_first_of("12345678") != std::string_view::npos &&
         std::ranges::all_of(token, [](char c) {
           c = text::to_lower(c);
           return (c >= 'a' && c <= 'h') || (c >= '1' && c <= '8');
         });
}

class ConditionReader {
 public:
  ConditionReader(Tokens& tokens, Language language, text::Diagnostics& findings)
      : tokens_(tokens), language_(language), findings_(findings) {}

  std::vector<SourceMappedText> run() {
    std::vector<SourceMappedText> conditions;
    while (true) {
      Token const token = tokens_.peek();
      if (token.ended() || is_command_in_full(token)) return conditions;
      auto const found = match(token.text, semantics::popeye_conditions(), language_);
      if (found.several && match(token.text, keywords(), language_).index) return conditions;
      if (found.several) {
        findings_.push_back(text::error("E-AMBIGUOUS", token.where,
                                        fmt::format("ambiguous condition `{}`", token.text),
                                        "write more of its letters"));
        tokens_.take();
        continue;
      }
      if (!found.index) return conditions;
      warn_of_swallowed(token, *found.index);
      tokens_.take();
      conditions.push_back(take(semantics::popeye_conditions()[*found.index], token));
    }
  }

 private:
  // Popeye would read such a word as a condition, but authors who write it in full mean the
  // command.
  bool is_command_in_full(Token const& token) const {
    auto const found = match(token.text, keywords(), language_);
    return found.index && keywords()[*found.index].words.in(language_).size() == token.text.size();
  }

  void warn_of_swallowed(Token const& token, std::size_t condition) {
    auto const command = match(token.text, keywords(), language_);
    std::string_view const word = semantics::popeye_conditions()[condition].words.in(language_);
    bool const of_a_command = command.index || command.several;
    if (!of_a_command || word.size() == token.text.size()) return;
    findings_.push_back(text::warning(
        "W-SWALLOWED", token.where,
        fmt::format("Popeye reads `{}` as the condition {}, not as a command", token.text, word),
        "write the command in full"));
  }

  SourceMappedText take(Condition const& condition, Token const& word) {
    Grammar const& grammar = grammar_of(condition.takes);
    std::string print = semantics::printed_name(condition, language_);
    std::size_t end = word.where.end;
    int numbers = 0;
    bool squares = false, lines = false;
    while (true) {
      Token const token = tokens_.peek();
      if (token.ended()) break;
      auto const flag = match(token.text, std::span<Condition const>(grammar.flags), language_);
      if (flag.index) {
        print += " " + printed(grammar.flags[*flag.index], language_);
        lines = grammar.tokens;
      } else if (grammar.squares && !squares && are_squares(token.text)) {
        squares = true;
        print += " " + separated_squares(token.text);
      } else if (lines && is_grid_token(token.text)) {
        print += " " + std::string(token.text);
      } else if (numbers < grammar.numbers && is_number(token.text)) {
        ++numbers;
        print += " " + std::string(token.text);
      } else if (auto const walk =
                     grammar.walks ? english_walk(token.text, language_) : std::nullopt;
                 walk && !is_command_in_full(token)) {
        print += " " + text::upper_case(token.text);
      } else if (grammar.piece) {
        return last_capture(print, word);
      } else {
        break;
      }
      end = token.where.end;
      tokens_.take();
    }
    SourceMappedText made;
    made.append_for(print, {word.where.begin, end});
    return made;
  }

  SourceMappedText last_capture(std::string const& print, Token const& word) {
    Listed const listed = read_list(tokens_, language_, findings_);
    SourceMappedText made;
    if (listed.pieces.empty()) {
      findings_.push_back(text::error("E-SQUARE", word.where, "missing captured piece",
                                      "write its colour, letter and square: White Qd1"));
      made.append_for(print, word.where);
      return made;
    }
    made.append_for(print + " " + write_list({listed.pieces.front()}).text(),
                    {word.where.begin, listed.pieces.front().where.end});
    return made;
  }

  Tokens& tokens_;
  Language language_;
  text::Diagnostics& findings_;
};

struct Known {
  std::size_t index = 0;
  Language language = Language::english;
};
struct Names {
  std::map<std::string, Known, std::less<>> known;
  std::size_t longest = 0;

  void add(std::string name, Known what) {
    longest = std::max(longest, name.size());
    known.try_emplace(std::move(name), what);
  }
};

// Returns printed names and Popeye's names, folded; a name that several languages share is
// English.
Names const& condition_names() {
  static Names const all = [] {
    Names names;
    auto const rows = semantics::popeye_conditions();
    // Popeye's words first: BlackMaximummer is Popeye's word for one condition and the printed
    // name of another.
    for (Language const language : chess::all_languages)
      for (std::size_t i = 0; i < rows.size(); ++i)
        names.add(text::folded(rows[i].words.in(language)), {i, language});
    for (Language const language : chess::all_languages)
      for (std::size_t i = 0; i < rows.size(); ++i)
        names.add(text::folded(semantics::printed_name(rows[i], language)), {i, language});
    for (Language const language : chess::all_languages)
      for (std::size_t i = 0; i < rows.size(); ++i)
        for (chess::PopeyeWords const& other : rows[i].others)
          if (!other.in(language).empty())
            names.add(text::folded(other.in(language)), {i, language});
    return names;
  }();
  return all;
}

Names flag_names(std::span<Condition const> flags) {
  Names names;
  for (Language const language : chess::all_languages)
    for (std::size_t i = 0; i < flags.size(); ++i) {
      names.add(text::folded(flags[i].words.in(language)), {i, language});
      names.add(text::folded(printed(flags[i], language)), {i, language});
    }
  return names;
}

struct Begun {
  Known known;
  std::string_view rest;
};

// Returns the names that `text` begins with as whole words, shortest first.
std::vector<Begun> names_at_start_of(std::string_view text, Names const& names) {
  std::vector<Begun> found;
  std::string name;
  for (std::size_t begin = 0; begin < text.size() && name.size() <= names.longest;) {
    text::WorkBudget::take();
    std::size_t const end = std::min(text.find_first_of(" ,", begin + 1), text.size());
    name += text::folded(text.substr(begin, end - begin));
    if (auto const known = names.known.find(name); known != names.known.end())
      found.push_back({known->second, text.substr(end)});
    begin = end;
  }
  return found;
}

std::string_view without_separators(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
  return text;
}

}  // namespace

std::vector<SourceMappedText> read_conditions(Tokens& tokens, Language language,
                                              text::Diagnostics& findings) {
  return ConditionReader(tokens, language, findings).run();
}

std::vector<SourceMappedText> read_options(Tokens& tokens, Language language,
                                           text::Diagnostics& findings) {
  std::vector<SourceMappedText> made;
  while (true) {
    Token const token = tokens.peek();
    auto const command = match(token.text, keywords(), language);
    bool const in_full =
        command.index && keywords()[*command.index].words.in(language).size() == token.text.size();
    auto const found = match(token.text, options(), language);
    if (token.ended() || in_full || (!found.index && !found.several)) return made;
    if (found.several && command.index) return made;
    tokens.take();
    if (found.several) {
      findings.push_back(text::error("E-AMBIGUOUS", token.where,
                                     fmt::format("ambiguous option `{}`", token.text),
                                     "write more of its letters"));
      continue;
    }
    Option const& option = options()[*found.index];
    if (command.index && option.words.in(language).size() != token.text.size())
      findings.push_back(
          text::warning("W-SWALLOWED", token.where,
                        fmt::format("Popeye reads `{}` as the option {}, not as a command",
                                    token.text, option.words.in(language)),
                        "write the command in full"));
    std::string print(option.words.english);
    std::size_t end = token.where.end;
    for (int i = 0; i < option.numbers && is_number(tokens.peek().text); ++i) {
      end = tokens.peek().where.end;
      print += " " + std::string(tokens.take().text);
    }
    if (option.squares && are_squares(tokens.peek().text)) {
      end = tokens.peek().where.end;
      print += " " + text::lower_case(tokens.take().text);
    }
    SourceMappedText value;
    value.append_for(print, {token.where.begin, end});
    made.push_back(std::move(value));
  }
}

namespace {

// Returns the condition with its arguments; nothing if the text after the name is not an argument.
std::optional<std::string> with_arguments(Begun const& begun) {
  Condition const& condition = semantics::popeye_conditions()[begun.known.index];
  Grammar const& grammar = grammar_of(condition.takes);
  Names const flags = flag_names(grammar.flags);
  Language language = begun.known.language;
  std::string written(condition.words.english);
  std::string squares;
  for (std::string_view rest = without_separators(begun.rest); !rest.empty();
       rest = without_separators(rest)) {
    if (auto const found = names_at_start_of(rest, flags); !found.empty()) {
      Begun const& flag = found.back();
      written += fmt::format(" {}", grammar.flags[flag.known.index].words.english);
      if (flag.known.language != Language::english) language = flag.known.language;
      rest = flag.rest;
      continue;
    }
    std::size_t const end = std::min(rest.find_first_of(" ,"), rest.size());
    std::string_view const word = rest.substr(0, end);
    auto const walk = grammar.walks ? english_walk(word, language) : std::nullopt;
    if (grammar.squares && are_squares(word)) squares += text::lower_case(word);
    else if (walk) written += " " + *walk;
    else if (grammar.tokens || grammar.piece || (grammar.numbers > 0 && is_number(word)))
      written += fmt::format(" {}", word);
    else return {};
    rest = rest.substr(end);
  }
  return squares.empty() ? written : fmt::format("{} {}", written, squares);
}

}  // namespace

// "Circe cage" is a name and also begins "Circe cage strict", which is Circe with two arguments.
std::optional<std::string> condition_for_popeye(std::string_view text) {
  auto const found = names_at_start_of(text, condition_names());
  for (auto begun = found.rbegin(); begun != found.rend(); ++begun)
    if (auto written = with_arguments(*begun)) return written;
  return {};
}

bool hides_grid(std::vector<std::string> const& given) {
  auto const row =
      std::ranges::find_if(options(), [](Option const& one) { return one.hides_grid; });
  return std::ranges::any_of(given, [&](std::string const& option) {
    return std::ranges::any_of(chess::all_languages, [&](Language language) {
      return text::folded(option) == text::folded(row->words.in(language));
    });
  });
}

std::optional<std::string> option_for_popeye(std::string_view text) {
  text::Diagnostics findings;
  Tokens tokens(text, 0, findings);
  auto const read = read_options(tokens, Language::english, findings);
  if (read.size() != 1 || !tokens.peek().ended() || !findings.empty()) return {};
  return read.front().text();
}

bool is_option(std::string_view text) {
  std::string_view const word = text.substr(0, text.find(' '));
  return std::ranges::any_of(options(), [&](Option const& option) {
    return option.words.english.size() == word.size() && begins_with(option.words.english, word);
  });
}

std::string_view closest_option(std::string_view word, Language language) {
  std::vector<std::string_view> words;
  for (Option const& option : options()) words.push_back(option.words.in(language));
  return text::closest_name(word, words);
}

std::string_view closest_condition(std::string_view word, Language language) {
  std::vector<std::string_view> words;
  for (auto const& row : popeye_conditions()) words.push_back(row.words.in(language));
  return text::closest_name(word, words);
}

}  // namespace dawson::semantics::popeye
