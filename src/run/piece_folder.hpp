// The user's piece sets on the disk.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "backend/latex/tikz_pieces.hpp"
#include "backend/svg_pieces.hpp"
#include "chess/man.hpp"
#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// What is wrong with a file, or a folder (whose source is empty).
struct PieceFault {
  std::unique_ptr<text::Source> source;
  text::Diagnostic finding;
};

/// A folder's pictures, and what is wrong with it.
struct PieceFolder {
  std::string path;
  backend::SvgPieceSet set;
  std::vector<PieceFault> faults;
};

/// Reads all pictures of a folder that have the names of men (`drawing::piece_of_file`); other
/// files are left alone. E-PIECES for a folder that cannot be read or has no picture, two files for
/// one man, and pictures that are none.
PieceFolder read_piece_folder(std::string const& path);

/// A set as LaTeX takes it: a PDF file beside the document.
struct TexPieceSet {
  PieceFolder folder;
  backend::TikzPieces pages;
  std::string pdf;  ///< the file's bytes
};

/// The sets of a run, each read once. Two folders of one name get different names in LaTeX.
class TexPieceSets {
 public:
  TexPieceSet const& open(std::string const& path);

 private:
  std::map<std::string, TexPieceSet> known_;
};

/// The folder of the figures that boards in `style` have: the one given on the command line
/// (`given`) goes before the style's. Empty: Dawson's own figures.
inline std::string const& folder_of_pieces(std::string const& given,
                                           std::optional<layout::Style> const& style) {
  return given.empty() && style ? style->pieces : given;
}

/// What is wrong with the figures of a style that a document names; nothing where others are
/// `given` in their place.
std::optional<text::Diagnostic> pieces_fault(TexPieceSets& sets, std::string const& given,
                                             layout::Style const& style);

/// Says once for each man that a set has not got him, where he is first wanted.
class MissingPieces {
 public:
  /// W-PIECES at `span` for men that are shown with figures, that `set` lacks and that no earlier
  /// call named.
  void look(std::vector<chess::Occupant> const& men, PieceFolder const& folder, text::Span span,
            text::Diagnostics& findings);

 private:
  std::set<std::pair<std::string, drawing::Piece>> said_;
};

/// The men and texts on a board.
std::vector<chess::Occupant> men_of(chess::Position const& position);
std::vector<chess::Occupant> men_of(layout::Scene const& scene);

}  // namespace dawson::run
