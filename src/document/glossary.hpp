// Collects the fairy pieces of a document while its diagrams are read, for glossaries.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// A fairy piece that a diagram of the document uses.
struct FairyPieceUsed {
  chess::Piece figure;  ///< the piece, in white
  prose::Inlines name;
  std::string betza;  ///< its moves in Betza's notation; empty if unknown
};

/// The fairy pieces used so far, each once.
class FairyPieces {
 public:
  /// Adds the fairy pieces of `problem`, in the order in which they appear: pieces of its legend,
  /// with the moves that it gives or that belong to the name; pieces that are known by name;
  /// rotated queen and knight, which are grasshopper and nightrider unless a legend names them
  /// otherwise. No piece is added twice, also not under its names in two languages. Orthodox pieces
  /// are not added; markers are added only if the legend names them.
  void collect(problem::Problem const& problem, chess::Language language);

  /// Returns the pieces in the order in which they were added.
  std::vector<FairyPieceUsed> const& used() const { return used_; }

 private:
  using Figure = std::tuple<chess::Kind, int, std::string>;
  static Figure figure_of(chess::Piece const& piece) {
    return {piece.kind, piece.rotation, piece.name};
  }
  void add(chess::Piece piece, prose::Inlines const& name, std::string betza);

  std::vector<FairyPieceUsed> used_;
  // Index into `used_` of the first piece: by name; by symbol; by symbol, of pieces without a name.
  std::map<std::string, std::size_t> by_name_;
  std::map<Figure, std::size_t> by_figure_, unnamed_;
};

/// Returns the board on which a glossary shows a piece with these moves: 9x9, or larger if its
/// longest step needs it.
std::string glossary_board(std::string_view betza);

/// Returns true if two pieces are drawn with the same symbol, whatever their sides.
bool same_figure(chess::Piece const& a, chess::Piece const& b);

/// Returns the conventional name of a rotated piece, used unless a legend names it otherwise:
/// rotated queen and knight are "grasshopper" and "nightrider". Empty for other pieces.
std::string_view conventional_name(chess::Piece const& piece);

/// Returns an author's name for a piece without markup and without a word for its colour: "neutral
/// nightrider" becomes "nightrider". Empty if markup hides it.
std::string bare_name(prose::Inlines const& name);

}  // namespace dawson::document
