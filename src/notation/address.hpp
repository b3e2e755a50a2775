// Positions in web addresses: finding them, and decoding percent escapes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "text/result.hpp"

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

}  // namespace dawson::notation
