// Maps the keys of other programs that draw chessboards from Markdown blocks (plug-ins of Obsidian,
// Logseq, VS Code and mdBook) to fields. For messages and the conversion of blocks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/fields/fields.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A line `key: value` of such a block, and its equivalent in Dawson's fields.
struct PluginLine {
  text::Span key, value;             ///< bytes of the body
  std::optional<FieldId> field{};    ///< no value: no field corresponds to it
  std::vector<std::string> items{};  ///< of its value: "arrow e2-e4", "yes"
  std::vector<text::Span> unread{};  ///< parts of the value without a meaning in Dawson
  std::string_view remedy{};         ///< what to do if no field corresponds to it
};

/// Returns true if another program has a key of that name, in any case, and Dawson has no such
/// field.
bool is_plugin_key(std::string_view key);

/// Returns the lines of `body` with such keys. A list below a key is its value.
std::vector<PluginLine> plugin_lines(std::string_view body);

/// Returns Dawson's line for a key of `body`, "marks: arrow f3-e5; fill e5", from all its lines
/// that belong to the same field; otherwise what to do instead.
std::string help_for_plugin_key(std::string_view body, std::string_view key);

}  // namespace dawson::document
