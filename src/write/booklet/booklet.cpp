#include "write/booklet/booklet.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "backend/pdf/pdf_documents.hpp"
#include "compile/compilation.hpp"
#include "edition/edition.hpp"
#include "edition/reference_checks.hpp"
#include "edition/targets.hpp"
#include "layout/captions/typography.hpp"
#include "pages/front/title_page.hpp"
#include "pages/page.hpp"
#include "pages/page_maker.hpp"
#include "prose/blocks.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/type.hpp"
#include "write/booklet/booklet_pages.hpp"

namespace dawson::run {

// The text is composed chapter by chapter, and each page is drawn as soon as it is complete.
// References to later pages (in a table of contents, for example) are known only afterwards: a
// text with such references is first composed without drawing, and then again until the page
// numbers no longer change.

namespace {

constexpr int most_passes = 4;

// Returns the findings with one in place of more than three that differ only in their places: each
// diagram that is wider than its column gives the same.
text::Diagnostics with_counted_repeats(text::Diagnostics findings) {
  constexpr std::size_t most = 3;
  auto const key = [](text::Diagnostic const& one) {
    return one.code + '\n' + one.message + '\n' + one.hint;
  };
  std::map<std::string, std::size_t> counts;
  for (text::Diagnostic const& one : findings) ++counts[key(one)];
  std::set<std::string> printed;
  text::Diagnostics out;
  for (text::Diagnostic& one : findings) {
    std::string const of = key(one);
    std::size_t const count = counts[of];
    if (count > most && !printed.insert(of).second) continue;
    if (count > most) one.message += fmt::format(" ({} times; this is the first)", count);
    out.push_back(std::move(one));
  }
  return out;
}

class BookletComposer {
 public:
  BookletComposer(Invocation& invocation, text::SourceId id, BookletOptions const& options)
      : invocation_(invocation), source_(invocation.sources()[id]), options_(options), id_(id) {}

  Booklet run() {
    if (!open()) return std::move(out_);
    bool draw = !needs_two_passes();
    auto const refused = [this] { return invocation_.has_errors() && !options_.draft; };
    for (int pass = 0; pass < most_passes; ++pass) {
      bool const settled = compose(draw);
      first_pass_ = false;
      if (refused() || (draw && settled)) break;
      draw = true;
    }
    invocation_.report(missing_letters(sorts_->missing(), source_, claims_.ua_1), id_);
    if (options_.impose && !out_.pdf.empty()) {
      if (auto sheets = backend::impose(out_.pdf)) out_.pdf = std::move(*sheets);
      else invocation_.report(sheets.error(), id_);
    }
    if (refused()) out_.pdf.clear(), out_.page_list.clear(), out_.structure_list.clear();
    return std::move(out_);
  }

 private:
  document::FrontMatter const& front() const { return edition_.manuscript.front_matter; }
  pages::Title title() const {
    return {front().title, front().subtitle, front().authors, front().date};
  }

  void report(text::Diagnostics findings) {
    if (first_pass_) invocation_.report(with_counted_repeats(std::move(findings)), id_);
  }

  bool open() {
    compilation_.emplace(invocation_, booklet_abilities, options_.defaults);
    EditionUse use{.booklet = &options_};
    use.set_running_text = [this](Edition& edition) {
      take_far_pictures(invocation_, id_, edition.manuscript.document);
      read_running_text(edition);
    };
    read_edition(invocation_, id_, *compilation_, use, edition_);
    BookletDesign const& chosen = edition_.chosen;
    design_ = chosen.design;
    claims_ = chosen.claims;
    report(lacking(chosen, front(), edition_.manuscript.document, options_.impose));
    with_title_page_ = chosen.title_page;
    with_contents_ = design_.contents > 0;
    references_.targets() = std::move(edition_.targets);
    if (!open_type(chosen)) return false;
    sorts_ = std::make_unique<pages::WordCache>(
        typeset_, hyphenation(design_.language, front().language_where));
    using layout::SlotKind;
    bool const names_diagrams =
        std::ranges::any_of(std::array{&design_.head, &design_.foot}, [](auto const* lines) {
          return asks_for(*lines, SlotKind::first) || asks_for(*lines, SlotKind::last);
        });
    if (options_.page_list || options_.structure_list || names_diagrams) sorts_->keep_words();
    LinkedDocuments others(invocation_, options_.defaults);
    add_others(invocation_, edition_, others, references_.targets());
    report(far_faults(references_.targets(), edition_.text.links));
    if (design_.link_pages) add_link_pages(edition_.manuscript.document, design_.language);
    return true;
  }

