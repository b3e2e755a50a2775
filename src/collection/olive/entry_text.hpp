// Maps the nodes of an entry to its bytes, for the reader of Olive's YAML.
#pragma once

#include <optional>
#include <string_view>

#include "collection/olive/entry_tree.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::olive {

/// The bytes of an entry.
class EntryText {
 public:
  /// Keeps references; both arguments must outlive it.
  EntryText(std::string_view bytes, text::Diagnostics& findings)
      : bytes_(bytes), findings_(findings) {}

  /// Returns the span from the node to the end of its line.
  text::Span where(Node const& node);

  /// Returns the text of a scalar: mapped byte by byte if the entry contains it literally,
  /// otherwise to its line as a whole.
  text::SourceMappedText mapped(Node const& scalar);

  /// Returns the same; no value for another node, with W-VALUE for a list or a map.
  std::optional<text::SourceMappedText> scalar(Node const& node);

  /// Appends a finding.
  void tell(text::Diagnostic finding) { findings_.push_back(std::move(finding)); }

 private:
  std::string_view bytes_;
  text::Diagnostics& findings_;
  text::Span line_;  // the line of the last call of `where`, from that place on
};

}  // namespace dawson::collection::olive
