#include "write/booklet/booklet_text.hpp"
#include "edition/text_passes.hpp"

#include <algorithm>
#include <utility>

#include "document/words.hpp"
#include "edition/pandoc_attributes.hpp"
#include "pages/front/contents.hpp"

namespace dawson::run {

void BookletText::end_chapter() {
  close_own_page();
  compositor_.finish();
  pages_.add(compositor_.take());
  pages_.end_chapter();
  compositor_.begin_chapter();
}

// What has been set so far goes to the pages, and the next thing begins at the top of one.
void BookletText::end_page() {
  compositor_.finish();
  pages_.add(compositor_.take());
  compositor_.begin_page(false);
}

void BookletText::add_front() {
  if (in_.title) {
    pages_.add_page(pages::title_page(in_.sorts, in_.design, *in_.title, pages_.next_is_right(),
                                      compositor_.structure()),
                    "title");
    if (!in_.colophon.empty()) add_colophon();
  }
  if (in_.design.contents == 0) return;
  if (in_.design.chapters == pages::Chapters::recto) pages_.begin_recto();
  std::vector<pages::ContentsEntry> entries;
  for (pages::HeadingPlace const& place : in_.known_headings)
    if (place.heading.level <= in_.design.contents) {
      prose::Inlines words = place.heading.inlines;
      if (!place.heading.number.empty())
        words.insert(words.begin(), prose::Text{place.heading.number + " "});
      entries.push_back({place.heading.level, std::move(words), place.heading.label,
                         in_.references.page_of(place.heading.label)});
    }
  pages::add_contents(compositor_, entries);
  end_chapter();
}

void BookletText::add_colophon() {
  pages_.add_page(pages::colophon_page(in_.sorts, in_.design, in_.colophon, pages_.next_is_right(),
                                       compositor_.structure()),
                  "colophon");
}

void BookletText::begin_chapter(bool begun) {
  if (begun) end_chapter();
  if (in_.design.chapters == pages::Chapters::recto) pages_.begin_recto();
}

void BookletText::compose() {
  add_front();
  if (body_place(in_.source, in_.document.directives) == 0) pages_.begin_body();
  bool begun = false;
  std::size_t const size = std::max<std::size_t>(1, in_.source.bytes().size());
  for (prose::Block const& block : in_.blocks) {
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    auto const* directive = std::get_if<prose::DirectiveAt>(&block.content);
    if (is_page_end(block)) {
      if (begun) end_chapter();
      continue;
    }
    if (directive && is_page_word(directive->index)) {
      take_word(directive->index);
      continue;
    }
    if (heading && in_.design.parts && heading->level == 1) {
      if (begun) end_chapter();
      pages_.add_part(compositor_.part(*heading));
      begun = false;
      continue;
    }
    if (heading && heading->level == in_.design.chapter_level()) {
      if (in_.design.chapters != pages::Chapters::run_on) begin_chapter(begun);
      else close_own_page();
    }
    compositor_.add(block);
    pages_.add(compositor_.take());
    begun = true;
    if (in_.progress)
      in_.progress(pages_.pages(),
                   static_cast<double>(block.where.end) / static_cast<double>(size));
  }
  end_chapter();
  if (!in_.title && !in_.colophon.empty()) add_colophon();
}

bool BookletText::is_page_word(std::size_t index) const {
  return document::opens(in_.source, in_.document.directives[index], document::Opens::page_word);
}

void BookletText::take_word(std::size_t index) {
  text::Span const place = in_.document.directives[index].word;
  in_.compilation.each(in_.document, index, [&](Content&& content) {
    if (auto const* word = std::get_if<PageWord>(&content)) take(*word, place);
  });
}

void BookletText::refuse_word(text::Span place, std::string message, std::string help) {
  in_.report(text::error("E-WORD", place, std::move(message), std::move(help)));
}

void BookletText::take(PageWord const& word, text::Span place) {
  using Kind = PageWord::Kind;
  bool const within = own_page_.has_value();
  if (within && word.kind == Kind::own_page)
    return refuse_word(place, "`page` inside another `page`", "write `page end` before it");
  if (within && word.kind != Kind::own_page_end)
    return refuse_word(place, "this is not allowed between `page` and `page end`",
                       "move it before `page` or after `page end`");
  switch (word.kind) {
    case Kind::columns: compositor_.set_columns(word.columns); return;
    case Kind::new_column:
      if (compositor_.columns() > 1) return compositor_.break_column();
      [[fallthrough]];
    case Kind::new_page: end_page(); return pages_.end_page();
    case Kind::new_recto: end_page(); return pages_.end_recto();
    case Kind::body:
      if (body_begun_)
        return refuse_word(place, "the body has already begun", "remove one of the two");
      body_begun_ = true;
      end_page();
      return pages_.begin_body();
    case Kind::own_page: return begin_own_page(word, place);
    case Kind::own_page_end: break;
  }
  if (!within) return refuse_word(place, "`page end` without `page`", "write `page` before it");
  end_own_page();
}

void BookletText::begin_own_page(PageWord const& word, text::Span place) {
  end_page();
  own_page_ = {place, compositor_.columns()};
  in_.across = word.across;
  pages::OwnPage own;
  own.vertical = static_cast<pages::OwnPage::Vertical>(word.vertical);
  own.head = word.head;
  own.foot = word.foot;
  own.where = place;
  pages_.begin_own(own);
  if (word.columns > 0) compositor_.set_columns(word.columns);
  if (word.down >= 0) compositor_.set_down(word.down);
}

void BookletText::end_own_page() {
  end_page();
  pages_.end_own();
  compositor_.set_columns(own_page_->columns);
  compositor_.set_down(in_.design.grid.down);
  own_page_.reset();
  in_.across = 0;
}

// The next chapter, or the end, closes what has been left open.
void BookletText::close_own_page() {
  if (!own_page_) return;
  in_.report(text::warning("W-END", own_page_->place,
                           "`page` without `page end`; it ends with the chapter",
                           "write a directive `page end` where the page should end"));
  end_own_page();
}

}  // namespace dawson::run
