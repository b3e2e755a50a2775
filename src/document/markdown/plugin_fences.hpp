// Blocks of Markdown that other programs draw as chessboards: ```fen, ```chessboard and the like.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "document/front_matter.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// What becomes of such blocks.
enum class PluginFences : std::uint8_t {
  of_document,  ///< what `fences` of front matter says, without it they are reported
  diagrams,     ///< each is a directive
  reported,     ///< W-FENCE, and code
  code,         ///< code
};

/// What the value of `fences` in front matter says; nothing for a value that it cannot have.
std::optional<PluginFences> read_plugin_fences(std::string_view value);

/// `wanted`, or for `of_document` what front matter says.
PluginFences plugin_fences_of(FrontMatter const& front, PluginFences wanted);

/// Whether blocks with that word behind their fence are such.
bool is_plugin_fence(std::string_view word);

/// The body of a block as a directive has it: its position as `fen`, `orientation` as `flip`,
/// arrows and squares as `marks`. W-FENCE for each key and each part of a value that is left out.
text::Mapped body_of_plugin(text::Mapped const& content, text::Diagnostics& findings);

/// W-FENCE for a block whose word is at `where` and that stays code.
text::Diagnostic plugin_fence_left_alone(std::string_view word, text::Span where);

}  // namespace dawson::document
