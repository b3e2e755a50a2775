// The text of a booklet on its way to pages: front, parts, chapters, and the words that say how
// pages go on.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "compile/compilation.hpp"
#include "pages/front/title_page.hpp"
#include "pages/page_maker.hpp"
#include "write/booklet/page_numbers.hpp"

namespace dawson::run {

/// What the text is composed of, and for.
struct BookletParts {
  text::Source const& source;
  CompiledDocument const& document;
  prose::Blocks const& blocks;
  Compilation& compilation;
  pages::Design const& design;
  PageReferences& references;
  pages::TypeCase& sorts;
  std::optional<pages::Title> title;  ///< nothing: there is no title page
  std::vector<prose::Inlines> const& colophon;
  std::vector<pages::HeadingPlace> const& known_headings;  ///< of the pass before
  std::function<void(int pages, double part)> const& progress;
  std::function<void(text::Diagnostic)> report;
  int& across;  ///< of diagrams on a page of its own; 0: theirs
};

class BookletText {
 public:
  /// All of it outlives this.
  BookletText(BookletParts parts, pages::Compositor& compositor, pages::PageMaker& pages)
      : in_(std::move(parts)), compositor_(compositor), pages_(pages) {}

  void compose();

 private:
  // A page of its own that is open: where it is written, and what was in force before it.
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
