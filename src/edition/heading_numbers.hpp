// Numbers of parts, chapters and sections. For `edit_text`.
#pragma once

#include <cstddef>

#include "pages/design.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// Numbers the headings as the design asks for: parts "I", chapters "1", sections "1.2". Headings
/// of the front (before the byte `body`) and headings that end with `{-}` have no number; the `{-}`
/// is removed.
void number_headings(prose::Blocks& blocks, pages::Design const& design, std::size_t body);

}  // namespace dawson::run
