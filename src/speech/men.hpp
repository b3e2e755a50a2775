// What men are called: by the legend, by their names, by their kinds.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chess/man.hpp"
#include "problem/problem.hpp"
#include "speech/phrases.hpp"

namespace dawson::speech {

/// The name of a man, and its place among the others of an army.
struct ManName {
  std::string word;
  std::string plural;         ///< empty: the same, since it is a label
  std::string_view gender{};  ///< "f", "n", or empty
  bool label = false;         ///< a name, from the legend or the man's own
  bool of_legend = false;
  std::string turn;  ///< "upside down"; empty: upright, or the legend says who he is
  int rank = 0;      ///< of kinds in their order; labels stand between these and pawns
  int rotation = 0;

  /// "queens (upside down)", for `count` squares.
  std::string text(std::size_t count) const;
};

/// In the order in which kinds are said: by rank, labels by their words, then by turns.
bool before(ManName const& one, ManName const& other);

bool is_sign(chess::Man const& man);  ///< a circle, a cross, a square, a triangle

class MenNames {
 public:
  MenNames(std::span<problem::LegendItem const> legend, Phrases const& phrases)
      : legend_(legend), phrases_(phrases) {}

  ManName name(chess::Man const& man) const;
  /// Whether men of one kind may have other names on other sides.
  bool has_legend() const { return !legend_.empty(); }
  /// By the legend alone; markers too.
  std::optional<ManName> name_in_legend(chess::Man const& man) const;
  /// A name, in whatever language, in that of the phrases; as written where nobody knows it.
  std::string translated(std::string_view name) const;

  /// "white knight", "dame noire", "neutral knight (upside down)", "white triangle"; a letter as it
  /// stands.
  std::string in_text(chess::Occupant const& occupant) const;
  /// The same of several, with commas.
  std::string in_text(std::vector<chess::Occupant> const& men) const;
  /// "black circle", "weiße Kreuze", of a sign whom no legend names.
  std::string sign(chess::Man const& man, std::size_t count) const;

  /// Running text as words in one line; men in it as `in_text` has them.
  std::string flat(prose::Inlines const& inlines) const;
  /// The same with its blanks.
  std::string joined(prose::Inlines const& inlines) const;

 private:
  std::string turned(chess::Man const& man) const;
  std::string coloured(chess::Side side, std::string noun, std::string_view gender, bool plural,
                       bool by_name) const;

  std::span<problem::LegendItem const> legend_;
  Phrases const& phrases_;
};

}  // namespace dawson::speech
