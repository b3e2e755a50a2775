// Pictures of an e-book: files that its documents name, and its cover.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/epub/package.hpp"
#include "document/front_matter.hpp"
#include "layout/type.hpp"
#include "run/book/content.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

class Job;

class EbookPictures {
 public:
  explicit EbookPictures(Job& job) : job_(job) {}

  struct Found {
    std::string name;                       ///< in the book; empty: it is not taken
    std::optional<text::Diagnostic> fault;  ///< W-IMAGE, once a picture, without a place
  };
  /// Takes a picture that a file in `folder` names.
  Found find(std::string const& folder, std::string const& path);

  std::vector<backend::EpubFile> take_files() { return std::move(files_); }

 private:
  Job& job_;
  std::map<std::string, std::string> names_;  // by the file
  std::vector<backend::EpubFile> files_;
};

/// A cover of the board of a diagram, with the title above and the authors below: PNG, which all
/// readers show in their shelves too. Empty where it would be too large.
std::string made_cover(Job& job, DiagramContent const& diagram, document::FrontMatter const& front,
                       layout::Typeset const& typeset);

}  // namespace dawson::run
