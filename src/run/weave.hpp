// One document through the whole house: directives found, read, laid out, replaced.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "document/settings.hpp"
#include "layout/style.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

struct WeaveOptions {
  document::Settings defaults;             ///< of the user's, for every document
  std::vector<std::string> more_verbatim;  ///< environments that are left alone besides
  std::string boards;  ///< name of the PDF that the boards go into; empty: they stay in TikZ
  std::optional<layout::Style> style;  ///< of diagrams that name none; nothing: the document's own
  std::string pieces;                  ///< folder of the figures; goes before that of any style
};

struct Woven {
  std::string output;                        ///< the document; as many lines as the source
  text::Diagnostics diagnostics;             ///< in the order of the source
  std::map<std::string, std::string> files;  ///< by name: what the document needs beside it
};

/// Weaves a LaTeX document. A directive with an error becomes a placeholder that stops LaTeX; all
/// others are set. Text outside of directives is copied byte for byte. `sets` has
/// the piece sets that have been read.
Woven weave_tex(text::Source const& source, WeaveOptions const& options, TexPieceSets& sets);
Woven weave_tex(text::Source const& source, WeaveOptions const& options);

}  // namespace dawson::run
