// What a diagram is, in one line.
#pragma once

#include <string>

#include "problem/problem.hpp"
#include "speech/described.hpp"
#include "speech/men.hpp"

namespace dawson::speech {

/// "Diagram 12 b": with the label of a twin, or as what is to be reached.
std::string head_text(problem::Problem const& problem, Wanted const& wanted, MenNames const& names,
                      Phrases const& phrases);

/// The same without the number.
std::string unnumbered_head(problem::Problem const& problem, Wanted const& wanted,
                            Phrases const& phrases);

/// Number, author, title, task, conditions, count of men; what makes it longer than 150 characters
/// gives way: the title, all authors but the first, the conditions.
std::string short_text(problem::Problem const& problem, Wanted const& wanted, MenNames const& names,
                       Phrases const& phrases);

/// Who moves in a diagram of moves.
std::string mover_name(problem::Problem const& problem, MenNames const& names,
                       Phrases const& phrases);

}  // namespace dawson::speech
