// Who and what stands on a board, in sentences.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "speech/men.hpp"
#include "speech/squares.hpp"

namespace dawson::speech {

/// A row of men with their squares, "king d1; rooks a1, h1": kinds in their order, squares as they
/// came. What stands in brackets behind a square comes with it.
class Roll {
 public:
  void add(ManName const& name, std::string square);
  bool empty() const { return groups_.empty(); }
  std::size_t count() const;
  std::string text(Phrases const& phrases) const;

 private:
  struct Group {
    ManName name;
    std::vector<std::string> squares;
  };
  std::vector<Group> groups_;
};

/// The armies, then signs, then letters; or that nobody is there.
std::vector<std::string> army_sentences(chess::Position const& position, Squares const& squares,
                                        MenNames const& names, Phrases const& phrases);

/// What stands for the armies where there are none: "Empty board."; empty if there is a man.
std::string nobody(chess::Position const& position, Phrases const& phrases);

/// The duck of duck chess, who is nobody's man.
bool is_duck(chess::Man const& man);

/// "White", "Colour 3": sides in their order.
bool side_before(chess::Side one, chess::Side other);

}  // namespace dawson::speech
