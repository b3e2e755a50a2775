// The values of a LaTeX document as they sound.
#pragma once

#include "problem/problem.hpp"

namespace dawson::run {

/// The problem with its texts and the legend's names without LaTeX: what Dawson understands is read
/// ("Pr\'eis"), of all else control words and braces are left out ("\emph{Echo}" is "Echo").
problem::Problem with_plain_values(problem::Problem problem);

}  // namespace dawson::run
