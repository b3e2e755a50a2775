#include "semantics/solution/part_heads.hpp"

#include <algorithm>

#include "semantics/solution/half_move_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"
#include "semantics/solution/line_words.hpp"
#include "semantics/solution/move_numbers.hpp"
#include "semantics/solution/unread.hpp"
#include "semantics/twins/lists.hpp"

namespace dawson::semantics {

std::optional<PartHead> take_part_head(Scan& scan, std::string_view last, bool line_begins) {
  Scan here = scan;
  PartHead head;
  head.continued = here.take("+");
  if (!text::is_lower(here.ahead())) return {};
  char const letter = here.text[here.at++];
  head.label = std::string(1, letter);
  if (letter == 'z')
    while (text::is_digit(here.ahead())) head.label += here.text[here.at++];
  if (!here.take(")")) return {};
  bool const follows = last.size() == 1 && letter == last[0] + 1;
  bool const roman = letter == 'i' || letter == 'v' || letter == 'x';
  if (!(follows || letter == 'a' || (line_begins && !roman) || letter == 'b')) return {};
  scan = here;
  return head;
}

bool take_zeroposition(Scan& scan) {
  return std::ranges::any_of(zeroposition_words(),
                             [&](std::string_view word) { return scan.take_word(word); });
}

bool begins_play(Scan scan, Letters const& letters) {
  if (scan.at > 0 && scan.text[scan.at - 1] != ' ' && scan.text[scan.at - 1] != '\t' &&
      scan.text[scan.at - 1] != ')' && static_cast<unsigned char>(scan.text[scan.at - 1]) < 0x80)
    return false;
  if (scan.ahead() == '{') return true;
  if (take_line_label(scan)) return true;
  scan.take("*");
  if (!text::is_digit(scan.ahead())) {
    auto const word = take_solution_word(scan);
    return word && *word >= SolutionWord::set;
  }
  return read_move_number(scan, letters).has_value();
}

}  // namespace dawson::semantics
