// What a hand does to a position: men put, taken, moved, turned, squares made and cut off.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

struct PutMan {
  chess::Square square;
  chess::Occupant occupant;
};
struct TakeMan {
  chess::Square square;
};
struct MoveMan {
  chess::Square from, to;
};
/// By eighths of a turn, clockwise.
struct TurnMan {
  chess::Square square;
  int eighths = 0;
};
/// White, black and neutral by turns; other sides become white.
struct ChangeSide {
  chess::Square square;
};
/// The man gets the attribute (Popeye's English word), or has it no more.
struct ChangeAttribute {
  chess::Square square;
  std::string word;
};
/// A square becomes a hole, a hole a square.
struct ToggleHole {
  chess::Square square;
};
/// So many files and ranks: what is cut off or added is above and on the right.
struct Resize {
  int files = 8, ranks = 8;
};
struct TakeAllMen {};

using PositionEdit = std::variant<PutMan, TakeMan, MoveMan, TurnMan, ChangeSide, ChangeAttribute,
                                  ToggleHole, Resize, TakeAllMen>;

/// Does it. Attributes go where their men go. What cannot be done (a square that is not there, an
/// attribute of no man, a size for a board that is no rectangle of squares) is an error without a
/// span, E-EDIT, and nothing is changed. `most` squares a board may have.
std::optional<text::Diagnostic> apply(PositionEdit const& edit, chess::Position& position,
                                      std::size_t most);

}  // namespace dawson::server
