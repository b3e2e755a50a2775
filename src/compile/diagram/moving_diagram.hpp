// A diagram on which a line of its solution is played: what is laid out for each picture, and the
// pictures as a file.
#pragma once

#include <optional>
#include <vector>

#include "compile/diagram/outputs.hpp"
#include "document/solution_reading.hpp"
#include "replay/board_state.hpp"
#include "replay/film_line.hpp"

namespace dawson::run {

class MovingDiagram {
 public:
  /// All that it is given by reference outlives it.
  MovingDiagram(document::ReadSolution const& solution, problem::Problem const& problem,
                play::Film const& film, FilmLine const& line, terms::SolutionForm form);

  struct Picture {
    problem::Problem problem;
    prose::Inlines words;  ///< the half-move, and before the first a blank line of its height
  };
  /// What is to be laid out next: the diagram, then what stands there after each half-move.
  std::optional<Picture> next();

  /// Takes what has been laid out of it.
  text::Result<Drawn> add(LaidOut const& diagram);
  std::size_t frames() const { return scenes_.size(); }

  /// W-FILM: where the line ends before its end, and why.
  text::Diagnostics findings() const;

  /// All of it as a GIF; a half-move stands for `delay` hundredths of a second, the first and the
  /// last picture twice as long. E-SIZE, E-LIMIT as for PNG, the pixels of all pictures counted.
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
  std::size_t at_ = 0;   // of the line, which comes next
  text::Span last_;      // half-move that was played
  std::string stopped_;  // why no more was
  std::vector<Laid> scenes_;
  layout::Typeset typeset_;
  drawing::PieceSet const* pieces_ = nullptr;
  std::string title_;
};

}  // namespace dawson::run
