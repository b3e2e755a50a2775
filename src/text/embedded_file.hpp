// A file that is embedded in the program (text/embed.py).
#pragma once

#include <span>  // of the files that are made of these
#include <string_view>

namespace dawson::text {

/// Name and content of an embedded file; both exist as long as the program runs.
struct EmbeddedFile {
  std::string_view name;  ///< "dawson.sty", "dawson-fonts/dawson0.tfm"
  std::string_view bytes;
};

}  // namespace dawson::text
