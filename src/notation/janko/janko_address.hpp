// Addresses of the image service: the placement in them, and where in the address it stood.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::notation {

struct Address {
  std::string placement;                  ///< the parameter `ff`, percent-decoded
  std::vector<std::size_t> origins;       ///< the byte of the address behind each byte, and the end
  std::optional<text::Diagnostic> fault;  ///< E-URL: no `ff`, or a broken escape after `placement`

  /// A span of `placement` as one of the address.
  text::Span origin(text::Span span) const { return {origins[span.begin], origins[span.end]}; }
};

/// Whether `text` is an http or https address or an <img> element.
bool is_address(std::string_view text);

/// The placement in an address. The value of `ff` ends at `&`, `#`, the quote that closes the
/// attribute, or the end ("The Chess Diagrammer, How to use").
Address decode_address(std::string_view text);

}  // namespace dawson::notation
