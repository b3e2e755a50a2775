// Writers of the files that the build generates from the symbols.
#pragma once

#include <span>
#include <string>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// Returns the text of `tex/dawson-pieces.tex`: a `\DawsonDefineFigure` for each symbol, with the
/// operators of PDF, 1000 units per square, y up.
std::string as_tex(std::span<Figure const> figures);

/// Returns the input of the tool that makes the fonts, by lines: `outline WIDTH`, `rim WIDTH`,
/// `hatching INK PARTS...`, and for each symbol `figure NAME CODE LEFT BOTTOM RIGHT TOP`, `body
/// PATH`, `line WIDTH PATH` and `inner WIDTH PATH` (0: a solid), paths with the operators of PDF.
std::string as_outlines(std::span<Figure const> figures);

/// Returns a C++ source that defines `figure_numbers` (artwork/figures.hpp).
std::string as_cpp(std::span<Figure const> figures);

/// Returns the text of `tex/dawson-signs.tex`: a `\DawsonDefineSign` for each symbol.
std::string signs_as_tex(std::span<Figure const> signs);
/// Returns a C++ source that defines `sign_numbers` (artwork/figures.hpp), of symbols whose `inner`
/// is their `line`.
std::string signs_as_cpp(std::span<Figure const> signs);

}  // namespace dawson::artwork
