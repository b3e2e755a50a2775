// The address of a request: its path and its parameters.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"

namespace dawson::server {

struct Parameter {
  std::string name;
  std::string value;
};

struct Address {
  std::string path;                   ///< "/board.svg"
  std::vector<Parameter> parameters;  ///< in their order

  /// The value of the first parameter of that name.
  std::optional<std::string_view> value(std::string_view name) const;
};

/// The path and the parameters of "/board.svg?fen=8/8&width=360", each unescaped; `+` is a blank in
/// a value, as in PHP. E-URL, its span in `target`: a broken escape, a control character (no value
/// is of two lines), text that is no UTF-8.
text::Result<Address> read_address(std::string_view target);

/// `text` with an escape for each byte that is not to stay.
std::string with_escapes(std::string_view text, bool (*stays)(char));

/// `text` as a value: what is no letter, digit or one of -.~/ goes out as an escape.
std::string escaped_value(std::string_view text);

}  // namespace dawson::server
