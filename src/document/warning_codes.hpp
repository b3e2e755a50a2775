// The codes of all warnings, and which of them a document wants to hear nothing of.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::document {

struct FieldLine;
struct FrontMatter;
struct Host;

/// Codes of warnings that are not to be told.
using Allowed = std::set<std::string, std::less<>>;

/// Every code that a warning of this program can have, in the order of the alphabet.
std::span<std::string_view const> warning_codes();

/// What a field `allow` says: codes parted by blanks, commas or semicolons; `none` is no code.
/// E-VALUE for an error's code, which cannot be switched off, and for what is no code, with the
/// nearest.
Allowed read_allowed(FieldLine const& field, Host const& host, text::Diagnostics& findings);

/// The same of the key `allow` of a document's front matter; its slips are W-YAML, since the front
/// matter may be another program's.
Allowed read_allowed(FrontMatter const& front, text::Diagnostics& findings);

/// What is allowed by either.
Allowed united(Allowed one, Allowed const& other);

/// Takes the warnings out of `findings` that are allowed, from `first` on.
void drop_allowed(text::Diagnostics& findings, Allowed const& allowed, std::size_t first = 0);

}  // namespace dawson::document
