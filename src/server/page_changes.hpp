// What of a page that was set anew differs from the one before: a browser that shows that one gets
// the blocks that are new, and numbers where only these have changed. Of a page of 500 diagrams of
// which one was written anew that is 4 kB in the place of 1.8 MB, which took a browser 300 ms to
// parse and to compare.
#pragma once

#include <optional>
#include <string>

#include "write/html/page_parts.hpp"

namespace dawson::server {

/// As JSON: "title", "definitions" (the `<svg>` of all drawings, where it is another one), "count"
/// (the children that `main` has in `before`) and "main", what becomes of these. That is a list, in
/// their order, of: a number, so many stay; {"drop": number}; {"add": html} before the next;
/// {"change": html}, one becomes this; {"numbers": [...]}, one stays and its counted attributes
/// (data-line, and names of words, diagrams and solutions) get these numbers; {"style", "main"},
/// the same of the children of a row. Nothing where the pages differ in more than these. A board
/// and its solution are new together, since a script has made them one.
std::optional<std::string> page_changes(run::PageInBlocks const& before,
                                        run::PageInBlocks const& now);

}  // namespace dawson::server
