// Captions, numbers and labels of figures and tables.
#pragma once

#include <cstddef>
#include <map>

#include "chess/language.hpp"
#include "edition/targets.hpp"
#include "pages/compositor/compositor.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

/// Takes the captions of tables (`Table: ...` above or below) out of the blocks, also of those in
/// quotations and lists, and gives figures and tables their numbers where the design asks for them;
/// labels join `targets`. The captions by the places of what they belong to.
std::map<std::size_t, prose::FigureCaption> extract_captions(prose::Blocks& blocks,
                                                             pages::Design const& design,
                                                             ReferenceTargets& targets);

/// In quotations `--` before a source is the dash that it stands for, whatever quotes are set.
void mark_quotation_sources(prose::Blocks& blocks);

}  // namespace dawson::run
