// Cells of templates with the values of a problem in their slots.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

class CellFiller {
 public:
  /// Values of `problem` in the way of `style`; with `slot_fonts` each has the font of its slot.
  CellFiller(problem::Problem const& problem, CaptionStyle const& style, chess::Language language,
             bool slot_fonts);

  /// What stands for the values of a field from now on.
  void put_in(problem::FieldId field, std::vector<prose::Inlines> const& values);

  /// What stands for a part of what a page is about.
  void put_in(SlotKind kind, prose::Inlines const& value);

  /// What is printed of a line; of the list that repeats it the item of that number alone, counted
  /// from 0. Nothing if no slot of it has a value.
  using Cells = std::vector<prose::Inlines>;
  std::optional<Cells> fill(Template const& line, std::optional<std::size_t> item = {});

  /// The line once, or once for each item of the list that repeats it; what is printed of it.
  std::vector<Cells> fill_each(Template const& line) {
    return fill_each(line, repeated_list(line));
  }
  /// The same, where it is known which list repeats it.
  std::vector<Cells> fill_each(Template const& line, SlotUse const* list);

  /// An item of a legend in the style's words. Nothing if none of it is printed.
  std::optional<prose::Inlines> legend_item(LegendValue const& value);

 private:
  struct Marking;
  struct Piece;

  // The items of a slot, whichever of them are asked for.
  std::vector<prose::Inlines> const& items(Slot const& slot, SlotForm const& form);
  std::optional<prose::Inlines> value(SlotUse const& use, std::vector<prose::Inlines> const& all);
  prose::Inlines joined(SlotUse const& use, std::vector<prose::Inlines> const& all,
                        std::size_t from, std::size_t to);
  std::vector<prose::Inlines> values(Slot const& slot, SlotForm const& form);
  std::vector<prose::Inlines> legend();
  std::vector<chess::Occupant> figures_as_shown() const;
  bool holds(Condition const& condition);
  // No: a line of such cells prints nothing.
  bool may_print(Parts const& parts);
  struct Direct;
  prose::Inlines in_fonts(std::vector<Piece>& pieces) const;
  void put(Group const& group, Marking outer, Direct& direct, std::vector<Piece>& out);
  void put(Parts const& parts, Marking outer, bool in_group, Direct& direct,
           std::vector<Piece>& out);

  problem::Problem const& problem_;
  CaptionStyle const& style_;
  ValueStyle value_style_;
  bool slot_fonts_;
  LegendValue const* item_of_legend_ = nullptr;
  std::optional<std::size_t> repeated_;

  struct Known {
    Slot slot;
    SlotForm form;
    std::vector<prose::Inlines> items;
  };
  std::deque<Known> known_;  // which are referred to
};

}  // namespace dawson::layout
