#include "write/booklet/booklet_pages.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "alt_text/description.hpp"
#include "backend/pdf/picture.hpp"
#include "backend/qr_code.hpp"
#include "compile/collected_contents.hpp"
#include "document/directive_kinds.hpp"
#include "document/fields/field_names.hpp"
#include "edition/text_passes.hpp"
#include "pages/front/title_page.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "style/styles.hpp"
#include "write/booklet/booklet_indexes.hpp"

namespace dawson::run {

void BookletText::end_chapter() {
  close_own_page();
  compositor_.finish();
  pages_.add(compositor_.take());
  pages_.end_chapter();
  compositor_.begin_chapter();
}

// Adds everything composed so far to the pages and starts a new page.
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

// The next chapter, or the end, closes an open page environment.
void BookletText::close_own_page() {
  if (!own_page_) return;
  in_.report(text::warning("W-END", own_page_->place,
                           "`page` without `page end`; it ends with the chapter",
                           "write a directive `page end` where the page should end"));
  end_own_page();
}

namespace {

// Returns the value of a field about the placement of the diagram.
std::string placing(problem::Problem const& problem, std::string_view field) {
  problem::Entry const* const entry = problem.first(document::find_field(field)->id);
  return entry ? prose::plain(entry->text) : std::string();
}

pages::Floating floating(problem::Problem const& problem) {
  using pages::Floating;
  constexpr std::pair<std::string_view, Floating> words[] = {{"here", Floating::here},
                                                             {"top", Floating::top},
                                                             {"page", Floating::page},
                                                             {"left", Floating::left},
                                                             {"right", Floating::right}};
  std::string const written = placing(problem, "float");
  for (auto const& [word, meaning] : words)
    if (word == written) return meaning;
  return Floating::automatic;
}

pages::DiagramInsert insert(DiagramContent diagram, std::string const& language) {
  pages::DiagramInsert out;
  out.words = words_of(diagram, language);
  if (auto const* const link = code_link(diagram)) out.code = backend::qr_code(link->value);
  out.across = diagram.across;
  out.source = std::move(diagram.shown);
  for (DiagramContent& twin : diagram.twins) out.twins.push_back(insert(std::move(twin), language));
  out.style = std::move(diagram.design.style);
  out.anchor = std::move(diagram.anchor);
  out.floating = floating(diagram.problem);
  constexpr std::string_view spanning = "columns";
  out.span = placing(diagram.problem, "span") == spanning;
  out.problem = std::move(diagram.problem);
  out.caption = std::move(diagram.caption);
  return out;
}

pages::TextInsert insert(SolutionsContent const& solutions) {
  pages::TextInsert out;
  for (SolutionContent const& solution : solutions.entries)
    out.lines.insert(out.lines.end(), solution.lines.begin(), solution.lines.end());
  out.columns = static_cast<std::size_t>(solutions.columns);
  out.kind = pages::LayoutKind::solution;
  return out;
}

pages::GlossaryInsert insert(GlossaryContent& glossary, std::string const& language) {
  pages::GlossaryInsert out;
  for (DiagramContent& diagram : glossary.diagrams)
    out.diagrams.push_back(insert(std::move(diagram), language));
  for (layout::CaptionRow const& line : glossary.lines) out.below.lines.push_back({as_text(line)});
  out.below.as_rows = true;
  return out;
}

pages::TextInsert insert(ErrorContent const& failed) {
  auto place = fmt::format("{}, line {}: ", failed.code, failed.place.line);
  return {{{{prose::Strong{{prose::Text{std::move(place)}}}, prose::Text{failed.message}}}}};
}

// Returns the code of a language; empty if it is the language of the book.
std::string differing_language(chess::Language language, std::string const& of_book) {
  std::string_view const code = chess::about(language).code;
  return code == of_book ? std::string() : std::string(code);
}

}  // namespace

pages::FigureWords words_of(DiagramContent const& diagram, std::string const& language) {
  if (!diagram.described) return {};
  return {diagram.described->full(), differing_language(diagram.described->language, language),
          diagram.described->decorative};
}

pages::FigureWords words_of(chess::SquareContent const& piece, chess::Language language,
                            std::string const& of_book) {
  return {alt_text::pieces_in_words({piece}, language), differing_language(language, of_book)};
}

pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of) {
  using pages::Insert;
  return std::visit(
      Cases{
          [&](DiagramContent& one) -> Insert { return insert(std::move(one), language); },
          [](SolutionsContent const& one) -> Insert { return insert(one); },
          [&](GlossaryContent& one) -> Insert { return insert(one, language); },
          [&](IndexContent const& one) { return insert_of(one, page_of); },
          [&](ProblemTable const& one) { return insert_of(one, page_of); },
          [](ErrorContent const& one) -> Insert { return insert(one); },
          [](one_of<InlinePieces, PageWord, EmptyContent, Verbatim> auto const&) -> Insert {
            return {};
          },
      },
      content);
}

