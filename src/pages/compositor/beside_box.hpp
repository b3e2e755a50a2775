// A diagram at the edge of the measure, and the lines beside it, which are shorter.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "pages/galley.hpp"
#include "pages/lines/paragraph.hpp"

namespace dawson::pages {

/// Counts the lines beside a diagram. It is open from the call of `open` until that many lines have
/// been typeset, or `close` is called.
class BesideBox {
 public:
  struct Content {
    std::vector<std::string> notes{};  ///< labels of the notes that its caption calls
    PageContent matter;      ///< origin: the upper left corner of the measure, at its first line
    std::size_t before = 0;  ///< lines of full width before it
    std::size_t lines = 0;   ///< beside it; at least 1
    double by = 0;           ///< by which these lines are shorter, points
    bool left = true;        ///< the diagram is at the left edge
  };

  /// Returns the number of the next diagram at an edge, from 1.
  std::size_t next_number() const { return number_ + 1; }
  /// Opens a diagram at an edge.
  void open(Content content) {
    content_ = std::move(content);
    place_ = {++number_, content_.before};
    has_begun_ = false;
  }
  /// Ends the room beside the diagram.
  void close() { content_ = {}; }

  bool is_open() const { return content_.lines > 0; }
  /// Returns how many lines are still to come beside it.
  std::size_t lines() const { return content_.lines; }
  /// Returns whether the next line is beside the diagram.
  bool takes_next_line() const { return is_open() && content_.before == 0; }
  /// Returns whether the first line beside it has been typeset.
  bool has_begun() const { return has_begun_; }

  /// Shortens the lines of a paragraph that begins here.
  void shorten(ParagraphStyle& style) const {
    style.shorts_from = content_.before;
    style.shorts = content_.lines;
    style.short_by = content_.by;
    style.short_left = content_.left;
  }

  /// Counts a line of the measure that has been typeset.
  void count_line() {
    if (content_.before > 0) --content_.before;
    else if (content_.lines > 0) --content_.lines;
  }
  /// Puts the diagram into the block of the first line beside it; does nothing for the other lines.
  /// Returns the labels of the notes that it calls.
  std::vector<std::string> put_into(Block& block) {
    if (std::exchange(has_begun_, true)) return {};
    block.matter = std::move(content_.matter);
    block.at_edge = place_;
    return std::move(content_.notes);
  }

 private:
  Content content_{};
  EdgePlace place_{};
  bool has_begun_ = true;
  std::size_t number_ = 0;  // of the last diagram at an edge
};

}  // namespace dawson::pages
