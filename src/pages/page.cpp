#include "pages/page.hpp"

#include <algorithm>

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

}  // namespace dawson::pages
