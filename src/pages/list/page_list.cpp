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

std::string_view name_of(ThingKind kind) {
  constexpr std::string_view names[] = {
      "column",   "head",  "heading",  "line",     "label",   "initial", "code",
      "contents", "index", "solution", "row",      "diagram", "board",   "caption",
      "picture",  "tr",    "rule",     "noterule", "note",    "foot",    "mark"};
  return names[static_cast<std::size_t>(kind)];
}

// Columns and heads come before all matter, notes and feet behind it.
int rank_of(Thing const& thing) {
  switch (thing.kind) {
    case ThingKind::column: return 0;
    case ThingKind::head: return 1;
    case ThingKind::noterule:
    case ThingKind::note: return 3;
    case ThingKind::label: return thing.more == "note" ? 3 : 2;
    case ThingKind::foot: return 4;
    case ThingKind::mark: return 5;
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

std::string line(int sheet, std::string_view kind, Thing const& thing) {
  return fmt::format("{}\t{}\t{:.2f}\t{:.2f}\t{:.2f}\t{:.2f}\t{}\t{}\n", sheet, kind,
                     rounded(thing.x), rounded(thing.y), rounded(thing.width),
                     rounded(thing.height), on_one_line(thing.text), on_one_line(thing.more));
}

}  // namespace

std::string page_list(Page const& page, Design const& design) {
  Thing const block{
      ThingKind::column,
      design.left_of(page.right),
      design.top,
      design.text_width(),
      design.text_height(),
      page.folio,
      fmt::format("side={} leading={:.2f}{}{}", page.right ? "right" : "left",
                  rounded(design.leading), page.flags.empty() ? "" : " ", page.flags)};
  std::string out = line(page.sheet, "page", block);
  std::vector<Thing> things = page.matter.things;
  std::ranges::copy(crop_marks(design), std::back_inserter(things));
  std::ranges::stable_sort(things, {}, rank_of);
  for (Thing const& thing : things) out += line(page.sheet, name_of(thing.kind), thing);
  return out;
}

}  // namespace dawson::pages
