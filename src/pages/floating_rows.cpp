#include "pages/floating_rows.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <ranges>
#include <tuple>
#include <utility>

namespace dawson::pages {
namespace {

using Float = PageItem::Float;

constexpr double tiny = 1e-6;
constexpr double short_line = 700;  // as page breakers count them
constexpr double emptiness = 8;  // lines: white that is shared costs less than white in one column
constexpr double seen = 0.08;    // of a column: white that everybody sees ("pages", section 6)
constexpr double moved_column = 0.2;   // of a short line
constexpr std::size_t most_kept = 16;  // ways to fill so many columns that are followed further

// A block with what parts it from the one before.
struct Unit {
  PageItem block;
  double gap = 0, stretch = 0, shrink = 0;
  int penalty = 0;
  bool forced = false;  // it begins a column
  double notes = 0;     // height of those that it calls
  bool is_row() const { return block.floats != Float::none; }
};

struct Placed {
  std::size_t unit = 0;
  double gap = 0, stretch = 0, shrink = 0;
  bool moved = false;
};

// A column that is being filled, and what is left for the next ones.
struct Filling {
  std::vector<Placed> placed;
  double used = 0, stretch = 0, shrink = 0, notes = 0;
  std::size_t heads = 0;  // rows at its head
  std::size_t next = 0;   // unit of the source
  std::vector<std::size_t> waiting, for_pages;
  int text_column = 0;  // where the last text stands
  bool has_text = false;
};

class Floater {
 public:
  Floater(std::span<PageItem const> items, std::span<NoteLine const> notes, PageGoal const& goal,
          int limit)
      : goal_(goal), limit_(limit) {
    read(items, notes);
  }

