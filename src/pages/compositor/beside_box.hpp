// A diagram at the edge of the measure, and the lines that are shorter since it stands there.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "pages/galley.hpp"
#include "pages/lines/paragraph.hpp"

namespace dawson::pages {

/// Counts the lines beside a diagram. It is open from the call of `open` until so many lines have
/// been set, or `close` is called.
class BesideBox {
 public:
  struct Content {
    std::vector<std::string> notes{};  ///< labels of those that its caption calls
    Matter matter;           ///< origin: the upper left corner of the measure, at its first line
    std::size_t before = 0;  ///< lines of the whole measure that come before it
    std::size_t lines = 0;   ///< beside it; at least 1
    double by = 0;           ///< how much shorter they are, points
    bool left = true;        ///< the diagram stands at the left edge
  };

  /// The number of the next diagram at an edge, from 1.
  std::size_t next_number() const { return number_ + 1; }
  void open(Content content) {
    content_ = std::move(content);
    place_ = {++number_, content_.before};
    has_begun_ = false;
  }
  void close() { content_ = {}; }

  bool is_open() const { return content_.lines > 0; }
  /// How many lines are still to come beside it.
  std::size_t lines() const { return content_.lines; }
  /// Whether the next line stands beside the diagram.
  bool takes_next_line() const { return is_open() && content_.before == 0; }
  /// Whether the first line beside it has been set.
  bool has_begun() const { return has_begun_; }

  /// Shortens the lines of a paragraph that begins here.
  void shorten(ParagraphStyle& style) const {
    style.shorts_from = content_.before;
    style.shorts = content_.lines;
    style.short_by = content_.by;
    style.short_left = content_.left;
  }

  /// A line of the measure has been set.
  void count_line() {
    if (content_.before > 0) --content_.before;
    else if (content_.lines > 0) --content_.lines;
  }
  /// Puts the diagram into the block of the first line beside it; nothing for the others. Returns
  /// the labels of the notes that it calls.
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
