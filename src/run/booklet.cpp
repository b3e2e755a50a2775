// The text is composed chapter by chapter, and each page drawn as soon as it is made. What a page says of
// later pages (a table of contents, references) is known only afterwards: where there is such a thing the
// text is composed once without drawing, and again until what was said is what came about.
#include "run/booklet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>

#include "backend/booklet_pdf.hpp"
#include "backend/hyphenation.hpp"
#include "backend/impose.hpp"
#include "backend/picture.hpp"
#include "backend/type.hpp"
#include "document/manuscript.hpp"
#include "layout/board.hpp"
#include "layout/figurine_notation.hpp"
#include "layout/front.hpp"
#include "layout/page_maker.hpp"
#include "run/disk.hpp"
#include "run/figure_check.hpp"
#include "run/glossary.hpp"
#include "run/position_files.hpp"
#include "run/styles.hpp"

namespace dawson::run {
namespace {

constexpr int most_passes = 4;
constexpr int contents_depth = 2;

bool is_error(text::Diagnostic const& finding) { return finding.severity == text::Severity::error; }

bool says_no(std::string const& value) { return value == "false" || value == "no" || value == "none" || value == "off"; }

prose::Inlines joined(std::vector<prose::Inlines> const& parts, std::string const& between) {
  prose::Inlines out;
  for (prose::Inlines const& part : parts) {
    if (!out.empty()) out.push_back(prose::Text{between});
    out.insert(out.end(), part.begin(), part.end());
  }
  return out;
}

// Whether the text names pages that come later.
bool names_pages(prose::Inlines const& inlines) {
  return std::ranges::any_of(inlines, [](prose::Inline const& part) {
    auto const* link = std::get_if<prose::Link>(&part);
    return link && link->inlines.empty() && link->target.starts_with('#');
  });
}

class Maker {
 public:
  Maker(text::Source const& source, BookletOptions const& options)
      : source_(source), options_(options), folder_(std::filesystem::path(source.name()).parent_path().string()), styles_(folder_) {}

  Booklet run();

 private:
  bool open();
  void choose_design();
  std::string further(std::string_view key) const;
  layout::Title title() const;
  bool needs_two_passes() const;
  bool compose(bool draw);
  void compose_text(layout::Compositor& compositor, layout::PageMaker& pages);
  layout::Insert insert(std::size_t index);
  layout::Insert insert_diagram(document::Diagram& diagram, std::size_t index);
  layout::TextInsert solutions(document::Solutions const& solutions) const;
  layout::GlossaryInsert glossary(document::Glossary const& glossary);
  layout::TextInsert index(document::Index::Kind kind);
  std::optional<layout::Style> style_of(problem::View const& view);
  std::shared_ptr<layout::Scene const> board(std::size_t index);
  std::shared_ptr<layout::Picture const> picture(std::string const& path, text::Span where);
  std::string page_of(std::string const& label);
  void report_missing_letters();
  void report(text::Diagnostics const& findings);

  struct Indexed {
    std::string name;
    std::string label;
  };

  text::Source const& source_;
  BookletOptions const& options_;
  std::string folder_;
  Styles styles_;
  document::OpenManuscript manuscript_;
  layout::Design design_;
  bool with_title_page_ = false, with_contents_ = false;
  std::unique_ptr<layout::TypeCase> sorts_;
  layout::Typeset typeset_;
  std::map<std::string, std::shared_ptr<layout::Picture const>> pictures_;
  Booklet out_;

