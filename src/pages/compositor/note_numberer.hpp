// Footnotes of a text: the number of each, and whether it has been set.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/captions/cells.hpp"
#include "prose/blocks.hpp"

namespace dawson::pages {

/// Numbers footnotes in the order in which they are called first.
class NoteNumberer {
 public:
  /// The notes by their labels; they outlive this.
  explicit NoteNumberer(std::map<std::string, prose::Footnote const*> notes)
      : notes_(std::move(notes)) {}

  /// The number of the note with this label, from "1"; a label that no note has gets one too.
  std::string number(std::string const& label);
  /// Writes numbers in place of the labels that a caption calls. Returns these labels in order.
  std::vector<std::string> number(layout::Caption& caption);

  /// The note to be set where it is called: null for one that has been set, since a note that is
  /// called twice stands where it was called first, and for a label that no note has.
  prose::Footnote const* take(std::string const& label);
  /// Whether the note has been taken.
  bool is_taken(std::string const& label) const;

 private:
  std::map<std::string, prose::Footnote const*> notes_;  // null: it has been taken
  std::map<std::string, int> numbers_;
};

}  // namespace dawson::pages
