// Captions, numbers and labels of figures and tables. For `edit_text`.
#pragma once

#include <cstddef>
#include <map>

#include "chess/language.hpp"
#include "edition/targets.hpp"
#include "pages/compositor/compositor.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// Removes the captions of tables (`Table: ...` above or below) from the blocks, also in quotations
/// and lists, and numbers figures and tables if the design asks for it. Labels are added to
/// `targets`. Returns the captions by the source places of their figures and tables.
std::map<std::size_t, prose::FigureCaption> extract_captions(prose::Blocks& blocks,
                                                             pages::Design const& design,
                                                             ReferenceTargets& targets);

/// Replaces `--` before the source of a quotation by a dash, whatever the style of quotes.
void mark_quotation_sources(prose::Blocks& blocks);

}  // namespace dawson::run
