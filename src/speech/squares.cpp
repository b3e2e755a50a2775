#include "speech/squares.hpp"

#include <algorithm>
#include <tuple>

namespace dawson::speech {

Squares::Squares(chess::Position const& position, std::optional<chess::Area> const& region)
    : position_(position) {
  if (region) {
    auto const [left, right] = std::minmax(region->from.file, region->to.file);
    auto const [low, high] = std::minmax(region->from.rank, region->to.rank);
    region_ = chess::Area{{left, low}, {right, high}, {}, {}};
  }
  place();
}

// File by file, so that boards without planes need no sorting.
void Squares::place() {
  chess::Board const& board = position_.board;
  std::size_t files = 0;
  for (std::size_t row = 0; row < board.rows(); ++row)
    files = std::max(files, board.row(row).size());
  places_.reserve(board.cells().size());
  for (std::size_t file = 0; file < files; ++file)
    for (std::size_t row = board.rows(); row-- > 0;) {
      auto const cells = board.row(row);
      chess::Square const square{static_cast<int>(file), static_cast<int>(board.rows() - 1 - row)};
      if (file < cells.size() && shown(square)) places_.push_back({square, &cells[file]});
    }
  if (!position_.planes) return;
  std::ranges::stable_sort(places_, {}, [this](Place const& one) {
    auto const there = chess::on_plane(*position_.planes, one.square);
    chess::Square const named = there ? there->square : one.square;
    return std::tuple(there ? there->plane : 0, named.file, named.rank);
  });
}

std::string Squares::name(chess::Square square) const {
  auto const there = position_.planes ? chess::on_plane(*position_.planes, square) : std::nullopt;
  if (!there) return chess::square_name(square);
  std::string out = chess::square_name(there->square);
  if (there->plane != 0) out += there->plane;
  return out;
}

bool Squares::shown(chess::Square square) const {
  return !region_ || (square.file >= region_->from.file && square.file <= region_->to.file &&
                      square.rank >= region_->from.rank && square.rank <= region_->to.rank);
}

void Squares::each(std::function<void(chess::Square, chess::Cell const&)> const& look) const {
  for (Place const& one : places_) look(one.square, *one.cell);
}

}  // namespace dawson::speech
