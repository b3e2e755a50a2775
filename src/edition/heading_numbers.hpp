// Numbers of parts, chapters and sections.
#pragma once

#include <cstddef>

#include "pages/design.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// Gives headings their numbers, as the design asks for them: parts "I", chapters "1", sections
/// "1.2". Those of the front (before the byte `body`) have none, nor have those that end with
/// `{-}`, which goes.
void number_headings(prose::Blocks& blocks, pages::Design const& design, std::size_t body);

}  // namespace dawson::run
