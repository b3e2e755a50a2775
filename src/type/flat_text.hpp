// Inlines as one string and what is special about parts of it: the form that Pango takes text in.
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

/// Bytes of the text in one font. A figurine is the one character U+FFFC.
struct Span {
  std::size_t begin = 0, end = 0;
  layout::Font font;
  double rise = 0;  ///< points
  bool struck = false;
  std::optional<chess::Occupant> figurine;
};

struct LinkSpan {
  std::size_t begin = 0, end = 0;
  std::string target;
};

struct FlatText {
  std::string text;         ///< UTF-8 without control characters; U+2028 where a line is to end
  std::vector<Span> spans;  ///< all of the text, in its order
  std::vector<LinkSpan> links;

  Span const& span_at(std::size_t byte) const { return spans[first_span(byte)]; }
  std::size_t first_span(std::size_t byte) const;  ///< its number
};

/// Where text from `begin` on is to end that is broken into lines at once: behind all of it, unless
/// there is a very long word. Pango shapes the rest of a word anew for each line of it, so that 24
/// KB took 8 s; such text is set piece by piece, in lines of `width` points.
std::size_t end_of_window(FlatText const& flat, std::size_t begin, double width);

/// `inlines` as `layout::Typeset` sets them, with the ligatures of their words ended by
/// `end_ligatures` where it is given.
FlatText flatten(prose::Inlines const& inlines, layout::Font const& font,
                 EndLigatures const& end_ligatures = {});

}  // namespace dawson::type
