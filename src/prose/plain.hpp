// Running text without any marks.
#pragma once

#include <string>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Returns the readable text of `inlines` in one line: pieces as Unicode's chess symbols, or by
/// name if they have none; images by their alternative text. Raw text and note marks are left out.
std::string plain(Inlines const& inlines);

/// Returns the Unicode symbol of a piece, or its name if it has no symbol; for a text, the text
/// itself.
std::string plain(chess::SquareContent const& piece);

}  // namespace dawson::prose
