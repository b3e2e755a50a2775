// Reads lines of a listing that name pieces by their squares: "White Grasshopper a1, b2", "a5, b6:
// Grasshopper". For the reader of listings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_men.hpp"
#include "chess/position.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A name and its squares.
struct ListedPiece {
  /// A square and where it is written.
  struct Place {
    chess::Square square;
    text::Span where;  ///< bytes of the line
  };
  text::Span name;                           ///< bytes of the line, with the colour
  chess::FairyPiece const* piece = nullptr;  ///< null: no fairy piece has that name
  std::optional<chess::Side> side{};         ///< as given here or earlier in the line
  std::vector<Place> places{};
};

/// Parses all of a line as names with squares, in the languages of the table of fairy pieces,
/// singular or plural, with or without a colour. No value for other lines.
std::optional<std::vector<ListedPiece>> read_listed_pieces(std::string_view line);

/// Returns true if all of them are in the table of fairy pieces.
bool all_known(std::vector<ListedPiece> const& pieces);

/// The effect of a line on a position.
struct ListedPiecesEffect {
  bool placed = false;                           ///< its pieces are on the board now
  std::optional<text::Diagnostic> finding = {};  /// with a span of the line's
};

/// Places the pieces of a line on `position`, if all their squares are empty, with `may_place`;
/// pieces that are there already are named. E-COLOUR: pieces without a colour for empty squares;
/// E-EMPTY: some of the squares are empty, others are not; E-OCCUPIED: pieces of the other colour.
/// W-LISTING: an orthodox piece is named as a fairy piece, a name is unknown and its squares are
/// empty; W-EMPTY: without `may_place`, the squares are empty.
ListedPiecesEffect place_listed_pieces(std::string_view line,
                                       std::vector<ListedPiece> const& pieces,
                                       chess::Position& position, bool may_place);

}  // namespace dawson::document
