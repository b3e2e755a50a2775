// LaTeX as often as it takes, by the program that knows how often.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::run {

/// Runs latexmk in `folder` and hands each line that it and LaTeX say, with its line end, to
/// `line`, as they come; no line is broken at a width. Returns its exit status, 128 and the
/// signal's number where a signal has ended it. Throws SystemError where it cannot be run.
int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line);

}  // namespace dawson::run
