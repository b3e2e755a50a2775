// The address of a request: its path and its parameters, decoded.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"

namespace dawson::server {

/// A parameter, unescaped.
struct Parameter {
  std::string name;
  std::string value;
};

/// An address, unescaped.
struct Address {
  std::string path;                   ///< "/board.svg"
  std::vector<Parameter> parameters;  ///< in the order of the address

  /// Returns the value of the first parameter of that name; no value if there is none.
  std::optional<std::string_view> value(std::string_view name) const;
};

/// Parses an address such as "/board.svg?fen=8/8&width=360" and unescapes path and parameters; `+`
/// is a blank in a value, as in PHP. Returns E-URL, with its span in `target`, for a broken escape,
/// a control character (values have one line), or text that is not UTF-8.
text::Result<Address> read_address(std::string_view target);

/// Returns `text` with an escape for each byte for which `stays` returns false.
std::string with_escapes(std::string_view text, bool (*stays)(char));

/// Returns `text` as a parameter value: all bytes except letters, digits and -.~/ are escaped.
std::string escaped_value(std::string_view text);

}  // namespace dawson::server
