// Values of a LaTeX document as plain text, for descriptions and titles.
#pragma once

#include "problem/problem.hpp"

namespace dawson::run {

/// Returns the problem with its texts and the names of its legend without LaTeX. Commands that
/// Dawson knows are converted ("Pr\'eis"); other control words and braces are left out
/// ("\emph{Echo}" becomes "Echo").
problem::Problem with_plain_values(problem::Problem problem);

}  // namespace dawson::run
