// dawson.sty as the program carries it, and files of defaults.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "document/settings.hpp"
#include "text/source.hpp"

namespace dawson::run {

struct StyleFile {
  std::string_view name;
  std::string_view bytes;
};

/// The files of tex/ that a document needs, as they were when the program was built.
std::span<StyleFile const> style_files();

/// Writes them into `folder` (made if missing). Throws SystemError.
void write_style_files(std::string const& folder);

/// Reads a file of defaults, fields as in a `defaults` directive.
text::Diagnostics read_defaults(text::Source const& source, document::Settings& settings);

}  // namespace dawson::run
