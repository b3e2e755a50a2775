#include "backend/svg_drawings.hpp"

#include <algorithm>

#include "text/hash.hpp"

namespace dawson::backend {

std::size_t SvgDrawings::define(SvgDrawn element) {
  auto const [known, is_new] = numbers_.try_emplace(std::move(element), elements_.size());
  if (is_new) elements_.push_back({&known->first, text::fnv1a(known->first.text)});
  return known->second;
}

std::size_t SvgDrawings::look(layout::Style const& style, drawing::PieceSet const* piece_set) {
  auto const known = std::ranges::find_if(
      looks_, [&](Look const& one) { return one.piece_set == piece_set && one.style == style; });
  if (known != looks_.end()) return known->number;
  constexpr std::size_t most_looks = 64;  // what the looks before have drawn is drawn anew
  if (looks_.size() == most_looks) {
    looks_.clear();
    drawings_.clear();
  }
  looks_.push_back({style, piece_set, ++last_look_});
  return last_look_;
}

std::size_t SvgDrawings::drawing(Key key, std::function<SvgDrawn()> const& draw) {
  auto const known = drawings_.find(key);
  if (known != drawings_.end()) return known->second;
  std::size_t const number = define(draw());
  drawings_.emplace(std::move(key), number);
  return number;
}

}  // namespace dawson::backend
