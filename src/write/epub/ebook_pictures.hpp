// Pictures of an e-book: files that its documents name, and its cover.
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

  /// Takes a picture that a document names at `where`; its name in the book, empty where it is not
  /// taken, which is reported.
  std::string take(text::SourceId document, text::Span where, std::string const& path);

  std::vector<backend::EpubFile> take_files() { return std::move(files_); }

 private:
  Invocation& invocation_;
  std::map<std::string, std::string> names_;  // by the file
  std::vector<backend::EpubFile> files_;
};

/// A cover of the board of a diagram, with the title above and the authors below: PNG, which all
/// readers show in their shelves too. Empty where it would be too large.
std::string made_cover(Invocation& invocation, DiagramContent const& diagram,
                       document::FrontMatter const& front, layout::Typeset const& typeset);

}  // namespace dawson::run
