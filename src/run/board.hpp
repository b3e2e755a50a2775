// One problem by itself, as a file of its own.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "document/directive.hpp"
#include "layout/style.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

enum class BoardKind { tex, pdf, svg, png };

/// The kind that the suffix of a file's name tells; nothing for others.
std::optional<BoardKind> board_kind(std::string_view name);

struct BoardOptions {
  BoardKind kind = BoardKind::tex;
  std::optional<layout::Style> style;  ///< where the problem names none
  std::string pieces;                  ///< folder of the figures; goes before that of any style
  double dpi = 300;                    ///< of PNG
};

/// A file and those that it needs beside it, by name.
struct Drawn {
  std::string bytes;
  std::map<std::string, std::string> files;
};

/// The first line of `source` is the position, in `notation` (null: to be guessed; `moves` makes a
/// diagram of moves); the lines below it are fields of a directive (`size: 6mm`), which go before
/// `options`; their text is Markdown, of a .tex file LaTeX. LaTeX gets the board alone, the other
/// kinds the caption too, where there is anything to say. Nothing if there is an error among the
/// findings.
std::optional<Drawn> draw_position(text::Source const& source, document::Field const* notation,
                                   BoardOptions const& options, TexPieceSets& sets,
                                   text::Diagnostics& findings);

/// The same of the whole body of a directive, listing or fields.
std::optional<Drawn> draw_problem(text::Source const& source, BoardOptions const& options,
                                  TexPieceSets& sets, text::Diagnostics& findings);

}  // namespace dawson::run
