// dawson.sty and its fonts as the program carries them, and files of defaults.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "document/settings.hpp"
#include "text/source.hpp"

namespace dawson::run {

struct StyleFile {
  std::string_view name;  ///< "dawson.sty", "dawson-fonts/dawson0.tfm"
  std::string_view bytes;
};

/// The files of tex/ that a document needs and the Type 1 fonts, as they were when the program was
/// built.
std::span<StyleFile const> style_files();

/// Writes them and the OpenType font into `folder` and its `dawson-fonts` (made if missing). Throws
/// SystemError.
void write_style_files(std::string const& folder);

/// Reads a file of defaults, fields as in a `defaults` directive.
text::Diagnostics read_defaults(text::Source const& source, document::Settings& settings);

}  // namespace dawson::run
