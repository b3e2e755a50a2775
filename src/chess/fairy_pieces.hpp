// Popeye's names of fairy pieces and of attributes of pieces: abbreviations, and the symbol that
// represents each.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"

namespace dawson::chess {

/// An orthodox piece, rotated; or the circle, which in problem magazines represents every piece
/// without a symbol of its own.
struct DefaultFigure {
  Kind kind = Kind::circle;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7

  friend bool operator==(DefaultFigure const&, DefaultFigure const&) = default;
};

/// A row of the table of fairy pieces.
struct FairyPiece {
  std::string_view name;      ///< English, lower case: `Piece::name` of a `named` piece
  PopeyeWords abbreviations;  ///< Popeye's walks: one or two letters or digits, upper case
  /// Popeye's LaTeX symbol; Olive's where Popeye has none and Olive's is a rotated orthodox piece.
  DefaultFigure figure;
  /// "My Funny Notation", or XBetza with the name of the dialect before it; empty where neither can
  /// describe the piece.
  std::string_view betza;
};

/// Returns all fairy pieces in Popeye's order, which is chronological.
std::span<FairyPiece const> fairy_pieces();

/// Returns the piece with that abbreviation in Popeye's `language`, in either case; null if there
/// is none.
FairyPiece const* find_fairy_piece(std::string_view abbreviation, Language language);

/// Returns the first piece in the table with that figure, other than the circle; null if there is
/// none.
FairyPiece const* find_fairy_piece(DefaultFigure const& figure);

/// Returns the orthodox piece with that capital letter in Popeye's `language` (English S is the
/// knight); no value if there is none.
std::optional<Kind> orthodox_kind(std::string_view letter, Language language);

/// Returns the piece with that name in any language (English first); null if there is none. Names
/// are compared folded, see `text::folded`.
FairyPiece const* find_fairy_piece(std::string_view name);

/// Returns the name in `language` of the piece with that English name, of problems or of other
/// games; empty where the language has no word for it.
std::string_view name_of_piece(std::string_view english, Language language);

/// Returns the printed name of a piece in `language`: the table's name if `name` is one of its
/// names in any language, otherwise `name` itself.
std::string_view fairy_name(std::string_view name, Language language);

/// Returns the closest match to `name` in any language; empty if none is close enough to be a
/// typing error.
std::string_view closest_fairy_piece(std::string_view name);

/// A row of the table of attributes.
struct Attribute {
  PopeyeWords words;             ///< Popeye's spelling, in ASCII
  std::optional<MarkKind> mark;  ///< mark on the square of the piece
};

/// Returns all attributes, in Popeye's order.
std::span<Attribute const> attributes();

/// Returns the attribute with Popeye's English word ("Royal"); null if there is none.
Attribute const* find_attribute(std::string_view english);

}  // namespace dawson::chess
