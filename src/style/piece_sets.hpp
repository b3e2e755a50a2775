// The user's piece sets on the disk: folders of pictures, one a man.
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

/// A folder's pictures, and what is wrong with it.
struct PieceSet {
  std::string folder;
  backend::SvgPieceSet pictures;
  text::Diagnostics faults;   ///< E-PIECES and W-IMAGE, each of its file or of the folder
  backend::TikzPieces pages;  ///< of the PDF that LaTeX takes the pictures from
  std::string pdf;            ///< its bytes; empty where no picture can be drawn
};

/// What canvases draw with in the place of Dawson's own figures; null for those.
inline drawing::PieceSet const* pictures_of(PieceSet const* set) {
  return set ? &set->pictures : nullptr;
}

/// The sets of a run, each read once. Two folders of one name get different names in LaTeX.
class PieceSets {
 public:
  PieceSets(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// Reads all pictures of a folder that have the names of men (`drawing::piece_of_file`); other
  /// files are left alone. Its faults: a folder that cannot be read or has no picture, two files
  /// for one man, and pictures that are none.
  PieceSet const& open(std::string const& folder);

 private:
  PieceSet read(std::string const& folder);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, PieceSet> known_;
};

/// Says once for each man that a set has not got him, where he is first wanted.
class MissingPieces {
 public:
  /// W-PIECES at `span` for men that are shown with figures, that `set` lacks and that no earlier
  /// call named.
  void look(std::vector<chess::Occupant> const& men, PieceSet const& set, text::Span span,
            text::Diagnostics& findings);

 private:
  std::set<std::pair<std::string, drawing::Piece>> said_;
};

/// The men and texts on a board.
std::vector<chess::Occupant> men_of(chess::Position const& position);

}  // namespace dawson::run
