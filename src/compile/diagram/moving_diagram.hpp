// Moving pictures: a diagram that replays a line of its solution, as layouts for each picture and
// as a GIF. For `draw_solution`.
#pragma once

#include <optional>
#include <vector>

#include "compile/diagram/outputs.hpp"
#include "document/solution_reading.hpp"
#include "replay/board_state.hpp"
#include "replay/film_line.hpp"

namespace dawson::run {

/// Replays one line. Call `next` and `add` in turn until there is no picture, then `write`.
class MovingDiagram {
 public:
  /// Begins the replay of `line`. All arguments passed by reference must outlive this.
  MovingDiagram(document::ReadSolution const& solution, problem::Problem const& problem,
                play::Film const& film, FilmLine const& line, terms::SolutionForm form);

  struct Picture {
    problem::Problem problem;
    /// Text of the half-move; before the first one, a blank line of the same height.
    prose::Inlines words;
  };
  /// Returns the next picture to lay out: the diagram, then the position after each half-move. No
  /// value after the last.
  std::optional<Picture> next();

  /// Adds the layout of the last picture that `next` returned.
  text::Result<Drawn> add(LaidOut const& diagram);
  /// Returns the number of pictures so far.
  std::size_t frames() const { return scenes_.size(); }

  /// Returns W-FILM with the place and the reason if the line is not played to its end.
  text::Diagnostics findings() const;

  /// Writes all pictures as a GIF. A half-move is shown for `delay` hundredths of a second, the
  /// first and the last picture twice as long. E-SIZE and E-LIMIT as for PNG, for the pixels of all
  /// pictures together.
  text::Result<Drawn> write(int delay, double dpi, text::Limits const& limits) const;

 private:
  struct Laid {
    layout::Scene scene;
    layout::PlacedCaption caption;
  };
  Picture picture(std::vector<Step> const& steps, prose::Inlines words) const;

  document::ReadSolution const& solution_;
  problem::Problem const& problem_;
  play::Reel const& reel_;
  FilmLine const& line_;
  terms::SolutionForm form_;
  BoardState stage_;
  bool begun_ = false;
  std::size_t at_ = 0;   // index of the next half-move of the line
  text::Span last_;      // last half-move that was played
  std::string stopped_;  // reason why the replay stopped
  std::vector<Laid> scenes_;
  layout::Typeset typeset_;
  drawing::PieceSet const* piece_set_ = nullptr;
  std::string title_;
};

}  // namespace dawson::run
