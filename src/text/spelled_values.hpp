// Values as people spell them: yes and no as in YAML 1.1, for keys, fields and metadata, and Roman
// numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dawson::text {

/// Parses `yes`, `true`, `on` and `no`, `false`, `off`, in lower case, with a capital or in
/// capitals; no value for any other text.
std::optional<bool> read_yes_no(std::string_view text);

/// Returns whether the text is one of the spellings of no, or `none`.
bool says_no(std::string_view text);

/// Returns "iv" for 4; empty for numbers below 1.
std::string roman(int number);

}  // namespace dawson::text
