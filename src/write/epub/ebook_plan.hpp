// Which files an e-book has, and where in them what links lead to: known before anything is set.
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
  Contents contents;                               ///< then in rows
  std::map<std::size_t, std::vector<Row>> rows{};  ///< by the first directive that is in them
};

/// Gives words to references in what directives print, and puts diagrams into rows.
void fill_rows(EbookDocument& document);

struct EbookHeading {
  int level = 1;
  std::string words, id;
};

/// A file: a stretch of a document's blocks.
struct EbookChapter {
  std::size_t document = 0;
  std::size_t begin = 0, end = 0;  ///< of its blocks
  std::string file;                ///< "chapter-1.xhtml"
  std::vector<EbookHeading> headings;
  std::vector<SolutionsContent> noted;  ///< solutions that are its notes
  bool has_index = false;
  bool is_part = false;  ///< of a book in parts: chapters come behind it
};

struct EbookPlan {
  std::vector<EbookChapter> chapters;
  /// Addresses of headings, by document and label; of all else, by label: "chapter-1.xhtml#petkov".
  std::map<std::pair<std::size_t, std::string>, std::string> headings;
  std::map<std::string, std::string> labels;

  /// Where a label of a document leads; nothing where it is nowhere.
  std::optional<std::string> address(std::size_t document, std::string const& label) const;
};

/// The plan of documents whose directives are read and not yet in rows.
EbookPlan plan_ebook(std::deque<EbookDocument> const& documents);

}  // namespace dawson::run
