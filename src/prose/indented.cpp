#include "prose/indented.hpp"

#include <string>

namespace dawson::prose {
namespace {

// Four of them are an em, roughly, and stay at a line's beginning.
constexpr char const* em_of_blanks = "\u00A0\u00A0\u00A0\u00A0";

}  // namespace

std::vector<Inlines> without_indents(std::vector<Indented> const& lines) {
  std::vector<Inlines> out;
  double begins = 0;
  for (Indented const& line : lines) {
    if (line.place != Indented::Place::goes_on || out.empty()) {
      out.push_back(line.text);
      begins = line.next;
      continue;
    }
    std::string blanks;
    for (double em = begins; em < line.first; ++em) blanks += em_of_blanks;
    Inlines& above = out.back();
    above.push_back(LineBreak{});
    if (!blanks.empty()) above.push_back(Text{blanks});
    above.insert(above.end(), line.text.begin(), line.text.end());
  }
  return out;
}

}  // namespace dawson::prose
