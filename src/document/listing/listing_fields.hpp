// The lines of a listing, read once with the properties that several grammars use (among them
// positions with an error), and the fields that are collected from them. For the reader of listings
// and of positions.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/listing/line_grammars.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/listed_pieces.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// The fields of a listing, in the order in which they were added.
class ListingFields {
 public:
  /// Adds a part of `line`.
  void add(ListingLine const& line, Part const& part);

  /// Adds a value of `line` that is not a part of it.
  void add(ListingLine const& line, Field const& field, text::SourceMappedText value);

  /// Adds a line to a value that keeps its lines.
  void add_line(ListingLine const& line, Field const& field, text::SourceMappedText value);

  /// Adds a task and its parts. Options given alone are placed after the task, whichever comes
  /// first.
  void add(ListingLine const& line, TaskLine const& task);

  /// Adds a line of pieces; all such lines are one position.
  void add_pieces(ListingLine const& line);
  /// Returns true if a line of pieces was added.
  bool has_pieces() const { return !pieces_.empty(); }

  /// Replaces the written position by the one with all pieces. W-LOSS: other contents of its line
  /// are left out.
  std::optional<text::Diagnostic> set_position(ListingBoard::Written const& written);

  /// Returns true if a value of the field was added.
  bool has(FieldId id) const { return find(id) != fields_.end(); }

  /// Returns all fields. Pieces, and a source that is one line, are split; a source of several
  /// lines is a sentence of the author's.
  std::vector<FieldLine> finish(MarkupLanguage const& markup);

 private:
  using Place = std::vector<FieldLine>::const_iterator;
  Place find(FieldId id) const;
  FieldLine& at(Place place);
  void add_stipulation(ListingLine const& line, TaskLine const& task);
  void finish_pieces();
  void split_source(MarkupLanguage const& markup);

  std::vector<FieldLine> fields_;
  std::vector<text::SourceMappedText> pieces_;
  text::Span pieces_name_;
  std::ptrdiff_t pieces_place_ = 0;
  bool options_alone_ = false;
};

/// Returns the field of a position whose notation is still to be detected.
Field const& position_of_listing();

/// Returns the field of a line that is meant to be a position but is not one: its reader reports
/// `fault_of_position`.
Field const& refused_position();

inline constexpr std::size_t longest_listing_line = 1000;  // bytes; longer lines are not examined

/// A line and its properties.
struct ReadLine {
  ListingLine line;
  text::SourceMappedText raw;  ///< as written, for positions and solutions
  std::optional<TaskLine> task{};
  bool apart = false;  ///< a position, pieces, a solution, twins: not an author or a source
  bool dated = false, has_words = false;

  std::string_view text() const { return line.text(); }
  text::Span whole() const { return {0, text().size()}; }

  /// Computes the properties of `line` again.
  void read();
};

/// Reads all lines. W-COMMENT: a `%` that may be a percentage.
std::vector<ReadLine> read_lines(std::vector<text::SourceMappedText> const& lines,
                                 MarkupLanguage const& markup, text::Diagnostics& doubts);

/// Returns true if the line names an album of FIDE.
bool is_album_line(std::string_view line);

/// Returns why a line is refused as a position, with what to write: it has more than a placement
/// ("FEN 8/8/...", "8/8/... (2+1)", `[FEN "..."]`), blanks around slashes, or it is a tag pair of
/// PGN (all E-POSITION); it has Cyrillic letters (E-CHAR). Spans are bytes of the line. No value
/// for a line that is a position (`notation::is_position_line`), and for one without a placement,
/// which is three slashes or more between ranks of digits and letters of pieces.
std::optional<text::Diagnostic> fault_of_position(std::string_view line);

/// Returns true if the line is a tag pair of PGN other than that of a position, `[Event "..."]`.
bool is_pgn_tag(std::string_view line);

}  // namespace dawson::document
