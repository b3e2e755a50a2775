// The text is composed chapter by chapter, and each page drawn as soon as it is made. What a page
// says of later pages (a table of contents, references) is known only afterwards: where there is
// such a thing the text is composed once without drawing, and again until what was said is what
// came about.
#include "run/booklet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "backend/pdf/booklet_pdf.hpp"
#include "backend/pdf/impose.hpp"
#include "backend/pdf/picture.hpp"
#include "document/manuscript.hpp"
#include "layout/board.hpp"
#include "pages/contents.hpp"
#include "pages/page_maker.hpp"
#include "pages/title_page.hpp"
#include "prose/walk.hpp"
#include "run/booklet_design.hpp"
#include "run/booklet_inserts.hpp"
#include "run/booklet_pieces.hpp"
#include "run/disk.hpp"
#include "run/figure_check.hpp"
#include "run/position_files.hpp"
#include "run/references.hpp"
#include "run/styles.hpp"
#include "text/utf8.hpp"
#include "type/hyphenation.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

constexpr int most_passes = 4;
constexpr int contents_depth = 2;

bool is_error(text::Diagnostic const& finding) { return finding.severity == text::Severity::error; }

// Whether the text names pages that come later.
bool names_pages(prose::Inlines const& inlines) {
  return std::ranges::any_of(inlines, [](prose::Inline const& part) {
    auto const* link = std::get_if<prose::Link>(&part);
    return link && link->inlines.empty() && link->target.starts_with('#');
  });
}

class Maker {
 public:
  Maker(text::Source const& source, BookletOptions const& options, TexPieceSets& sets)
      : source_(source),
        options_(options),
        folder_(std::filesystem::path(source.name()).parent_path().string()),
        styles_(folder_),
        pieces_(sets, options.pieces, options.style) {}

  Booklet run();

 private:
  bool open();
  text::Span language_place() const;
  pages::Title title() const;
  bool needs_two_passes() const;
  bool compose(bool draw);
  void compose_text(pages::Compositor& compositor, pages::PageMaker& pages);
  pages::Insert insert(std::size_t index);
  pages::Insert insert_diagram(document::Diagram& diagram, std::size_t index);
  std::optional<layout::Style> style_of(problem::View const& view);
  std::shared_ptr<layout::Scene const> board(std::size_t index);
  std::shared_ptr<pages::Picture const> picture(std::string const& path, text::Span where);
  std::string page_of(std::string const& label);
  pages::Hyphenate const& hyphenation(std::string const& language, text::Span where);
  void speak(std::optional<chess::Language> language, text::Span where);
  void check_figures();
  void report_missing_letters();
  void report(text::Diagnostics const& findings);

  text::Source const& source_;
  BookletOptions const& options_;
  std::string folder_;
  Styles styles_;
  BookletPieces pieces_;
  document::OpenManuscript manuscript_;
  pages::Design design_;
  bool with_title_page_ = false, with_contents_ = false;
  std::unique_ptr<pages::TypeCase> sorts_;
  std::map<std::string, pages::Hyphenate> hyphenation_;  // by language
  layout::Typeset typeset_;
  std::map<std::string, std::shared_ptr<pages::Picture const>> pictures_;
  Booklet out_;

  // Of one pass.
  bool first_pass_ = true;
  std::unique_ptr<document::Reader> reader_;
  FigureCheck figures_;
  pages::PageMaker* pages_ = nullptr;
  DiagramIndex indexed_;
  std::optional<chess::Language> spoken_;    // by the text, as the defaults say
  std::map<std::string, std::string> said_;  // pages named in the text, by label
  // Of the pass before.
  std::map<std::string, int> known_pages_;
  std::vector<pages::HeadingPlace> known_headings_;
};

pages::Title Maker::title() const {
  document::FrontMatter const& front = manuscript_.front_matter;
  return {front.title, front.subtitle, front.authors, front.date};
}

