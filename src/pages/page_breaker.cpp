// Finds a shortest path through the page breaks of a chapter. There are at most two states per
// break: without a footnote that continues on the next page, and, if that is better so far, with
// the rest of one. The height of a page's text and the notes that it calls are differences of
// running totals.
#include "pages/page_breaker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace dawson::pages {
namespace {

constexpr double page_penalty = 400;
constexpr double short_line = 700;  // cost of a page that is short by one line
constexpr double emptiness = 80;    // lines: a page short by this much costs twice as much per line
constexpr double impossible = 1e7;  // a break at `keep`: worse than any short page
constexpr double lonely_end = 3000;    // a last page that is almost empty
constexpr double lonely_part = 0.12;   // of the page height: the limit for that
constexpr double divided_note = 1500;  // a note that continues on the next page
constexpr double late_note = 1e5;      // a note whose rest skips a page
constexpr double tiny = 1e-6;

struct Totals {
  double height = 0, stretch = 0, shrink = 0;
  std::size_t notes = 0;
  std::size_t rows = 0, run = 0, most = 0;  // rows of grids; before the last grid; limit per column
};

struct Node {
  std::size_t begin = 0;  // first block of the page that starts here
  std::size_t item = 0;   // end of the page before
  std::size_t notes = 0;  // number of note lines on earlier pages
  Totals before;          // of all items before `begin`
  double ratio = 0;       // of the page that ends here
  bool too_high = false;
  double demerits = 0;
  std::size_t previous = 0;  // node at the start of that page
  std::size_t index = 0;     // number of pages before it
};

struct Fit {
  double ratio = 0;
  double demerits = 0;
  std::size_t notes_end = 0;
};

class Breaker {
 public:
  Breaker(std::span<PageItem const> items, std::span<NoteLine const> notes, PageGoal const& goal)
      : items_(items), notes_(notes), goal_(goal) {
    heights_.reserve(notes.size() + 1);
    heights_.push_back(0);
    for (NoteLine const& line : notes) heights_.push_back(heights_.back() + line.height);
    std::size_t own = 0;
    for (PageItem const& item : items) own += item.notes;
    totals_.notes = notes.size() - std::min(own, notes.size());
  }

  std::vector<BrokenPage> run() {
    start_at(0, {});
    for (std::size_t i = 0; i < items_.size(); ++i) {
      PageItem const& item = items_[i];
      bool const after_block = i > 0 && items_[i - 1].kind == PageItem::Type::block;
      if (item.kind == PageItem::Type::penalty ||
          (item.kind == PageItem::Type::space && after_block))
        end_page_at(i);
      add(totals_, item);
      if (item.kind == PageItem::Type::block) filled_ = totals_;
    }
    if (items_.empty() || items_.back().kind != PageItem::Type::penalty) end_page_at(items_.size());
    return pages();
  }

 private:
  static void add(Totals& totals, PageItem const& item) {
    totals.height += item.height;
    totals.stretch += item.stretch;
    totals.shrink += item.shrink;
    totals.notes += item.notes;
    if (item.rows == 0) return;
    if (item.first_row) totals.run = totals.rows;
    totals.most = item.rows;
    ++totals.rows;
  }

  // A page starts with the next block; spaces before it disappear.
  void start_at(std::size_t item, Node node) {
    node.item = item;
    node.begin = item;
    node.before = totals_;
    while (node.begin < items_.size() && items_[node.begin].kind != PageItem::Type::block)
      add(node.before, items_[node.begin++]);
    active_.push_back(nodes_.size());
    nodes_.push_back(node);
  }

  double height_of_notes(std::size_t from, std::size_t to) const {
    return heights_[to] - heights_[from];
  }

  double goal_of(std::size_t at) const {
    return nodes_[at].index < goal_.firsts ? goal_.first : goal_.others;
  }

  // Returns the end of the note lines that fit into `room`, ignoring whether a note may be split
  // there.
  std::size_t most_notes(Node const& node, double room) const {
    auto const first = heights_.begin() + static_cast<std::ptrdiff_t>(node.notes);
    auto const beyond = std::upper_bound(first, heights_.end(), heights_[node.notes] + room + tiny);
    return beyond == first
               ? node.notes
               : std::min(static_cast<std::size_t>(beyond - heights_.begin()) - 1, filled_.notes);
  }

