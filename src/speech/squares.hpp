// The squares of a position as they are named, in the order in which they are said.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"

namespace dawson::speech {

class Squares {
 public:
  /// `region`: the part that is shown.
  Squares(chess::Position const& position, std::optional<chess::Area> const& region);

  /// "e4", "a1A" on planes.
  std::string name(chess::Square square) const;
  bool shown(chess::Square square) const;

  /// Calls `look` for each cell that is shown, holes too: by plane, file, rank.
  void each(std::function<void(chess::Square, chess::Cell const&)> const& look) const;

  /// The lower left and the upper right corner of what is shown, if that is a part.
  std::optional<chess::Area> const& region() const { return region_; }

 private:
  struct Place {
    chess::Square square;
    chess::Cell const* cell;
  };
  void place();

  chess::Position const& position_;
  std::optional<chess::Area> region_;
  std::vector<Place> places_;  // of all that is shown, in that order
};

}  // namespace dawson::speech