  bool open_type(BookletDesign const& chosen) {
    type::Families families;
    if (!chosen.font.empty()) families.serif = chosen.font;
    families.italics = chosen.italics;
    auto type = invocation_.opened().type(families);
    auto const find_fault = [&](text::Diagnostic fault, PageValue<std::string> const& family) {
      if (family) fault.span = family.place.where, fault.source = family.place.source;
      report({std::move(fault)});
    };
    if (!type) return find_fault(type.error(), edition_.pages.font), false;
    if (!design_.title_family.empty())
      if (auto missing = type->missing(design_.title_family)) {
        find_fault(std::move(*missing), edition_.pages.title_font);
        design_.title_family.clear();
      }
    typeset_ = type->typeset(design_.language);
    return true;
  }

  pages::Hyphenate const& hyphenation(std::string const& language, text::Span where) {
    auto const [known, is_new] = hyphenation_.try_emplace(language);
    if (!is_new) return known->second;
    if (!design_.hyphenation) return known->second;
    auto made = invocation_.opened().patterns(language);
    if (made) return known->second = *made;
    made.error().severity = text::Severity::warning;
    made.error().code = "W-HYPHEN";
    made.error().span = where;
    report({made.error()});
    return known->second;
  }

  // The language of the defaults is also the language of hyphenation.
  void set_language(std::optional<chess::Language> language, text::Span where) {
    if (language == text_language_) return;
    text_language_ = language;
    bool const as_front = !language || language == chess::language_named(design_.language);
    sorts_->hyphenate_with(hyphenation(
        as_front ? design_.language : std::string(chess::about(*language).code), where));
  }

  // Returns the language of words about pieces.
  chess::Language language() const {
    auto const default_value = chess::language_named(design_.language);
    return text_language_.value_or(default_value.value_or(chess::Language::english));
  }

  // Directives in running text do not affect the blocks, so they are read first.
  void read_running_text(Edition& edition) {
    CompiledDocument const& document = edition.document;
    std::map<std::size_t, std::optional<prose::Inline>> inlines;
    for (std::size_t i = 0; i < document.directives.size(); ++i) {
      if (!document.directives[i].is_inline) continue;
      compilation_->each(document, i, [&](Content&& content) {
        inlines.emplace(i, inline_of(content));
        if (auto* diagram = std::get_if<DiagramContent>(&content))
          boards_.emplace(i, std::move(*diagram));
      });
    }
    document::set_inline(edition.manuscript.document,
                         [&](std::size_t directive) { return inlines.at(directive); });
  }

  bool needs_two_passes() const {
    return with_contents_ || has_references(edition_.manuscript.document) || asks_for_pages();
  }

  bool asks_for_pages() const {
    return pages::asks_for(design_.head, layout::SlotKind::pages) ||
           pages::asks_for(design_.foot, layout::SlotKind::pages);
  }

  std::shared_ptr<layout::Scene const> board(std::size_t index) {
    auto const found = boards_.find(index);
    if (found == boards_.end()) return nullptr;
    return std::make_shared<layout::Scene const>(scene_of(found->second));
  }

  void insert(std::size_t index, std::function<void(pages::Insert)> const& take) {
    set_language(edition_.document.contexts[index].settings->language,
                 edition_.document.directives[index].whole);
    compilation_->each(edition_.document, index, [&](Content&& content) {
      references_.targets().add(content);
      resolve_references(content, [this](prose::Link& link) { return references_.text_of(link); });
      auto const page_of = [this](std::string const& at) { return references_.page_of(at); };
      pages::Insert made = insert_of(std::move(content), design_.language, page_of);
      auto* one = std::get_if<pages::DiagramInsert>(&made);
      if (one && across_ > 0) one->across = across_;
      take(std::move(made));
    });
  }

