// Where men go by their walks, orthodox ones and those whose moves the table of men says.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "chess/movement.hpp"
#include "play/board.hpp"

namespace dawson::play {

class Walks {
 public:
  /// Whether the man on `from` gets to `to` in one half-move of `side`; nothing where nobody
  /// knows. On flat boards; pawns of the usual game on eight by eight squares alone.
  std::optional<bool> reach(Board const& board, Square from, Square to, Colour side, bool capture);

 private:
  chess::Movement const* movement(std::string const& walk, Colour side);

  /// By walk and side; nothing of men whose moves no string says.
  std::map<std::pair<std::string, Colour>, std::optional<chess::Movement>> movements_;
};

}  // namespace dawson::play
