#include "style/page_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <type_traits>

#include "layout/measures.hpp"
#include "layout/templates/template_reader.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::run {
namespace {

constexpr double mm = layout::points_a_millimetre, longest = 1200 * mm, tolerance = 1e-6;

// How the values of a type are read, written and described.
template <class T>
struct Form;

template <>
struct Form<bool> {
  static std::optional<bool> read(PageKey const&, std::string_view text) {
    auto const value = text::read_yes_no(text);
    return value || !text::says_no(text) ? value : std::optional(false);
  }
  static std::string write(PageKey const&, bool value) { return value ? "yes" : "no"; }
  static std::string form(PageKey const&) { return "no, yes"; }
};

template <>
struct Form<int> {
  static std::optional<int> read(PageKey const& key, std::string_view text) {
    if (key.no && text::says_no(text)) return 0;
    if (key.yes >= 0 && text::read_yes_no(text) == std::optional(true)) return key.yes;
    int value = 0;
    auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const read = fault == std::errc() && end == text.data() + text.size();
    return read && value >= key.least && value <= key.most ? std::optional(value) : std::nullopt;
  }
  static std::string write(PageKey const& key, int value) {
    return value == 0 && key.no ? "no" : std::to_string(value);
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}{}a number from {:g} to {:g}", key.no ? "no, " : "",
                       key.yes >= 0 ? "yes, " : "", key.least, key.most);
  }
};

// Returns the shorter of points and millimetres, if it is read as the same length again.
std::string written_length(double points) {
  std::string const in_points = fmt::format("{:g}pt", points);
  std::string const in_mm = fmt::format("{:g}mm", points / mm);
  auto const is_exact = [&](std::string const& one) {
    return std::abs(*pages::read_length(one) - points) < tolerance;
  };
  if (points == 0) return "0";
  if (is_exact(in_points) && (in_points.size() <= in_mm.size() || !is_exact(in_mm)))
    return in_points;
  return is_exact(in_mm) ? in_mm : fmt::format("{}pt", points);
}

template <>
struct Form<Length> {
  static std::optional<Length> read(PageKey const& key, std::string_view text) {
    auto const value = pages::read_length(text);
    bool const fits = value && *value >= key.least - tolerance && *value <= key.most + tolerance;
    return fits ? std::optional(Length{*value}) : std::nullopt;
  }
  static std::string write(PageKey const&, Length value) { return written_length(value.points); }
  static std::string form(PageKey const& key) {
    constexpr double longest_of_type = 200;  // points
    if (key.most <= longest_of_type && key.least > 0)
      return fmt::format("a number with pt, pc, mm, cm or in, from {:g} to {:g} pt", key.least,
                         key.most);
    return fmt::format("a number with mm, cm, in, pt or pc, from {:g} to {:g} mm", key.least,
                       std::round(key.most / mm * 10) / 10);
  }
};

template <>
struct Form<Percent> {
  static std::optional<Percent> read(PageKey const& key, std::string_view text) {
    if (text == "0") return Percent{};
    if (!text.ends_with('%')) return {};
    text.remove_suffix(1);
    double value = 0;
    auto const [end, fault] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    bool const read = fault == std::errc() && end == text.data() + text.size();
    return read && value >= key.least && value <= key.most ? std::optional(Percent{value})
                                                           : std::nullopt;
  }
  static std::string write(PageKey const&, Percent value) {
    return fmt::format("{}%", value.value);
  }
  static std::string form(PageKey const& key) {
    return fmt::format("a percentage from {:g} to {:g}: 1.5%", key.least, key.most);
  }
};

template <>
struct Form<pages::PaperSize> {
  static std::optional<pages::PaperSize> read(PageKey const&, std::string_view text) {
    return pages::read_paper(text);
  }
  static std::string write(PageKey const&, pages::PaperSize paper) {
    for (std::string const& name : pages::paper_names())
      for (std::string const& one : {name, name + " landscape"})
        if (pages::read_paper(one) == paper) return one;
    return fmt::format("{:.9g} x {:.9g}mm", paper.width / mm, paper.height / mm);
  }
  static std::string form(PageKey const&) {
    return "a0 to a6, b5, letter or legal, with or without `landscape`; or a width and a height "
           "from 50 to 1200 mm: 170 x 240mm";
  }
};

template <>
struct Form<std::string> {
  static std::optional<std::string> read(PageKey const&, std::string_view text) {
    bool const blank = text.find_first_not_of(" \n\t") == std::string_view::npos;
    return blank ? std::nullopt : std::optional(std::string(text));
  }
  static std::string write(PageKey const&, std::string const& value) { return value; }
  static std::string form(PageKey const&) { return "text"; }
};

template <>
struct Form<RunningText> {
  static std::optional<RunningText> read(PageKey const&, std::string_view text) {
    RunningText out{{}, std::string(text)};
    if (text::says_no(text)) return out;
    auto line = layout::read_template(text, {layout::TemplatePlace::page});
    if (!line) return {};
    out.line = std::move(*line);
    return out;
  }
  static std::string write(PageKey const&, RunningText const& value) {
    return value.line ? value.written : "none";
  }
  static std::string form(PageKey const&) { return "a template in single quotes, or none"; }
};

