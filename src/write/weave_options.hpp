// Options of the command line for documents that are woven, checked or typeset.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "document/settings.hpp"
#include "text/files.hpp"

namespace dawson::run {

class Archive;
class LinkedDocuments;

/// Receives the next piece of a file beside the document.
using Beside = std::function<void(std::string const& name, std::string_view bytes)>;

/// Options for one run.
struct WeaveOptions {
  /// Documents that Markdown's links can reach; null: those beside the document.
  LinkedDocuments* others = nullptr;
  Archive const* archive = nullptr;  ///< archive for `check_tex` and `check_markdown`; may be null
  document::Settings defaults;       ///< the user's defaults, for every document
  std::vector<std::string> more_verbatim;  ///< further environments that are not scanned
  bool diagram_sty = false;  ///< typesets diagram.sty's diagrams even if nothing loads it
  /// Stem of files for code that is too long for a line: see `tex_stem`.
  std::string stem;
  /// Receives such files in pieces (`weave_tex` alone); null: they are kept.
  Beside beside{};
  text::TakeText take_text{};  ///< receives the document in pieces; null: it is kept
  /// Name of the PDF for the boards; empty: they stay in TikZ.
  std::string boards;
};

}  // namespace dawson::run
