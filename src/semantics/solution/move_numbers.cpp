#include "semantics/solution/move_numbers.hpp"

#include "semantics/solution/half_move_reader.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {

bool take_dots(Scan& scan) {
  for (std::string_view const one : {"...", "\u2026", "..", "\u2013", "\u2014", "-"})
    if (scan.take(one)) {
      while (scan.ahead() == '.') ++scan.at;
      return true;
    }
  return false;
}

std::optional<MoveNumber> read_move_number(Scan& scan, Letters const& letters) {
  Scan here = scan;
  auto const value = here.number();
  if (!value) return {};
  MoveNumber number{*value, false, false};
  bool const ellipsis = here.take("\u2026");
  if (!ellipsis && !here.take(".")) return {};
  number.defender = ellipsis || here.ahead() == '.' || take_dots(here);
  while (!ellipsis && here.ahead() == '.') ++here.at;
  if (!number.defender) {
    Scan after = here;
    after.blanks();
    if (take_dots(after)) {
      here = after;
      after.blanks();
      number.defender = read_half_move(after, letters).has_value();
      number.nothing = !number.defender;
    }
  }
  scan = here;
  return number;
}

std::optional<MoveNumber> read_bare_number(Scan& scan, Letters const& letters) {
  Scan here = scan;
  auto const value = here.number();
  if (!value || !here.blanks()) return {};
  MoveNumber number{*value, false, false};
  if (take_dots(here)) {
    number.defender = true;
    here.blanks();
  }
  Scan after = here;
  if (!read_half_move(after, letters)) return {};
  scan = here;
  return number;
}

int lowest_number(std::string_view text, std::size_t begin, Letters const& letters) {
  int lowest = 0;
  bool in_braces = false;
  for (Scan scan{{text, begin}}; !scan.done(); ++scan.at) {
    if (scan.ahead() == '{' || scan.ahead() == '}') in_braces = scan.ahead() == '{';
    bool const begins = scan.at == 0 || !text::is_alphanumeric(text[scan.at - 1]);
    if (in_braces || !begins) continue;
    bool const part = text::is_lower(scan.ahead()) && scan.ahead(1) == ')' && scan.at > begin &&
                      text[scan.at - 1] == '\n';
    if (part) break;
    Scan here = scan;
    auto number = read_move_number(here, letters);
    if (!number) number = read_bare_number(here, letters);
    if (number && (lowest == 0 || number->value < lowest)) lowest = number->value;
  }
  return lowest;
}

std::optional<std::string> take_line_label(Scan& scan) {
  std::size_t end = scan.at;
  std::string_view const of = text::is_digit(scan.ahead())   ? "0123456789"
                              : text::is_upper(scan.ahead()) ? "IVX"
                                                             : "ivx";
  while (end < scan.text.size() && end - scan.at < 6 &&
         of.find(scan.text[end]) != std::string_view::npos)
    ++end;
  if (end == scan.at || end >= scan.text.size() || scan.text[end] != ')') return {};
  std::string words(scan.text.substr(scan.at, end + 1 - scan.at));
  scan.at = end + 1;
  return words;
}

std::optional<std::string> take_phase_name(Scan& scan, Letters const& letters, bool begins_line) {
  constexpr std::size_t longest = 40, shortest_word = 3;
  Scan here = scan;
  // Excludes dashes, figurines and blanks of UTF-8.
  auto const of_word = [&] {
    char const c = here.ahead();
    return text::is_word(c) && !text::is_digit(c) && c != '\xE2' && c != '\xC2';
  };
  bool single = begins_line;
  std::size_t end = here.at;  // of the words
  while (here.at - scan.at < longest && (of_word() || here.ahead() == '-' || here.ahead() == ' ')) {
    if (here.ahead() != ' ') {
      single &= of_word() && end == here.at;
      end = here.at + 1;
    }
    ++here.at;
  }
  if (end == scan.at || scan.ahead() == '-' || scan.ahead() == ' ') return {};
  std::string name(scan.text.substr(scan.at, end - scan.at));
  bool const colon = here.take(":");
  if (colon) name += ':';
  if (colon ? !here.blanks() : !single || here.at == end || name.size() < shortest_word) return {};
  Scan after = here;
  auto const number = read_move_number(after, letters);
  auto const half = number || !colon ? std::nullopt : read_half_move(after, letters);
  bool const opens = number && number->value == 1 && !number->defender && !number->nothing;
  if (!opens && !(half && !half->marks.empty())) return {};
  scan = here;
  return name;
}

}  // namespace dawson::semantics
