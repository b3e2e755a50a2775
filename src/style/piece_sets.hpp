// The user's piece sets on disk: folders with one picture per piece. For renderers and the
// invocation.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backend/latex/tikz_pieces.hpp"
#include "backend/svg_pieces.hpp"
#include "chess/man.hpp"
#include "chess/position.hpp"
#include "disk/disk.hpp"
#include "layout/scene.hpp"
#include "text/diagnostic.hpp"
#include "text/sources.hpp"

namespace dawson::run {

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
