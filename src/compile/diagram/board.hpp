// One problem by itself, as a file of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "chess/position.hpp"
#include "compile/diagram/outputs.hpp"
#include "document/directive.hpp"
#include "document/settings.hpp"
#include "speech/described.hpp"

namespace dawson::run {

class Invocation;

struct BoardOptions {
  Output const* output = nullptr;  ///< never null when a board is drawn
  double dpi = 300;                ///< of pixels
  std::optional<double> wide{};    ///< pixels of the whole picture, in the place of `dpi`
  document::Settings defaults{};   ///< the user's
  std::optional<double> width{};   ///< of the caption that is listed, millimetres; nothing: it fits
  document::Host const* host = &document::markdown_host;  ///< of the text of what is listed
  std::string ask{};  ///< the label of a twin of the problem, which is drawn; or empty
  /// The position that is drawn instead of the one that is read; nothing stops with what it told.
  std::function<std::optional<chess::Position>(chess::Position const&)> change{};
  /// Told of what is drawn, for whoever shows more than the picture; may be empty.
  std::function<void(LaidOut const&)> look{};
};

/// The first line of `source` is the position, in `notation` (null: to be guessed; `moves` makes a
/// diagram of moves); the lines below it are fields of a directive (`size: 6mm`), which go before
/// the invocation's style; their text is the output's host's. All findings are reported to
/// `invocation`; nothing is drawn if there is an error among them.
std::optional<Drawn> draw_position(Invocation& invocation, text::SourceId source,
                                   document::Field const* notation, BoardOptions const& options);

/// The same of the whole body of a directive, listing or fields.
std::optional<Drawn> draw_problem(Invocation& invocation, text::SourceId source,
                                  BoardOptions const& options);

/// A picture that moves, of one line of a solution.
struct MovingPicture {
  std::string line{};  ///< as for `film_line`
  int delay = 150;     ///< hundredths of a second that a half-move stands; the last one, twice
};

/// A solution by itself: who stands where, what is asked, and the text that is read.
struct LooseSolution {
  chess::Position position;
  std::string stipulation{}, options{};  ///< Popeye's; may be empty
  text::SourceId text = text::at_hand;
};

/// A body, or a solution by itself, played through as a GIF: the diagram, then a picture for each
/// half-move, which stands below the caption; the squares that it changes are tinted.
/// `options.output` is `moving_output`. E-FILM: no solution, nothing that can be played, no such
/// line; W-FILM: the line is not played to its end, or nobody knows how what follows looks.
std::optional<Drawn> draw_solution(Invocation& invocation, text::SourceId source,
                                   BoardOptions const& options, MovingPicture const& wanted);
std::optional<Drawn> draw_solution(Invocation& invocation, LooseSolution const& solution,
                                   BoardOptions const& options, MovingPicture const& wanted);

/// What is said of a problem: the position, what it is, both, or its solution.
enum class Say : std::uint8_t { long_text, short_text, full, solution };

/// Of a position or a problem; not for its solution.
std::string said(speech::Described const& words, Say say);

/// The body of a directive in words, in one line; the language is that of the defaults. Empty for
/// `alt: none`, and for a solution that is none. Nothing if there is an error.
std::optional<std::string> problem_in_words(Invocation& invocation, text::SourceId source,
                                            BoardOptions const& options, Say say);

/// The rows of the caption of such a body and what is printed of its solution, as `list_caption`
/// has them. Nothing if there is an error.
std::optional<std::string> list_problem(Invocation& invocation, text::SourceId source,
                                        BoardOptions const& options);

}  // namespace dawson::run
