// The bytes of an entry, and what its nodes say with their places.
#pragma once

#include <optional>
#include <string_view>

#include "collection/olive/entry_tree.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::olive {

class EntryText {
 public:
  /// Both must outlive it.
  EntryText(std::string_view bytes, text::Diagnostics& findings)
      : bytes_(bytes), findings_(findings) {}

  /// From the node to the end of its line.
  text::Span where(Node const& node);

  /// What a scalar says: byte by byte where the entry has it as it is, else its line as a whole.
  text::Mapped mapped(Node const& scalar);

  /// The same, nothing for another node; W-VALUE for a list or a map.
  std::optional<text::Mapped> scalar(Node const& node);

  void tell(text::Diagnostic finding) { findings_.push_back(std::move(finding)); }

 private:
  std::string_view bytes_;
  text::Diagnostics& findings_;
  text::Span line_;  // that `where` was asked for last, from that place on
};

}  // namespace dawson::collection::olive
