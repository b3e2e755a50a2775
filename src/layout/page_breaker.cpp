#include "layout/page_breaker.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace dawson::layout {
namespace {

constexpr double page_penalty = 10;
constexpr double worst_badness = 10000;
constexpr double lonely_end = 3000;    // a last page with next to nothing on it
constexpr double lonely_part = 0.12;   // of the page's height: what is next to nothing
constexpr double widest_spaces = 1.25;  // times their stretch
constexpr double tiny = 1e-6;

struct Totals {
  double height = 0, stretch = 0, shrink = 0, notes = 0;
};

struct Node {
  std::size_t begin = 0;      // first block of the page that starts here
  std::size_t item = 0;       // where the page before ended
  Totals before;              // of all items before `begin`
  double ratio = 0;           // of the page that ended here
  bool too_high = false;
  double demerits = 0;
  std::size_t previous = 0;   // node where that page began
};

struct Fit {
  double ratio = 0;
  double demerits = 0;
  bool fits = true;
};

class Breaker {
 public:
  Breaker(std::span<PageItem const> items, PageGoal const& goal) : items_(items), goal_(goal) {}

  std::vector<BrokenPage> run() {
    start_at(0, {});
    for (std::size_t i = 0; i < items_.size(); ++i) {
      PageItem const& item = items_[i];
      bool const after_block = i > 0 && items_[i - 1].kind == PageItem::Kind::block;
      if (item.kind == PageItem::Kind::penalty || (item.kind == PageItem::Kind::space && after_block)) end_page_at(i);
      if (item.kind == PageItem::Kind::block) filled_ = add(totals_, item);
      else add(totals_, item);
    }
    if (items_.empty() || items_.back().kind != PageItem::Kind::penalty) end_page_at(items_.size());
    return pages();
  }

 private:
  static Totals add(Totals& totals, PageItem const& item) {
    totals.height += item.height;
    totals.stretch += item.stretch;
    totals.shrink += item.shrink;
    totals.notes += item.notes;
    return totals;
  }

  // A page starts with the next block; spaces before it vanish.
  void start_at(std::size_t item, Node node) {
    node.item = item;
    node.begin = item;
    node.before = totals_;
    while (node.begin < items_.size() && items_[node.begin].kind != PageItem::Kind::block)
      add(node.before, items_[node.begin++]);
    active_.push_back(nodes_.size());
    nodes_.push_back(node);
  }

  Fit fit(std::size_t at, std::size_t i) const {
    Node const& node = nodes_[at];
    // Spaces behind the last block vanish: `filled_` are the totals up to it.
    double const notes = filled_.notes - node.before.notes;
    double const height = filled_.height - node.before.height + notes + (notes > 0 ? goal_.note_gap : 0);
    double const goal = at == 0 ? goal_.first : goal_.others;
    double const missing = goal - height;
    int const penalty = i < items_.size() ? items_[i].penalty : 0;
    Fit result;
    double badness = 0;
    if (penalty == new_page && missing >= 0) {
      // The end of a chapter: as it comes.
      badness = height < lonely_part * goal && at != 0 ? lonely_end : 0;
    } else if (missing > tiny) {
      double const stretch = filled_.stretch - node.before.stretch + goal_.slack;
      result.ratio = stretch > tiny ? missing / stretch : worst_badness;
      badness = std::min(worst_badness, 100 * std::pow(result.ratio, 3));
      // Spaces do not gape: a page that would need that is short.
      result.ratio = std::min(result.ratio, widest_spaces);
    } else if (missing < -tiny) {
      double const shrink = filled_.shrink - node.before.shrink;
      result.fits = shrink >= -missing;
      result.ratio = result.fits ? missing / shrink : -1;
      badness = 100 * std::pow(std::abs(result.ratio), 3);
    }
    result.demerits = std::pow(page_penalty + badness, 2);
    if (penalty > 0) result.demerits += std::pow(penalty, 2);
    else if (penalty > new_page) result.demerits -= std::pow(penalty, 2);
    return result;
  }

  void end_page_at(std::size_t i) {
    bool const forced = i == items_.size() || items_[i].penalty == new_page;
    double least = std::numeric_limits<double>::infinity();
    Node best;
    std::vector<std::size_t> open;
    std::size_t const latest = active_.back();
    for (std::size_t const at : active_) {
      if (nodes_[at].begin >= i) {
        // Nothing has come since: the break is that one.
        if (!forced) open.push_back(at);
        continue;
      }
      Fit const page = fit(at, i);
      if (!page.fits) continue;
      if (!forced) open.push_back(at);
      double const demerits = nodes_[at].demerits + page.demerits;
      if (demerits >= least) continue;
      least = demerits;
      best = {0, 0, {}, page.ratio, false, demerits, at};
    }
    if (!std::isfinite(least)) {
      if (nodes_[latest].begin >= i) return;
      // Not even the shortest page fits: a block higher than the page, alone.
      best = {0, 0, {}, -1, true, nodes_[latest].demerits, latest};
    }
    active_ = std::move(open);
    start_at(i, best);
  }

  std::vector<BrokenPage> pages() const {
    std::vector<BrokenPage> out;
    for (std::size_t at = nodes_.size() - 1; at != 0; at = nodes_[at].previous)
      out.push_back({nodes_[nodes_[at].previous].begin, nodes_[at].item, nodes_[at].ratio, nodes_[at].too_high});
    std::ranges::reverse(out);
    return out;
  }

  std::span<PageItem const> items_;
  PageGoal goal_;
  Totals totals_;
  Totals filled_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> active_;
};

}  // namespace

std::vector<BrokenPage> break_pages(std::span<PageItem const> items, PageGoal const& goal) {
  if (std::ranges::none_of(items, [](PageItem const& item) { return item.kind == PageItem::Kind::block; })) return {};
  return Breaker(items, goal).run();
}

std::vector<double> block_tops(std::span<PageItem const> items, BrokenPage const& page) {
  std::vector<double> tops;
  double at = 0;
  for (std::size_t i = page.begin; i < page.end; ++i) {
    PageItem const& item = items[i];
    if (item.kind == PageItem::Kind::block) tops.push_back(at);
    at += item.height;
    if (item.kind == PageItem::Kind::space) at += page.ratio * (page.ratio > 0 ? item.stretch : item.shrink);
  }
  return tops;
}

double notes_height(std::span<PageItem const> items, BrokenPage const& page) {
  double sum = 0;
  for (std::size_t i = page.begin; i < page.end; ++i) sum += items[i].notes;
  return sum;
}

}  // namespace dawson::layout
