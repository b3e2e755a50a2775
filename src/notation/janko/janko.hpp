// The Fairy FEN of Joost de Heer, as janko.at's Chess Diagrammer reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Which way a quarter turn goes. Joost de Heer's "*" counts clockwise ("Fairy FEN"), the fork of
/// his script at chessproblems.ca the other way: there *1 is 90 degrees counter-clockwise.
enum class Turning { clockwise, counterclockwise };

/// Reads a Fairy FEN placement: turned and neutral men, markers, letters and numbers, any
/// rectangular board. An address of the image service (".../d.php?ff=...", also as an <img>
/// element) is read as the placement in it; columns are then those of the address. Those of the
/// fork (".../image.php?ff=...&sb=...") turn counter-clockwise, whatever is asked for, have S for
/// the knight and x for the imitator, and say how the board is joined.
/// Errors (spans are bytes of `text`): E-CHAR, E-ZERO, E-ROT, E-NEUTRAL, E-TEXT, E-WIDTH,
/// E-EMPTYROW, E-URL, E-LIMIT, E-UTF8. `warnings` receives W-ROT and W-URL.
text::Result<chess::Position> read_janko(std::string_view text, text::Diagnostics& warnings);

/// The same where turns may go counter-clockwise. Positions and what is written keep to clockwise
/// ones.
text::Result<chess::Position> read_janko(std::string_view text, Turning turning,
                                         text::Diagnostics& warnings);

/// Writes a Fairy FEN placement; 11 empty squares are `92`, neutral men are lower case.
WriteResult write_janko(chess::Position const& position);

/// The address of the image service for such a placement, and the element that shows it ("How to
/// use"). Nothing in a placement needs an escape there.
std::string janko_address(std::string_view placement);
std::string janko_image(std::string_view placement);

/// One man, text or several without counts and slashes ("-*2q", "K*1N"): what stands inline.
/// Errors as above; E-EMPTY where there is none.
text::Result<std::vector<chess::Occupant>> read_janko_men(std::string_view text,
                                                          text::Diagnostics& warnings);

/// Whether `text` is an address of the image service (http or https, or an <img> element with one).
bool is_janko_address(std::string_view text);

}  // namespace dawson::notation
