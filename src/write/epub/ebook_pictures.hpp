// Pictures of an e-book: files that its documents name, and its cover. For `make_ebook`.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "backend/epub/package.hpp"
#include "compile/content.hpp"
#include "document/front_matter.hpp"
#include "layout/type.hpp"
#include "text/span.hpp"

namespace dawson::run {

class Invocation;

class EbookPictures {
 public:
  explicit EbookPictures(Invocation& invocation) : invocation_(invocation) {}

  /// Adds a picture that a document names at `where`, and returns its name in the book; empty if it
  /// cannot be added, which is reported.
  std::string take(text::SourceId document, text::Span where, std::string const& path);

  /// Returns the files of all pictures, which the caller then owns.
  std::vector<backend::EpubFile> take_files() { return std::move(files_); }

 private:
  Invocation& invocation_;
  std::map<std::string, std::string> names_;  // by file name
  std::vector<backend::EpubFile> files_;
};

/// Returns a cover with the board of a diagram, the title above and the authors below, as PNG,
/// because all reading apps show PNG in their libraries too. Empty if it would be too large.
std::string made_cover(Invocation& invocation, DiagramContent const& diagram,
                       document::FrontMatter const& front, layout::Typeset const& typeset);

}  // namespace dawson::run
