// What others ask of a line that is set, and of the text of one.
#include <algorithm>
#include <cmath>

#include "pages/lines/paragraph.hpp"
#include "prose/walk.hpp"

namespace dawson::pages {

std::size_t lines_above(SetLine const& line, double leading) {
  if (line.matter.boards.empty() && line.matter.pictures.empty()) return 0;
  return static_cast<std::size_t>(std::ceil(std::max(0.0, line.ascent / leading - baseline_part)));
}

double room_above(SetLine const& line, double leading) {
  return static_cast<double>(lines_above(line, leading)) * leading;
}

std::string note_anchor(std::string_view number) { return "note " + std::string(number); }

void end_with_space(SetLine& line) {
  if (!line.matter.type.empty() && !line.divided) line.matter.type.back().behind = Behind::space;
}

std::string plain_text(prose::Inlines const& inlines) {
  std::string out;
  prose::for_each_inline(inlines, [&](prose::Inline const& part) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += text->text;
    else if (auto const* code = std::get_if<prose::Code>(&part)) out += code->text;
    else if (std::holds_alternative<prose::LineBreak>(part)) out += ' ';
  });
  return out;
}

}  // namespace dawson::pages
