// A single problem as a file of its own: a drawing, a moving picture, a description or a list. For
// the commands and the server.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "alt_text/description.hpp"
#include "chess/position.hpp"
#include "compile/diagram/outputs.hpp"
#include "document/directive.hpp"
#include "document/settings.hpp"

namespace dawson::run {

class Invocation;

/// Options for a single problem.
struct BoardOptions {
  Output const* output = nullptr;  ///< not null when a board is drawn
  double dpi = 300;                ///< pixels per inch
  std::optional<double> wide{};    ///< width of the whole picture in pixels; replaces `dpi`
  document::Settings defaults{};   ///< the user's defaults
  /// Width of the listed caption in millimetres; no value: as wide as it needs.
  std::optional<double> width{};
  document::MarkupLanguage const* markup =
      &document::markdown_markup;  ///< markup language of a listed problem
  std::string ask{};               ///< label of the twin that is drawn; may be empty
  /// Returns the position to draw instead of the one read; no value stops the drawing. May be
  /// empty.
  std::function<std::optional<chess::Position>(chess::Position const&)> change{};
  /// Receives the layout of the drawing, for callers that show more than the picture; may be empty.
  std::function<void(LaidOut const&)> look{};
};

/// Draws a position. The first line of `source` is the position in `notation` (null: guessed;
/// `moves` makes a diagram of moves). The lines below it are fields of a directive (`size: 6mm`),
/// which override the invocation's style; their text is in the markup language of the output.
/// Reports all findings to `invocation`. No value if one of them is an error.
std::optional<Drawn> draw_position(Invocation& invocation, text::SourceId source,
                                   document::Field const* notation, BoardOptions const& options);

/// Draws the problem of a whole body of a directive, a listing or fields; otherwise as
/// `draw_position`.
std::optional<Drawn> draw_problem(Invocation& invocation, text::SourceId source,
                                  BoardOptions const& options);

/// What a moving picture shows: one line of a solution.
struct MovingPicture {
  std::string line{};  ///< line as for `film_line`
  int delay = 150;     ///< hundredths of a second per half-move; twice as long for the last one
};

/// A solution by itself: the position, the stipulation, and the text to read.
struct LooseSolution {
  chess::Position position;
  std::string stipulation{}, options{};  ///< in Popeye's words; may be empty
  text::SourceId text = text::at_hand;
};

/// Draws a body, or a solution by itself, as a GIF that replays it: the diagram, then a picture for
/// each half-move, with the half-move below the caption and the changed squares tinted.
/// `options.output` is `moving_output`. E-FILM: no solution, no half-move that can be played, or no
/// such line; W-FILM: the line is not played to its end, or the position after a half-move is not
/// known.
std::optional<Drawn> draw_solution(Invocation& invocation, text::SourceId source,
                                   BoardOptions const& options, MovingPicture const& wanted);
/// Does the same for a solution by itself.
std::optional<Drawn> draw_solution(Invocation& invocation, LooseSolution const& solution,
                                   BoardOptions const& options, MovingPicture const& wanted);

/// Parts of a description: the position, what the problem is, both, or the solution.
enum class Say : std::uint8_t { long_text, short_text, full, solution, fen };

/// Returns a part of a description of a position or a problem; not for `solution` and `fen`.
std::string said(alt_text::Description const& words, Say say);

/// Returns the description of a body of a directive, in one line, in the language of the defaults.
/// Empty for `alt: none`, and for a solution that does not exist. No value if there is an error.
std::optional<std::string> problem_in_words(Invocation& invocation, text::SourceId source,
                                            BoardOptions const& options, Say say);

/// Returns the rows of the caption of a body and its printed solution in the form of
/// `list_caption`. No value if there is an error.
std::optional<std::string> list_problem(Invocation& invocation, text::SourceId source,
                                        BoardOptions const& options);

}  // namespace dawson::run