void Maker::report(text::Diagnostics const& findings) {
  if (first_pass_)
    out_.diagnostics.insert(out_.diagnostics.end(), findings.begin(), findings.end());
}

bool Maker::open() {
  document::Settings settings = options_.defaults;
  settings.read_file = files_beside(source_.name());
  settings.check_style = [this](std::string const& name) {
    auto fault = styles_.fault(name);
    return fault ? fault : pieces_.fault(*styles_.find(name));
  };
  manuscript_ = document::open_manuscript(source_, std::move(settings));
  report(manuscript_.findings);
  text::Diagnostics of_design;
  BookletDesign const chosen = choose_design(manuscript_.front_matter, options_, of_design);
  report(of_design);
  design_ = chosen.design;
  with_title_page_ = chosen.title_page;
  with_contents_ = chosen.contents;

  type::Families families;
  if (std::string const font = further(manuscript_.front_matter, "font"); !font.empty())
    families.serif = font;
  auto type = type::Type::open(families);
  if (!type) {
    text::Diagnostic fault = type.error();
    for (document::FrontMatterEntry const& entry : manuscript_.front_matter.further)
      if (entry.key == "font") fault.span = entry.where;
    report({fault});
    return false;
  }
  typeset_ = type->typeset();
  sorts_ =
      std::make_unique<pages::TypeCase>(typeset_, hyphenation(design_.language, language_place()));
  check_figures();
  return true;
}

text::Span Maker::language_place() const {
  std::string_view const front =
      source_.bytes().substr(0, document::front_matter_span(source_).end);
  for (std::string_view const key : {"\nlanguage:", "\nlang:"})
    if (std::size_t const at = front.find(key); at != std::string_view::npos)
      return {at + 1, std::min(front.find('\n', at + 1), front.size())};
  return {};
}

pages::Hyphenate const& Maker::hyphenation(std::string const& language, text::Span where) {
  auto const [known, is_new] = hyphenation_.try_emplace(language);
  if (!is_new) return known->second;
  auto made = type::hyphenation(language);
  if (made) return known->second = *made;
  made.error().severity = text::Severity::warning;
  made.error().code = "W-HYPHEN";
  made.error().span = where;
  report({made.error()});
  return known->second;
}

// The language of the defaults is also the one that words are divided in.
void Maker::speak(std::optional<chess::Language> language, text::Span where) {
  if (language == spoken_) return;
  spoken_ = language;
  bool const as_front = !language || language == document::language_of(design_.language);
  std::string_view const code = language == chess::Language::german   ? "de"
                                : language == chess::Language::french ? "fr"
                                                                      : "en";
  sorts_->hyphenate_with(hyphenation(as_front ? design_.language : std::string(code), where));
}

// Men in the text, which are no directives any more.
void Maker::check_figures() {
  text::Diagnostics findings;
  prose::for_each_inline(manuscript_.document, [&](prose::Inline const& part, text::Span where) {
    if (auto const* men = std::get_if<prose::Figurines>(&part))
      pieces_.look(men->men, {}, where, findings);
  });
  report(findings);
}

bool Maker::needs_two_passes() const {
  if (with_contents_) return true;
  for (prose::Block const& block : manuscript_.document.blocks)
    if (auto const* paragraph = std::get_if<prose::Paragraph>(&block.content))
      if (names_pages(paragraph->inlines)) return true;
  return false;
}

std::string Maker::page_of(std::string const& label) {
  std::string page = "?";
  if (auto const now = pages_->anchors().find(label); now != pages_->anchors().end())
    page = fmt::format("{}", now->second);
  else if (auto const before = known_pages_.find(label); before != known_pages_.end())
    page = fmt::format("{}", before->second);
  said_[label] = page;
  return page;
}

std::optional<layout::Style> Maker::style_of(problem::View const& view) {
  if (view.style.empty()) return options_.style;
  auto const& found = styles_.find(view.style);
  return found ? std::optional(*found) : options_.style;
}

