// What commands outside of diagrams have set, as far as diagrams depend on it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "collection/diagram_sty/cursor.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::collection::diagram_sty {

/// The letters of men (\DefinePieces): colours white, black, neutral; king, queen, rook, bishop,
/// knight, pawn; turned left, right, upside down.
struct Letters {
  std::string colours = "wsn", men = "KDTLSB", turns = "LRU";
};

enum class Names : std::uint8_t { full, surname, brief, none, as_written };

struct Surroundings {
  Letters letters;
  int number = 1;  ///< of the next diagram
  std::string prefix, numerals = "arabic", month_numerals = "arabic";
  bool numbered = true, shows_count = true, shows_computer = true, shows_city = false,
       shows_titles = true, has_coordinates = false, all_white = false,
       across = false,           ///< planes of space chess from left to right
      sides_open = false,        ///< the frame has no lines left and right
      ends_open = false,         ///< nor above and below
      outer_line_alone = false,  ///< \noinnerframe: and it has no inner line
      light_corner = false;      ///< a1 is a light square
  Names names = Names::full;
  bool reversed = true;  ///< authors are written "Last, First"
  std::string sound = "C+", unsound = "C-";
  double square = 12;  ///< points of TeX

  /// Takes one command; false if it is none of these. Goes on behind its arguments.
  bool take(Command const& command, Cursor& cursor, text::Diagnostics& findings);

  /// Counts from 1 on, in numerals of this style.
  void count_in(std::string_view style);

  /// The number of the next diagram, in braces, with what stands before it in brackets. W-VALUE:
  /// it is not written in digits, and stays.
  void take_number(Cursor& cursor, text::Diagnostics& findings);

  /// The number of the next diagram as it is printed.
  std::string printed_number() const;

  /// The value of the field `edges`; empty: the frame is whole.
  std::string_view edges() const;
};

/// A number as LaTeX's \arabic, \roman, \Roman, \alph, \Alph print it.
std::string numeral(std::string_view style, int number);

}  // namespace dawson::collection::diagram_sty
