// Hides carets written as entities after brackets, `[&#94;n]`, from cmark-gfm. Version 0.29.0.gfm.6
// reads them as calls of footnotes, and looks for the label after the one byte that it made of the
// entity.
#pragma once

#include <string>
#include <string_view>

namespace dawson::document {

/// Hides the `&` of each from cmark-gfm, so that they are text. The length does not change.
void hide_carets(std::string& text);

/// Returns `text`, taken from the tree, with `^` for each hidden caret, as it is read.
std::string shown_carets(std::string text);

/// Returns the same with each hidden caret as it was written, for code and HTML.
std::string written_carets(std::string text);

}  // namespace dawson::document