  bool compose(bool draw) {
    if (!first_pass_) compilation_->begin_again();
    across_ = 0;
    set_language(edition_.manuscript.surroundings.language, {});
    out_.pdf.clear();
    out_.page_list.clear();
    structure_.reset();
    if (!options_.impose) structure_.emplace(options_.structure_list);
    pages::Structure* const structure = structure_ ? &*structure_ : nullptr;
    std::optional<backend::Pdf> pdf;
    if (draw) {
      backend::PdfAbout about;
      about.title = front().title;
      about.by = fmt::format("{}", fmt::join(front().authors, ", "));
      about.language = design_.language;
      about.time = invocation_.time();
      about.claims = claims_;
      pdf.emplace([this](std::string_view bytes) { out_.pdf += bytes; }, std::move(about), typeset_,
                  structure);
    }
    pages::PageMaker pages(design_, *sorts_, facts(), [&](pages::Page&& page) {
      if (options_.page_list) out_.page_list += pages::page_list(page, design_);
      if (pdf)
        backend::draw_page(*pdf, page, design_, [this](std::optional<layout::Style> const& style) {
          PieceSet const* const piece_set = invocation_.pieces_of(style);
          return pictures_of(piece_set);
        });
    });
    references_.begin_pass(pages.anchors());
    std::map<std::string, prose::Footnote const*> notes;
    for (prose::Footnote const& note : edition_.manuscript.document.notes)
      notes.emplace(note.label, &note);
    pages::ContentLookup const lookup{
        [this](std::size_t at, auto const& take) { insert(at, take); },
        [this](std::size_t at) { return board(at); },
        [this](std::string const& path, text::Span where) {
          return pictures_.find(invocation_, id_, where, path);
        },
        [this](prose::Link const& link) { return references_.text_of(link); },
        [this](std::size_t at) { return edition_.text.caption_at(at); },
        [this](chess::SquareContent const& piece) {
          return words_of(piece, language(), design_.language);
        },
        [this](std::size_t at) {
          auto const found = boards_.find(at);
          return found == boards_.end() ? pages::FigureWords()
                                        : words_of(found->second, design_.language);
        },
        [this](std::size_t at) { return lines_before_.contains(at) ? lines_before_.at(at) : 0; }};
    pages::Compositor compositor(*sorts_, design_, lookup, std::move(notes), structure);
    BookletText(
        {source_, edition_.document, edition_.manuscript.document.blocks, *compilation_, design_,
         references_, *sorts_, with_title_page_ ? std::optional(title()) : std::nullopt,
         edition_.text.colophon, known_headings_, options_.progress,
         [this](text::Diagnostic finding) { report({std::move(finding)}); }, across_},
        compositor, pages)
        .compose();
    if (pages.pages() == 0) {  // readers reject a PDF without pages
      pages.add_page({}, "");
      report({text::warning("W-NOTHING", {}, "the document is empty; one blank page is printed")});
    }
    out_.pages = pages.pages();
    report(compositor.findings());
    report(pages.findings());
    if (first_pass_) {
      compilation_->close();
      std::set<std::string> set_notes;
      for (prose::Footnote const& note : edition_.manuscript.document.notes)
        if (compositor.has_set_note(note.label)) set_notes.insert(text::lower_case(note.written));
      report(check_references(source_, edition_.manuscript.document, edition_.document.directives,
                              references_.targets(), set_notes));
    }
    bool const settled = references_.end_pass() &&
                         (!with_contents_ || known_headings_.size() == pages.headings().size());
    bool const same_length = last_page_ == pages.last_folio();
    bool const same_edges =
        std::exchange(lines_before_, pages.lines_before()) == pages.lines_before();
    known_headings_ = pages.headings();
    last_page_ = pages.last_folio();
    if (options_.structure_list && structure)
      out_.structure_list = pages::structure_list(*structure);
    if (pdf) {
      pdf->number_pages(backend::page_labels(design_, pages.numbers()));
      pdf->close();
    }
    return settled && same_edges && (same_length || !asks_for_pages());
  }

