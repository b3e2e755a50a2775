// Runs LaTeX as often as necessary, by latexmk, for the command `latex`.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::run {

/// Runs latexmk in `folder` and passes each line that it and LaTeX write, with its line end, to
/// `line` as it arrives; LaTeX is made not to wrap lines. Returns its exit status, or 128 plus the
/// signal's number if a signal ended it. Throws SystemError if it cannot be run.
int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line);

}  // namespace dawson::run