std::shared_ptr<layout::Scene const> Maker::board(std::size_t index) {
  auto const found = manuscript_.boards.find(index);
  if (found == manuscript_.boards.end()) return nullptr;
  problem::Problem const& problem = found->second.problem;
  auto style = style_of(problem.view);
  if (style) style->coordinates = problem::Coordinates::none;
  return std::make_shared<layout::Scene const>(
      layout::lay_out(problem.position, problem.view, style));
}

std::shared_ptr<pages::Picture const> Maker::picture(std::string const& path, text::Span where) {
  auto const [entry, is_new] = pictures_.try_emplace(path);
  if (!is_new) return entry->second;
  auto loaded = backend::load_picture((std::filesystem::path(folder_) / path).string());
  if (!loaded) {
    loaded.error().span = where;
    report({loaded.error()});
    return nullptr;
  }
  return entry->second = *loaded;
}

pages::Insert Maker::insert_diagram(document::Diagram& diagram, std::size_t index) {
  pages::DiagramInsert insert;
  insert.across = reader_->settings().across;
  insert.style = style_of(diagram.problem.view);
  insert.anchor =
      diagram.problem.label.empty() ? fmt::format("diagram-{}", index) : diagram.problem.label;
  indexed_.add(diagram.problem, insert.anchor);
  if (pieces_.of(insert.style)) {
    text::Diagnostics findings;
    pieces_.look(men_of(diagram.problem.position), insert.style,
                 manuscript_.directives[index].opening, findings);
    report(findings);
  }
  insert.problem = std::move(diagram.problem);
  return insert;
}

pages::Insert Maker::insert(std::size_t index) {
  text::Diagnostics findings;
  document::Outcome outcome = reader_->read(manuscript_.directives[index], findings);
  figures_.check(outcome, findings);
  speak(reader_->settings().language, manuscript_.directives[index].whole);
  report(findings);
  if (auto* diagram = std::get_if<document::Diagram>(&outcome))
    return insert_diagram(*diagram, index);
  auto const language = reader_->settings().language.value_or(chess::Language::english);
  if (auto const* solved = std::get_if<document::Solutions>(&outcome))
    return solutions_text(*solved, language);
  if (auto const* glossary = std::get_if<document::Glossary>(&outcome))
    return glossary_insert(*glossary, [this](problem::View const& view) { return style_of(view); });
  if (auto const* listed = std::get_if<document::Index>(&outcome))
    return indexed_.text(listed->of, design_.language,
                         [this](std::string const& label) { return page_of(label); });
  if (auto const* broken = std::get_if<document::Broken>(&outcome))
    return error_note(source_, broken->why);
  return {};
}

void Maker::compose_text(pages::Compositor& compositor, pages::PageMaker& pages) {
  auto const end_chapter = [&] {
    compositor.finish_row();
    pages.add(compositor.take());
    pages.end_chapter();
    compositor.begin_chapter();
  };
  if (with_contents_) {
    std::vector<pages::ContentsEntry> entries;
    for (pages::HeadingPlace const& place : known_headings_)
      if (place.heading.level <= contents_depth)
        entries.push_back({place.heading.level, place.heading.inlines, place.heading.label,
                           page_of(place.heading.label)});
    pages::add_contents(compositor, entries);
    end_chapter();
  }
  bool begun = false;
  std::size_t const size = std::max<std::size_t>(1, source_.bytes().size());
  for (prose::Block const& block : manuscript_.document.blocks) {
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    if (heading && heading->level == 1 && design_.chapters_on_new_pages && begun) end_chapter();
    compositor.add(block);
    pages.add(compositor.take());
    begun = true;
    if (options_.progress)
      options_.progress(pages.pages(),
                        static_cast<double>(block.where.end) / static_cast<double>(size));
  }
  end_chapter();
}

