// Yes and no as YAML 1.1 spells them: the one reader for keys, fields and metadata.
#pragma once

#include <optional>
#include <string_view>

namespace dawson::text {

/// Returns what `yes`, `true`, `on` and `no`, `false`, `off` mean, in small letters, with a capital
/// or in capitals; nothing for any other text.
std::optional<bool> read_yes_no(std::string_view text);

/// Returns whether the text is one of the spellings of no, or `none`.
bool says_no(std::string_view text);

}  // namespace dawson::text
