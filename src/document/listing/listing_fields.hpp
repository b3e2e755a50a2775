// Collects the fields of a listing while its lines are read, and joins those that span several
// lines.
#pragma once

#include <optional>
#include <vector>

#include "document/listing/lines.hpp"
#include "document/listing/listing_board.hpp"
#include "document/listing/task_line.hpp"

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
  std::vector<FieldLine> finish(MarkupLanguage const& host);

 private:
  using Place = std::vector<FieldLine>::const_iterator;
  Place find(FieldId id) const;
  FieldLine& at(Place place);
  void add_stipulation(ListingLine const& line, TaskLine const& task);
  void finish_pieces();
  void take_source_apart(MarkupLanguage const& host);

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

}  // namespace dawson::document
