// Makes a problem from the fields of a directive: reads its options, its listing and its body, and
// completes the stipulation from them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/directive_span.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Reads every field, defaults of `settings` included, and checks what can be checked: one
/// position, the count, the squares named, twins. All findings go to `findings`, not only the
/// first; no value if one of them is an error. `opening` is the span of findings about the whole
/// directive. `number` is the automatic one, for `number: auto`. A finding in a field refers to the
/// source of that field.
std::optional<problem::Problem> read_problem(std::vector<FieldLine> const& fields,
                                             text::Span opening, Settings const& settings,
                                             text::Diagnostics& findings,
                                             std::optional<prose::Inlines> const& number = {});

/// Reads the same into `out`, which must be empty, since moving a problem is slow. Returns false if
/// there is an error.
bool read_problem(problem::Problem& out, std::vector<FieldLine> const& fields, text::Span opening,
                  Settings const& settings, text::Diagnostics& findings,
                  std::optional<prose::Inlines> const& number = {});

/// A special value, instead of a value of the field.
enum class Instead : std::uint8_t { value, none, as_before };

/// Returns `none` (no value) if the field has no `none` of its own, or `as before` (the value
/// outside); otherwise `value`.
Instead instead_of_value(FieldLine const& field, MarkupLanguage const& markup);

/// Returns the fields of `directive` (of `source`, whose id they get), those of a listing first.
/// Lines that are not fields are left out (E-FIELD, E-TWICE, E-VALUE for each line). No value with
/// E-OPTIONS. E-FIELD also for a listing under an opening word; W-LISTING.
std::optional<std::vector<FieldLine>> block_fields(text::Source const& source,
                                                   Directive const& directive,
                                                   text::SourceId source_id,
                                                   MarkupLanguage const& markup,
                                                   text::Diagnostics& findings);

}  // namespace dawson::document
