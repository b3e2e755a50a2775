// Indexes before a host sets them.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "pages/index.hpp"
#include "run/content.hpp"

namespace dawson::run {

/// Names, which are code of LaTeX, sorted as `language` ("de") sorts them by their letters, each
/// with the anchors of its diagrams; what is printed for them is their number.
std::vector<pages::IndexEntry> entries_of(IndexContent const& index, std::string_view language);

/// The head of the table of problems: number, author, task, page.
std::array<std::string, 4> problem_head(chess::Language language);

}  // namespace dawson::run
