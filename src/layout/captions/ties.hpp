// Keeps words on one line: a number and what it counts, the parts of a name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::layout {

/// Returns inlines with no-break spaces between a number and the word that belongs to it ("8. Juni
/// 1993", "zum 65. Geburtstag", "Nr. 12"), and between two or three consecutive words with capitals
/// ("Bo Lindgren"); more of them are a title. Small words in names ("van der X") are tied to the
/// next word. Words are tied only if `fits` returns true for them.
prose::Inlines with_ties(prose::Inlines inlines,
                         std::function<bool(std::string_view tied)> const& fits);

/// Returns the same for output formats that break lines themselves, in a measure that is unknown
/// here: words longer than half the width of a default board are not tied.
prose::Inlines with_ties(prose::Inlines inlines);
std::string with_ties(std::string_view text);

}  // namespace dawson::layout
