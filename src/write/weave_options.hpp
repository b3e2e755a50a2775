// What the command line says of a document that is woven, checked or set.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "document/settings.hpp"
#include "text/chunked_text.hpp"

namespace dawson::run {

class Archive;
class LinkedDocuments;

/// Takes a further piece of a file that stands beside the document.
using Beside = std::function<void(std::string const& name, std::string_view bytes)>;

struct WeaveOptions {
  LinkedDocuments* others = nullptr;       ///< what Markdown's links reach; null: what lies beside
  Archive const* archive = nullptr;        ///< what `check_tex` and `check_markdown` ask
  document::Settings defaults;             ///< of the user's, for every document
  std::vector<std::string> more_verbatim;  ///< environments that are left alone besides
  bool diagram_sty = false;  ///< diagram.sty's diagrams are set though nothing loads it
  std::string stem;          ///< of files for what no line of the document holds: see `tex_stem`
  Beside beside{};  ///< takes such files as they come (`weave_tex` alone); null: they are kept
  text::TakeText take_text{};  ///< the same for the document
  std::string boards;  ///< name of the PDF that the boards go into; empty: they stay in TikZ
};

}  // namespace dawson::run
