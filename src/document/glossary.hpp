// The fairy men of a document, collected as its diagrams come by.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "chess/fairy_men.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

struct FairyManUsed {
  chess::Man figure;  ///< white
  prose::Inlines name;
  std::string betza;  ///< empty where nobody knows how he moves
};

class FairyMen {
 public:
  /// Adds the men of `problem`, in the order in which they come: those of its legend, with the
  /// moves that it says or that belong to the name; men that are known by name; queen and knight on
  /// their heads, which are grasshopper and nightrider unless a legend says otherwise. Nobody comes
  /// twice, also not under the names of two languages. Orthodox men do not come; markers do only
  /// where the legend names them.
  void collect(problem::Problem const& problem, chess::Language language);

  std::vector<FairyManUsed> const& used() const { return used_; }

 private:
  using Figure = std::tuple<chess::Kind, int, std::string>;
  static Figure figure_of(chess::Man const& man) { return {man.kind, man.rotation, man.name}; }
  void add(chess::Man man, prose::Inlines const& name, std::string betza);

  std::vector<FairyManUsed> used_;
  // The first of those that are of a name, of a figure, of a figure and without a name.
  std::map<std::string, std::size_t> by_name_;
  std::map<Figure, std::size_t> by_figure_, unnamed_;
};

/// The board of a glossary for a man who moves like that: 9x9, or what his longest step needs.
std::string glossary_board(std::string_view betza);

/// Whether two men are shown by the same kind of figure, whatever their sides.
bool same_figure(chess::Man const& a, chess::Man const& b);

/// What a turned man is called by convention, where no legend says otherwise: queen and knight on
/// their heads are "grasshopper" and "nightrider". Empty for others.
std::string_view conventional_name(chess::Man const& man);

/// What an author calls a man, without markup and without a word for his colour: "neutral
/// nightrider" is a "nightrider". Empty where markup hides it.
std::string bare_name(prose::Inlines const& name);

}  // namespace dawson::document
