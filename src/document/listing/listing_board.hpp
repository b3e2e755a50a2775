// Keeps the board of a listing, for lines that name pieces by their squares.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/host.hpp"
#include "document/listing/listed_men.hpp"

namespace dawson::document {

/// The position of a listing, or of a field beside it, as far as it can be read without the
/// settings of the document.
class ListingBoard {
 public:
  /// `own` is the position's line, if the listing has one; `given` are the fields of the body.
  ListingBoard(text::SourceMappedText const* own, std::vector<FieldLine> const& given,
               MarkupLanguage const& host);

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
