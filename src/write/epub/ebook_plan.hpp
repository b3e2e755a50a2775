// The plan of an e-book: its files and the targets of links in them, known before anything is
// typeset; its pictures and its footnotes. For `make_ebook`.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/epub/package.hpp"
#include "compile/content.hpp"
#include "document/front_matter.hpp"
#include "edition/diagram_rows.hpp"
#include "edition/edition.hpp"
#include "layout/type.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

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

/// Numbers footnotes, and lists those that are still to be typeset.
class EbookNotes {
 public:
  struct Called {
    std::size_t number = 0;
    std::string id, file;
    std::size_t calls = 0;
  };

  /// Returns the mark, as HTML, that calls a note of a document in `file`.
  std::string sign(std::size_t document, prose::Footnote const& note, std::string const& file);

  /// Returns a note that has been called; null for others.
  Called const* find(std::size_t document, std::string const& label) const;

  /// Returns the next note that is called and not yet typeset; null if there is none.
  prose::Footnote const* take();

 private:
  std::map<std::pair<std::size_t, std::string>, Called> called_;  // by document and label
  std::map<std::size_t, std::size_t> counts_;                     // by document
  std::deque<prose::Footnote const*> waiting_;
};

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
