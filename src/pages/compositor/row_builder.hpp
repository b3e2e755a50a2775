// The open row of diagrams, and the diagrams that wait for the end of a grid.
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

/// Row ready to be typeset.
struct DiagramRow {
  std::vector<ComposedDiagram> diagrams;
  std::vector<ComposedDiagram> smaller;  ///< with smaller squares; empty if these are not allowed
  std::vector<std::string> notes;        ///< labels of the notes that its captions call
  std::size_t columns = 1;
};

/// Collects diagrams until their row is full, or until other content comes.
class RowBuilder {
 public:
  struct Waiting {
    DiagramInsert diagram;
    text::Span where;
  };

  /// `down`: number of rows that fill a column; 0: no grid.
  explicit RowBuilder(int down) : down_(down) {}

  bool is_open() const { return rows_.is_open(); }
  /// Returns whether the open row ends before this diagram, because it belongs to a row of another
  /// kind.
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

  /// Adds a diagram, and the same with smaller squares if these are allowed; `notes` are the labels
  /// of the notes that its caption calls. Returns whether the row is full.
  bool add(ComposedDiagram diagram, std::optional<ComposedDiagram> smaller,
           std::vector<std::string> notes, int across) {
    std::ranges::move(notes, std::back_inserter(row_.notes));
    row_.diagrams.push_back(std::move(diagram));
    if (smaller) row_.smaller.push_back(*std::move(smaller));
    return rows_.add(across);
  }
  /// Ends the row. One that is not full keeps the columns of the row above it if nothing is between
  /// the two.
  DiagramRow end() {
    row_.columns = rows_.end();
    return std::exchange(row_, {});
  }
  /// Notes that other content comes between the last row and the next.
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
