// Lines put into columns of even height.
#pragma once

#include <cstddef>
#include <vector>

namespace dawson::pages {

/// Where each of `count` columns begins in a list of lines, of which `opens` tells whether an entry
/// begins with it. The columns are as high as the number of lines asks for. Entries stay whole
/// where they then find room, and are divided otherwise. Columns at the end may be empty: they
/// begin behind the last line.
std::vector<std::size_t> even_columns(std::vector<bool> const& opens, std::size_t count);

}  // namespace dawson::pages
