// Converts Markdown blocks that other programs draw as chessboards, ```fen, ```chessboard and the
// like, for the scanner of Markdown.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "document/front_matter.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// The treatment of such blocks.
enum class PluginFences : std::uint8_t {
  of_document,  ///< by `fences` of front matter; without it they are reported
  diagrams,     ///< each is a directive
  reported,     ///< W-FENCE, and left as code
  code,         ///< left as code
};

/// Returns the meaning of the value of `fences` in front matter; no value if it is not a valid one.
std::optional<PluginFences> read_plugin_fences(std::string_view value);

/// Returns `wanted`, or for `of_document` the value in front matter.
PluginFences plugin_fences_of(FrontMatter const& front, PluginFences wanted);

/// Returns true if blocks with that word after their fence are such blocks.
bool is_plugin_fence(std::string_view word);

/// Returns the body of a block as the body of a directive: its position as `fen`, `orientation` as
/// `flip`, arrows and squares as `marks`. W-FENCE for each key and each part of a value that is
/// left out.
text::SourceMappedText body_of_plugin(text::SourceMappedText const& content,
                                      text::Diagnostics& findings);

/// Returns W-FENCE for a block that is left as code; its word is at `where`.
text::Diagnostic plugin_fence_left_alone(std::string_view word, text::Span where);

}  // namespace dawson::document
