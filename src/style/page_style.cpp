#include "style/page_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <type_traits>

#include "layout/measures.hpp"
#include "style/page_value_forms.hpp"

namespace dawson::run {
namespace {

constexpr double mm = layout::points_a_millimetre, longest = 1200 * mm;

template <class T>
T type_of(PageValue<T> PageStyle::*);

template <auto member>
constexpr PageKey key(PageKey row) {
  using T = decltype(type_of(member));
  row.is_template = std::is_same_v<T, RunningText>;
  row.is_list = std::is_same_v<T, std::vector<PdfStandard>>;
  row.read = [](PageKey const& one, std::string_view text, PagePlace const& place,
                PageStyle& style) {
    auto value = forms::Form<T>::read(one, text);
    if (!value) return false;
    (style.*member).emplace(std::move(*value));
    (style.*member).place = place;
    return true;
  };
  row.write = [](PageKey const& one, PageStyle const& style) -> std::optional<std::string> {
    if (!(style.*member)) return {};
    return forms::Form<T>::write(one, *(style.*member));
  };
  row.take_over = [](PageStyle& style, PageStyle const& later) {
    if (later.*member) style.*member = later.*member;
  };
  row.place = [](PageStyle& style) { return style.*member ? &(style.*member).place : nullptr; };
  row.form = &forms::Form<T>::form;
  return row;
}

constexpr std::string_view aligns[] = {"justified", "ragged"};
constexpr std::string_view openings[] = {"plain", "small caps"};
constexpr std::string_view sides[] = {"left", "centre", "right"};
constexpr std::string_view folios[] = {"arabic", "roman"};
constexpr std::string_view chapter_beginnings[] = {"new page", "recto", "run on"};
constexpr std::string_view grid_aligns[] = {"centre", "edges", "left"};
constexpr std::string_view spreads[] = {"foot", "top", "modules"};
constexpr std::string_view head_places[] = {"board", "level"};
constexpr std::string_view quote_forms[] = {"by language", "as written"};
constexpr std::string_view intents[] = {"srgb", "grey"};
constexpr std::string_view standard_names[] = {"none", "ua-1", "a-2b", "a-2u", "a-2a"};

using S = PageStyle;

constexpr PageKey rows[] = {
    key<&S::paper>(
        {.path = "page.paper", .alias = "paper", .otherwise = "a5", .margin_code = "W-PAPER"}),
    key<&S::inner>({.path = "page.inner", .most = longest, .otherwise = "by the paper"}),
    key<&S::outer>({.path = "page.outer", .most = longest, .otherwise = "by the paper"}),
    key<&S::top>({.path = "page.top", .most = longest, .otherwise = "by the paper"}),
    key<&S::bottom>({.path = "page.bottom", .most = longest, .otherwise = "by the paper"}),
    key<&S::columns>({.path = "page.columns", .least = 1, .most = 4, .otherwise = "1"}),
    key<&S::gutter>({.path = "page.gutter", .most = longest, .otherwise = "5 mm"}),
    key<&S::bleed>({.path = "page.bleed", .most = 20 * mm, .otherwise = "0"}),
    key<&S::crop_marks>({.path = "page.crop marks", .otherwise = "no"}),
    key<&S::one_sided>({.path = "page.one-sided", .otherwise = "no"}),
    key<&S::font>({.path = "text.font", .alias = "font", .otherwise = "Linux Libertine"}),
    key<&S::title_font>({.path = "text.title font", .otherwise = "that of the text"}),
    key<&S::size>({.path = "text.size", .least = 5, .most = 30, .otherwise = "by the paper"}),
    key<&S::leading>({.path = "text.leading", .least = 1, .most = 120, .otherwise = "1.25 × size"}),
    key<&S::indent>({.path = "text.indent", .most = longest, .otherwise = "the leading"}),
    key<&S::paragraph_space>({.path = "text.paragraph space", .most = longest, .otherwise = "0"}),
    key<&S::align>({.path = "text.align", .words = aligns, .otherwise = "justified"}),
    key<&S::hyphenation>({.path = "text.hyphenation", .otherwise = "yes"}),
    key<&S::italics>({.path = "text.italics", .otherwise = "yes"}),
    key<&S::letter_fit>({.path = "text.letter fit", .most = 2, .otherwise = "2%"}),
    key<&S::initials>(
        {.path = "text.initials", .least = 2, .most = 4, .no = true, .otherwise = "no"}),
    key<&S::quotes>({.path = "text.quotes",
                     .alias = "quotes",
                     .front_alias = true,
                     .words = quote_forms,
                     .otherwise = "that of captions",
                     .margin_code = "W-YAML",
                     .meaning = true}),
    key<&S::opening>({.path = "text.opening", .words = openings, .otherwise = "plain"}),
    key<&S::link_colour>({.path = "text.link colour", .otherwise = "that of the text"}),
    key<&S::link_pages>({.path = "text.link pages", .otherwise = "no"}),
    key<&S::code_background>({.path = "text.code background", .otherwise = "none"}),
    key<&S::chapter_size>(
        {.path = "headings.chapter.size", .least = 5, .most = 72, .otherwise = "1.7 × text size"}),
    key<&S::chapter_leading>({.path = "headings.chapter.leading",
                              .least = 5,
                              .most = 120,
                              .otherwise = "1.15 × its size, on the grid"}),
    key<&S::chapter_sink>(
        {.path = "headings.chapter.sink", .least = 1, .most = 40, .no = true, .otherwise = "no"}),
    key<&S::chapter_align>({.path = "headings.chapter.align", .words = sides, .otherwise = "left"}),
    key<&S::head_odd>({.path = "head.odd", .otherwise = "chapter and number"}),
    key<&S::head_even>({.path = "head.even", .otherwise = "number and title"}),
    key<&S::head_first>({.path = "head.first", .otherwise = "none"}),
    key<&S::foot_odd>({.path = "foot.odd", .otherwise = "none"}),
    key<&S::foot_even>({.path = "foot.even", .otherwise = "none"}),
    key<&S::foot_first>({.path = "foot.first", .otherwise = "the number"}),
    key<&S::front>({.path = "numbering.front", .words = folios, .otherwise = "arabic"}),
    key<&S::start>({.path = "numbering.start", .least = 1, .most = 99999, .otherwise = "1"}),
    key<&S::chapters>({.path = "chapters", .words = chapter_beginnings, .otherwise = "new page"}),
    key<&S::parts>({.path = "parts", .otherwise = "no", .meaning = true}),
    key<&S::number_sections>({.path = "number sections",
                              .least = 1,
                              .most = 4,
                              .no = true,
                              .otherwise = "no",
                              .meaning = true}),
    key<&S::number_figures>({.path = "number figures", .otherwise = "no", .meaning = true}),
    key<&S::number_tables>({.path = "number tables", .otherwise = "no", .meaning = true}),
    key<&S::across>(
        {.path = "diagrams.across", .least = 1, .most = 8, .otherwise = "1", .meaning = true}),
    key<&S::down>({.path = "diagrams.down", .least = 1, .most = 12, .no = true, .otherwise = "no"}),
    key<&S::squares>({.path = "diagrams.square",
                      .least = 1 * mm,
                      .most = 200 * mm,
                      .otherwise = "3.5mm to 7mm",
                      .ignored_in_tex = true}),
    key<&S::gap>({.path = "diagrams.gap", .most = longest, .otherwise = "the leading"}),
    key<&S::grid_align>(
        {.path = "diagrams.align", .words = grid_aligns, .otherwise = "centre", .meaning = true}),
    key<&S::spread>(
        {.path = "diagrams.spread", .words = spreads, .otherwise = "foot", .ignored_in_tex = true}),
    key<&S::heads>({.path = "diagrams.heads",
                    .words = head_places,
                    .otherwise = "board",
                    .ignored_in_tex = true}),
    key<&S::table_align>({.path = "tables.align", .words = sides, .otherwise = "centre"}),
    key<&S::floats>(
        {.path = "floats.limit", .least = 1, .most = 9, .no = true, .yes = 1, .otherwise = "no"}),
    key<&S::contents>({.path = "contents",
                       .alias = "toc",
                       .least = 1,
                       .most = 6,
                       .no = true,
                       .yes = 2,
                       .otherwise = "no",
                       .meaning = true}),
    key<&S::colophon>({.path = "colophon", .otherwise = "none", .meaning = true}),
    key<&S::index_columns>({.path = "index columns",
                            .least = 1,
                            .most = 4,
                            .otherwise = "as many as fit",
                            .margin_code = "W-YAML"}),
    key<&S::standards>({.path = "pdf.standard", .words = standard_names, .otherwise = "none"}),
    key<&S::intent>({.path = "pdf.intent", .words = intents, .otherwise = "srgb"}),
};

using Whole = PageGroup::Whole;
constexpr PageGroup groups[] = {
    {"page", Whole::none, &S::page_place},
    {"text"},
    {"headings"},
    {"headings.chapter"},
    {"head", Whole::odd_and_even, &S::head_place},
    {"foot", Whole::odd_even_first, &S::foot_place},
    {"numbering"},
    {"diagrams"},
    {"tables"},
    {"floats", Whole::first},
    {"pdf"},
};

// Quotes with double quotes if the text has a line end, else with single quotes.
std::string in_quotes(std::string_view text) {
  std::string out = "'";
  if (text.find('\n') != std::string_view::npos) {
    out = "\"";
    for (char const c : text)
      out += c == '\n'               ? std::string("\\n")
             : c == '"' || c == '\\' ? std::string{'\\', c}
                                     : std::string(1, c);
    return out + "\"";
  }
  for (char const c : text) out += c == '\'' ? std::string("''") : std::string(1, c);
  return out + "'";
}

// Returns the line of a group, "headings.chapter.", whose keys are `entries` in braces.
std::string written_group(std::string_view group, std::string_view entries) {
  group.remove_suffix(1);
  std::size_t const dot = group.find('.');
  if (dot == group.npos) return fmt::format("{}: {}\n", group, entries);
  return fmt::format("{}: {{{}: {}}}\n", group.substr(0, dot), group.substr(dot + 1), entries);
}

}  // namespace

std::span<PageKey const> page_keys() { return rows; }
std::span<PageGroup const> page_groups() { return groups; }

void take_over(PageStyle& style, PageStyle const& later) {
  for (PageKey const& row : rows) row.take_over(style, later);
  for (PageGroup const& group : groups)
    if (group.place && later.*group.place) style.*group.place = later.*group.place;
}

void set_source(PageStyle& style, text::SourceId source, bool is_shipped) {
  auto const set = [&](PagePlace& place) {
    if (place.source != text::at_hand) return;
    place.source = source;
    place.is_shipped = is_shipped;
  };
  for (PageKey const& row : rows)
    if (PagePlace* const place = row.place(style)) set(*place);
  for (PageGroup const& group : groups)
    if (group.place && style.*group.place) set(*(style.*group.place));
  for (auto& [slot, place] : style.tracking) set(place);
}

std::span<std::string_view const> standard_words() { return standard_names; }

std::optional<PdfStandard> read_standard(std::string_view name) {
  PageKey row;
  row.words = standard_names;
  return forms::read_word<PdfStandard>(row, name);
}

void take_across(PageStyle const& style, int& across) {
  if (across == 1) across = style.across.otherwise(1);
}

std::string written(PageStyle const& style) {
  std::map<std::string_view, std::vector<std::string>> by_group;
  for (PageKey const& row : rows) {
    auto const value = row.write(row, style);
    if (!value) continue;
    std::string const text = row.is_list ? "[" + *value + "]" : in_quotes(*value);
    by_group[row.group()].push_back(
        fmt::format("{}: {}", row.path.substr(row.group().size()), text));
  }
  std::string out;
  for (auto& [group, lines] : by_group) {
    std::ranges::sort(lines);
    if (group.empty()) out += fmt::format("{}\n", fmt::join(lines, "\n"));
    else out += written_group(group, fmt::format("{{{}}}", fmt::join(lines, ", ")));
  }
  return out;
}

}  // namespace dawson::run