bool Maker::compose(bool draw) {
  reader_ = std::make_unique<document::Reader>(source_, manuscript_.settings);
  figures_ = {};
  indexed_.clear();
  speak(manuscript_.settings.language, {});
  said_.clear();
  out_.pdf.clear();
  std::optional<backend::Pdf> pdf;
  if (draw) {
    backend::PdfAbout about;
    about.title = manuscript_.front_matter.title;
    about.author = fmt::format("{}", fmt::join(manuscript_.front_matter.authors, ", "));
    about.language = design_.language;
    about.time = options_.time;
    pdf.emplace([this](std::string_view bytes) { out_.pdf += bytes; }, std::move(about), typeset_);
  }
  pages::PageMaker pages(design_, *sorts_, manuscript_.front_matter.title, [&](pages::Page&& page) {
    if (pdf)
      backend::draw_page(*pdf, page, design_, [this](std::optional<layout::Style> const& style) {
        return pieces_.of(style);
      });
  });
  pages_ = &pages;
  std::map<std::string, prose::Footnote const*> notes;
  for (prose::Footnote const& note : manuscript_.document.notes) notes.emplace(note.label, &note);
  pages::ContentLookup const lookup{
      [this](std::size_t at) { return insert(at); }, [this](std::size_t at) { return board(at); },
      [this](std::string const& path, text::Span where) { return picture(path, where); },
      [this](std::string const& label) { return page_of(label); }};
  pages::Compositor compositor(*sorts_, design_, lookup, std::move(notes));
  if (with_title_page_) pages.add_page(pages::title_page(*sorts_, design_, title(), 1));
  compose_text(compositor, pages);
  out_.pages = pages.pages();
  report(compositor.findings());
  report(pages.findings());
  if (first_pass_) {
    std::set<std::string> labels;
    for (auto const& [label, page] : pages.anchors()) labels.insert(label);
    report(check_references(source_, manuscript_.document, manuscript_.directives, labels));
  }
  bool const settled =
      std::ranges::all_of(
          said_,
          [&](auto const& said) {
            auto const place = pages.anchors().find(said.first);
            return said.second ==
                   (place == pages.anchors().end() ? "?" : fmt::format("{}", place->second));
          }) &&
      (!with_contents_ || known_headings_.size() == pages.headings().size());
  known_pages_ = pages.anchors();
  known_headings_ = pages.headings();
  pages_ = nullptr;
  if (pdf) {
    pdf->number_pages({{0, backend::PageLabels::Numerals::arabic, {}, 1}});
    pdf->close();
  }
  return settled;
}

void Maker::report_missing_letters() {
  for (char32_t const letter : sorts_->missing()) {
    std::string bytes;
    text::utf8_append(bytes, letter);
    std::size_t const at = source_.bytes().find(bytes);
    text::Span const where =
        at == std::string_view::npos ? text::Span{} : text::Span{at, at + bytes.size()};
    out_.diagnostics.push_back(
        text::warning("W-LETTER", where,
                      fmt::format("no font has {} (U+{:04X}): a box stands for it", bytes,
                                  static_cast<std::uint32_t>(letter)),
                      "name another `font` in the front matter"));
  }
}

Booklet Maker::run() {
  if (!open()) return std::move(out_);
  bool draw = !needs_two_passes();
  for (int pass = 0; pass < most_passes; ++pass) {
    bool const settled = compose(draw);
    first_pass_ = false;
    if (std::ranges::any_of(out_.diagnostics, is_error) && !options_.draft) break;
    if (draw && settled) break;
    draw = true;
  }
  report_missing_letters();
  if (options_.impose && !out_.pdf.empty()) {
    if (auto sheets = backend::impose(out_.pdf)) out_.pdf = std::move(*sheets);
    else out_.diagnostics.push_back(sheets.error());
  }
  std::ranges::stable_sort(out_.diagnostics, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
  if (std::ranges::any_of(out_.diagnostics, is_error) && !options_.draft) out_.pdf.clear();
  return std::move(out_);
}

}  // namespace

Booklet make_booklet(text::Source const& source, BookletOptions const& options,
                     TexPieceSets& sets) {
  return Maker(source, options, sets).run();
}

}  // namespace dawson::run
