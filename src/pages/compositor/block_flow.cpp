#include "pages/compositor/block_flow.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace dawson::pages {

void Gap::widen(Gap const& other) {
  height = std::max(height, other.height);
  stretch = std::max(stretch, other.stretch);
  shrink = std::max(shrink, other.shrink);
  to_grid = to_grid || other.to_grid;
}

void BlockFlow::gap(Gap const& wanted) {
  gap_.widen(wanted);
  if (!of_row_) gap_without_row_.widen(wanted);
}

void BlockFlow::penalty(int cost) { penalty_ = std::max(penalty_, cost); }

void BlockFlow::forget_distance() {
  gap_ = {};
  penalty_ = 0;
}

void BlockFlow::add_distance(bool on_grid) {
  if (begun_) {
    if (on_grid && gap_.to_grid) {
      double const lines = (depth_ + gap_.height) / design_.leading;
      gap_.height += (std::ceil(lines - 0.01) - lines) * design_.leading;
    }
    bool const apart = gap_.height > 0 || gap_.stretch > 0;
    if (penalty_ > 0 || !apart) galley_.items.push_back(PageItem::breakable(penalty_));
    if (apart) galley_.items.push_back(PageItem::space(gap_.height, gap_.stretch, gap_.shrink));
    depth_ += gap_.height;
  }
  begun_ = true;
  forget_distance();
}

PageItem& BlockFlow::add(Block block, double height, bool on_grid) {
  add_distance(on_grid);
  galley_.items.push_back(
      PageItem::block(height, block.notes.size(), block.head ? block.head->height : 0));
  PageItem& item = galley_.items.back();
  item.barrier = std::exchange(barrier_, false);
  if (!of_row_) {
    if (after_row_) {
      item.join = gap_without_row_.height;
      item.join_stretch = gap_without_row_.stretch;
      item.join_shrink = gap_without_row_.shrink;
    }
    gap_without_row_ = {};
  }
  after_row_ = of_row_;
  after_example_ = false;
  galley_.blocks.push_back(std::move(block));
  depth_ += height;
  return item;
}

void BlockFlow::begin_page(bool new_chapter) {
  forget_distance();
  begun_ = false;
  depth_ = 0;
  new_chapter_ = new_chapter;
}

void BlockFlow::end_column() {
  if (begun_) galley_.items.push_back(PageItem::breakable(new_page));
}

void BlockFlow::begin_columns(int columns, bool below_heading) {
  double const gap = below_heading ? gap_.height : design_.leading;
  galley_.flows.push_back({galley_.items.size(), galley_.blocks.size(), columns, gap});
  columns_ = columns;
  forget_distance();
  begun_ = false;
  depth_ = 0;
}

}  // namespace dawson::pages
