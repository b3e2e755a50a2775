// Reads the lines of a listing that name pieces by their squares ("White Grasshopper a1, b2") on
// the board of the listing. For the reader of listings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"

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

/// The position of a listing, or of a field beside it, as far as it can be read without the
/// settings of the document.
class ListingBoard {
 public:
  /// `own` is the position's line, if the listing has one; `given` are the fields of the body.
  ListingBoard(text::SourceMappedText const* own, std::vector<FieldLine> const& given,
               MarkupLanguage const& markup);

  /// Places or names the pieces of a line (`place_listed_pieces`); pieces can be added only to a
  /// position in the listing itself. Does nothing without a position.
  ListedPiecesEffect take(std::string_view line, std::vector<ListedPiece> const& pieces);

  /// The position of the listing as a field with all placed pieces.
  struct Written {
    Field const* field = nullptr;
    std::string text;
    std::vector<std::string> dropped;  ///< other contents of the position's line
  };
  /// Returns the position with all placed pieces; no value if none was placed.
  std::optional<Written> written() const;

 private:
  std::optional<chess::Position> position_;
  bool own_ = false, placed_ = false;
};

}  // namespace dawson::document
