// The settings outside of diagrams on which diagrams depend, and their collection from a document,
// for the reader of diagram.sty.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "collection/diagram_sty/cursor.hpp"
#include "text/diagnostic.hpp"

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

/// Reads a document from its beginning. Settings within a group (braces, \begingroup, an
/// environment) end with it, as in TeX; the number, its form and the letters of pieces do not,
/// since diagram.sty sets these globally.
class DocumentSettings {
 public:
  DiagramStyContext now;
  bool schwalbe = false;  ///< the class or the style of Die Schwalbe is loaded

  /// Applies the commands of a part between diagrams; those that change nothing that Dawson
  /// typesets are skipped. W-COMMAND: one that changes diagrams in a way that Dawson does not
  /// support.
  void read(std::string_view text, text::Span stretch, text::Diagnostics& findings);

 private:
  void open() { outer_.emplace_back(); }
  void close();
  /// Saves, before a change, what is restored at the end of the group.
  void keep();
  void take(Command const& command, Cursor& cursor, text::Diagnostics& findings);
  void load(Command const& command, Cursor& cursor);
  /// Applies what an environment of the class sets for the diagrams in it.
  void enter(std::string_view environment, Cursor& cursor, text::Span where,
             text::Diagnostics& findings);

  /// one per group; null while nothing is set in it
  std::vector<std::unique_ptr<DiagramStyContext>> outer_;
};

}  // namespace dawson::collection::diagram_sty