  // Returns where the notes of a page with this `room` end: as late as possible, at a line where a
  // note may be split. All notes that the page calls begin on it.
  std::optional<std::size_t> notes_that_fit(Node const& node, double room) const {
    std::size_t const called = filled_.notes;
    std::size_t least = node.notes + 1;
    for (std::size_t line = called; line > std::max(node.notes, node.before.notes); --line)
      if (notes_[line - 1].opens) {
        least = line;
        break;
      }
    std::size_t end = most_notes(node, room);
    while (end >= least && end < called && !notes_[end].may_go_over) --end;
    return end >= least ? std::optional(end) : std::nullopt;
  }

  // Returns nothing if the page that starts at the node cannot end here.
  std::optional<Fit> fit(std::size_t at, std::size_t i) const {
    Node const& node = nodes_[at];
    // Spaces after the last block disappear: `filled_` has the totals up to it.
    double const goal = goal_of(at);
    double const text = filled_.height - node.before.height + items_[node.begin].head;
    double const shrink = filled_.shrink - node.before.shrink;
    int const penalty = i < items_.size() ? items_[i].penalty : 0;
    // Rows of the last grid in this column.
    std::size_t const rows = filled_.rows - std::max(node.before.rows, filled_.run);
    if (filled_.most > 0 && rows > filled_.most) return {};
    Fit result;
    double cost = penalty >= keep ? impossible : std::max(penalty, 0);
    result.notes_end = filled_.notes;
    bool const has_notes = filled_.notes > node.notes;
    double missing =
        goal - text - (has_notes ? height_of_notes(node.notes, filled_.notes) + goal_.note_gap : 0);
    if (missing < -tiny && shrink < -missing && has_notes) {
      if (auto const end = notes_that_fit(node, goal - text - goal_.note_gap)) {
        result.notes_end = *end;
        cost = std::max(cost, divided_note);
      } else if (node.notes < node.before.notes && filled_.notes == node.before.notes &&
                 text <= goal + tiny) {
        result.notes_end = node.notes;
        cost = late_note;
      } else {
        return {};
      }
      missing = goal - text -
                (result.notes_end > node.notes
                     ? height_of_notes(node.notes, result.notes_end) + goal_.note_gap
                     : 0);
    }
    double lines = 0;
    if (penalty == new_page && missing >= 0 && !goal_.even && !items_[i].fills) {
      // The last page of a chapter is not filled.
      if (text < lonely_part * goal && at != 0) cost = std::max(cost, lonely_end);
    } else if (missing > tiny) {
      // The cost grows almost linearly, so that pages are filled as far as possible, but two
      // rather short pages are better than a full one and an almost empty one.
      double const stretch = filled_.stretch - node.before.stretch;
      double const counted = missing / std::max(goal_.line, tiny);
      lines = counted + counted * counted / emptiness;
      if (i < items_.size() && items_[i].fills && penalty != new_page &&
          (rows == filled_.most || !another_row_fits(i, missing + shrink)))
        lines = 0;
      if (missing <= stretch) result.ratio = missing / stretch;
    } else if (missing < -tiny) {
      if (shrink < -missing) return {};
      result.ratio = missing / shrink;
      lines = result.ratio * result.ratio;
    }
    result.demerits = page_penalty * page_penalty + lines * short_line * short_line + cost * cost;
    return result;
  }

  // Returns whether the grid row after the space `i` also fits.
  bool another_row_fits(std::size_t i, double room) const {
    for (std::size_t next = i + 1; next < items_.size(); ++next)
      if (items_[next].kind == PageItem::Type::block)
        return room + tiny >= items_[i].height - items_[i].shrink + items_[next].height;
    return false;
  }

