// One document through the whole house: directives found, read, laid out, replaced.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "document/settings.hpp"
#include "layout/style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

struct WeaveOptions {
  document::Settings defaults;                 ///< of the user's, for every document
  std::vector<std::string> more_verbatim;      ///< environments that are left alone besides
  std::optional<layout::Style> style;          ///< of diagrams that name none; nothing: the document's own
};

struct Woven {
  std::string output;                          ///< the document; as many lines as the source
  text::Diagnostics diagnostics;               ///< in the order of the source
};

/// Weaves a LaTeX document. A directive with an error becomes a placeholder that stops LaTeX; all
/// others are set. Text outside of directives is copied byte for byte.
Woven weave_tex(text::Source const& source, WeaveOptions const& options);

}  // namespace dawson::run
