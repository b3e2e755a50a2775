// Table of output formats for one diagram, from which suffixes, `--kind` and the help derive, and
// two of these outputs: moving pictures, and captions as lines of plain text.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "compile/abilities.hpp"
#include "document/markup.hpp"
#include "document/solution_reading.hpp"
#include "layout/captions/caption.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "replay/replay.hpp"
#include "style/styles.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// A written file, and the further files that it needs, by name.
struct Drawn {
  std::string bytes;
  std::map<std::string, std::string> files;
};

/// A problem with its layout, and everything that an output needs to draw it.
struct LaidOut {
  problem::Problem const& problem;
  layout::Scene const& scene;
  PieceSet const* piece_set = nullptr;  ///< null: Dawson's own piece set
  layout::PlacedCaption caption;        ///< empty if the output prints no text
  layout::Typeset typeset;              ///< empty if the output measures no letters
  double dpi = 300;                     ///< pixels per inch
  std::optional<double> wide{};  ///< width of the whole picture in pixels; no value: from `dpi`
  text::Limits limits;
  std::optional<std::int64_t> time;                     ///< time of creation
  chess::Language language = chess::Language::english;  ///< language of descriptions
  layout::Caption const* lines = nullptr;               ///< caption as composed; may be null

  /// Returns the drawings of the piece set; null for Dawson's own.
  drawing::PieceSet const* pictures() const { return pictures_of(piece_set); }
};

/// Text that an output prints, for which fonts are opened.
enum class Lettering : std::uint8_t {
  none,
  board,            ///< text on the board and beside it
  caption,          ///< the caption too
  caption_on_page,  ///< the same, no larger than a page of PDF
};

/// An output format: a row of the table.
struct Output {
  std::string_view name;   ///< suffix without its dot
  std::string_view words;  ///< description for the help
  std::string_view media;  ///< media type: "image/png"
  Lettering lettering = Lettering::none;
  /// Writes the file; returns an error without a span if this is impossible.
  text::Result<Drawn> (*write)(LaidOut const& diagram) = nullptr;
  document::MarkupLanguage const* markup =
      &document::markdown_markup;                  ///< markup language of text in values
  Abilities const* renderer = &picture_abilities;  ///< what it can print

  /// Returns whether the output prints captions.
  bool sets_captions() const { return lettering >= Lettering::caption; }
};

/// Returns all output formats but `moving_output`.
std::span<Output const> outputs();

/// Returns the output format for a moving picture of a solution. It is not in `outputs()`, and its
/// `write` is null.
Output const& moving_output();

/// Returns the output format of that name; null for other names.
Output const* find_output(std::string_view name);

/// Returns the names of all output formats, "pdf, svg ...", each after `before`, for help and
/// errors.
std::string output_names(std::string_view before = "");

/// Replays one line. Call `next` and `add` in turn until there is no picture, then `write`.
class MovingDiagram {
 public:
  /// Begins the replay of `line`. All arguments passed by reference must outlive this.
  MovingDiagram(document::ReadSolution const& solution, problem::Problem const& problem,
                replay_rules::Replay const& replay, ReplayedLine const& line,
                semantics::SolutionForm form);

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
  replay_rules::ReplayLine const& replay_line_;
  ReplayedLine const& line_;
  semantics::SolutionForm form_;
  semantics::SquaresOf squares_;
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

/// Returns whether rows of a caption fit their measure in the given fonts.
using RowsFit = std::function<bool(std::vector<layout::CaptionRow> const&)>;

/// Returns one line per row: block, left, centre, right, separated by tabs. Fonts are marks: `<b>`,
/// `<i>`, `<sl>`, `<sc>`, `<c COLOUR>`, `<z SIZE>`, `<f FAMILY>`, in this order. A piece is its
/// notation in braces. A backslash is before `< { } \ ~` of the text; `~` is a no-break space.
/// `solution` comes last, one line per paragraph.
std::string list_caption(layout::Caption const& caption,
                         std::vector<prose::Inlines> const& solution, RowsFit const& fit);

}  // namespace dawson::run
