// The fairy men of a document, collected as its diagrams come by.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_men.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

struct FairyManUsed {
  chess::Man figure;  ///< white
  prose::Inlines name;
  std::string betza;  ///< empty where nobody knows how he moves
};

/// Adds the men of `problem` to `men`, in the order in which they come: those of its legend, with
/// the moves that it says or that belong to the name; men that are known by name; queen and knight
/// on their heads, which are grasshopper and nightrider unless a legend says otherwise. Nobody
/// comes twice, also not under the names of two languages. Orthodox men do not come; markers do
/// only where the legend names them.
void collect_fairy_men(problem::Problem const& problem, chess::Language language,
                       std::vector<FairyManUsed>& men);

/// Whether two men are shown by the same kind of figure, whatever their sides.
bool same_figure(chess::Man const& a, chess::Man const& b);

/// What a turned man is called by convention, where no legend says otherwise: queen and knight on
/// their heads are "grasshopper" and "nightrider". Empty for others.
std::string_view conventional_name(chess::Man const& man);

/// What an author calls a man, without markup and without a word for his colour: "neutral
/// nightrider" is a "nightrider". Empty where markup hides it.
std::string bare_name(prose::Inlines const& name);

}  // namespace dawson::document
