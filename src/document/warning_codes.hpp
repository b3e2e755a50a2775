// The codes of all warnings, and the set of codes that a document switches off.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::document {

struct FieldLine;
struct FrontMatter;
struct MarkupLanguage;

/// Codes of warnings that are not reported.
using Allowed = std::set<std::string, std::less<>>;

/// Returns every code that a warning of this program can have, in alphabetical order.
std::span<std::string_view const> warning_codes();

/// Parses a field `allow`: codes separated by blanks, commas or semicolons; `none` is no code.
/// E-VALUE for an error's code, which cannot be switched off, and for what is no code, with the
/// closest match.
Allowed read_allowed(FieldLine const& field, MarkupLanguage const& markup,
                     text::Diagnostics& findings);

/// Parses the key `allow` of a document's front matter; its errors are W-YAML, since the front
/// matter may belong to another program.
Allowed read_allowed(FrontMatter const& front, text::Diagnostics& findings);

/// Returns the codes in either set.
Allowed united(Allowed one, Allowed const& other);

/// Removes the allowed warnings from `findings`, from index `first` on.
void drop_allowed(text::Diagnostics& findings, Allowed const& allowed, std::size_t first = 0);

}  // namespace dawson::document
