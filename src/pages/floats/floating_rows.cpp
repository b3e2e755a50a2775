#include "pages/floats/floating_rows.hpp"

#include <algorithm>
#include <optional>
#include <ranges>
#include <tuple>
#include <utility>

#include "pages/floats/filling.hpp"

namespace dawson::pages {
namespace {

using Float = PageItem::Float;

constexpr std::size_t max_ways = 24;  // states that are kept per number of columns

class Floater {
 public:
  Floater(std::span<PageItem const> items, std::span<NoteLine const> notes, PageGoal const& goal,
          int limit)
      : filler_(items, notes, goal), units_(filler_.units()), limit_(limit) {}

  FloatedItems run() {
    std::vector<std::vector<Way>> ways{{Way{}}};
    std::optional<std::pair<std::size_t, std::size_t>>
        best;  // column and state with the cheapest complete result
    double least = 0;
    while (!ways.back().empty()) {
      std::vector<Way> next;
      auto const& now = ways.back();
      for (std::size_t i = 0; i < now.size(); ++i) {
        if (!is_complete(now[i].column)) {
          if (!best || now[i].cost < least) follow(now[i], i, next);
        } else if (!best || now[i].cost < least) {
          best = {ways.size() - 1, i}, least = now[i].cost;
        }
      }
      ways.push_back(cheapest(std::move(next)));
      ++column_;
    }
    std::vector<Filling const*> columns;
    for (auto [column, way] = *best; column > 0; --column) {
      columns.push_back(&ways[column][way].column);
      way = ways[column][way].before;
    }
    for (Filling const* const column : std::views::reverse(columns)) add(*column);
    if (!whole_) out_.columns.clear();
    return std::move(out_);
  }

 private:
  // A column, the state before it, and the total cost so far.
  struct Way {
    Filling column{};
    double cost = 0;
    std::size_t before = 0;
  };

  bool is_complete(Filling const& column) const {
    return column.next == units_.size() && column.waiting.empty() && column.for_pages.empty();
  }

  void follow(Way const& way, std::size_t index, std::vector<Way>& out) const {
    Filling column = way.column;
    column.begin(filler_.height(column_));
    if (!column.for_pages.empty())
      return out.push_back({page_of_rows(std::move(column)), way.cost, index}), void();
    for (Ending& ending : endings(std::move(column)))
      out.push_back({std::move(ending.column), way.cost + ending.cost, index});
  }

  // Keeps the cheapest way for each position, and at most `max_ways`.
  static std::vector<Way> cheapest(std::vector<Way> ways) {
    auto const place = [](Way const& way) {
      return std::tuple(way.column.next, way.column.waiting.size(), way.column.for_pages.size(),
                        way.column.text_column);
    };
    std::ranges::stable_sort(ways, [&](Way const& a, Way const& b) {
      return std::pair(place(a), a.cost) < std::pair(place(b), b.cost);
    });
    auto const same = std::ranges::unique(ways, {}, place);
    ways.erase(same.begin(), same.end());
    std::ranges::stable_sort(ways, {}, &Way::cost);
    if (ways.size() > max_ways) ways.erase(ways.begin() + max_ways, ways.end());
    return ways;
  }

  // Returns whether the row may wait with the rows that wait already, none too far from its place.
  bool may_wait(Filling const& column, std::size_t unit) const {
    if (units_[unit].block.floats == Float::top) return true;
    int const place = column.has_text ? column_ : column.text_column;
    auto rows = column.waiting;
    rows.push_back(unit);
    double const line = filler_.goal().line;
    int at = column_ + 1;
    double used = 0;
    for (std::size_t const row : rows) {
      double const height = units_[row].block.height;
      if (used > 0 && used + line * 0.75 + height > filler_.goal().others + 0.01) ++at, used = 0;
      used += (used > 0 ? line : 0) + height;
    }
    return at - place <= limit_;
  }

  struct Ending {
    Filling column;
    double cost = 0;
  };

  // All possible ends of the column; of those that leave half of it empty, only the best.
  class Endings {
   public:
    void add(Filling const& column, double cost, double room) {
      if (column.placed.empty()) return;
      bool const poor = room > column.height / 2;
      if (!poor || !poor_ || all.empty()) all.push_back({column, cost});
      else if (cost <= all.back().cost) all.back() = {column, cost};
      poor_ = poor;
    }
    std::vector<Ending> all;

   private:
    bool poor_ = false;
  };

