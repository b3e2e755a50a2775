// Positions in web addresses: finding them, decoding percent escapes, and addresses that carry a
// placement in the parameter `fen`.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Returns whether `text` is an http or https address whose host and path begin with `site`
/// ("lichess.org/"), optionally after "www.".
bool is_address_of(std::string_view text, std::string_view site);

/// Returns whether `text` is an http or https address, or an <img> element.
bool is_web_address(std::string_view text);

/// Returns the span of the address in `text`: all of it, or the source of an <img> element. An
/// attribute ends only at the kind of quote that opens it, since apostrophes belong to janko's
/// notation.
text::Span address_span(std::string_view text);

/// Returns the offset of the value of a parameter ("ff="): after "?ff=", "&ff=" or, in HTML,
/// "&amp;ff=". No value if there is no such parameter.
std::optional<std::size_t> value_of(std::string_view name, std::string_view address);

/// A part of an address, percent-decoded.
struct Unescaped {
  std::string text;
  std::vector<std::size_t>
      origins;  ///< per byte of `text` and for its end: the offset in the address
  std::optional<text::Diagnostic> fault;  ///< E-URL: an invalid escape after `text`

  /// Returns a span of `text` as a span of the address.
  text::Span origin(text::Span span) const { return {origins[span.begin], origins[span.end]}; }
};
/// Decodes the percent escapes of `part`, up to the first invalid one.
Unescaped unescaped(std::string_view address, text::Span part);

/// Parses the part of an address with `reader`; findings point at the address.
text::Result<chess::Position> read_in_address(
    std::string_view address, text::Span part,
    text::Result<chess::Position> (*reader)(std::string_view, text::Diagnostics&),
    text::Diagnostics& warnings);

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
