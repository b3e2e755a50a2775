#include "layout/marks.hpp"

#include <algorithm>
#include <set>

#include "chess/attributes.hpp"

namespace dawson::layout {
namespace {

bool is_marked(problem::View const& view, chess::Square square) {
  return std::ranges::any_of(view.marks, [&](chess::Mark const& mark) {
    return mark.area.from == square && mark.area.to == square;
  });
}

}  // namespace

std::vector<MarkedPiece> marked_pieces(chess::Position const& position, problem::View const& view) {
  std::vector<MarkedPiece> all;
  for (chess::Attributes const& of : position.attributes) {
    if (is_marked(view, of.square)) continue;
    std::set<std::string> words;
    std::set<chess::MarkKind> kinds;
    for (std::string const& word : of.words)
      if (auto const* known = chess::find_attribute(word); known && known->mark) {
        words.insert(word);
        kinds.insert(*known->mark);
      }
    if (!words.empty())
      all.push_back({of.square, {words.begin(), words.end()}, {kinds.begin(), kinds.end()}});
  }
  return all;
}

std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view) {
  std::vector<chess::Mark> all = view.marks;
  for (MarkedPiece const& piece : marked_pieces(position, view))
    for (chess::MarkKind const kind : piece.kinds)
      all.push_back({kind, {piece.square, piece.square, {}, {}}, {}, {}});
  for (chess::Square const square : position.frames)
    if (!is_marked(view, square))
      all.push_back({chess::MarkKind::frame, {square, square, {}, {}}, {}, {}});
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
