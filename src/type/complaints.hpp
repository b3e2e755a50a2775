// Collects warnings of the libraries below Pango, which continue with a replacement: if a font file
// is no longer readable, they use another font, and only a warning reports it.
#pragma once

#include <string>

namespace dawson::type {

/// Keeps GLib's warnings from now on instead of printing them.
void keep_complaints();

/// Returns the first warning kept; empty if there was none. With a warning, the output is not what
/// the user asked for.
std::string complaint();

}  // namespace dawson::type
