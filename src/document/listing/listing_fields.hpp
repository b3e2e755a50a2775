// The fields of a listing while its lines are read, and what is put together of several of them.
#pragma once

#include <optional>
#include <vector>

#include "document/listing/lines.hpp"
#include "document/listing/listing_board.hpp"
#include "document/listing/task_line.hpp"

namespace dawson::document {

class ListingFields {
 public:
  /// What a part of `line` says.
  void add(ListingLine const& line, Part const& part);

  /// A value of `line` that is no part of it.
  void add(ListingLine const& line, Field const& field, text::Mapped value);

  /// A line of a value that keeps its lines.
  void add_line(ListingLine const& line, Field const& field, text::Mapped value);

  /// A task and its parts. Options that stand alone go behind the task, whichever comes first.
  void add(ListingLine const& line, TaskLine const& task);

  /// A line of men; they are one position.
  void add_men(ListingLine const& line);
  bool has_men() const { return !men_.empty(); }

  /// Puts the position with all of its men into the place of the one that is written. W-LOSS: what
  /// its line says besides is left out.
  std::optional<text::Diagnostic> set_position(ListingBoard::Written const& written);

  bool has(FieldId id) const { return find(id) != fields_.end(); }

  /// All of them, men and a source of one line taken apart; a source of several is a sentence of
  /// the author's.
  std::vector<FieldLine> finish(Host const& host);

 private:
  using Place = std::vector<FieldLine>::const_iterator;
  Place find(FieldId id) const;
  FieldLine& at(Place place);
  void add_stipulation(ListingLine const& line, TaskLine const& task);
  void finish_men();
  void take_source_apart(Host const& host);

  std::vector<FieldLine> fields_;
  std::vector<text::Mapped> men_;
  text::Span men_name_;
  std::ptrdiff_t men_place_ = 0;
  bool options_alone_ = false;
};

/// The field of a position whose notation is to be found out.
Field const& position_of_listing();

/// The field of a line that is meant to be a position and is none: whoever reads it reports
/// `fault_of_position`.
Field const& refused_position();

}  // namespace dawson::document
