// Weaving of LaTeX documents: LaTeX code replaces their directives. For `weave` and `check`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

/// A woven document.
struct Woven {
  std::string output;  ///< the text not passed to `take_text`; as many lines as the source
  /// Files that the document needs beside it, by name.
  std::map<std::string, std::string> files;
};

/// A book of several files.
struct WovenBook {
  struct Document {
    std::string name;  ///< name of its source
    std::string output;
    text::SourceId source = text::at_hand;
    std::vector<document::Directive> directives{};  ///< directives of the source
  };
  std::vector<Document> documents;           ///< in reading order, including the main files
  std::map<std::string, std::string> files;  ///< files that they need beside the main file, by name
  bool lacks_letters = false;                ///< W-LETTER was reported
};

/// Weaves a LaTeX document that `invocation` has opened. A directive with an error becomes a
/// placeholder that stops LaTeX; all others are typeset. Text outside of directives is copied byte
/// for byte. Reports all findings to `invocation`.
Woven weave_tex(Invocation& invocation, text::SourceId source, WeaveOptions const& options);

/// Weaves the LaTeX documents `names` and the files that they include (compile/documents.hpp)
/// as one book: defaults, numbers, labels, solutions and fairy pieces continue from one to the
/// next. Throws SystemError.
WovenBook weave_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                         WeaveOptions const& options);

/// Reports everything that `weave_tex` would, without typesetting.
void check_tex(Invocation& invocation, text::SourceId source, WeaveOptions const& options);

/// Reports everything that `weave_tex_book` would, without typesetting. Throws SystemError.
void check_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                    WeaveOptions const& options);

}  // namespace dawson::run
