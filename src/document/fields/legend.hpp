// Legends: men, their names and their moves.
#pragma once

#include <optional>

#include "document/host.hpp"
#include "notation/notations.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// What the men of a legend may be written in besides janko's notation: that of the position (null
/// where nobody knows it), and how it is read.
struct LegendKeys {
  notation::Notation const* notation = nullptr;
  notation::Dialect dialect;
};

/// Reads one item, "*2q = grasshopper", "*2n = nightrider: NN" or, where the position is a list by
/// square, "sDU = Grashüpfer": men in janko's notation, else (and for letters that are men there,
/// "g = grasshopper") in that of the position, the name, and
/// behind a last colon Betza's notation, where it is one word that ends with a capital and perhaps
/// digits. Nothing if there is an error among the findings: E-LEGEND, those of the men, of the text
/// and of the moves.
std::optional<problem::LegendItem> read_legend_item(text::Mapped const& item, Host const& host,
                                                    LinkDefinitions const& links,
                                                    LegendKeys const& keys,
                                                    text::Diagnostics& findings);

}  // namespace dawson::document
