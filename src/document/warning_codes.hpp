// The codes of all warnings, for the field that switches them off.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// All of them, sorted; collected from the sources when Dawson is built.
std::span<std::string_view const> warning_codes();

/// E-VALUE for what is no code of a warning, with the nearest; nothing for one that is.
std::optional<text::Diagnostic> slip_in_code(text::Mapped const& code);

/// The codes that the defaults among `fields` switch off.
std::vector<std::string> codes_allowed(std::vector<FieldLine> const& fields, Host const& host);

/// Drops the warnings with these codes.
void drop_allowed(text::Diagnostics& findings, std::vector<std::string> const& codes);

}  // namespace dawson::document
