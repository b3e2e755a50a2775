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

/// The id of a note is `fn-LABEL`, those of its calls are `fnref-LABEL`, `fnref-LABEL-2` ...
class HtmlNotes {
 public:
  /// `notes` must outlive it.
  explicit HtmlNotes(std::vector<prose::Footnote> const& notes);

  /// The sign of the next call of a note; empty where there is none of that label.
  std::string sign(std::string const& label);

  /// The list of all notes that are called, each with links to its calls, whose accessible name is
  /// `back`; empty without notes. A note may call further ones.
  std::string list(BlockParts const& parts, std::string_view back);

 private:
  struct Called {
    prose::Footnote const* note = nullptr;
    std::string id;  // LABEL
    std::size_t calls = 0;
  };
  static std::string id_of_call(Called const& called, std::size_t call);

  std::map<std::string_view, std::size_t> places_;  // in the order of numbers, by label
  std::vector<Called> called_;
};

}  // namespace dawson::backend
