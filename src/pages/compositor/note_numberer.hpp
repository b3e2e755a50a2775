// The footnotes of a text: the number of each, and whether it has been typeset.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/captions/cells.hpp"
#include "prose/blocks.hpp"

namespace dawson::pages {

/// Numbers footnotes in the order of their first calls.
class NoteNumberer {
 public:
  /// `notes` are the notes by label; they must outlive this object.
  explicit NoteNumberer(std::map<std::string, prose::Footnote const*> notes)
      : notes_(std::move(notes)) {}

  /// Returns the number of the note with this label, from "1"; an unknown label gets a number too.
  std::string number(std::string const& label);
  /// Replaces the labels that a caption calls by numbers. Returns these labels in order.
  std::vector<std::string> number(layout::Caption& caption);

  /// Returns the note to be typeset at this call. Null for a note that has been typeset, since a
  /// note that is called twice is printed at its first call, and for an unknown label.
  prose::Footnote const* take(std::string const& label);
  /// Returns whether the note has been taken.
  bool is_taken(std::string const& label) const;

 private:
  std::map<std::string, prose::Footnote const*> notes_;  // null: it has been taken
  std::map<std::string, int> numbers_;
};

}  // namespace dawson::pages
