#include "pages/design.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "chess/languages/words.hpp"
#include "layout/measures.hpp"
#include "layout/templates/template_reader.hpp"
#include "text/scanning.hpp"

namespace dawson::pages {
namespace {

constexpr double mm = layout::points_a_millimetre;
constexpr double least_side = 50, longest_side = 1200;  // millimetres
constexpr double nearly = 0.05;                         // of a millimetre

struct NamedPaper {
  std::string_view name;
  double width, height;  // millimetres
};

constexpr std::array papers{NamedPaper{"a0", 841, 1189},        NamedPaper{"a1", 594, 841},
                            NamedPaper{"a2", 420, 594},         NamedPaper{"a3", 297, 420},
                            NamedPaper{"a4", 210, 297},         NamedPaper{"a5", 148, 210},
                            NamedPaper{"a6", 105, 148},         NamedPaper{"b5", 176, 250},
                            NamedPaper{"letter", 215.9, 279.4}, NamedPaper{"legal", 215.9, 355.6}};

struct Unit {
  std::string_view name;
  double points;
};
constexpr std::array units{Unit{"mm", mm}, Unit{"cm", 10 * mm}, Unit{"in", 72}, Unit{"pt", 1},
                           Unit{"pc", 12}};

// Type and margins for a width of paper; margins are fractions of its sides.
struct Measures {
  double below;  // upper bound of the width in millimetres
  double size, leading, inner, outer, width, top, bottom, height;
};
constexpr std::array measures{Measures{130, 8.4, 10.5, 16, 20, 148, 21, 18, 210},
                              Measures{160, 9.6, 12, 16, 20, 148, 21, 18, 210},
                              Measures{1e9, 11, 13.8, 27, 33, 210, 30, 28, 297}};

Measures const& measures_of(PaperSize paper) {
  return *std::ranges::find_if(measures, [&](Measures const& row) {
    return paper.width < row.below * mm + (row.below == 160 ? nearly : -nearly);
  });
}

// Returns whether the paper is US letter, whose margins are those of A4 and not fractions of its
// sides.
bool is_letter(PaperSize paper) {
  return std::abs(paper.width - 215.9 * mm) < nearly &&
         std::abs(paper.height - 279.4 * mm) < nearly;
}

std::string_view without_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Parses a number. Returns it with the rest of the text.
std::optional<std::pair<double, std::string_view>> number_in(std::string_view text) {
  std::size_t const end = std::min(text.find_first_not_of("0123456789."), text.size());
  std::string_view const digits = text.substr(0, end);
  if (digits.empty() || digits.front() == '.' || digits.back() == '.') return {};
  double value = 0;
  auto const [stop, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value,
                                             std::chars_format::fixed);
  if (fault != std::errc() || stop != digits.data() + digits.size()) return {};
  return std::pair(value, without_blanks(text.substr(end)));
}

layout::Template template_of(std::string_view written) {
  return *layout::read_template(written, {layout::TemplatePlace::page});
}

std::optional<PaperSize> custom_size(std::string const& lower) {
  std::size_t at = lower.find('x');
  std::size_t rest = at + 1;
  if (constexpr std::string_view times = "×"; at == std::string::npos) {
    at = lower.find(times);
    if (at == std::string::npos) return {};
    rest = at + times.size();
  }
  std::string_view const all = lower;
  std::string_view const second = without_blanks(all.substr(rest));
  auto const height = read_length(second);
  std::string_view const first = without_blanks(all.substr(0, at));
  auto width = read_length(first);
  if (auto const bare = number_in(first); !width || (bare && bare->second.empty())) {
    auto const other = number_in(second);
    if (!bare || !other || !bare->second.empty()) return {};
    width = read_length(std::string(first) + std::string(other->second));
  }
  if (!width || !height) return {};
  for (double const side : {*width, *height})
    if (side < least_side * mm - nearly || side > longest_side * mm + nearly) return {};
  return PaperSize{*width, *height};
}

}  // namespace

std::optional<double> read_length(std::string_view written) {
  auto const number = number_in(without_blanks(written));
  if (!number) return {};
  auto const& [value, unit] = *number;
  if (unit.empty()) return value == 0 ? std::optional(0.0) : std::nullopt;
  auto const row = std::ranges::find(units, unit, &Unit::name);
  return row == units.end() ? std::nullopt : std::optional(value * row->points);
}

std::optional<PaperSize> read_paper(std::string_view written) {
  std::string const lower = text::lower_case(without_blanks(written));
  std::string_view name = lower;
  constexpr std::string_view turned = "landscape";
  bool const landscape = name.ends_with(turned) && name.size() > turned.size() &&
                         name[name.size() - turned.size() - 1] == ' ';
  if (landscape) name = without_blanks(name.substr(0, name.size() - turned.size()));
  for (NamedPaper const& named : papers) {
    if (named.name != name) continue;
    PaperSize const upright{named.width * mm, named.height * mm};
    return landscape ? PaperSize{upright.height, upright.width} : upright;
  }
  return landscape ? std::nullopt : custom_size(lower);
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  for (NamedPaper const& named : papers) names.emplace_back(named.name);
  return names;
}

PaperSize default_paper() { return *read_paper("a5"); }

double lower_margin(PaperSize paper) {
  Measures const& row = measures_of(paper);
  return is_letter(paper) ? row.bottom * mm : paper.height * row.bottom / row.height;
}

void fill_page(Design& design, double bottom) {
  constexpr double tolerance = 0.001;  // lines
  design.lines = static_cast<int>(
      std::floor((design.page_height - design.top - bottom) / design.leading + tolerance));
}

Design design_for(PaperSize paper, bool two_sided) {
  Design design;
  design.page_width = paper.width;
  design.page_height = paper.height;
  design.two_sided = two_sided;
  Measures const& row = measures_of(paper);
  bool const letter = is_letter(paper);
  design.text.size = row.size;
  design.leading = row.leading;
  // Classical proportions: the inner margin is smaller, because two of them meet at the fold; the
  // foot is the widest margin.
  design.inner = letter ? row.inner * mm : paper.width * row.inner / row.width;
  design.outer = letter ? row.outer * mm : paper.width * row.outer / row.width;
  if (!two_sided) design.inner = design.outer = (design.inner + design.outer) / 2;
  design.top = letter ? row.top * mm : paper.height * row.top / row.height;
  fill_page(design, lower_margin(paper));
  design.gutter = 5 * mm;
  design.head = default_head();
  design.foot = default_foot();
  return design;
}

namespace {
constexpr double over_text = 1.45, under_text = 2;  // lines, to the baselines of head and foot
constexpr double from_edge = 5 * mm;
constexpr double clear = 0.9;  // lines between these and the text
}  // namespace

double Design::head_baseline() const { return std::max(top - over_text * leading, from_edge); }
double Design::foot_baseline() const {
  return std::min(top + text_height() + under_text * leading, page_height - from_edge);
}
bool Design::has_room_for_head() const { return top - head_baseline() >= clear * leading; }
bool Design::has_room_for_foot() const {
  return foot_baseline() - top - text_height() >= clear * leading;
}

RunningLine default_head() {
  return {template_of("[*{chapter}*][{!chapter}*{title}*] | | {page}"),
          template_of("{page} | | *{title}*"),
          {}};
}

RunningLine default_foot() { return {{}, {}, template_of(" | {page} | ")}; }

std::string_view contents_heading(std::string_view language) {
  return chess::words(chess::language_named(language).value_or(chess::Language())).contents;
}

}  // namespace dawson::pages