  // Of one pass.
  bool first_pass_ = true;
  std::unique_ptr<document::Reader> reader_;
  FigureCheck figures_;
  layout::PageMaker* pages_ = nullptr;
  std::map<document::Index::Kind, std::vector<Indexed>> indexed_;
  std::map<std::string, std::string> said_;        // pages named in the text, by label
  // Of the pass before.
  std::map<std::string, int> known_pages_;
  std::vector<layout::HeadingPlace> known_headings_;
};

std::string Maker::further(std::string_view key) const {
  for (document::FrontMatterEntry const& entry : manuscript_.front_matter.further)
    if (entry.key == key) return entry.value;
  return {};
}

layout::Title Maker::title() const {
  document::FrontMatter const& front = manuscript_.front_matter;
  return {front.title, front.subtitle, front.authors, front.date};
}

void Maker::report(text::Diagnostics const& findings) {
  if (first_pass_) out_.diagnostics.insert(out_.diagnostics.end(), findings.begin(), findings.end());
}

void Maker::choose_design() {
  layout::Paper paper = options_.paper.value_or(layout::Paper::a5);
  for (document::FrontMatterEntry const& entry : manuscript_.front_matter.further) {
    if (entry.key != "paper" || options_.paper) continue;
    if (auto const named = layout::paper_of(entry.value)) paper = *named;
    else report({text::warning("W-PAPER", entry.where, fmt::format("there is no paper `{}`: A5 is taken", entry.value), "write a4, a5 or letter")});
  }
  design_ = layout::design_for(paper, !options_.one_sided);
  design_.chapters_on_new_pages = further("chapters") != "run on";
  if (!manuscript_.front_matter.language.empty()) design_.language = manuscript_.front_matter.language;
  with_title_page_ = !manuscript_.front_matter.title.empty() && !says_no(further("titlepage"));
  std::string const toc = further("toc");
  with_contents_ = options_.contents.value_or(!toc.empty() && !says_no(toc));
}

bool Maker::open() {
  document::Settings settings = options_.defaults;
  settings.read_file = files_beside(source_.name());
  settings.check_style = [this](std::string const& name) { return styles_.fault(name); };
  manuscript_ = document::open_manuscript(source_, std::move(settings));
  report(manuscript_.findings);
  choose_design();

  backend::Families families;
  if (std::string const font = further("font"); !font.empty()) families.serif = font;
  auto type = backend::Type::open(families);
  if (!type) {
    text::Diagnostic fault = type.error();
    for (document::FrontMatterEntry const& entry : manuscript_.front_matter.further)
      if (entry.key == "font") fault.span = entry.where;
    report({fault});
    return false;
  }
  typeset_ = type->typeset();
  auto hyphenate = backend::hyphenation(design_.language);
  if (!hyphenate) {
    hyphenate.error().severity = text::Severity::warning;
    hyphenate.error().code = "W-HYPHEN";
    report({hyphenate.error()});
  }
  sorts_ = std::make_unique<layout::TypeCase>(typeset_, hyphenate ? *hyphenate : layout::Hyphenate{});
  return true;
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
  if (auto const now = pages_->anchors().find(label); now != pages_->anchors().end()) page = fmt::format("{}", now->second);
  else if (auto const before = known_pages_.find(label); before != known_pages_.end()) page = fmt::format("{}", before->second);
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
  return std::make_shared<layout::Scene const>(layout::lay_out(problem.position, problem.view, style));
}

std::shared_ptr<layout::Picture const> Maker::picture(std::string const& path, text::Span where) {
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

layout::Insert Maker::insert_diagram(document::Diagram& diagram, std::size_t index) {
  layout::DiagramInsert insert;
  insert.across = reader_->settings().across;
  insert.style = style_of(diagram.problem.view);
  insert.anchor = diagram.problem.label.empty() ? fmt::format("diagram-{}", index) : diagram.problem.label;
  auto const note = [&](document::Index::Kind kind, prose::Inlines const& name) {
    if (std::string plain = layout::plain_text(name); !plain.empty()) indexed_[kind].push_back({std::move(plain), insert.anchor});
  };
  for (problem::Entry const& author : diagram.problem.authors) note(document::Index::Kind::authors, author.text);
  if (diagram.problem.source) note(document::Index::Kind::sources, diagram.problem.source->text);
  for (problem::Entry const& theme : diagram.problem.themes) note(document::Index::Kind::themes, theme.text);
  insert.problem = std::move(diagram.problem);
  return insert;
}

layout::TextInsert Maker::solutions(document::Solutions const& solutions) const {
  layout::TextInsert insert;
  auto const language = reader_->settings().language.value_or(chess::Language::english);
  for (document::Solution const& solution : solutions.entries) {
    prose::Inlines head = solution.number;
    if (!head.empty()) head.push_back(prose::Text{")"});
    if (!solution.authors.empty()) {
      if (!head.empty()) head.push_back(prose::Text{" "});
      prose::Inlines const authors = joined(solution.authors, ", ");
      head.insert(head.end(), authors.begin(), authors.end());
      head.push_back(prose::Text{":"});
    }
    prose::Inlines paragraph;
    if (!head.empty()) paragraph = {prose::Strong{std::move(head)}, prose::Text{" "}};
    prose::Inlines const text = layout::with_figurines(solution.text, language);
    paragraph.insert(paragraph.end(), text.begin(), text.end());
    insert.paragraphs.push_back(std::move(paragraph));
  }
  return insert;
}

layout::TextInsert Maker::index(document::Index::Kind kind) {
  std::vector<layout::IndexEntry> entries;
  for (Indexed const& item : indexed_[kind]) entries.push_back({item.name, {{item.label, page_of(item.label)}}});
  return {layout::index_paragraphs(std::move(entries), kind == document::Index::Kind::authors)};
}

layout::GlossaryInsert Maker::glossary(document::Glossary const& glossary) {
  Glossary const all = arranged(glossary);
  layout::GlossaryInsert insert;
  for (problem::Problem const* diagram : all.diagrams)
    insert.diagrams.push_back({*diagram, reader_->settings().across, style_of(diagram->view), {}});
  for (layout::Line const& line : all.lines) insert.below.paragraphs.push_back(as_text(line));
  return insert;
}

layout::Insert Maker::insert(std::size_t index) {
  text::Diagnostics findings;
  document::Outcome outcome = reader_->read(manuscript_.directives[index], findings);
  figures_.check(outcome, findings);
  report(findings);
  if (auto* diagram = std::get_if<document::Diagram>(&outcome)) return insert_diagram(*diagram, index);
  if (auto const* solved = std::get_if<document::Solutions>(&outcome)) return solutions(*solved);
  if (auto const* glossary = std::get_if<document::Glossary>(&outcome)) return this->glossary(*glossary);
  if (auto const* listed = std::get_if<document::Index>(&outcome)) return this->index(listed->kind);
  if (auto const* broken = std::get_if<document::Broken>(&outcome)) {
    text::Place const place = source_.place(broken->why.span.begin);
    return layout::TextInsert{{{prose::Strong{{prose::Text{fmt::format("{}, line {}: ", broken->why.code, place.line)}}},
                                prose::Text{broken->why.message}}}};
  }
  return {};
}

void Maker::compose_text(layout::Compositor& compositor, layout::PageMaker& pages) {
  auto const end_chapter = [&] {
    compositor.finish_row();
    pages.add(compositor.take());
    pages.end_chapter();
    compositor.begin_chapter();
  };
  if (with_contents_) {
    std::vector<layout::ContentsEntry> entries;
    for (layout::HeadingPlace const& place : known_headings_)
      if (place.heading.level <= contents_depth)
        entries.push_back({place.heading.level, place.heading.inlines, place.heading.label, page_of(place.heading.label)});
    layout::add_contents(compositor, entries);
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
    if (options_.progress) options_.progress(pages.pages(), static_cast<double>(block.where.end) / static_cast<double>(size));
  }
  end_chapter();
}

bool Maker::compose(bool draw) {
  reader_ = std::make_unique<document::Reader>(source_, manuscript_.settings);
  figures_ = {};
  indexed_.clear();
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
  layout::PageMaker pages(design_, *sorts_, manuscript_.front_matter.title, [&](layout::Page&& page) {
    if (pdf) backend::draw_page(*pdf, page, design_);
  });
  pages_ = &pages;
  std::map<std::string, prose::Note const*> notes;
  for (prose::Note const& note : manuscript_.document.notes) notes.emplace(note.label, &note);
  layout::Suppliers const suppliers{[this](std::size_t at) { return insert(at); }, [this](std::size_t at) { return board(at); },
                                    [this](std::string const& path, text::Span where) { return picture(path, where); },
                                    [this](std::string const& label) { return page_of(label); }};
  layout::Compositor compositor(*sorts_, design_, suppliers, std::move(notes));
  if (with_title_page_) pages.add_page(layout::title_page(*sorts_, design_, title(), 1));
  compose_text(compositor, pages);
  out_.pages = pages.pages();
  report(compositor.findings());
  report(pages.findings());
  bool const settled = std::ranges::all_of(said_, [&](auto const& said) {
    auto const place = pages.anchors().find(said.first);
    return said.second == (place == pages.anchors().end() ? "?" : fmt::format("{}", place->second));
  }) && (!with_contents_ || known_headings_.size() == pages.headings().size());
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
  if (sorts_->missing().empty()) return;
  std::string list;
  for (char32_t const letter : sorts_->missing()) list += fmt::format("{}U+{:04X}", list.empty() ? "" : ", ", static_cast<std::uint32_t>(letter));
  out_.diagnostics.push_back(text::warning("W-LETTER", {}, fmt::format("no font has {}: boxes stand for these characters", list)));
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
  std::ranges::stable_sort(out_.diagnostics, {}, [](text::Diagnostic const& finding) { return finding.span.begin; });
  if (std::ranges::any_of(out_.diagnostics, is_error) && !options_.draft) out_.pdf.clear();
  return std::move(out_);
}

}  // namespace

Booklet make_booklet(text::Source const& source, BookletOptions const& options) { return Maker(source, options).run(); }

}  // namespace dawson::run
