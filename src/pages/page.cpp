#include "pages/page.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

#include "layout/measures.hpp"

namespace dawson::pages {
namespace {

template <class Placed>
void add_moved(std::vector<Placed>& to, std::vector<Placed> const& from, double dx, double dy) {
  for (Placed placed : from) {
    if constexpr (requires { placed.x; }) placed.x += dx;
    placed.y += dy;
    to.push_back(std::move(placed));
  }
}

}  // namespace

double scale_of(Picture const& picture, double part, double width, double height) {
  double const wanted = part > 0 ? part * width / picture.width : 1.0;
  return std::min({wanted, width / picture.width, height / picture.height});
}

void cover(LayoutItem& thing, LayoutItem const& other) {
  double const right = std::max(thing.x + thing.width, other.x + other.width);
  double const bottom = std::max(thing.y + thing.height, other.y + other.height);
  thing.x = std::min(thing.x, other.x);
  thing.y = std::min(thing.y, other.y);
  thing.width = right - thing.x;
  thing.height = bottom - thing.y;
}

void PageContent::add(PageContent const& other, double dx, double dy) {
  add_moved(type, other.type, dx, dy);
  add_moved(rules, other.rules, dx, dy);
  add_moved(boards, other.boards, dx, dy);
  add_moved(pictures, other.pictures, dx, dy);
  add_moved(links, other.links, dx, dy);
  add_moved(anchors, other.anchors, dx, dy);
  add_moved(headings, other.headings, dx, dy);
  add_moved(things, other.things, dx, dy);
}

void PageContent::forget_nodes() {
  for (TypeAt& one : type) one.node = 0;
  for (BoardAt& one : boards) one.node = 0;
  for (PictureAt& one : pictures) one.node = 0;
}

namespace {

constexpr double mm = layout::points_a_millimetre;
constexpr double least_clear = 3 * mm;  // between the page and the crop marks
constexpr double length = 5 * mm, thickness = 0.25, around = 6 * mm;

double clear(Design const& design) { return std::max(design.bleed, least_clear); }

}  // namespace

double margin_of_sheet(Design const& design) {
  return design.crop_marks ? clear(design) + around : design.bleed;
}

std::vector<LayoutItem> crop_marks(Design const& design) {
  std::vector<LayoutItem> marks;
  if (!design.crop_marks) return marks;
  double const away = clear(design) + length;
  for (double const y : {0.0, design.page_height})
    for (double const x : {0.0, design.page_width}) {
      double const outside = x == 0 ? -away : x + clear(design);
      double const above = y == 0 ? -away : y + clear(design);
      marks.push_back({LayoutKind::mark, outside, y - thickness / 2, length, thickness, {}});
      marks.push_back({LayoutKind::mark, x - thickness / 2, above, thickness, length, {}});
    }
  return marks;
}

namespace {

std::string_view name_of(LayoutKind kind) {
  constexpr std::string_view names[] = {
      "column",   "head",  "heading",  "line",     "label",   "initial", "code",
      "contents", "index", "solution", "row",      "diagram", "board",   "caption",
      "picture",  "tr",    "rule",     "noterule", "note",    "foot",    "mark"};
  return names[static_cast<std::size_t>(kind)];
}

// Returns the rank in the list: columns and heads come before all matter, notes and feet after it.
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
  constexpr std::string_view em_space = "\u2003";  // after the numbers of headings
  for (std::size_t at = text.find(em_space); at != std::string::npos; at = text.find(em_space))
    text.replace(at, em_space.size(), " ");
  for (char& c : text)
    if (c == '\t' || c == '\n' || c == '\r') c = ' ';
  return text;
}

// Avoids "-0.00".
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
