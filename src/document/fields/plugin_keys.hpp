// Keys of other programs that draw chessboards from blocks of Markdown (plug-ins of Obsidian,
// Logseq, VS Code and mdBook), and the fields that stand for them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/fields/fields.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A line `key: value` of such a block, and what it is in Dawson's fields.
struct PluginLine {
  text::Span key, value;             ///< bytes of the body
  std::optional<FieldId> field{};    ///< nothing: no field stands for it
  std::vector<std::string> items{};  ///< of its value: "arrow e2-e4", "yes"
  std::vector<text::Span> unread{};  ///< parts of the value without a meaning here
  std::string_view remedy{};         ///< what to do where no field stands for it
};

/// Returns whether another program has a key of that name, in any case, and Dawson has no field.
bool is_plugin_key(std::string_view key);

/// Returns the lines of `body` with such keys, lists below a key as its value.
std::vector<PluginLine> plugin_lines(std::string_view body);

/// Returns the line of Dawson's for a key of `body`, "marks: arrow f3-e5; fill e5", of all its
/// lines that belong to the same field; else what to do instead.
std::string help_for_plugin_key(std::string_view body, std::string_view key);

}  // namespace dawson::document