std::shared_ptr<pages::Picture const> BookletPictures::find(Invocation& invocation,
                                                            text::SourceId document,
                                                            text::Span where,
                                                            std::string const& path) {
  auto const [known, is_new] =
      known_.try_emplace(Pictures::file_of(invocation, document, where, path));
  if (!is_new) return known->second;
  backend::PictureFile const* const file =
      invocation.pictures().find(invocation, document, where, path, picture_in_booklet);
  if (!file) return nullptr;
  auto loaded = backend::load_picture(path, *file, invocation.sources().limits());
  if (loaded) return known->second = std::move(*loaded);
  loaded.error().span = address_place(invocation.sources()[document], where, path);
  invocation.report(std::move(loaded.error()), document);
  return nullptr;
}

namespace {

void take_far(Invocation& invocation, text::SourceId id, prose::Inlines& inlines,
              text::Span where) {
  for (prose::Inline& part : inlines) {
    auto* const image = std::get_if<prose::Image>(&part);
    if (!image) {
      if (auto* inner = prose::nested(part)) take_far(invocation, id, *inner, where);
      continue;
    }
    if (!is_far_picture(image->path)) continue;
    invocation.pictures().find(invocation, id, where, image->path, picture_in_booklet);
    prose::Inlines words = std::move(image->alt);
    if (words.empty()) words.push_back(prose::Text{image->path});
    part = prose::Styled{{}, {}, std::move(words)};
  }
}

}  // namespace

void take_far_pictures(Invocation& invocation, text::SourceId id, prose::Document& document) {
  prose::for_each_text(document, [&](prose::Inlines& inlines, text::Span where) {
    take_far(invocation, id, inlines, where);
  });
}

void PageReferences::begin_pass(std::map<std::string, std::string> const& pages) {
  said_.clear();
  pages_ = &pages;
}

std::string PageReferences::known_page(std::string const& label) const {
  if (auto const now = pages_->find(label); now != pages_->end()) return now->second;
  if (auto const before = earlier_.find(label); before != earlier_.end()) return before->second;
  return "?";
}

prose::Inlines PageReferences::known(prose::Link const& link) const {
  if (prose::asks_for_page(link)) return {prose::Text{known_page(prose::label_of(link))}};
  return targets_.printed(link);
}

std::string PageReferences::page_of(std::string const& label) {
  std::string page = known_page(label);
  said_.try_emplace({"#" + label, true}, prose::Inlines{prose::Text{page}});
  return page;
}

prose::Inlines PageReferences::text_of(prose::Link const& link) {
  prose::Inlines text = known(link);
  said_.try_emplace({link.target, prose::asks_for_page(link)}, text);
  return text;
}

bool PageReferences::end_pass() {
  earlier_.clear();  // a target without a place in this pass must not be found
  bool const settled = std::ranges::all_of(said_, [&](auto const& said) {
    auto const& [target, page] = said.first;
    return said.second == known({target, page ? "page" : "", {}});
  });
  earlier_ = *pages_;
  pages_ = nullptr;
  return settled;
}

}  // namespace dawson::run
