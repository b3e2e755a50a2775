// What the libraries below Pango complain of while they go on with something else: a font file that
// cannot be read any more is replaced by another font, and only a warning says so.
#pragma once

#include <string>

namespace dawson::type {

/// From now on GLib's warnings are kept, not printed.
void keep_complaints();

/// The first that was kept; empty if there was none. Such output is not what was asked for.
std::string complaint();

}  // namespace dawson::type
