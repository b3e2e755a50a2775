// Positions in addresses of sites: where they stand, and percent signs that stand for characters.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Whether `text` is an http or https address whose host and path begin with `site`
/// ("lichess.org/"), perhaps behind "www.".
bool is_address_of(std::string_view text, std::string_view site);

/// Whether `text` is an http or https address, or an <img> element.
bool is_web_address(std::string_view text);

/// The address in `text`: all of it, or the source of an <img> element. Only the quote that opens
/// an attribute closes it, since apostrophes belong to janko's notation.
text::Span address_span(std::string_view text);

/// Where the value of a parameter ("ff=") begins: behind "?ff=", "&ff=" or, in HTML, "&amp;ff=".
std::optional<std::size_t> value_of(std::string_view name, std::string_view address);

/// A part of an address, percent-decoded.
struct Unescaped {
  std::string text;
  std::vector<std::size_t> origins;       ///< the byte of the address behind each byte, and the end
  std::optional<text::Diagnostic> fault;  ///< E-URL: a broken escape after `text`

  /// A span of `text` as one of the address.
  text::Span origin(text::Span span) const { return {origins[span.begin], origins[span.end]}; }
};
Unescaped unescaped(std::string_view address, text::Span part);

/// Reads the part of an address by `reader`; findings point at the address.
text::Result<chess::Position> read_in_address(
    std::string_view address, text::Span part,
    text::Result<chess::Position> (*reader)(std::string_view, text::Diagnostics&),
    text::Diagnostics& warnings);

}  // namespace dawson::notation
