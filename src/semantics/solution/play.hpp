// How a task is played: whose move it is, and how its solutions stand in lines.
#pragma once

#include <optional>
#include <string_view>

#include "chess/piece.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

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

  chess::Task task{};     ///< empty where it is not understood
  bool retracts = false;  ///< moves are taken back
};

/// Of a stipulation as Popeye writes it, and of options' words in any of its languages ("Duplex",
/// "WhiteToPlay"), separated by blanks or semicolons.
Play play_of(std::string_view stipulation, std::string_view options);

/// What a twin changes besides the position: what is asked, and by which conditions.
struct OwnRules {
  std::optional<chess::Stipulation> stipulation;  ///< nothing: the diagram's
  bool conditions = false;                        ///< others than the diagram's
  bool unknown = false;  ///< words are not understood, which may say any of this

  /// Those of `twin`, which comes behind the one that has these: it keeps them where it goes on
  /// from that one.
  OwnRules next(chess::Twin const& twin) const;

  /// How the twin is played; `diagram` is how its diagram is, `options` are as for `play_of`.
  Play play(Play const& diagram, std::string_view options) const;
};

}  // namespace dawson::semantics
