// Men that a record names in words, where its position has but their figures.
#pragma once

#include "chess/fairy_men.hpp"
#include "chess/position.hpp"
#include "collection/record.hpp"

namespace dawson::collection {

/// Men by their walks: those that the legend names ("*2n = Nachtreiter"), and those that a line of
/// the legend, of the conditions or of the remarks names with their squares ("d5, e6:
/// Grasshopper"); names are in English, German or French, in the singular or plural.
struct NamedMen {
  chess::Position position;
  bool legend_said =
      false;  ///< all of the legend is said by walks with the figures that are theirs
};
NamedMen with_named_men(Record const& record, chess::Position position);

/// The man of that name, in English, German or French, in the singular or plural; null without one.
chess::FairyMan const* man_called(std::string_view name);

}  // namespace dawson::collection
