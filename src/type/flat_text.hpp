// Inlines as one string with attributes of its parts: the form of text that Pango needs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/man.hpp"
#include "layout/type.hpp"
#include "prose/prose.hpp"
#include "type/ligature_joints.hpp"

namespace dawson::type {

/// Bytes of the text in one font. A figurine is the single character U+FFFC.
struct Span {
  std::size_t begin = 0, end = 0;
  layout::Font font;
  double rise = 0;  ///< points
  bool struck = false;
  std::optional<chess::SquareContent> figurine;
};

struct LinkSpan {
  std::size_t begin = 0, end = 0;
  std::string target;
};

struct FlatText {
  std::string text;         ///< UTF-8 without control characters; U+2028 at forced line ends
  std::vector<Span> spans;  ///< cover the whole text, in order
  std::vector<LinkSpan> links;

  Span const& span_at(std::size_t byte) const { return spans[first_span(byte)]; }
  std::size_t first_span(std::size_t byte) const;  ///< its number
};

/// Returns where the part of the text from `begin` that is broken into lines at once ends: the end
/// of the text, unless it contains a very long word. Pango shapes the rest of a word again for each
/// of its lines, so that 24 KB took 8 s; such text is typeset in pieces, in lines of `width`
/// points.
std::size_t end_of_window(FlatText const& flat, std::size_t begin, double width);

/// Returns `inlines` as `layout::Typeset` typesets them; `end_ligatures`, if given, ends the
/// ligatures of their words.
FlatText flatten(prose::Inlines const& inlines, layout::Font const& font,
                 EndLigatures const& end_ligatures = {});

}  // namespace dawson::type
