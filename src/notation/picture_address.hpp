// Addresses of boards on the web that carry their placement in the parameter `fen`: pictures of
// lichess and chess.com, fen-tool, editors.
#pragma once

#include <optional>
#include <string_view>

#include "notation/address.hpp"

namespace dawson::notation {

/// The placement of an address, and the side from which it is seen.
struct PictureAddress : Unescaped {
  bool flipped =
      false;  ///< seen from Black's side: `color` or `orientation` is black, or `flip` is set
};

/// Returns the value of `fen` in an address or in the source of an <img> element, percent-decoded;
/// a plus sign is a blank if the side to move follows it. No value if there is no such parameter.
std::optional<PictureAddress> read_picture_address(std::string_view text);

/// Returns W-LOSS for an address that shows the board from Black's side, if only the position is
/// kept.
text::Diagnostic side_left_out(std::string_view address);

}  // namespace dawson::notation