  FloatedItems run() {
    std::vector<std::vector<Way>> ways{{Way{}}};
    std::optional<std::pair<std::size_t, std::size_t>> best;  // column and way that end all
    double least = 0;
    while (!ways.back().empty()) {
      std::vector<Way> next;
      auto const& now = ways.back();
      for (std::size_t i = 0; i < now.size(); ++i) {
        if (!ended(now[i].column)) {
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
    return std::move(out_);
  }

 private:
  // Columns up to one, by the way before it, and what their ends cost.
  struct Way {
    Filling column{};
    double cost = 0;
    std::size_t before = 0;
  };

  bool ended(Filling const& column) const {
    return column.next == units_.size() && column.waiting.empty() && column.for_pages.empty();
  }

  void follow(Way const& way, std::size_t index, std::vector<Way>& out) const {
    Filling column = way.column;
    column.placed.clear();
    column.used = column.stretch = column.shrink = column.notes = 0;
    column.heads = 0;
    column.has_text = false;
    if (!column.for_pages.empty())
      return out.push_back({page_of_rows(std::move(column)), way.cost, index}), void();
    for (Ending& ending : endings(std::move(column)))
      out.push_back({std::move(ending.column), way.cost + ending.cost, index});
  }

  // One for each place that columns have come to, and not too many of them.
  static std::vector<Way> cheapest(std::vector<Way> ways) {
    auto const place = [](Way const& way) {
      return std::tuple(way.column.next, way.column.waiting.size(), way.column.for_pages.size());
    };
    std::ranges::stable_sort(ways, [&](Way const& a, Way const& b) {
      return std::pair(place(a), a.cost) < std::pair(place(b), b.cost);
    });
    auto const same = std::ranges::unique(ways, {}, place);
    ways.erase(same.begin(), same.end());
    std::ranges::stable_sort(ways, {}, &Way::cost);
    if (ways.size() > most_kept) ways.erase(ways.begin() + most_kept, ways.end());
    return ways;
  }
  void read(std::span<PageItem const> items, std::span<NoteLine const> notes) {
    Unit next;
    std::size_t called = 0, line = 0;
    for (PageItem const& item : items) called += item.notes;
    line = notes.size() - std::min(called, notes.size());
    for (PageItem const& item : items) {
      if (item.kind == PageItem::Type::space) {
        next.gap += item.height, next.stretch += item.stretch, next.shrink += item.shrink;
      } else if (item.kind == PageItem::Type::penalty) {
        if (item.penalty == new_page) next.forced = true;
        else next.penalty = std::max(next.penalty, item.penalty);
      } else {
        next.block = item;
        for (std::size_t i = 0; i < item.notes && line < notes.size(); ++i)
          next.notes += notes[line++].height;
        units_.push_back(std::exchange(next, {}));
      }
    }
  }

  double height() const {
    return static_cast<std::size_t>(column_) < goal_.firsts ? goal_.first : goal_.others;
  }
  double room(Filling const& column) const {
    double const notes = column.notes > 0 ? column.notes + goal_.note_gap : 0;
    return height() - column.used - notes;
  }

  Placed apart(std::size_t unit) const {
    return {unit, goal_.line, 0.75 * goal_.line, 0.25 * goal_.line};
  }

  void place(Filling& column, Placed one) const {
    if (column.placed.empty()) one.gap = one.stretch = one.shrink = 0;
    Unit const& unit = units_[one.unit];
    column.used += one.gap + unit.block.height;
    column.stretch += one.stretch;
    column.shrink += one.shrink;
    column.notes += unit.notes;
    column.placed.push_back(one);
  }

  bool fits(Filling const& column, Placed const& one) const {
    Unit const& unit = units_[one.unit];
    double const gap = column.placed.empty() ? unit.block.head : one.gap - one.shrink;
    double const first_notes = column.notes == 0 && unit.notes > 0 ? goal_.note_gap : 0;
    return unit.block.height + gap + unit.notes + first_notes <=
           room(column) + column.shrink + tiny;
  }

  // Where the source goes on: below a row that has left its place without the row's distance.
  Placed following(Filling const& column) const {
    Unit const& unit = units_[column.next];
    Placed out{column.next, unit.gap, unit.stretch, unit.shrink};
    bool const row_before = column.next > 0 && units_[column.next - 1].is_row();
    if (column.placed.empty()) return out;
    std::size_t const last = column.placed.back().unit;
    if (units_[last].is_row() && last + 1 != column.next) {
      out.gap = std::max(goal_.line, unit.block.join);
      out.stretch = 0.75 * goal_.line;
      out.shrink = 0.25 * goal_.line;
    } else if (row_before && last + 1 != column.next) {
      out.gap = unit.block.join;
      out.stretch = unit.block.join_stretch;
      out.shrink = unit.block.join_shrink;
    }
    return out;
  }

  // What it costs that the column ends before the unit that comes next.
  double cost(Filling const& column) const {
    double const missing = room(column);
    double lines = 0;
    if (missing > tiny) {
      double const line = std::max(goal_.line, tiny), counted = missing / line,
                   too_white = std::max(0.0, missing - seen * height()) / line;
      lines = counted + counted * counted / emptiness + std::pow(too_white, 3);
      if (missing <= column.stretch) lines /= 2;
    }
    double penalty = 0;
    for (std::size_t unit = column.next; unit < units_.size(); --unit) {
      penalty = std::max(penalty, static_cast<double>(units_[unit].penalty));
      // Rows that have left their place bound what is before them to what comes now.
      if (unit == 0 || !units_[unit - 1].is_row() ||
          std::ranges::find(column.waiting, unit - 1) == column.waiting.end())
        break;
    }
    lines += moved_column * static_cast<double>(column.waiting.size());
    return lines * short_line * short_line + penalty * penalty;
  }

  // Whether the row may wait with those that do already, none too far from its place.
  bool may_wait(Filling const& column, std::size_t unit) const {
    if (units_[unit].block.floats == Float::top) return true;
    int const place = column.has_text ? column_ : column.text_column;
    auto rows = column.waiting;
    rows.push_back(unit);
    int at = column_ + 1;
    double used = 0;
    for (std::size_t const row : rows) {
      double const height = units_[row].block.height;
      if (used > 0 && used + goal_.line * 0.75 + height > goal_.others + tiny) ++at, used = 0;
      used += (used > 0 ? goal_.line : 0) + height;
    }
    return at - place <= limit_;
  }

  struct Ending {
    Filling column;
    double cost = 0;
  };

  // All ends that the column may have.
  std::vector<Ending> endings(Filling column) const {
    while (!column.waiting.empty() && fits(column, apart(column.waiting.front()))) {
      Placed row = apart(column.waiting.front());
      row.moved = true;
      place(column, row);
      column.waiting.erase(column.waiting.begin());
      ++column.heads;
    }
    // A row that no column holds.
    if (column.placed.empty() && !column.waiting.empty()) {
      place(column, apart(column.waiting.front()));
      column.waiting.erase(column.waiting.begin());
      return {{std::move(column)}};
    }
    std::vector<Ending> out;
    auto const may_end = [&] {
      if (!column.placed.empty()) out.push_back({column, cost(column)});
    };
    for (;;) {
      if (column.next == units_.size()) {
        out.push_back({column, column.waiting.empty() ? 0 : cost(column)});
        return out;
      }
      Unit const& unit = units_[column.next];
      bool const begun = !column.placed.empty();
      if (unit.forced && begun && column.waiting.empty()) return {{std::move(column)}};
      if ((unit.forced && begun) || (unit.block.barrier && !column.waiting.empty())) {
        may_end();
        return out;
      }
      Placed const one = following(column);
      switch (unit.block.floats) {
        case Float::page: column.for_pages.push_back(column.next++); continue;
        case Float::top:
          if (fits(column, one) || fits(column, apart(column.next))) raise(column);
          else column.waiting.push_back(column.next++);
          continue;
        case Float::automatic:
          if (!column.waiting.empty() || !fits(column, one)) {
            if (!begun && column.waiting.empty()) break;
            may_end();
            if (!may_wait(column, column.next)) {
              if (!out.empty()) return out;
              break;
            }
            column.waiting.push_back(column.next++);
            continue;
          }
          break;
        case Float::none: break;
      }
      may_end();
      if (begun && !fits(column, one)) return out;
      place(column, one);
      column.next++;
      if (unit.block.floats == Float::none) column.has_text = true, column.text_column = column_;
    }
  }

  // Puts the row that comes next at the head, behind those that stand there already.
  void raise(Filling& column) const {
    Placed row = apart(column.next++);
    row.moved = !column.placed.empty() && column.heads < column.placed.size();
    Filling out = column;
    out.placed.clear();
    out.used = out.stretch = out.shrink = out.notes = 0;
    for (std::size_t i = 0; i < column.heads; ++i) place(out, column.placed[i]);
    place(out, row);
    ++out.heads;
    for (std::size_t i = column.heads; i < column.placed.size(); ++i) {
      Placed one = column.placed[i];
      if (i == column.heads) {
        Placed const distance = apart(one.unit);
        one.gap = distance.gap, one.stretch = distance.stretch, one.shrink = distance.shrink;
      }
      place(out, one);
    }
    column = std::move(out);
  }

  Filling page_of_rows(Filling column) const {
    while (!column.for_pages.empty()) {
      Placed row = apart(column.for_pages.front());
      if (!column.placed.empty() && !fits(column, row)) break;
      row.moved = true;
      place(column, row);
      column.for_pages.erase(column.for_pages.begin());
    }
    return column;
  }

  void add(Filling const& column) {
    if (!out_.items.empty()) {
      PageItem end = PageItem::breakable(new_page);
      end.fills = true;
      out_.items.push_back(end);
    }
    for (Placed const& one : column.placed) {
      Unit const& unit = units_[one.unit];
      bool const first = &one == &column.placed.front();
      if (!first && (one.gap > 0 || one.stretch > 0))
        out_.items.push_back(PageItem::space(one.gap, one.stretch, one.shrink));
      out_.items.push_back(unit.block);
      out_.blocks.push_back(one.unit);
      out_.moved.push_back(one.moved);
    }
  }

  std::vector<Unit> units_;
  PageGoal goal_;
  int limit_;
  int column_ = 0;
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
