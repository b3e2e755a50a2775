#include "terms/solution/move_numbers.hpp"

#include "terms/solution/half_move_reader.hpp"

namespace dawson::terms {

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
    Scan behind = here;
    behind.blanks();
    if (take_dots(behind)) {
      here = behind;
      behind.blanks();
      number.defender = read_half_move(behind, letters).has_value();
      number.nothing = !number.defender;
    }
  }
  scan = here;
  return number;
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

}  // namespace dawson::terms
