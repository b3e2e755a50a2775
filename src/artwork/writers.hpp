// What the build makes of the figures.
#pragma once

#include <span>
#include <string>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// The text of `tex/dawson-men.tex`: a `\DawsonDefineFigure` for each, with the operators of PDF,
/// 1000 units a square, y up.
std::string as_tex(std::span<Figure const> figures);

/// What the fonts are made from, by lines: `outline WIDTH`, `rim WIDTH`,
/// `hatching INK PARTS...`, and for each figure
/// `figure NAME CODE LEFT BOTTOM RIGHT TOP`, `body PATH`, `line WIDTH PATH` and `inner WIDTH PATH`
/// (0: a solid), paths with the operators of PDF.
std::string as_outlines(std::span<Figure const> figures);

/// A C++ source that defines `figure_numbers` (artwork/figures.hpp).
std::string as_cpp(std::span<Figure const> figures);

/// The text of `tex/dawson-signs.tex`, a `\DawsonDefineSign` for each, and the C++ source that
/// defines `sign_numbers`: figures whose `inner` is their `line`.
std::string signs_as_tex(std::span<Figure const> signs);
std::string signs_as_cpp(std::span<Figure const> signs);

}  // namespace dawson::artwork
