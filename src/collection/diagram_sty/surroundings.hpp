// The settings outside of diagrams on which diagrams depend, for the reader of diagram.sty.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "collection/diagram_sty/cursor.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::collection::diagram_sty {

/// The letters of pieces (\DefinePieces): colours white, black, neutral; king, queen, rook, bishop,
/// knight, pawn; rotated left, right, upside down.
struct Letters {
  std::string colours = "wsn", pieces = "KDTLSB", turns = "LRU";
};

/// How authors' names are printed.
enum class Names : std::uint8_t { full, surname, brief, none, as_written };

/// The settings in force at a place of a document.
struct DiagramStyContext {
  Letters letters;
  int number = 1;  ///< of the next diagram
  std::string prefix, numerals = "arabic", month_numerals = "arabic";
  bool numbered = true, shows_count = true, shows_computer = true, shows_city = false,
       shows_titles = true, has_coordinates = false, all_white = false,
       across = false,           ///< planes of space chess are printed from left to right
      sides_open = false,        ///< the frame has no left and right lines
      ends_open = false,         ///< the frame has no upper and lower lines
      outer_line_alone = false,  ///< \noinnerframe: the frame has no inner line
      light_corner = false;      ///< a1 is a light square
  Names names = Names::full;
  bool reversed = true;  ///< authors are written "Last, First"
  std::string sound = "C+", unsound = "C-";
  double square = 12;  ///< points of TeX

  /// Applies one command, and moves `cursor` after its arguments. Returns false if it is not one of
  /// the commands for settings.
  bool take(Command const& command, Cursor& cursor, text::Diagnostics& findings);

  /// Starts to count from 1 in numerals of this style.
  void count_in(std::string_view style);

  /// Reads the number of the next diagram, in braces, with the text before it in brackets. W-VALUE:
  /// the number is not in digits, and is not changed.
  void take_number(Cursor& cursor, text::Diagnostics& findings);

  /// Returns the number of the next diagram as printed.
  std::string printed_number() const;

  /// Returns the value of the field `edges`; empty: the frame is complete.
  std::string_view edges() const;
};

/// Returns a number as LaTeX's \arabic, \roman, \Roman, \alph, \Alph print it.
std::string numeral(std::string_view style, int number);

}  // namespace dawson::collection::diagram_sty
