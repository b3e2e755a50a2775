// Composition of a booklet's text into pages: front, parts, chapters, and changes of columns and
// pages. For `make_booklet`.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "compile/compilation.hpp"
#include "pages/front/title_page.hpp"
#include "pages/page_maker.hpp"
#include "write/booklet/page_numbers.hpp"

namespace dawson::run {

/// Inputs and receivers of the composition.
struct BookletParts {
  text::Source const& source;
  CompiledDocument const& document;
  prose::Blocks const& blocks;
  Compilation& compilation;
  pages::Design const& design;
  PageReferences& references;
  pages::WordCache& sorts;
  std::optional<pages::Title> title;  ///< no value: there is no title page
  std::vector<prose::Inlines> const& colophon;
  std::vector<pages::HeadingPlace> const& known_headings;  ///< places in the pass before
  std::function<void(int pages, double part)> const& progress;
  std::function<void(text::Diagnostic)> report;
  int& across;  ///< diagrams per row on a page of its own; 0: as the diagrams have it
};

/// Composes the text of one pass.
class BookletText {
 public:
  /// All arguments passed by reference, also in `parts`, must outlive this.
  BookletText(BookletParts parts, pages::Compositor& compositor, pages::PageMaker& pages)
      : in_(std::move(parts)), compositor_(compositor), pages_(pages) {}

  /// Composes the whole text into the pages.
  void compose();

 private:
  // An open page with its own number of columns: its source place, and the columns before it.
  struct OpenPage {
    text::Span place;
    int columns = 1;
  };

  void end_chapter();
  void end_page();
  void add_front();
  void add_colophon();
  void begin_chapter(bool begun);
  bool is_page_word(std::size_t index) const;
  void take_word(std::size_t index);
  void refuse_word(text::Span place, std::string message, std::string help);
  void take(PageWord const& word, text::Span place);
  void begin_own_page(PageWord const& word, text::Span place);
  void end_own_page();
  void close_own_page();

  BookletParts in_;
  pages::Compositor& compositor_;
  pages::PageMaker& pages_;
  bool body_begun_ = false;
  std::optional<OpenPage> own_page_;
};

}  // namespace dawson::run
