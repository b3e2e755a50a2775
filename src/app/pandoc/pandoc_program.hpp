// Runs pandoc to write documents for word processors and layout programs. For the command `weave`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "write/pandoc/text_document.hpp"

namespace dawson::run {

class Invocation;

/// pandoc, as found on this machine.
class PandocProgram {
 public:
  /// Finds pandoc in PATH. E-PANDOC if there is none, or if it is older than 2.10.
  static text::Result<PandocProgram> find();

  /// Returns the bytes of the document in `format`. `reference` are the bytes of a file of that
  /// format whose styles the document gets; empty: pandoc's own. Dawson's styles are added to it.
  /// `folder` is the folder of linked images as the document names it. Reports at the beginning of
  /// `source` E-PANDOC (the program refuses, or the reference is not of that format) and W-PANDOC
  /// (a warning of the program), and returns an empty text after an error. Throws SystemError.
  std::string write(Invocation& invocation, text::SourceId source, TextDocument const& document,
                    TextFormat const& format, std::string const& reference,
                    std::string_view folder) const;

 private:
  std::string version_;  // of its tree, "1,22,2,1"
};

}  // namespace dawson::run
