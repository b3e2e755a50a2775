#include "edition/booklet_design.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "document/markup.hpp"
#include "layout/measures.hpp"

namespace dawson::run {
namespace {

constexpr double mm = layout::points_a_millimetre;

void take_if(PageValue<Length> const& value, double& target) {
  if (value) target = value->points;
}
void take_line(PageValue<RunningText> const& value, std::optional<layout::Template>& target) {
  if (value) target = value->line;
}

void take_page(PageStyle const& style, pages::Design& design, pages::PaperSize paper) {
  take_if(style.inner, design.inner);
  take_if(style.outer, design.outer);
  if (!design.two_sided) design.inner = design.outer = (design.inner + design.outer) / 2;
  take_if(style.top, design.top);
  design.columns = style.columns.otherwise(1);
  take_if(style.gutter, design.gutter);
  take_if(style.bleed, design.bleed);
  design.crop_marks = style.crop_marks.otherwise(false);
  if (style.size) {
    design.text.size = style.size->points;
    design.leading = 1.25 * style.size->points;
  }
  take_if(style.leading, design.leading);
  fill_page(design, style.bottom.otherwise({pages::lower_margin(paper)}).points);
}

void take_text(PageStyle const& style, pages::Design& design) {
  design.title_family = style.title_font.otherwise({});
  take_if(style.paragraph_space, design.paragraph_space);
  if (design.paragraph_space > 0) design.indent = 0;
  if (style.indent) design.indent = style.indent->points;
  design.ragged = style.align.otherwise({}) == TextAlign::ragged;
  design.hyphenation = style.hyphenation.otherwise(true);
  if (style.letter_fit) design.letter_fit = style.letter_fit->value / 100;
  design.initials = style.initials.otherwise(0);
  design.small_caps_opening = style.opening.otherwise({}) == Opening::small_caps;
  design.link_colour = style.link_colour.otherwise({}).colour;
  design.link_pages = style.link_pages.otherwise(false);
  design.code_background = style.code_background.otherwise({}).colour;
  design.table_align = style.table_align.otherwise(design.table_align);
  pages::ChapterHeading& heading = design.chapter_heading;
  take_if(style.chapter_size, heading.size);
  take_if(style.chapter_leading, heading.leading);
  heading.sink = style.chapter_sink.otherwise(0);
  heading.align = style.chapter_align.otherwise(layout::Flush::left);
}

void take_parts(PageStyle const& style, pages::Design& design) {
  take_line(style.head_odd, design.head.odd);
  take_line(style.head_even, design.head.even);
  take_line(style.head_first, design.head.first);
  take_line(style.foot_odd, design.foot.odd);
  take_line(style.foot_even, design.foot.even);
  take_line(style.foot_first, design.foot.first);
  design.roman_front = style.front.otherwise({}) == FolioForm::roman;
  design.start = style.start.otherwise(1);
  design.chapters = style.chapters.otherwise({});
  design.parts = style.parts.otherwise(false);
  design.number_sections = style.number_sections.otherwise(0);
  design.number_figures = style.number_figures.otherwise(false);
  design.number_tables = style.number_tables.otherwise(false);
  design.contents = style.contents.otherwise(0);
  design.index_columns = style.index_columns.otherwise(0);
  design.floats = style.floats.otherwise(0);
}

void take_grid(PageStyle const& style, pages::DiagramGrid& grid) {
  grid.across = style.across.otherwise(1);
  grid.down = style.down.otherwise(0);
  if (style.gap) grid.gap = style.gap->points;
  if (style.squares)
    grid.least_square = style.squares->least, grid.most_square = style.squares->most;
  bool const down = grid.down > 0;
  grid.align = align_of(style);
  grid.align_chosen = style.grid_align.has_value();
  grid.spread = style.spread.otherwise(pages::DiagramGrid::Spread::foot);
  grid.level_heads =
      style.heads.otherwise(down ? HeadPlace::level : HeadPlace::board) == HeadPlace::level;
}

text::Diagnostic fault_at(PagePlace const* place, text::Span where, std::string message,
                          std::string help) {
  text::Diagnostic fault = text::error("E-STYLE", where, std::move(message), std::move(help));
  if (place) fault.source = place->source;
  return fault;
}

// Checks conditions that involve several values.
void check(PageStyle const& style, BookletOptions const& options, pages::Design& design,
           text::Diagnostics& findings) {
  constexpr double narrowest = 30 * mm;
  constexpr int fewest_lines = 5;
  PagePlace const* const page = style.page_place ? &*style.page_place : nullptr;
  text::Span const at_page = page ? page->key : text::Span{};
  if (style.leading && design.leading < design.text.size - 1e-6)
    findings.push_back(
        fault_at(&style.leading.place, style.leading.place.where,
                 fmt::format("the leading of {:g} pt is less than the text size of {:g} pt",
                             design.leading, design.text.size),
                 "choose a leading of about 1.25 times the text size"));
  if (design.column_width(design.columns) < narrowest - 1e-6 || design.lines < fewest_lines) {
    findings.push_back(fault_at(
        page, at_page,
        fmt::format("the text block of {:.0f} by {:.0f} mm in {} column{} is too small",
                    design.text_width() / mm, design.text_height() / mm, design.columns,
                    design.columns == 1 ? "" : "s"),
        "reduce the margins or choose larger paper: each column needs 30 mm and five lines"));
    pages::PaperSize const paper{design.page_width, design.page_height};
    pages::Design const default_value = pages::design_for(paper, design.two_sided);
    design.inner = default_value.inner, design.outer = default_value.outer,
    design.top = default_value.top;
    design.columns = 1;
    fill_page(design, pages::lower_margin(paper));
    design.lines = std::max(design.lines, fewest_lines);
  }
  if (!options.impose) return;
  auto const refuse = [&](PagePlace const& place) {
    findings.push_back(fault_at(&place, place.key,
                                "folded and stapled sheets have no room around a page",
                                "remove the key, or run without `--impose`"));
  };
  if (style.bleed.otherwise({}).points > 0) refuse(style.bleed.place);
  if (style.crop_marks.otherwise(false)) refuse(style.crop_marks.place);
}

// Checks that a head or foot neither overlaps the text nor leaves the page.
void check_room(PageStyle const& style, std::string_view name, bool fits,
                std::optional<PagePlace> const& group, pages::RunningLine& lines,
                text::Diagnostics& findings) {
  if (fits || (!lines.odd && !lines.even && !lines.first)) return;
  PagePlace const place = group ? *group : style.page_place.value_or(PagePlace());
  text::Diagnostic reported = text::warning(
      "W-MARGIN", place.key, fmt::format("the margin has no room for the page {}; left out", name),
      fmt::format("increase `{}`, or write `{}: none`", name == "head" ? "top" : "bottom", name));
  reported.source = place.source;
  findings.push_back(std::move(reported));
  lines = {};
}

// Returns the PDF claims; of several levels of ISO 19005 the one that includes the others.
backend::PdfClaims claims_of(PageStyle const& style, std::vector<std::string> const& options) {
  backend::PdfClaims out;
  std::vector<PdfStandard> standards;
  for (std::string const& name : options)
    standards.push_back(read_standard(name).value_or(PdfStandard::none));
  if (options.empty()) standards = style.standards.otherwise({});
  auto const has = [&](PdfStandard one) { return std::ranges::count(standards, one) > 0; };
  out.ua_1 = has(PdfStandard::ua_1);
  for (auto const& [standard, level] :
       {std::pair{PdfStandard::a_2b, 'B'}, {PdfStandard::a_2u, 'U'}, {PdfStandard::a_2a, 'A'}})
    if (has(standard)) out.a_2 = level;
  out.grey = style.intent.otherwise({}) == ColourIntent::grey;
  return out;
}

}  // namespace

pages::DiagramGrid::Align align_of(PageStyle const& style) {
  using Align = pages::DiagramGrid::Align;
  return style.grid_align.otherwise(style.down.otherwise(0) > 0 ? Align::edges : Align::centre);
}

std::vector<prose::Inlines> read_colophon(BookletDesign const& design,
                                          document::Settings const& settings,
                                          text::Diagnostics& findings) {
  std::vector<prose::Inlines> out;
  std::string const& all = design.colophon;
  for (std::size_t at = 0; at < all.size();) {
    std::size_t const end = std::min(all.find("\n\n", at), all.size());
    text::SourceMappedText paragraph;
    paragraph.append_for(all.substr(at, end - at), design.colophon_place);
    if (auto inlines =
            document::markdown_markup.prose(paragraph.trimmed(), settings.links, findings);
        inlines && !inlines->empty())
      out.push_back(std::move(*inlines));
    at = end + 2;
  }
  return out;
}

BookletDesign resolve_design(document::FrontMatter const& front, PageStyle const& style,
                             BookletOptions const& options, text::Diagnostics& findings) {
  pages::PaperSize const paper =
      options.paper.value_or(style.paper.otherwise(pages::default_paper()));
  bool const one_sided = options.one_sided || style.one_sided.otherwise(false);
  BookletDesign out{pages::design_for(paper, !one_sided)};
  pages::Design& design = out.design;
  take_page(style, design, paper);
  take_text(style, design);
  take_parts(style, design);
  take_grid(style, design.grid);
  if (options.contents) design.contents = *options.contents ? std::max(design.contents, 2) : 0;
  if (!front.language.empty()) design.language = front.language;
  check(style, options, design, findings);
  check_room(style, "head", design.has_room_for_head(), style.head_place, design.head, findings);
  check_room(style, "foot", design.has_room_for_foot(), style.foot_place, design.foot, findings);
  if (style.quotes) out.quotes_by_language = *style.quotes == QuoteForm::by_language;
  out.font = style.font.otherwise({});
  out.italics = style.italics.otherwise(true);
  out.claims = claims_of(style, options.standards);
  out.claims_place = style.standards.place.where;
  out.colophon = style.colophon.otherwise({});
  out.colophon_place = style.colophon.place.where;
  out.title_page = !front.title.empty() && front.title_page;
  return out;
}

}  // namespace dawson::run
