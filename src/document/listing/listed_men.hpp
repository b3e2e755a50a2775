// Lines of a listing that name pieces by their squares: "White Grasshopper a1, b2",
// "a5, b6: Grasshopper".
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
struct ListedMan {
  struct Place {
    chess::Square square;
    text::Span where;  ///< bytes of the line
  };
  text::Span name;                       ///< bytes of the line, with the colour
  chess::FairyMan const* man = nullptr;  ///< null: no fairy man has that name
  std::optional<chess::Side> side{};     ///< as said here or before it in the line
  std::vector<Place> places{};
};

/// Reads all of a line as names with squares, in the languages of the table of fairy men, singular
/// or plural, with or without a colour. Nothing for other lines.
std::optional<std::vector<ListedMan>> read_listed_men(std::string_view line);

/// Returns whether all of them are in the table of fairy men.
bool all_known(std::vector<ListedMan> const& men);

/// What a line does to a position.
struct ListedMenEffect {
  bool placed = false;                           ///< its men stand on the board now
  std::optional<text::Diagnostic> finding = {};  /// with a span of the line's
};

/// Puts the men of a line on `position`, if all their squares are empty, with `may_place`; men that
/// stand there already are named. E-COLOUR: men without a colour for empty squares; E-EMPTY: some
/// of the squares are empty, others are not; E-OCCUPIED: men of the other colour. W-LISTING: an
/// orthodox man is named as a fairy man, a name is unknown and its squares are empty; W-EMPTY:
/// without `may_place`, the squares are empty.
ListedMenEffect place_listed_men(std::string_view line, std::vector<ListedMan> const& men,
                                 chess::Position& position, bool may_place);

}  // namespace dawson::document