  pages::BookFacts facts() const {
    return {front().title, fmt::format("{}", fmt::join(front().authors, ", ")), front().date,
            last_page_, pages::level_in_heads(edition_.manuscript.document.blocks, design_)};
  }

  Invocation& invocation_;
  text::Source const& source_;
  BookletOptions const& options_;
  text::SourceId id_;
  std::optional<Compilation> compilation_;
  Edition edition_;
  std::map<std::size_t, DiagramContent> boards_;  // in running text, by position of the directive
  pages::Design design_;
  backend::PdfClaims claims_;
  bool with_title_page_ = false, with_contents_ = false;
  std::unique_ptr<pages::WordCache> sorts_;
  std::map<std::string, pages::Hyphenate> hyphenation_;  // by language
  layout::Typeset typeset_;
  BookletPictures pictures_;
  PageReferences references_;
  std::optional<pages::Structure> structure_;  // of one pass
  Booklet out_;

  // State of one pass.
  bool first_pass_ = true;
  // of diagrams on a page of its own; 0: as the diagrams say
  int across_ = 0;
  std::optional<chess::Language> text_language_;  // set by the text's defaults
  // State of the previous pass.
  std::vector<pages::HeadingPlace> known_headings_;
  std::map<std::size_t, std::size_t> lines_before_;  // of diagrams at the edge of the measure
  std::string last_page_;
};

}  // namespace

Booklet make_booklet(Invocation& invocation, text::SourceId source, BookletOptions const& options) {
  return BookletComposer(invocation, source, options).run();
}

text::Diagnostics missing_letters(std::u32string_view letters, text::Source const& source,
                                  bool refused) {
  text::Diagnostics out;
  for (char32_t const letter : letters) {
    std::string bytes;
    text::utf8_append(bytes, letter);
    std::size_t const at = source.bytes().find(bytes);
    text::Span const where =
        at == std::string_view::npos ? text::Span{} : text::Span{at, at + bytes.size()};
    auto const emit = refused ? text::error : text::warning;
    out.push_back(emit(refused ? "E-PDF" : "W-LETTER", where,
                       fmt::format("no font has {} (U+{:04X}); a box is printed", bytes,
                                   static_cast<std::uint32_t>(letter)),
                       "choose another `font` in the front matter"));
  }
  return out;
}

namespace {

constexpr std::string_view code = "E-PDF";

}  // namespace

text::Diagnostics lacking(BookletDesign const& design, document::FrontMatter const& front,
                          prose::Document const& document, bool imposed) {
  text::Diagnostics out;
  backend::PdfClaims const& claims = design.claims;
  if (!claims.ua_1 && claims.a_2 == 0) return out;
  if (imposed)
    out.push_back(text::error(std::string(code), design.claims_place,
                              "folded and stapled sheets cannot follow a PDF standard",
                              "remove `pdf.standard`, or run without `--impose`"));
  if (claims.ua_1 && front.title.empty())
    out.push_back(text::error(std::string(code), {},
                              "the document has no title, which PDF/UA-1 requires (06-003)",
                              "write `title: ...` in the front matter"));
  prose::for_each_inline(document, [&](prose::Inline const& part, text::Span where) {
    auto const* image = std::get_if<prose::Image>(&part);
    if (!image) return;
    if ((claims.ua_1 || claims.a_2 == 'A') && prose::plain(image->alt).empty())
      out.push_back(text::error(std::string(code), where,
                                "this picture has no description (13-004)",
                                "write it between the brackets: `![a board of 1850](board.png)`"));
    if (claims.a_2 != 0 && claims.grey)
      out.push_back(text::error(std::string(code), where,
                                "a picture may have colours, but `pdf.intent` allows only greys",
                                "remove the picture, or `intent: grey`"));
  });
  return out;
}

}  // namespace dawson::run
