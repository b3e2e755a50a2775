#include "pages/lines/line_breaker.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "text/limits.hpp"

namespace dawson::pages {
namespace {

constexpr double line_penalty = 10;  // cost per line: fewer lines are better
constexpr double two_hyphens = 10000;
constexpr double last_hyphen = 5000;        // a hyphen at the end of the second last line
constexpr double unlike_neighbours = 5000;  // a tight line next to a loose one
constexpr double unlike_letters = 0.025;  // greatest difference in letter width between neighbours
constexpr double letter_badness = 25;     // of letters at their greatest or least width
constexpr double short_last = 5000;       // a last line that is only a syllable
constexpr double overfull = 1e9;          // demerits of a line that does not fit

/// One attempt: the tolerated stretch, and the means that are allowed.
struct Attempt {
  double tolerance;  // greatest ratio
  double fitted;     // greatest ratio if letters are stretched first
  bool hyphens;
  double slack;    // fraction of the width, added to each line's stretch
  bool desperate;  // accept lines that do not fit
};

constexpr std::array attempts{
    Attempt{1.2, 0.7, false, 0, false},
    Attempt{2.2, 2.2, true, 0, false},
    Attempt{4.0, 4.0, true, 0.04, false},
    Attempt{8.0, 8.0, true, 0.1, true},
};

struct Totals {
  double width = 0, stretch = 0, shrink = 0, letters = 0;
};

double cubed(double value) { return value * value * value; }

struct Node {
  std::size_t begin = 0;  // first item of the line that starts here
  std::size_t item = 0;   // end of the line before
  Totals before;          // of all items before `begin`
  double ratio = 0;       // of the line that ends here
  double scale = 0;       // by which its letters are wider, as a fraction
  double demerits = 0;
  int fitness = 1;
  bool hyphen = false;
  bool first = true;
  std::size_t previous = 0;  // node at the start of that line
  std::size_t line = 0;      // number of lines before it
};

int fitness_of(double ratio) { return ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3; }

class Breaker {
 public:
  Breaker(std::span<LineItem const> items, LineGoal const& goal, Attempt const& attempt)
      : items_(items),
        goal_(goal),
        attempt_(attempt),
        tolerance_(goal.letter_fit > 0 ? attempt.fitted : attempt.tolerance) {}

  /// Returns whether the attempt succeeds; `lines()` gives the result.
  bool run() {
    nodes_.push_back({0, 0, {}, 0, 0, 0, 1, false, true, 0, 0});
    active_.push_back(0);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      LineItem const& item = items_[i];
      if (i == segment_end_) measure_segment(i);
      bool const after_box = i > 0 && items_[i - 1].kind == LineItem::Type::box;
      bool const legal = item.kind == LineItem::Type::penalty
                             ? item.penalty < never_break && (attempt_.hyphens || !item.hyphen)
                             : item.kind == LineItem::Type::space && after_box;
      bool const forced = item.kind == LineItem::Type::penalty && item.penalty == always_break;
      if (legal && (forced || !fits_) && !end_line_at(i)) return false;
      add(totals_, item);
    }
    return true;
  }

  std::vector<BrokenLine> lines() const {
    std::vector<BrokenLine> out;
    std::size_t best = active_.front();
    for (std::size_t const at : active_)
      if (nodes_[at].demerits < nodes_[best].demerits) best = at;
    for (std::size_t at = best; at != 0; at = nodes_[at].previous)
      out.push_back({nodes_[nodes_[at].previous].begin, nodes_[at].item, nodes_[at].ratio});
    std::ranges::reverse(out);
    return out;
  }

 private:
  static void add(Totals& totals, LineItem const& item) {
    if (item.kind == LineItem::Type::penalty) return;
    totals.width += item.width;
    totals.stretch += item.stretch;
    totals.shrink += item.shrink;
    totals.letters += item.letters;
  }

  // Measures the text up to the next forced end. If one line holds all of it, no other end is
  // better, and trying every end against all before it would take quadratic time.
  void measure_segment(std::size_t begin) {
    double width = 0;
    segment_end_ = begin;
    while (segment_end_ < items_.size()) {
      LineItem const& item = items_[segment_end_++];
      if (item.kind != LineItem::Type::penalty) width += item.width;
      else if (item.penalty == always_break) break;
    }
    fits_ = width <=
            (begin == 0 ? goal_.first : goal_.others) - (goal_.shorts > 0 ? goal_.short_by : 0);
  }

  // Returns the first item after `from` that is kept at the start of a line: spaces and penalties
  // disappear there.
  std::size_t skipped(std::size_t from) const {
    while (from < items_.size() && items_[from].kind != LineItem::Type::box) {
      if (items_[from].kind == LineItem::Type::penalty && items_[from].penalty == always_break)
        break;
      ++from;
    }
    return from;
  }

  // Returns the totals of all items before `start`; `totals_` has those before `item`.
  Totals totals_before(std::size_t start, std::size_t item) const {
    Totals sum = totals_;
    for (std::size_t i = item; i < start; ++i) add(sum, items_[i]);
    return sum;
  }

  struct Fit {
    double ratio = 0;    // includes the slack of ragged or desperate setting
    double spaces = 0;   // of the spaces alone
    double scale = 0;    // by which letters are wider, as a fraction
    double missing = 0;  // with unchanged letters and spaces
  };

