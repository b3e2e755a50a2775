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

void Matter::add(Matter const& other, double dx, double dy) {
  add_moved(type, other.type, dx, dy);
  add_moved(rules, other.rules, dx, dy);
  add_moved(boards, other.boards, dx, dy);
  add_moved(pictures, other.pictures, dx, dy);
  add_moved(links, other.links, dx, dy);
  add_moved(anchors, other.anchors, dx, dy);
  add_moved(headings, other.headings, dx, dy);
}

}  // namespace dawson::pages