// The words are in the order of the enumeration.
template <class Enum>
std::optional<Enum> read_word(PageKey const& key, std::string_view text) {
  auto const found = std::ranges::find(key.words, text);
  if (found == key.words.end()) return {};
  return static_cast<Enum>(found - key.words.begin());
}
template <class Enum>
std::string_view written_word(PageKey const& key, Enum value) {
  return key.words[static_cast<std::size_t>(value)];
}
template <class Enum>
requires std::is_enum_v<Enum>
struct Form<Enum> {
  static std::optional<Enum> read(PageKey const& key, std::string_view text) {
    return read_word<Enum>(key, text);
  }
  static std::string write(PageKey const& key, Enum value) {
    return std::string(written_word(key, value));
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}", fmt::join(key.words, ", "));
  }
};

template <class Enum>
struct Form<std::vector<Enum>> {
  static std::optional<std::vector<Enum>> read(PageKey const& key, std::string_view text) {
    std::vector<Enum> out;
    for (std::size_t at = 0; at <= text.size();) {
      std::size_t const end = std::min(text.find(',', at), text.size());
      auto const one = read_word<Enum>(key, text.substr(at, end - at));
      if (!one) return {};
      out.push_back(*one);
      at = end + 1;
    }
    return out;
  }
  static std::string write(PageKey const& key, std::vector<Enum> const& all) {
    std::string out;
    for (Enum const one : all)
      out += fmt::format("{}{}", out.empty() ? "" : ",", written_word(key, one));
    return out;
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}, or a list", fmt::join(key.words, ", "));
  }
};

template <class T>
T type_of(PageValue<T> PageStyle::*);

template <auto member>
constexpr PageKey key(PageKey row) {
  using T = decltype(type_of(member));
  row.is_template = std::is_same_v<T, RunningText>;
  row.is_list = std::is_same_v<T, std::vector<PdfStandard>>;
  row.read = [](PageKey const& one, std::string_view text, PagePlace const& place,
                PageStyle& style) {
    auto value = Form<T>::read(one, text);
    if (!value) return false;
    (style.*member).emplace(std::move(*value));
    (style.*member).place = place;
    return true;
  };
  row.write = [](PageKey const& one, PageStyle const& style) -> std::optional<std::string> {
    if (!(style.*member)) return {};
    return Form<T>::write(one, *(style.*member));
  };
  row.take_over = [](PageStyle& style, PageStyle const& later) {
    if (later.*member) style.*member = later.*member;
  };
  row.place = [](PageStyle& style) { return style.*member ? &(style.*member).place : nullptr; };
  row.form = &Form<T>::form;
  return row;
}

constexpr std::string_view aligns[] = {"justified", "ragged"};
constexpr std::string_view folios[] = {"arabic", "roman"};
constexpr std::string_view chapter_beginnings[] = {"new page", "recto", "run on"};
constexpr std::string_view grid_aligns[] = {"centre", "edges", "left"};
constexpr std::string_view spreads[] = {"foot", "top"};
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
    key<&S::gap>({.path = "diagrams.gap", .most = longest, .otherwise = "the leading"}),
    key<&S::grid_align>(
        {.path = "diagrams.align", .words = grid_aligns, .otherwise = "centre", .meaning = true}),
    key<&S::spread>(
        {.path = "diagrams.spread", .words = spreads, .otherwise = "foot", .ignored_in_tex = true}),
    key<&S::heads>({.path = "diagrams.heads",
                    .words = head_places,
                    .otherwise = "board",
                    .ignored_in_tex = true}),
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
    {"head", Whole::odd_and_even, &S::head_place},
    {"foot", Whole::odd_even_first, &S::foot_place},
    {"numbering"},
    {"diagrams"},
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

}  // namespace

std::span<PageKey const> page_keys() { return rows; }
std::span<PageGroup const> page_groups() { return groups; }

void take_over(PageStyle& style, PageStyle const& later) {
  for (PageKey const& row : rows) row.take_over(style, later);
  for (PageGroup const& group : groups)
    if (group.place && later.*group.place) style.*group.place = later.*group.place;
}

void set_source(PageStyle& style, text::SourceId source) {
  for (PageKey const& row : rows)
    if (PagePlace* const place = row.place(style)) place->source = source;
  for (PageGroup const& group : groups)
    if (group.place && style.*group.place) (style.*group.place)->source = source;
}

std::span<std::string_view const> standard_words() { return standard_names; }

std::optional<PdfStandard> read_standard(std::string_view name) {
  PageKey row;
  row.words = standard_names;
  return read_word<PdfStandard>(row, name);
}

void take_across(PageStyle const& style, int& across) {
  if (across == 1) across = style.across.otherwise(1);
}

std::string written(PageStyle const& style) {
  std::map<std::string_view, std::map<std::string_view, std::string>> by_group;
  for (PageKey const& row : rows) {
    auto const value = row.write(row, style);
    if (!value) continue;
    std::string const text = row.is_list ? "[" + *value + "]" : in_quotes(*value);
    by_group[row.group()].emplace(row.path.substr(row.group().size()), text);
  }
  std::string out;
  for (auto const& [group, entries] : by_group) {
    std::vector<std::string> lines;
    for (auto const& [name, text] : entries) lines.push_back(fmt::format("{}: {}", name, text));
    std::string_view const name = group.substr(0, group.find('.'));
    if (group.empty()) out += fmt::format("{}\n", fmt::join(lines, "\n"));
    else out += fmt::format("{}: {{{}}}\n", name, fmt::join(lines, ", "));
  }
  return out;
}

}  // namespace dawson::run
