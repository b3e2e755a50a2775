#include "pages/design.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "chess/languages/words.hpp"
#include "layout/lengths.hpp"
#include "text/ascii.hpp"

namespace dawson::pages {
namespace {

constexpr double mm = layout::points_a_millimetre;

struct NamedPaper {
  std::string_view name;
  Paper paper;
  PaperSize size;
};

constexpr std::array papers{NamedPaper{"a4", Paper::a4, {210 * mm, 297 * mm}},
                            NamedPaper{"a5", Paper::a5, {148 * mm, 210 * mm}},
                            NamedPaper{"letter", Paper::letter, {612, 792}}};

}  // namespace

std::optional<Paper> paper_of(std::string_view name) {
  std::string const lower = text::lower_case(name);
  for (NamedPaper const& known : papers)
    if (known.name == lower) return known.paper;
  return {};
}

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  for (NamedPaper const& known : papers) names.emplace_back(known.name);
  return names;
}

PaperSize size_of(Paper paper) {
  return std::ranges::find(papers, paper, &NamedPaper::paper)->size;
}

Design design_for(Paper paper, bool two_sided) {
  Design design;
  auto const [width, height] = size_of(paper);
  design.page_width = width;
  design.page_height = height;
  design.two_sided = two_sided;
  bool const small = paper == Paper::a5;
  design.text.size = small ? 9.6 : 11;
  design.leading = small ? 12 : 13.8;
  // Old proportions: the inner margin is the smaller one, as two of them meet at the fold; the foot
  // is the widest.
  design.inner = (small ? 16 : 27) * mm;
  design.outer = (small ? 20 : 33) * mm;
  if (!two_sided) design.inner = design.outer = (design.inner + design.outer) / 2;
  design.top = (small ? 21 : 30) * mm;
  design.head = design.top - 1.45 * design.leading;
  double const bottom = (small ? 18 : 28) * mm;
  design.lines = static_cast<int>(std::floor((height - design.top - bottom) / design.leading));
  design.foot = design.top + design.text_height() + 2 * design.leading;
  return design;
}

std::string_view contents_heading(std::string_view language) {
  return chess::words(chess::language_named(language).value_or(chess::Language())).contents;
}

}  // namespace dawson::pages
