// One position by itself.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "document/directive.hpp"
#include "layout/style.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// The look where the fields do not say.
struct BoardLook {
  std::optional<layout::Style> style;
  std::string pieces;   ///< folder of the figures; goes before that of any style
};

/// A LaTeX document and the files that it needs beside it, by name.
struct BoardTex {
  std::string document;
  std::map<std::string, std::string> files;
};

/// A LaTeX document with one board. The first line of `source` is the position, in `notation` (null:
/// to be guessed); the lines below it are fields of a directive (`size: 6mm`), which go before `look`. Nothing if there is an
/// error among the findings.
std::optional<BoardTex> board_tex(text::Source const& source, document::Field const* notation,
                                  BoardLook const& look, TexPieceSets& sets, text::Diagnostics& findings);

}  // namespace dawson::run
