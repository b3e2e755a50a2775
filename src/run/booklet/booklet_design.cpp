#include "run/booklet/booklet_design.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/host.hpp"
#include "layout/lengths.hpp"
#include "run/job.hpp"
#include "run/style/styles.hpp"

namespace dawson::run {
namespace {

constexpr double mm = layout::points_a_millimetre;

// The keys in force, asked for one by one.
class Chosen {
 public:
  explicit Chosen(PageKeys const& keys) : keys_(keys) {}

  PageValue const* find(std::string_view path) const {
    auto const found = keys_.find(path);
    return found == keys_.end() ? nullptr : &found->second;
  }
  double number(std::string_view path, double otherwise) const {
    PageValue const* const value = find(path);
    return value ? value->number : otherwise;
  }
  int whole(std::string_view path, int otherwise) const {
    return static_cast<int>(number(path, otherwise));
  }
  bool yes(std::string_view path, bool otherwise = false) const {
    return number(path, otherwise ? 1 : 0) != 0;
  }
  std::string text(std::string_view path) const {
    PageValue const* const value = find(path);
    return value ? value->text : std::string();
  }

 private:
  PageKeys const& keys_;
};

void take_lines(Chosen const& keys, std::string const& group, pages::RunningLine& lines) {
  for (auto const& [name, line] : {std::pair(".odd", &lines.odd), std::pair(".even", &lines.even),
                                   std::pair(".first", &lines.first)})
    if (auto const* value = keys.find(group + name)) *line = value->line;
}

void take_page(Chosen const& keys, pages::Design& design, pages::PaperSize paper) {
  design.inner = keys.number("page.inner", design.inner);
  design.outer = keys.number("page.outer", design.outer);
  if (!design.two_sided) design.inner = design.outer = (design.inner + design.outer) / 2;
  design.top = keys.number("page.top", design.top);
  design.columns = keys.whole("page.columns", 1);
  design.gutter = keys.number("page.gutter", design.gutter);
  design.bleed = keys.number("page.bleed", 0);
  design.crop_marks = keys.yes("page.crop marks");
  if (auto const* size = keys.find("text.size")) {
    design.text.size = size->number;
    design.leading = 1.25 * size->number;
  }
  design.leading = keys.number("text.leading", design.leading);
  fill_page(design, keys.number("page.bottom", pages::lower_margin(paper)));
}

void take_text(Chosen const& keys, pages::Design& design) {
  design.title_family = keys.text("text.title font");
  design.paragraph_space = keys.number("text.paragraph space", 0);
  if (design.paragraph_space > 0) design.indent = 0;
  if (auto const* indent = keys.find("text.indent")) design.indent = indent->number;
  design.ragged = keys.yes("text.align");
  design.hyphenation = keys.yes("text.hyphenation", true);
  design.letter_fit = keys.number("text.letter fit", 2) / 100;
  design.initials = keys.whole("text.initials", 0);
}

void take_parts(Chosen const& keys, pages::Design& design) {
  take_lines(keys, "head", design.head);
  take_lines(keys, "foot", design.foot);
  design.roman_front = keys.yes("numbering.front");
  design.start = keys.whole("numbering.start", 1);
  design.chapters = static_cast<pages::Chapters>(keys.whole("chapters", 0));
  design.parts = keys.yes("parts");
  design.number_sections = keys.whole("number sections", 0);
  design.number_figures = keys.yes("number figures");
  design.number_tables = keys.yes("number tables");
  design.contents = keys.whole("contents", 0);
  design.index_columns = keys.whole("index columns", 0);
  design.floats = keys.whole("floats.limit", 0);
}

void take_grid(Chosen const& keys, pages::DiagramGrid& grid) {
  using Align = pages::DiagramGrid::Align;
  grid.across = keys.whole("diagrams.across", 1);
  grid.down = keys.whole("diagrams.down", 0);
  if (auto const* gap = keys.find("diagrams.gap")) grid.gap = gap->number;
  bool const down = grid.down > 0;
  grid.align = static_cast<Align>(
      keys.whole("diagrams.align", static_cast<int>(down ? Align::edges : Align::centre)));
  grid.spread = !keys.yes("diagrams.spread");
  grid.level_heads = keys.yes("diagrams.heads", down);
}

text::Diagnostic fault_at(PageValue const* value, text::Span where, std::string message,
                          std::string help) {
  text::Diagnostic fault = text::error("E-STYLE", where, std::move(message), std::move(help));
  if (value) fault.source = value->source;
  return fault;
}

// What no value says alone.
void check(Chosen const& keys, BookletOptions const& options, pages::Design& design,
           text::Diagnostics& findings) {
  constexpr double narrowest = 30 * mm;
  constexpr int fewest_lines = 5;
  PageValue const* const page = keys.find("page");
  text::Span const at_page = page ? page->key : text::Span{};
  if (PageValue const* const leading = keys.find("text.leading");
      leading && design.leading < design.text.size - 1e-6)
    findings.push_back(fault_at(leading, leading->where,
                                fmt::format("the leading of {:g} pt is less than the size of the "
                                            "text, {:g} pt: lines would run into each other",
                                            design.leading, design.text.size),
                                "1.25 times the size is usual"));
  if (design.column_width(design.columns) < narrowest - 1e-6 || design.lines < fewest_lines) {
    findings.push_back(fault_at(
        page, at_page,
        fmt::format("the text block is {:.0f} by {:.0f} mm in {} column{}: that is too little",
                    design.text_width() / mm, design.text_height() / mm, design.columns,
                    design.columns == 1 ? "" : "s"),
        "30 mm a column and five lines are the least: smaller margins, or a larger paper"));
    pages::PaperSize const paper{design.page_width, design.page_height};
    pages::Design const usual = pages::design_for(paper, design.two_sided);
    design.inner = usual.inner, design.outer = usual.outer, design.top = usual.top;
    design.columns = 1;
    fill_page(design, pages::lower_margin(paper));
    design.lines = std::max(design.lines, fewest_lines);
  }
  if (!options.impose) return;
  for (std::string_view const path : {"page.bleed", "page.crop marks"})
    if (PageValue const* const value = keys.find(path); value && value->number > 0)
      findings.push_back(fault_at(value, value->key,
                                  "sheets that are folded and stapled have no room around a page",
                                  "leave it out, or --impose"));
}

// A head or a foot that would stand in the text, or off the page.
void check_room(Chosen const& keys, std::string const& name, bool fits, pages::RunningLine& lines,
                text::Diagnostics& findings) {
  if (fits || (!lines.odd && !lines.even && !lines.first)) return;
  PageValue const* value = keys.find(name);
  if (!value) value = keys.find(name + ".odd");
  if (!value) value = keys.find("page");
  text::Diagnostic told = text::warning(
      "W-MARGIN", value ? value->key : text::Span{},
      fmt::format("the margin has no room for the {} of pages: it is left out", name),
      fmt::format("a greater `{}`, or `{}: none`", name == "head" ? "top" : "bottom", name));
  if (value) told.source = value->source;
  findings.push_back(std::move(told));
  lines = {};
}

// Of several levels of ISO 19005 the one that holds the others.
backend::PdfClaims claims_of(Chosen const& keys, std::vector<std::string> const& options) {
  backend::PdfClaims out;
  std::string all = "," + (options.empty() ? keys.text("pdf.standard") + "," : std::string());
  for (std::string const& one : options) all += one + ",";
  auto const has = [&](std::string_view name) {
    return all.find(fmt::format(",{},", name)) != std::string::npos;
  };
  out.ua_1 = has("ua-1");
  for (auto const& [name, level] : {std::pair{"a-2b", 'B'}, {"a-2u", 'U'}, {"a-2a", 'A'}})
    if (has(name)) out.a_2 = level;
  out.grey = keys.yes("pdf.intent");
  return out;
}

}  // namespace

std::vector<prose::Inlines> read_colophon(BookletDesign const& design,
                                          document::Settings const& settings,
                                          text::Diagnostics& findings) {
  std::vector<prose::Inlines> out;
  std::string const& all = design.colophon;
  for (std::size_t at = 0; at < all.size();) {
    std::size_t const end = std::min(all.find("\n\n", at), all.size());
    text::Mapped paragraph;
    paragraph.append_for(all.substr(at, end - at), design.colophon_place);
    if (auto inlines = document::markdown_host.prose(paragraph.trimmed(), settings.links, findings);
        inlines && !inlines->empty())
      out.push_back(std::move(*inlines));
    at = end + 2;
  }
  return out;
}

BookletDesign choose_design(Job& job, text::SourceId id, document::FrontMatter const& front,
                            BookletOptions const& options, PageKeys const& keys) {
  text::Diagnostics findings;
  BookletDesign out = choose_design(front, keys, options, findings);
  job.report(std::move(findings), id);
  if (FullStyle const* const style = job.chosen_style()) {
    out.design.head_font = look_of(style->caption, layout::head_font);
    out.design.foot_font = look_of(style->caption, layout::foot_font);
  }
  return out;
}

BookletDesign choose_design(document::FrontMatter const& front, PageKeys const& written,
                            BookletOptions const& options, text::Diagnostics& findings) {
  Chosen const keys(written);
  pages::PaperSize paper = pages::usual_paper();
  if (auto const* named = keys.find("page.paper")) paper = {named->number, named->second};
  if (options.paper) paper = *options.paper;
  bool const one_sided = options.one_sided || keys.yes("page.one-sided");
  BookletDesign out{pages::design_for(paper, !one_sided)};
  pages::Design& design = out.design;
  take_page(keys, design, paper);
  take_text(keys, design);
  take_parts(keys, design);
  take_grid(keys, design.grid);
  if (options.contents) design.contents = *options.contents ? std::max(design.contents, 2) : 0;
  if (!front.language.empty()) design.language = front.language;
  check(keys, options, design, findings);
  check_room(keys, "head", design.has_room_for_head(), design.head, findings);
  check_room(keys, "foot", design.has_room_for_foot(), design.foot, findings);
  if (auto const* quotes = keys.find("text.quotes")) out.quotes_by_language = quotes->number == 0;
  out.font = keys.text("text.font");
  out.italics = keys.yes("text.italics", true);
  out.claims = claims_of(keys, options.standards);
  if (auto const* standard = keys.find("pdf.standard")) out.claims_place = standard->where;
  out.colophon = keys.text("colophon");
  if (auto const* colophon = keys.find("colophon")) out.colophon_place = colophon->where;
  out.title_page = !front.title.empty() && front.title_page;
  return out;
}

}  // namespace dawson::run
