// The Fairy FEN of Joost de Heer, as the Chess Diagrammer of janko.at reads it: reader and writer.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.hpp"
#include "chess/position.hpp"
#include "notation/address.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Direction of a quarter turn. Joost de Heer's "*" counts clockwise ("Fairy FEN"); the fork of his
/// script at chessproblems.ca counts the other way: there *1 is 90 degrees counter-clockwise.
enum class Turning { clockwise, counterclockwise };

/// Parses a Fairy FEN placement: rotated and neutral pieces, markers, letters and numbers, any
/// rectangular board. For an address of the image service (".../d.php?ff=...", also in an <img>
/// element), parses the placement in it; columns are then those of the address. Addresses of the
/// fork (".../image.php?ff=...&sb=...") always rotate counter-clockwise, use S for the knight and x
/// for the imitator, and state how the edges are joined. Errors (spans are bytes of `text`):
/// E-CHAR, E-ZERO, E-ROT, E-NEUTRAL, E-TEXT, E-WIDTH, E-EMPTYROW, E-URL, E-LIMIT, E-UTF8.
/// `warnings` receives W-ROT and W-URL.
text::Result<chess::Position> read_janko(std::string_view text, text::Diagnostics& warnings);

/// Parses a Fairy FEN placement with rotations in the direction `turning`. Positions and written
/// placements always use clockwise rotations.
text::Result<chess::Position> read_janko(std::string_view text, Turning turning,
                                         text::Diagnostics& warnings);

/// Writes a Fairy FEN placement; 11 empty squares are `92`, neutral pieces are lower case.
WriteResult write_janko(chess::Position const& position);

/// Return the address of the image service for such a placement, and the <img> element with it
/// ("How to use"). A placement needs no escapes there.
std::string janko_address(std::string_view placement);
std::string janko_image(std::string_view placement);

/// Parses one or more pieces or texts without counts and slashes ("-*2q", "K*1N"), as in running
/// text. Errors as above; E-EMPTY if there is none.
text::Result<std::vector<chess::SquareContent>> read_janko_men(std::string_view text,
                                                               text::Diagnostics& warnings);

/// Returns whether `text` is an address of the image service (http or https, or an <img> element
/// with one).
bool is_janko_address(std::string_view text);

/// The value of the parameter `ff`; `fault` is E-URL also if there is none.
struct Address : Unescaped {
  bool fork = false;  ///< an address of image.php, with the differences of `symbol_of_fork` and
                      ///< `edges_of_fork`
  chess::Edges edges = chess::Edges::none;  ///< value of the fork's `sb`
  std::optional<text::Diagnostic> doubt;    ///< W-URL: unknown value of `sb`, which is ignored
};

/// Returns whether `text` is an http or https address or an <img> element.
bool is_address(std::string_view text);

/// Returns the original script's symbol for a symbol of the fork at chessproblems.ca: its S is a
/// knight, its x an imitator.
char symbol_of_fork(char symbol);

/// Returns the joined edges for the fork's `sb`: h, v and hv are a horizontal cylinder, a vertical
/// one and a torus, "" is none; no value for others.
std::optional<chess::Edges> edges_of_fork(std::string_view sb);

/// Returns the placement in an address. The value of `ff` ends at `&`, `#`, the quote that closes
/// the attribute, or the end ("The Chess Diagrammer, How to use").
Address decode_address(std::string_view text);

/// Returns K Q R B N P and the markers C X S T.
std::span<chess::Kind const> janko_kinds();

/// Returns a count of empty squares in single digits: 92 for eleven; empty for 0.
std::string janko_count(std::size_t squares);

}  // namespace dawson::notation
