// Move diagrams by themselves.
#pragma once

#include <optional>
#include <string>

#include "layout/style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// What a diagram is written as.
enum class BoardKind { tex, svg, pdf };

/// The kind that a file's suffix tells; nothing for others.
std::optional<BoardKind> board_kind(std::string const& path);

/// A file with one move diagram and its key. The first line of `source` is Betza's notation; the lines below
/// it are fields of a directive (`board`, `at`, `occupied`, `figure`, `size` ...), which go before `style`.
/// Nothing if there is an error among the findings; E-FONT where the key cannot be set.
std::optional<std::string> moves_file(text::Source const& source, std::optional<layout::Style> const& style, BoardKind kind,
                                      text::Diagnostics& findings);

}  // namespace dawson::run
