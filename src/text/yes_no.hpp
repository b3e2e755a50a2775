// Yes and no as YAML 1.1 spells them: the one reader for keys, fields and metadata.
#pragma once

#include <optional>
#include <string_view>

namespace dawson::text {

/// Parses `yes`, `true`, `on` and `no`, `false`, `off`, in lower case, with a capital or in
/// capitals; no value for any other text.
std::optional<bool> read_yes_no(std::string_view text);

/// Returns whether the text is one of the spellings of no, or `none`.
bool says_no(std::string_view text);

}  // namespace dawson::text
