#include "layout/marks.hpp"

#include <algorithm>
#include <set>

#include "chess/attributes.hpp"

namespace dawson::layout {
namespace {

std::set<chess::MarkKind> kinds_of(chess::Attributes const& of) {
  std::set<chess::MarkKind> kinds;
  for (std::string const& word : of.words)
    if (auto const* known = chess::find_attribute(word); known && known->mark)
      kinds.insert(*known->mark);
  return kinds;
}

bool is_marked(problem::View const& view, chess::Square square) {
  return std::ranges::any_of(view.marks, [&](chess::Mark const& mark) {
    return mark.area.from == square && mark.area.to == square;
  });
}

}  // namespace

std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view) {
  std::vector<chess::Mark> all = view.marks;
  for (chess::Attributes const& of : position.attributes) {
    if (is_marked(view, of.square)) continue;
    for (chess::MarkKind const kind : kinds_of(of))
      all.push_back({kind, {of.square, of.square, {}, {}}, {}, {}});
  }
  return all;
}

Path crown_in(Rectangle const& cell) {
  constexpr Point middle{0.77, 0.82};  // of the corner's own square
  constexpr Point corners[] = {{-0.15, -0.12}, {0.15, -0.12},  {0.18, 0.09}, {0.08, -0.02},
                               {0, 0.13},      {-0.08, -0.02}, {-0.18, 0.09}};
  double const left = cell.x + cell.width - 1;
  Path out;
  for (Point const& corner : corners)
    out.points.push_back({left + middle.x + corner.x, cell.y + middle.y + corner.y});
  return out;
}

}  // namespace dawson::layout
