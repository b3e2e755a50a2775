// Words that stand on one line: a number and what it counts, the parts of a name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::layout {

/// Blanks become no-break spaces between a number and the word that it belongs to ("8. Juni 1993",
/// "zum 65. Geburtstag", "Nr. 12"), and between two or three words in a row with capitals ("Bo
/// Lindgren"), more of which are a title; small words in names ("van der X") stand with what
/// follows them. Nothing is tied that `fits` does not hold for.
prose::Inlines with_ties(prose::Inlines inlines,
                         std::function<bool(std::string_view tied)> const& fits);

/// For hosts that break lines themselves, in a measure that is not known here: what is longer than
/// half of a usual board's width stays free.
prose::Inlines with_ties(prose::Inlines inlines);
std::string with_ties(std::string_view text);

}  // namespace dawson::layout
