// Footnotes of a web page: a list below its text.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/html/blocks.hpp"
#include "prose/blocks.hpp"

namespace dawson::backend {

/// Returns a placeholder for the mark of a call in a text that is written before its surrounding
/// text: notes are numbered in the order of both.
std::string unresolved_note(std::string const& label);

/// Returns the labels of the placeholders in a text.
std::vector<std::string> unresolved_notes(std::string_view html);

/// Numbers notes in the order of their calls. The id of a note is `fn-LABEL`, those of its calls
/// are `fnref-LABEL`, `fnref-LABEL-2` ...
class HtmlNotes {
 public:
  /// `notes` must outlive this object.
  explicit HtmlNotes(std::vector<prose::Footnote> const& notes);

  /// Returns the mark of the next call of a note; empty if no note has that label.
  std::string sign(std::string const& label);

  /// Returns a text with its placeholders replaced by marks.
  std::string resolved(std::string html);

  /// Returns the list of all notes that are called, each with links to its calls, whose accessible
  /// name is `back`; empty without notes. A note may call further ones.
  std::string list(BlockParts const& parts, std::string_view back);

 private:
  struct Called {
    prose::Footnote const* note = nullptr;
    std::string id;  // LABEL
    std::size_t calls = 0;
  };
  static std::string id_of_call(Called const& called, std::size_t call);

  std::map<std::string_view, prose::Footnote const*> notes_;  // by label
  std::map<std::string_view, std::size_t> numbers_;           // from 0, by label
  std::vector<Called> called_;                                // in the order of their numbers
};

}  // namespace dawson::backend
