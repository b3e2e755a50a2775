// How a task is played: the side to move, and the form of its solutions.
#pragma once

#include <optional>
#include <string_view>

#include "chess/piece.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

struct Play {
  bool known = false;   ///< a stipulation was given
  bool lines = false;   ///< help play, series, proof games: one line per solution; else trees
  bool series = false;  ///< "ser-", "pser-"
  bool intro = false;   ///< "2->ser-h#3": numbers restart within a line
  int left_out = 0;     ///< half-moves that even actual play omits: h#2.5, WhiteToPlay
  bool duplex = false;
  chess::Side first = chess::Side::white;  ///< of the half-moves with a number

  /// Half-moves of a complete line: 4 for h#2, 5 for h#2.5; 0 if unknown.
  int length = 0;

  chess::Task task{};     ///< empty if it is not understood
  bool retracts = false;  ///< moves are retracted
};

/// Reads a stipulation in Popeye's form, and the words of options in any of its languages
/// ("Duplex", "WhiteToPlay"), separated by blanks or semicolons.
Play play_of(std::string_view stipulation, std::string_view options);

/// The changes of a twin besides the position: stipulation and conditions.
struct OwnRules {
  std::optional<chess::Stipulation> stipulation;  ///< no value: that of the diagram
  bool conditions = false;                        ///< differ from those of the diagram
  bool unknown = false;  ///< it has words that are not understood and may change any of this

  /// Returns the rules of `twin`, which follows the twin with these rules and keeps them if it is
  /// continued.
  OwnRules next(chess::Twin const& twin) const;

  /// Returns how the twin is played; `diagram` is the play of its diagram, `options` are as for
  /// `play_of`.
  Play play(Play const& diagram, std::string_view options) const;
};

}  // namespace dawson::semantics
