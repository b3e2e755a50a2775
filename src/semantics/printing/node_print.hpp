// Prints what belongs to one node of a solution: numbers, half-moves with their comments, words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "semantics/printing/play_print.hpp"

namespace dawson::semantics {

/// Returns the signs after the number of a defender's half-move ("...", ".– "): those of `form`,
/// else those of the solution.
std::string dots_of(Solution const& solution, SolutionForm const& form);

/// Returns the number of a half-move with the signs after it.
std::string printed_number(int number, bool defender, std::string const& dots,
                           SolutionForm const& form);

class NodePrint {
 public:
  NodePrint(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase);

  std::string const& dots() const { return print_.dots; }
  std::string number(int number, bool defender) const;
  /// Returns the number of a node by its level; empty before the first move.
  std::string number_of(SolutionNode const& node) const;

  /// Returns the dots for the half-move that is left out before a node, if the source has them.
  std::string left_out(SolutionNode const& node) const;

  /// Prints a half-move of `node` with its marks and its comments.
  void print_half(HalfMove const& half, SolutionNode const& node);
  /// Prints a half-move of `node` with its marks.
  void print_move(HalfMove const& half, SolutionNode const& node);
  void print_comment(MoveComment const& comment);

  /// Returns the comments of a half-move in the order of print.
  static std::vector<MoveComment const*> comments_of(HalfMove const& half);

  /// Returns true for words that follow the half-move without a blank: "Ra8#. The oldest of mates".
  bool is_glued(SolutionNode const& node) const;

  std::string zugzwang(SolutionNode const& node) const;

  /// Returns the texts before and after threats; within another bracket, only brackets.
  std::pair<std::string, std::string> threat_brackets(SolutionNode const& node,
                                                      bool in_bracket) const;

  /// Returns the word or dash before the first refutation of a try that follows a variation.
  std::string before_refutation() const;

 private:
  std::string evaluation_as_written(MoveComment const& comment) const;

  PhasePrint const& print_;
  int first_number_;
  bool study_, drops_mates_;
  SolutionForm unsure_form_;  ///< of half-moves after words that are not understood: as written
};

}  // namespace dawson::semantics
