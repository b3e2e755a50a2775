// Rows of diagrams, made from the contents of directives in their order. For the renderers.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "compile/abilities.hpp"
#include "compile/content.hpp"
#include "layout/diagram_rows.hpp"

namespace dawson::run {

/// A content with its directive.
struct PlacedContent {
  Content content;
  std::size_t directive = 0;  ///< index of its directive in the document
};

/// Diagrams side by side, with the empty contents between them, or one content of another kind.
struct Row {
  std::vector<PlacedContent> contents;
  std::size_t across = 1;   ///< number of diagrams that fit
  std::size_t columns = 1;  ///< number of columns in which it is typeset
  bool continues = false;   ///< continues the row before, without text between them

  /// Returns the index of the first directive in it.
  std::size_t first() const { return contents.front().directive; }
  /// Returns the index of the last directive in it.
  std::size_t last() const { return contents.back().directive; }
  /// Returns its diagrams; they belong to this row.
  std::vector<DiagramContent const*> diagrams() const;
};

/// Settings for rows of booklets, where a style gives the number of diagrams per row.
struct RowHabits {
  bool go_on = false;  ///< a directive that prints nothing, such as defaults, does not end a row
  bool whole = false;  ///< a row keeps all its columns, also with fewer diagrams, as grids do
};

/// Joins contents into rows.
class Rows {
 public:
  /// Begins without a row. `take` receives the rows in order; a row that is complete is passed on
  /// at once.
  Rows(Abilities const& renderer, std::function<void(Row)> take, RowHabits habits = {})
      : twins_end_rows_(renderer.twins_end_rows), habits_(habits), take_(std::move(take)) {}
  Rows(Rows const&) = delete;
  Rows& operator=(Rows const&) = delete;

  /// Adds a content. `follows`: there is no text between it and the content before. A content that
  /// is not a diagram ends the row and is passed on at once, after that row.
  void add(Content&& content, std::size_t directive, bool follows);

  /// Ends the row: text follows, or no more content comes.
  void finish();

 private:
  void end_row();

  bool twins_end_rows_;
  RowHabits habits_;
  std::function<void(Row)> take_;
  layout::DiagramRows rule_;
  std::vector<PlacedContent> row_;
};

/// Number of small diagrams per row where no directive places them.
inline constexpr std::size_t small_across = 3;
/// Returns `diagrams` in rows of `small_across`.
std::vector<std::vector<DiagramContent const*>> small_rows(
    std::vector<DiagramContent> const& diagrams);

}  // namespace dawson::run
