// Interface by which layout measures text without depending on the back end, and the fonts for the
// looks of running text.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "layout/figures.hpp"
#include "layout/style.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

enum class Family : std::uint8_t { serif, sans, mono };

struct Font {
  Family family = Family::serif;
  std::string named;  ///< name of a particular family ("Gillius ADF"); empty: `family`
  bool bold = false;
  bool italic = false;
  bool slanted = false;  ///< leaning upright letters; italics where the family has none
  bool small_caps = false;
  double size = 10;     ///< points
  double tracking = 0;  ///< space between letters, as a share of the size
  Colour colour = black;
  friend bool operator==(Font const&, Font const&) = default;
};

enum class Flush : std::uint8_t { left, centre, right, justified };

/// Rules for breaking text into lines.
struct Measure {
  double width = 0;        ///< points; 0: one line of any length (except for `LineBreak`s)
  double indent = 0;       ///< of the first line
  double hanging = 0;      ///< of all lines but the first
  double first_short = 0;  ///< room that the first line leaves free at its right end
  Flush flush = Flush::left;
  Abbreviations abbreviations;  ///< on the discs of pieces without a symbol
};

/// Data of a back end about a line that it has shaped.
struct Shaped {
  virtual ~Shaped() = default;
};

/// Part of a line that is a link.
struct LinkPlace {
  double from = 0, to = 0;  ///< from the line's start
  std::string target;       ///< of prose::Link
};

struct TypeLine {
  double x = 0;           ///< where it starts, from the left edge of the measure
  double width = 0;       ///< its advance, without spaces at its end
  double ascent = 0;      ///< above the baseline, of all fonts and figurines; not of the ink
  double descent = 0;     ///< below it, positive
  double ink_ascent = 0;  ///< of the ink, above the baseline
  double ink_descent = 0;
  std::vector<LinkPlace> links;
  std::shared_ptr<Shaped const> shaped;
};

struct TypeLines {
  std::vector<TypeLine> lines;
  std::u32string missing;  ///< characters that no font of the text contains
};

/// Shapes `inlines` into lines for `measure`, in `font` unless they change it (emphasis switches
/// between italic and upright). Figurines have the size of the text; a `NoteMark` is its label,
/// raised; an `Image` is its alternative text; a `Raw` of TeX is its text, one of HTML is omitted;
/// `->` is an arrow. Words are divided only at soft hyphens. Without inlines there are no lines.
/// The caller chooses the distances between baselines.
using Typeset = std::function<TypeLines(prose::Inlines const& inlines, Font const& font,
                                        Measure const& measure)>;

/// Returns `font` with the changes of `look`; an unknown colour changes nothing.
Font changed(Font font, prose::FontOverride const& look);

}  // namespace dawson::layout
