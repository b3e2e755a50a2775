// The row of diagrams that is open, and those that wait for the end of a grid.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/diagram_rows.hpp"
#include "pages/compositor/inserts.hpp"
#include "pages/diagram.hpp"
#include "text/span.hpp"

namespace dawson::pages {

/// A row that is to be set.
struct DiagramRow {
  std::vector<ComposedDiagram> diagrams;
  std::vector<ComposedDiagram> smaller;  ///< with smaller squares; empty if it may not have them
  std::vector<std::string> notes;        ///< labels of those that its captions call
  std::size_t columns = 1;
};

/// Collects diagrams until their row is full, or until something else comes.
class RowBuilder {
 public:
  struct Waiting {
    DiagramInsert diagram;
    text::Span where;
  };

  /// `down`: so many rows fill a column; 0: no grid.
  explicit RowBuilder(int down) : down_(down) {}

  bool is_open() const { return rows_.is_open(); }
  /// Whether the open row ends before this diagram: it is of a row of another kind.
  bool ends_before(DiagramInsert const& diagram) const {
    return rows_.ends_before(diagram.across) ||
           (is_open() && (diagram.span != spans_ || diagram.floating != floating_));
  }
  /// Opens a row of the kind of its first diagram.
  void open(DiagramInsert const& diagram) {
    spans_ = diagram.span;
    floating_ = diagram.floating;
  }
  bool spans() const { return spans_; }
  void set_spans(bool spans) { spans_ = spans; }
  Floating floating() const { return floating_; }

  /// Adds a diagram, and the same with smaller squares if it may have them; `notes` are the labels
  /// of those that its caption calls. Returns whether the row is full.
  bool add(ComposedDiagram diagram, std::optional<ComposedDiagram> smaller,
           std::vector<std::string> notes, int across) {
    std::ranges::move(notes, std::back_inserter(row_.notes));
    row_.diagrams.push_back(std::move(diagram));
    if (smaller) row_.smaller.push_back(*std::move(smaller));
    return rows_.add(across);
  }
  /// Ends the row. One that is not full keeps the columns of the row above it if nothing stands
  /// between the two.
  DiagramRow end() {
    row_.columns = rows_.end();
    return std::exchange(row_, {});
  }
  /// Something else stands between the last row and the next.
  void part() { rows_.part(); }

  int down() const { return down_; }
  void set_down(int rows) { down_ = rows; }
  /// Keeps a diagram until the grid ends.
  void wait(DiagramInsert diagram, text::Span where) {
    waiting_.push_back({std::move(diagram), where});
  }
  bool has_waiting() const { return !waiting_.empty(); }
  std::vector<Waiting> take_waiting() { return std::exchange(waiting_, {}); }

 private:
  layout::DiagramRows rows_;
  DiagramRow row_;
  std::vector<Waiting> waiting_;
  int down_;
  bool spans_ = false;
  Floating floating_ = Floating::automatic;
};

}  // namespace dawson::pages
