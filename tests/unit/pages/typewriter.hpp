// A back end for tests: every letter is half an em wide, so that lines can be counted by hand.
#pragma once

#include <string>

#include "layout/type.hpp"
#include "pages/lines/paragraph.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {

using layout::Font, layout::Measure, layout::Shaped, layout::TypeLine, layout::TypeLines,
    layout::Typeset;

/// The shaped text, for comparison.
struct Typed : Shaped {
  std::string text;
};

inline std::string typed_text(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* pieces = std::get_if<prose::Figurines>(&part))
      out += std::string(pieces->pieces.size(), '@');
    else if (auto const* mark = std::get_if<prose::NoteMark>(&part)) out += "^" + mark->label;
    else out += plain_text({part});
  }
  return out;
}

/// Pieces are higher than letters.
inline constexpr double piece_height = 1.1;

inline Typeset typewriter() {
  return [](prose::Inlines const& inlines, Font const& font, Measure const&) {
    auto shaped = std::make_shared<Typed>();
    shaped->text = typed_text(inlines);
    TypeLine line;
    line.width = 0.5 * font.size * static_cast<double>(text::count_code_points(shaped->text));
    line.ascent = line.ink_ascent = 0.8 * font.size;
    if (shaped->text.find('@') != std::string::npos) line.ink_ascent = piece_height * font.size;
    line.descent = line.ink_descent = 0.2 * font.size;
    line.shaped = shaped;
    TypeLines out;
    if (!shaped->text.empty()) out.lines.push_back(line);
    return out;
  };
}

/// The words in their order, separated by blanks.
inline std::string read_back(PageContent const& matter) {
  std::string out;
  for (TypeAt const& at : matter.type) {
    if (!out.empty()) out += ' ';
    out += static_cast<Typed const&>(*at.shaped).text;
  }
  return out;
}

}  // namespace dawson::pages
