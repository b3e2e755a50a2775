// Composition of the pages of a booklet: its text, the contents of directives as inserts, pictures,
// and numbers that are known only after a pass. For `make_booklet`.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "edition/targets.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/front/title_page.hpp"
#include "pages/page.hpp"
#include "pages/page_maker.hpp"
#include "prose/blocks.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Numbers printed by links, compared from pass to pass.
class PageReferences {
 public:
  /// Returns the targets known so far. Their numbers stay; the targets of a pass are added to them.
  ReferenceTargets& targets() { return targets_; }

  /// Begins a pass. `pages` (by anchor) grows during the pass, and must outlive it.
  void begin_pass(std::map<std::string, std::string> const& pages);

  /// Returns the page of a label as printed; "?" if it is not known yet.
  std::string page_of(std::string const& label);
  /// Returns the text that a link without words prints.
  prose::Inlines text_of(prose::Link const& link);

  /// Ends the pass, and returns whether everything printed was right.
  bool end_pass();

 private:
  std::string known_page(std::string const& label) const;
  prose::Inlines known(prose::Link const& link) const;

  ReferenceTargets targets_;
  std::map<std::string, std::string> const* pages_ = nullptr;
  std::map<std::string, std::string> earlier_;  // pages of the pass before
  // By target and whether its page was asked for: the first text printed, with the least knowledge.
  std::map<std::pair<std::string, bool>, prose::Inlines> said_;
};

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

/// Returns the page of an anchor, as printed.
using PageOf = std::function<std::string(std::string const& anchor)>;

/// Returns the description of a diagram for a book in `language`.
pages::FigureWords words_of(DiagramContent const& diagram, std::string const& language);

/// Returns the description of a piece in running text, in `language`, for a book in `of_book`.
pages::FigureWords words_of(chess::SquareContent const& piece, chess::Language language,
                            std::string const& of_book);

/// Returns the insert of a content: a diagram in its row; a paragraph per solution; the diagrams of
/// a glossary in rows of their own, with the pieces without a diagram and the key below them; an
/// index sorted for `language`; in a draft, a note about an error.
pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of);

class Invocation;

class BookletPictures {
 public:
  /// Returns the picture that a document names at `where`; null if it cannot be read, which is
  /// reported.
  std::shared_ptr<pages::Picture const> find(Invocation& invocation, text::SourceId document,
                                             text::Span where, std::string const& path);

 private:
  std::map<std::string, std::shared_ptr<pages::Picture const>> known_;  // by file name
};

/// Replaces pictures with a web address by their alternative text, and reports W-IMAGE for each:
/// Dawson downloads nothing.
void take_far_pictures(Invocation& invocation, text::SourceId id, prose::Document& document);

}  // namespace dawson::run
