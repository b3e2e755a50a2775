// The plan of an e-book: its files, and the targets of links in them, known before anything is
// typeset. For `make_ebook`.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "edition/contents.hpp"
#include "edition/diagram_rows.hpp"

namespace dawson::run {

/// A document of an e-book.
struct EbookDocument : Edition {
  Contents contents;                               ///< contents; later moved to `rows`
  std::map<std::size_t, std::vector<Row>> rows{};  ///< rows of diagrams, by their first directive
};

/// Gives words to references in contents of directives, and puts diagrams into rows.
void fill_rows(EbookDocument& document);

/// A heading with its text and its id.
struct EbookHeading {
  int level = 1;
  std::string words, id;
};

/// A file: a range of a document's blocks.
struct EbookChapter {
  std::size_t document = 0;
  std::size_t begin = 0, end = 0;  ///< range of its blocks
  std::string file;                ///< "chapter-1.xhtml"
  std::vector<EbookHeading> headings;
  std::vector<SolutionsContent> noted;  ///< solutions that are notes of this file
  bool has_index = false;
  bool is_part = false;  ///< a part of a book in parts: chapters follow it
};

/// The files of an e-book in order, and the addresses in them.
struct EbookPlan {
  std::vector<EbookChapter> chapters;
  /// Addresses of headings, by document and label, and of everything else, by label:
  /// "chapter-1.xhtml#petkov".
  std::map<std::pair<std::size_t, std::string>, std::string> headings;
  std::map<std::string, std::string> labels;

  /// Returns the address of a label in a document; no value if it does not exist.
  std::optional<std::string> address(std::size_t document, std::string const& label) const;
};

/// Returns the plan of documents whose directives are read, but not yet in rows.
EbookPlan plan_ebook(std::deque<EbookDocument> const& documents);

}  // namespace dawson::run
