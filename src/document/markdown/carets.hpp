// Carets written as entities behind brackets, `[&#94;n]`: cmark-gfm 0.29.0.gfm.6 takes them for
// calls of footnotes, and looks for the label behind the one byte that it has made of the entity.
#pragma once

#include <string>
#include <string_view>

namespace dawson::document {

/// Hides the `&` of each from cmark-gfm, so that they are text; as long as before.
void hide_carets(std::string& text);

/// `text`, as the tree has it, with `^` for each that is hidden: what is read of it.
std::string shown_carets(std::string text);

/// The same as it was written: code and HTML.
std::string written_carets(std::string text);

}  // namespace dawson::document
