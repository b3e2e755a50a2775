// Names of the squares of a position, and the order in which descriptions list them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"

namespace dawson::speech {

/// The squares of a position that are shown.
class Squares {
 public:
  /// `region`: the part that is shown. Keeps a reference to `position`.
  Squares(chess::Position const& position, std::optional<chess::Area> const& region);

  /// Returns the name of a square: "e4", or "a1A" on planes.
  std::string name(chess::Square square) const;
  /// Returns true if a square is shown.
  bool shown(chess::Square square) const;

  /// Calls `look` for each cell that is shown, including holes, by plane, file, rank.
  void each(std::function<void(chess::Square, chess::Cell const&)> const& look) const;

  /// Returns the lower left and the upper right corner of the shown part; no value if the whole
  /// board is shown.
  std::optional<chess::Area> const& region() const { return region_; }

 private:
  struct Place {
    chess::Square square;
    chess::Cell const* cell;
  };
  void place();

  chess::Position const& position_;
  std::optional<chess::Area> region_;
  std::vector<Place> places_;  // all shown cells, in this order
};

}  // namespace dawson::speech
