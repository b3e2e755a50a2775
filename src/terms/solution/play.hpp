// How a task is played: whose move it is, and how its solutions stand in lines.
#pragma once

#include <string_view>

#include "chess/man.hpp"

namespace dawson::terms {

struct Play {
  bool known = false;   ///< a stipulation was given
  bool lines = false;   ///< help play, series, proof games: a line a solution; else trees
  bool series = false;  ///< "ser-", "pser-"
  bool intro = false;   ///< "2->ser-h#3": numbers begin again within a line
  int left_out = 0;     ///< half-moves that even actual play leaves out: h#2.5, WhiteToPlay
  bool duplex = false;
  chess::Side first = chess::Side::white;  ///< of the half-moves with a number

  /// Half-moves of a whole line: 4 of h#2, 5 of h#2.5; 0 where that is not known.
  int length = 0;
};

/// Of a stipulation as Popeye writes it, and of options' words in any of its languages ("Duplex",
/// "WhiteToPlay"), separated by blanks or semicolons.
Play play_of(std::string_view stipulation, std::string_view options);

}  // namespace dawson::terms
