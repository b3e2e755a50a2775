#include "collection/pgn/names.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "problem/fields.hpp"
#include "semantics/stipulation.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

// Words in names that begin with a small letter, each between blanks.
constexpr std::string_view particles =
    " van von vom zu zur der den de da das di dos du del della la le les ten ter y e af el ibn bin"
    " and und et & ";
constexpr auto codes =
    std::to_array<std::string_view>({"U1", "U2", "U3", "U4", "U5", "(c)", "(m)", "(v)", "(s)", "TW",
                                     "AN", "PH", "TE", "TT", "MC", "CR"});

// Returns the end of a separator of persons at the cursor.
bool take_separator(text::Cursor& at) {
  return at.take_any({";", "&", ":", "=", " / ", " and ", " und ", " et "});
}

// Returns the capitals of "N", "N.A.", "NA": one to three, with or without points.
std::string initials_of(std::string_view word) {
  std::string letters;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (text::is_upper(word[i])) letters += word[i];
    else if (word[i] != '.' || i == 0 || word[i - 1] == '.') return {};
  }
  constexpr std::size_t most = 3;
  return letters.size() <= most ? letters : std::string();
}

std::string person(std::string name) {
  std::size_t const blank = name.rfind(' ');
  if (blank == std::string::npos || name.find(',') != std::string::npos) return name;
  std::string const initials = initials_of(std::string_view(name).substr(blank + 1));
  if (initials.empty()) return name;
  std::string out = name.substr(0, blank) + ",";
  for (char const letter : initials) ((out += ' ') += letter) += '.';
  return out;
}

bool take_digits(text::Cursor& at, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (!text::is_digit(at.ahead(i))) return false;
  at.at += count;
  return true;
}

}  // namespace

std::vector<std::string> persons(std::string_view value) {
  std::string text(value);
  std::ranges::replace(text, '_', ' ');
  std::vector<std::string> all;
  text::Cursor at{text};
  std::size_t begin = 0;
  auto const add = [&](std::size_t end) {
    std::string name(text::trimmed(at.part({begin, end}), " "));
    if (!name.empty()) all.push_back(person(std::move(name)));
  };
  while (!at.done()) {
    std::size_t const end = at.at;
    if (take_separator(at)) {
      add(end);
      begin = at.at;
    } else {
      ++at.at;
    }
  }
  add(text.size());
  return all;
}

bool is_name(std::string_view value) {
  if (value.find(',') != std::string_view::npos) return true;
  return std::ranges::all_of(text::words_of(value, " _"), [](std::string_view word) {
    bool const begins_with_sign = !text::is_word(word.front()) || text::is_digit(word.front());
    return begins_with_sign ||
           particles.find(fmt::format(" {} ", word)) != std::string_view::npos ||
           text::begins_with_capital(word);
  });
}

std::string date_of(std::string_view value) {
  constexpr std::size_t year = 4, others = 2;
  text::Cursor at{value};
  bool sound = take_digits(at, year);
  std::string out(value.substr(0, at.at));
  bool known = sound;
  for (int part = 0; sound && part < 2 && !at.done(); ++part) {
    sound = at.take_any({".", "/", "-"});
    std::size_t const begin = at.at;
    bool const digits = sound && take_digits(at, others);
    sound = sound && (digits || at.take("??"));
    known = known && digits;
    if (known) (out += '-') += value.substr(begin, others);
  }
  if (sound && at.done()) return out;
  return value.find('?') == std::string_view::npos ? std::string(value) : std::string();
}

std::string date_tag(std::string_view date) {
  if (date.empty()) return "????.??.??";
  auto const read = problem::read_date(date);
  if (!read.date) return std::string(date);
  auto const number = [](std::optional<int> value) {
    return value ? fmt::format("{:02}", *value) : std::string("??");
  };
  return fmt::format("{:04}.{}.{}", read.date->year, number(read.date->month),
                     number(read.date->day));
}

std::string task_of(std::string_view value) {
  while (value.ends_with('.') || value.ends_with('!') || value.ends_with(' '))
    value.remove_suffix(1);
  auto const read = semantics::read_stipulation(value);
  return read.task ? semantics::stipulation_in_symbols(read) : std::string();
}

bool names_side_to_move(std::string_view value) {
  std::string const folded = text::lower_case(value);
  text::Cursor at{folded};
  return at.take_any({"white ", "black "}) &&
         at.take_any({"to move", "to play", "moves", "plays"}) && at.done();
}

std::optional<GbrCode> read_gbr(std::string_view value) {
  text::Cursor at{value};
  constexpr std::string_view signs = "+=-";
  GbrCode out;
  if (!at.done() && signs.find(at.ahead()) != signs.npos) out.sign = at.text[at.at++];
  std::size_t const begin = at.at;
  if (!take_digits(at, 4) || !at.take(".") || !take_digits(at, 2)) return {};
  auto const take_square = [&](text::Cursor& here) {
    bool const square =
        here.ahead() >= 'a' && here.ahead() <= 'h' && here.ahead(1) >= '1' && here.ahead(1) <= '8';
    if (square) here.at += 2;
    return square;
  };
  text::Cursor squares = at;
  bool const one = take_square(squares);
  if (one && take_square(squares)) at = squares;
  if (!at.done() && at.ahead() != ' ') return {};
  out.code = at.part({begin, at.at});
  out.end = at.at;
  return out;
}

bool are_codes(std::string_view value) {
  auto const words = text::words_of(value);
  return !words.empty() && std::ranges::all_of(words, [](std::string_view word) {
    return std::ranges::count(codes, word) > 0;
  });
}

}  // namespace dawson::collection::pgn
