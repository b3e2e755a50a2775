// Legends: men, their names and their moves.
#pragma once

#include <optional>

#include "document/host.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Reads one item, "*2q = grasshopper" or "*2n = nightrider: NN": men in janko's notation, the
/// name, and behind a last colon Betza's notation, where it is one word that ends with a capital
/// and perhaps digits. Nothing if there is an error among the findings: E-LEGEND, those of the men,
/// of the text and of the moves.
std::optional<problem::LegendItem> read_legend_item(text::Mapped const& item, Host const& host,
                                                    LinkDefinitions const& links,
                                                    text::Diagnostics& findings);

}  // namespace dawson::document
