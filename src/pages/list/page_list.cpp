#include "pages/list/page_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

#include "layout/lengths.hpp"
#include "pages/sheet.hpp"

namespace dawson::pages {
namespace {

std::string_view name_of(LayoutKind kind) {
  constexpr std::string_view names[] = {
      "column",   "head",  "heading",  "line",     "label",   "initial", "code",
      "contents", "index", "solution", "row",      "diagram", "board",   "caption",
      "picture",  "tr",    "rule",     "noterule", "note",    "foot",    "mark"};
  return names[static_cast<std::size_t>(kind)];
}

// Columns and heads come before all matter, notes and feet behind it.
int rank_of(LayoutItem const& thing) {
  switch (thing.kind) {
    case LayoutKind::column: return 0;
    case LayoutKind::head: return 1;
    case LayoutKind::noterule:
    case LayoutKind::note: return 3;
    case LayoutKind::label: return thing.more == "note" ? 3 : 2;
    case LayoutKind::foot: return 4;
    case LayoutKind::mark: return 5;
    default: return 2;
  }
}

std::string on_one_line(std::string text) {
  constexpr std::string_view em_space = "\u2003";  // behind numbers of headings
  for (std::size_t at = text.find(em_space); at != std::string::npos; at = text.find(em_space))
    text.replace(at, em_space.size(), " ");
  for (char& c : text)
    if (c == '\t' || c == '\n' || c == '\r') c = ' ';
  return text;
}

// "-0.00" is no place.
double rounded(double points) {
  double const hundredths = std::round(points / layout::points_a_millimetre * 100);
  return hundredths == 0 ? 0 : hundredths / 100;
}

std::string line(int sheet, std::string_view kind, LayoutItem const& thing) {
  return fmt::format("{}\t{}\t{:.2f}\t{:.2f}\t{:.2f}\t{:.2f}\t{}\t{}\n", sheet, kind,
                     rounded(thing.x), rounded(thing.y), rounded(thing.width),
                     rounded(thing.height), on_one_line(thing.text), on_one_line(thing.more));
}

}  // namespace

std::string page_list(Page const& page, Design const& design) {
  LayoutItem const block{
      LayoutKind::column,
      design.left_of(page.right),
      design.top,
      design.text_width(),
      design.text_height(),
      page.folio,
      fmt::format("side={} leading={:.2f}{}{}", page.right ? "right" : "left",
                  rounded(design.leading), page.flags.empty() ? "" : " ", page.flags)};
  std::string out = line(page.sheet, "page", block);
  std::vector<LayoutItem> things = page.matter.things;
  std::ranges::copy(crop_marks(design), std::back_inserter(things));
  std::ranges::stable_sort(things, {}, rank_of);
  for (LayoutItem const& thing : things) out += line(page.sheet, name_of(thing.kind), thing);
  return out;
}

}  // namespace dawson::pages