  std::vector<Ending> endings(Filling column) const {
    while (!column.waiting.empty() && filler_.fits(column, filler_.apart(column.waiting.front()))) {
      place_waiting(column);
      ++column.heads;
    }
    // A row higher than any column.
    if (column.placed.empty() && !column.waiting.empty()) {
      place_waiting(column);
      return {{std::move(column)}};
    }
    Endings out;
    auto const may_end = [&] { out.add(column, filler_.cost(column), filler_.room(column)); };
    for (;;) {
      bool const waits = !column.waiting.empty(), begun = !column.placed.empty();
      if (column.next == units_.size()) {
        column.as_it_comes = !waits;
        out.add(column, waits ? filler_.cost(column) : 0, 0);
        return std::move(out.all);
      }
      Unit const& unit = units_[column.next];
      if (unit.forced && begun && !waits) {
        column.as_it_comes = true;
        return {{std::move(column)}};
      }
      if ((unit.forced && begun) || (unit.block.barrier && waits) ||
          (unit.block.rows > 0 && !unit.block.first_row && filler_.grid_is_full(column))) {
        may_end();
        return std::move(out.all);
      }
      Placed const one = filler_.following(column);
      switch (unit.block.floats) {
        case Float::page: column.for_pages.push_back(column.next++); continue;
        case Float::top:
          if (filler_.fits(column, one) || filler_.fits(column, filler_.apart(column.next)))
            filler_.raise(column);
          else column.waiting.push_back(column.next++);
          continue;
        case Float::automatic:
          if (!waits && (!begun || filler_.fits(column, one))) break;
          may_end();
          if (auto const smaller = waits ? std::nullopt : filler_.shrunk(column, one)) {
            filler_.place(column, *smaller);
            ++column.next;
            out.add(column, filler_.cost(column) + ColumnFiller::cost_of_shrinking(), 0);
            return std::move(out.all);
          }
          if (!may_wait(column, column.next)) {
            if (!out.all.empty()) return std::move(out.all);
            break;
          }
          column.waiting.push_back(column.next++);
          continue;
        case Float::none: break;
      }
      may_end();
      if (begun && !filler_.fits(column, one)) return std::move(out.all);
      filler_.place(column, one);
      column.next++;
      if (unit.block.floats == Float::none) column.has_text = true, column.text_column = column_;
    }
  }

  void place_waiting(Filling& column) const {
    Placed row = filler_.apart(column.waiting.front());
    row.moved = true;
    filler_.place(column, row);
    column.waiting.erase(column.waiting.begin());
  }

  Filling page_of_rows(Filling column) const {
    while (!column.for_pages.empty()) {
      Placed row = filler_.apart(column.for_pages.front());
      if (!column.placed.empty() && !filler_.fits(column, row)) break;
      row.moved = true;
      filler_.place(column, row);
      column.for_pages.erase(column.for_pages.begin());
    }
    column.as_it_comes = column.for_pages.empty();
    return column;
  }

  // Returns the first item of a column with the gap that it needs below others, for balanced
  // columns.
  Placed from_before(Placed const& one) {
    before_.next = one.unit;
    if (one.moved) return filler_.apart(one.unit);
    return before_.placed.empty() ? one : filler_.following(before_);
  }

  void add(Filling const& column) {
    if (!out_.items.empty()) {
      PageItem end = PageItem::breakable(new_page);
      end.fills = !ended_as_it_comes_;
      out_.items.push_back(end);
    }
    ended_as_it_comes_ = column.as_it_comes;
    BrokenPage page;
    page.ratio = filler_.ratio(column);
    if (filler_.is_overfull(column)) {
      // Notes that do not fit continue in the next column, which the page breaker decides.
      whole_ = whole_ && column.notes <= 0;
      page.too_high = true;
      page.ratio = -1;
    }
    page.notes_begin = note_lines_;
    page.notes_end = note_lines_ += column.note_lines;
    for (Placed const& one : column.placed) {
      Unit const& unit = units_[one.unit];
      if (unit.penalty > 0 || unit.gap <= 0)
        out_.items.push_back(PageItem::breakable(unit.penalty));
      bool const first = &one == &column.placed.front();
      Placed const apart = first ? from_before(one) : one;
      if (apart.gap > 0 || apart.stretch > 0) {
        out_.items.push_back(PageItem::space(apart.gap, apart.stretch, apart.shrink));
        out_.items.back().fills = unit.fills;
      }
      if (first) page.begin = out_.items.size();
      out_.items.push_back(unit.block);
      out_.items.back().height = one.height;
      out_.blocks.push_back({one.unit, one.moved, one.shrunk});
      before_.placed = {one};
    }
    page.end = out_.items.size();
    out_.columns.push_back(page);
  }

  ColumnFiller filler_;
  std::vector<Unit> const& units_;
  int limit_;
  int column_ = 0;
  bool whole_ = true;  // the chosen columns can be set unchanged
  bool ended_as_it_comes_ = false;
  Filling before_{};  // the unit added last
  std::size_t note_lines_ = 0;
  FloatedItems out_;
};

}  // namespace

bool has_floats(std::span<PageItem const> items) {
  return std::ranges::any_of(items,
                             [](PageItem const& item) { return item.floats != Float::none; });
}

FloatedItems float_rows(std::span<PageItem const> items, std::span<NoteLine const> notes,
                        PageGoal const& goal, int limit) {
  return Floater(items, notes, goal, limit).run();
}

}  // namespace dawson::pages
