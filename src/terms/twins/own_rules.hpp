// What a twin changes besides the position: what is asked, and by which conditions.
#pragma once

#include <optional>
#include <string_view>

#include "chess/stipulation.hpp"
#include "chess/twin.hpp"
#include "terms/solution/play.hpp"

namespace dawson::terms {

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

}  // namespace dawson::terms
