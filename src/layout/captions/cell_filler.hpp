// Fills cells of templates with the values of a problem.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

class CellFiller {
 public:
  /// Uses values of `problem` in the form of `style`; with `slot_fonts` each has the font of its
  /// slot.
  CellFiller(problem::Problem const& problem, CaptionStyle const& style, chess::Language language,
             bool slot_fonts);

  /// Replaces the values of a field from now on.
  void put_in(problem::FieldId field, std::vector<prose::Inlines> values);

  /// Replaces a fact of a page, or the half-move of a board, from now on.
  void put_in(SlotKind kind, prose::Inlines const& value);

  /// Returns the printed cells of a line; with `item`, only that item (from 0) of the list that
  /// repeats the line. Returns no value if none of its slots has one.
  using Cells = std::vector<prose::Inlines>;
  std::optional<Cells> fill(Template const& line, std::optional<std::size_t> item = {});

  /// Returns false if a line has slots, and none of them has a value.
  bool may_print(Template const& line);

  /// Returns the printed cells of the line, once or for each item of the list that repeats it.
  std::vector<Cells> fill_each(Template const& line) {
    return fill_each(line, repeated_list(line));
  }
  /// Returns the same if the list that repeats the line is known.
  std::vector<Cells> fill_each(Template const& line, SlotUse const* list);

  /// Returns an item of a legend in the style's words; no value if none of it is printed.
  std::optional<prose::Inlines> legend_item(LegendValue const& value);

 private:
  struct Marking;
  struct TextRun;

  // All items of a slot, whichever of them a template asks for.
  std::vector<prose::Inlines> const& items(Slot const& slot, SlotForm const& form);
  std::optional<prose::Inlines> value(SlotUse const& use, std::vector<prose::Inlines> const& all);
  prose::Inlines joined(SlotUse const& use, std::vector<prose::Inlines> const& all,
                        std::size_t from, std::size_t to);
  static bool has_font(Slot const& slot);
  void set_look(Slot const& slot, prose::FontOverride& look) const;
  std::vector<prose::Inlines> position(FenForm form) const;
  std::vector<prose::Inlines> values(Slot const& slot, SlotForm const& form);
  std::vector<prose::Inlines> legend();
  std::vector<chess::SquareContent> figures_as_shown() const;
  bool holds(Condition const& condition);
  // False: a line of such cells prints nothing.
  bool may_print(Parts const& parts);
  struct Direct;
  prose::Inlines in_fonts(std::vector<TextRun>& text_runs) const;
  void put(Group const& group, Marking outer, Direct& direct, std::vector<TextRun>& out);
  void put(Parts const& parts, Marking outer, bool in_group, Direct& direct,
           std::vector<TextRun>& out);

  problem::Problem const& problem_;
  CaptionStyle const& style_;
  ValueStyle value_style_;
  bool slot_fonts_;
  LegendValue const* item_of_legend_ = nullptr;
  std::optional<std::size_t> repeated_;
  bool replaced_ = false;  // values of fields were put in

  struct Known {
    Slot slot;
    SlotForm form;
    std::vector<prose::Inlines> items;
  };
  std::deque<Known> known_;  // other code refers to its elements
};

}  // namespace dawson::layout
