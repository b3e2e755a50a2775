// Diagrams side by side: contents of directives, in their order, put together to rows.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "compile/abilities.hpp"
#include "compile/content.hpp"
#include "layout/diagram_rows.hpp"

namespace dawson::run {

struct PlacedContent {
  Content content;
  std::size_t directive = 0;  ///< of the document, that it is of
};

/// Diagrams that stand beside each other, with what prints nothing among them, or one of anything
/// else.
struct Row {
  std::vector<PlacedContent> contents;
  std::size_t across = 1;   ///< how many it has room for
  std::size_t columns = 1;  ///< that it is set in
  bool goes_on = false;     ///< it belongs to the row before, which nothing parts it from

  std::size_t first() const { return contents.front().directive; }
  std::size_t last() const { return contents.back().directive; }
  std::vector<DiagramContent const*> diagrams() const;
};

/// What the rows of booklets do, where a style says how many diagrams stand in them.
struct RowHabits {
  bool go_on = false;  ///< over what prints nothing, as defaults
  bool whole = false;  ///< they keep all of their columns, also alone and not full: those of grids
};

class Rows {
 public:
  Rows(Abilities const& renderer, std::function<void(Row)> take, RowHabits habits = {})
      : twins_end_rows_(renderer.twins_end_rows), habits_(habits), take_(std::move(take)) {}
  Rows(Rows const&) = delete;
  Rows& operator=(Rows const&) = delete;

  /// `follows`: in the document nothing stands between it and the content before. What is no
  /// diagram is taken at once, behind the row that it ends.
  void add(Content&& content, std::size_t directive, bool follows);

  /// Something stands behind all that has come, or nothing more comes.
  void finish();

 private:
  void end_row();

  bool twins_end_rows_;
  RowHabits habits_;
  std::function<void(Row)> take_;
  layout::DiagramRows rule_;
  std::vector<PlacedContent> row_;
};

/// Small diagrams that no directive of their own places, in rows of so many.
inline constexpr std::size_t small_across = 3;
std::vector<std::vector<DiagramContent const*>> small_rows(
    std::vector<DiagramContent> const& diagrams);

}  // namespace dawson::run