  void end_page_at(std::size_t i) {
    bool const forced = i == items_.size() || items_[i].penalty == new_page;
    // The best nodes without and with notes that continue.
    std::array<std::optional<Node>, 2> best;
    std::vector<std::size_t> open;
    std::size_t const latest = active_.back();
    for (std::size_t const at : active_) {
      if (nodes_[at].begin >= i) {
        // No block since the last break: it is the same break.
        if (!forced) open.push_back(at);
        continue;
      }
      auto const page = fit(at, i);
      if (!page) continue;
      if (!forced) open.push_back(at);
      double const demerits = nodes_[at].demerits + page->demerits;
      auto& state = best[page->notes_end < filled_.notes ? 1 : 0];
      // Among balanced columns, the first ones are longer.
      double const as_good = goal_.even ? 1e-3 : 0;
      if (!state || demerits < state->demerits + as_good)
        state =
            Node{0, 0, page->notes_end, {}, page->ratio, false, demerits, at, nodes_[at].index + 1};
    }
    if (!best[0] && !best[1]) {
      if (nodes_[latest].begin >= i) return;
      best[0] = overfull(latest);
    }
    active_ = std::move(open);
    if (best[1] && (!best[0] || best[1]->demerits < best[0]->demerits)) start_at(i, *best[1]);
    if (best[0]) start_at(i, *best[0]);
  }

  // Returns a page that is too full, because not even the shortest page fits: a single block
  // higher than the page, or one with notes that must all wait.
  Node overfull(std::size_t at) const {
    Node const& node = nodes_[at];
    double const room =
        goal_of(at) - (filled_.height - node.before.height + items_[node.begin].head);
    bool const too_high = room < -tiny;
    return {0,
            0,
            most_notes(node, room - goal_.note_gap),
            {},
            too_high ? -1.0 : 0.0,
            too_high,
            node.demerits + late_note * late_note,
            at,
            node.index + 1};
  }

  // Adds pages for the notes that are left after the text.
  void add_pages_of_notes(std::vector<BrokenPage>& pages) const {
    double const room = goal_.others - goal_.note_gap;
    for (std::size_t line = nodes_.back().notes; line < filled_.notes;) {
      BrokenPage page{items_.size(), items_.size(), 0, false, line, line + 1};
      while (page.notes_end < filled_.notes && height_of_notes(line, page.notes_end + 1) <= room)
        ++page.notes_end;
      page.too_high = height_of_notes(line, page.notes_end) > room + tiny;
      line = page.notes_end;
      pages.push_back(page);
    }
  }

  std::vector<BrokenPage> pages() const {
    std::vector<BrokenPage> out;
    for (std::size_t at = nodes_.size() - 1; at != 0; at = nodes_[at].previous) {
      Node const& node = nodes_[at];
      Node const& start = nodes_[node.previous];
      out.push_back({start.begin, node.item, node.ratio, node.too_high, start.notes, node.notes});
    }
    std::ranges::reverse(out);
    add_pages_of_notes(out);
    return out;
  }

  std::span<PageItem const> items_;
  std::span<NoteLine const> notes_;
  PageGoal goal_;
  std::vector<double> heights_;  // of the notes before each line, and of all notes
  Totals totals_;
  Totals filled_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> active_;
};

}  // namespace

std::vector<BrokenPage> break_pages(std::span<PageItem const> items,
                                    std::span<NoteLine const> notes, PageGoal const& goal) {
  if (std::ranges::none_of(items,
                           [](PageItem const& item) { return item.kind == PageItem::Type::block; }))
    return {};
  return Breaker(items, notes, goal).run();
}

std::vector<double> block_tops(std::span<PageItem const> items, BrokenPage const& page,
                               double grid) {
  std::vector<double> tops;
  double at = page.begin < page.end ? items[page.begin].head : 0;
  double grown = 0;
  for (std::size_t i = page.begin; i < page.end; ++i) {
    PageItem const& item = items[i];
    if (item.kind == PageItem::Type::block)
      tops.push_back(grid > 0 && page.ratio > 0 ? at + std::round(grown / grid) * grid
                                                : at + grown);
    at += item.height;
    if (item.kind == PageItem::Type::space)
      grown += page.ratio * (page.ratio > 0 ? item.stretch : item.shrink);
  }
  return tops;
}

double notes_height(std::span<NoteLine const> notes, BrokenPage const& page) {
  double sum = 0;
  for (std::size_t line = page.notes_begin; line < page.notes_end; ++line)
    sum += notes[line].height;
  return sum;
}

}  // namespace dawson::pages
