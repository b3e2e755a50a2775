// dawson.sty and its fonts as the program carries them, and files of defaults.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/settings.hpp"
#include "session/invocation.hpp"
#include "text/embedded_file.hpp"

namespace dawson::run {

/// The files of tex/ that a document needs and the Type 1 fonts, as they were when the program was
/// built.
std::span<text::EmbeddedFile const> style_files();

/// The names of the files that `write_style_files` stages.
std::vector<std::string> style_file_names();

/// Stages them and the OpenType font in `folder` and its `dawson-fonts`. Throws SystemError.
void write_style_files(Disk& disk, std::string const& folder);

/// What pages of HTML and e-books carry: `page.css`, `page.js` and their like.
std::span<text::EmbeddedFile const> page_files();

/// One of them.
std::string_view page_file(std::string_view name);

/// What holds for all documents: the defaults of the project, then those of a file that the user
/// names, "" for none, which win. Throws SystemError.
void read_usual_defaults(Invocation& invocation, std::string const& file,
                         document::Settings& settings);

/// Reads a file of defaults that `invocation` has opened, fields as in a `defaults` directive; its
/// findings are reported. With an error in it nothing is set.
void read_defaults(Invocation& invocation, text::SourceId source, document::Settings& settings);

}  // namespace dawson::run
