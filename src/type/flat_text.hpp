// Inlines as one string with attributes of its parts, the form of text that Pango needs, and the
// ends of ligatures by language.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/piece.hpp"
#include "layout/type.hpp"
#include "prose/prose.hpp"

namespace dawson::type {

/// Character that ends a ligature and has no width.
inline constexpr std::string_view non_joiner = "\u200C";

/// Function that inserts a zero-width non-joiner into each joint of the words in `text` that a
/// ligature of f would cross.
using EndLigatures = std::function<std::string(std::string_view text)>;

/// Returns the function of `language`; empty for a language whose ligatures ignore joints. Joints
/// are divisions where no simple word has one: before l, b, h, j, k after f, between two f not
/// preceded by a short vowel, and those that the hyphenation patterns mark as such. Patterns are
/// read for the first word that needs them; if none are installed no ligature ends.
EndLigatures end_ligatures(std::string_view language);

using LigaturesOf = std::pair<std::string const, EndLigatures>;

/// Keeps the function of each language.
class KnownLigatures {
 public:
  /// Returns null for a language whose ligatures ignore joints; otherwise a pointer that stays
  /// valid.
  LigaturesOf const* of(std::string_view language);

 private:
  std::map<std::string, EndLigatures, std::less<>> all_;
};

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