  static double ratio_of(double missing, double stretch, double shrink) {
    constexpr double nothing = 1e-6;
    if (std::abs(missing) < nothing) return 0;
    double const give = missing > 0 ? stretch : shrink;
    return give > nothing ? missing / give
                          : std::copysign(std::numeric_limits<double>::infinity(), missing);
  }

  double goal_of(Node const& node) const {
    return (node.first ? goal_.first : goal_.others) - goal_.short_of(node.line);
  }

  Fit fit(Node const& node, std::size_t i, bool last) const {
    LineItem const& item = items_[i];
    double width = totals_.width - node.before.width;
    if (item.kind == LineItem::Type::penalty) width += item.width - item.hang;
    if (i > 0 && items_[i - 1].kind == LineItem::Type::box && !item.hyphen)
      width -= items_[i - 1].hang;
    double const goal = goal_of(node);
    double const missing = goal - width;
    double const letters = totals_.letters - node.before.letters;
    double const by_letters = last && missing > 0 ? 0 : fitted(missing, letters, goal_.letter_fit);
    double const by_spaces = missing - by_letters;
    double const stretch = totals_.stretch - node.before.stretch;
    double const shrink = totals_.shrink - node.before.shrink;
    return {ratio_of(by_spaces, stretch + goal_.slack + attempt_.slack * goal, shrink),
            ratio_of(by_spaces, stretch, shrink), by_letters == 0 ? 0 : by_letters / letters,
            missing};
  }

  double demerits_of(Node const& node, std::size_t i, Fit const& line, bool last) const {
    LineItem const& item = items_[i];
    double badness = 100 * cubed(std::min(std::abs(line.ratio), 20.0));
    if (line.scale != 0) badness += letter_badness * cubed(std::abs(line.scale) / goal_.letter_fit);
    double sum = (line_penalty + badness) * (line_penalty + badness);
    if (item.penalty > 0) sum += static_cast<double>(item.penalty) * item.penalty;
    else if (item.penalty > always_break) sum -= static_cast<double>(item.penalty) * item.penalty;
    if (item.hyphen && node.hyphen) sum += two_hyphens;
    if (last && node.hyphen) sum += last_hyphen;
    if (i + 1 == items_.size() && goal_of(node) - line.missing < goal_.least_last)
      sum += short_last;
    if (goal_.even && (std::abs(fitness_of(line.ratio) - node.fitness) > 1 ||
                       std::abs(line.scale - node.scale) > unlike_letters))
      sum += unlike_neighbours;
    return node.demerits + sum;
  }

  // Tries to break at `i` for every open line start. Returns false if none is left.
  bool end_line_at(std::size_t i) {
    LineItem const& item = items_[i];
    bool const forced = item.kind == LineItem::Type::penalty && item.penalty == always_break;
    struct Best {
      double demerits = std::numeric_limits<double>::infinity(), spaces = 0, scale = 0;
      std::size_t node = 0;
    };
    std::array<Best, 4> best{};
    std::vector<std::size_t> open;
    std::size_t spilled = active_.front();  // start of the shortest line that is too long
    text::WorkBudget::take(active_.size());
    for (std::size_t const at : active_) {
      Node const& node = nodes_[at];
      Fit const line = fit(node, i, forced);
      double const ratio = line.ratio;
      if (ratio >= -1 && !forced) open.push_back(at);
      if (ratio < -1) spilled = at;
      if (ratio < -1 || (ratio > tolerance_ && !attempt_.desperate)) continue;
      double const demerits =
          demerits_of(node, i, line, forced) + (ratio > tolerance_ ? overfull : 0);
      Best& slot = best[static_cast<std::size_t>(fitness_of(ratio))];
      if (demerits < slot.demerits) slot = {demerits, line.spaces, line.scale, at};
    }
    active_ = std::move(open);
    bool const found =
        std::ranges::any_of(best, [](Best const& slot) { return std::isfinite(slot.demerits); });
    if (!found && active_.empty()) {
      if (!attempt_.desperate) return false;
      best[0] = {nodes_[spilled].demerits + overfull, -1, -goal_.letter_fit, spilled};
    }
    std::size_t const start = skipped(i + 1);
    for (std::size_t fitness = 0; fitness < best.size(); ++fitness) {
      if (!std::isfinite(best[fitness].demerits)) continue;
      active_.push_back(nodes_.size());
      nodes_.push_back({start, i, totals_before(start, i), best[fitness].spaces,
                        best[fitness].scale, best[fitness].demerits, static_cast<int>(fitness),
                        item.hyphen, false, best[fitness].node,
                        nodes_[best[fitness].node].line + 1});
    }
    return true;
  }

  std::span<LineItem const> items_;
  LineGoal goal_;
  Attempt attempt_;
  double tolerance_;
  Totals totals_;
  std::size_t segment_end_ = 0;  // after the forced end
  bool fits_ = false;
  std::vector<Node> nodes_;
  std::vector<std::size_t> active_;
};

}  // namespace

double fitted(double missing, double letters, double letter_fit) {
  double const most = letters * letter_fit;
  return std::clamp(missing, -most, most);
}

std::vector<BrokenLine> break_lines(std::span<LineItem const> items, LineGoal const& goal) {
  if (items.empty()) return {};
  for (Attempt const& attempt : attempts) {
    Breaker breaker(items, goal, attempt);
    if (breaker.run()) return breaker.lines();
  }
  return {};
}

}  // namespace dawson::pages
