// The styles and piece sets that documents name, each read once, and the design of a diagram that
// they determine. For the invocation, the compilation and renderers.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/latex/plain_tikz.hpp"
#include "backend/svg_pieces.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"
#include "disk/disk.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "problem/problem.hpp"
#include "style/yaml_style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Cache of the styles that a run has read.
class Styles {
 public:
  Styles(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// Returns the style `name` of a document in `folder` ("": the current folder). Its `pieces` are
  /// relative to the current folder, as `folder` is. Faults: E-STYLE for unknown names and
  /// unreadable files (its span has no meaning), and all findings in a file, with places in that
  /// file. The reference is valid as long as this object.
  StyleReading const& find(std::string const& name, std::string const& folder);

 private:
  StyleReading read(std::string const& path);
  StyleReading shipped(std::string const& name);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, StyleReading> known_;
};

}  // namespace dawson::run

namespace dawson::layout {
struct CaptionStyle;
}

namespace dawson::run {

struct PieceSet;

/// The design of a problem: style of the board, piece set, style of the caption.
struct BoardDesign {
  std::optional<layout::Style> style;  ///< no value: the renderer's default
  /// Piece set; null: Dawson's own.
  PieceSet const* piece_set = nullptr;
  /// Style of the captions; never null, lives as long as the invocation.
  layout::CaptionStyle const* caption = nullptr;
  std::optional<problem::Frame> frame;  ///< frame of the caption's style, if one is named
};

/// Applies to a problem what its design determines of it: frame, game, and whether the author is
/// hidden.
void settle(problem::Problem& problem, BoardDesign const& design);

/// The pictures of a folder, and the findings about it.
struct PieceSet {
  std::string folder;
  backend::SvgPieceSet pictures;
  text::Diagnostics faults;   ///< E-PIECES and W-IMAGE, of a file or of the folder
  backend::TikzPieces pages;  ///< pages of the PDF from which LaTeX takes the pictures
  std::string pdf;            ///< bytes of that PDF; empty if no picture can be drawn
};

/// Returns the pictures for canvases; null: Dawson's own.
inline drawing::PieceSet const* pictures_of(PieceSet const* set) {
  return set ? &set->pictures : nullptr;
}

/// The piece sets of a run, each read once. Two folders of the same name get different names in
/// LaTeX.
class PieceSets {
 public:
  PieceSets(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// Reads all pictures of a folder that are named after pieces (`drawing::piece_of_file`); other
  /// files are ignored. Faults: the folder cannot be read or contains no picture, two files for one
  /// piece, a file that is not a picture. The result is valid as long as this object.
  PieceSet const& open(std::string const& folder);

 private:
  PieceSet read(std::string const& folder);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, PieceSet> known_;
};

/// Warns once per piece that a piece set lacks, where the piece first occurs.
class MissingPieces {
 public:
  /// Adds W-PIECES at `span` for pieces that are drawn as symbols, that `set` lacks, and that no
  /// earlier call named.
  void look(std::vector<chess::SquareContent> const& pieces, PieceSet const& set, text::Span span,
            text::Diagnostics& findings);

 private:
  std::set<std::pair<std::string, drawing::PieceDrawing>> said_;
};

/// Returns the pieces and texts on a board, then the pieces in hand.
std::vector<chess::SquareContent> pieces_of(chess::Position const& position);

}  // namespace dawson::run
