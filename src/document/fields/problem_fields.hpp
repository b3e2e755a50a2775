// From the fields of a directive to the problem that they describe.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Reads every field, defaults of `settings` included, and checks what can be checked: one
/// position, the count, the squares named, twins. All findings go to `findings`, not only the
/// first; nothing is returned if one of them is an error. `opening` is where findings about the
/// whole directive point. `number` is the automatic one, for `number: auto`. What is found in a
/// field is told of the field's own source.
std::optional<problem::Problem> read_problem(std::vector<FieldLine> const& fields,
                                             text::Span opening, Settings const& settings,
                                             text::Diagnostics& findings,
                                             std::optional<prose::Inlines> const& number = {});

/// The same into `out`, which is empty: problems are long to move. False where there is none.
bool read_problem(problem::Problem& out, std::vector<FieldLine> const& fields, text::Span opening,
                  Settings const& settings, text::Diagnostics& findings,
                  std::optional<prose::Inlines> const& number = {});

/// What a value says that is no value of its field.
enum class Instead : std::uint8_t { value, none, as_before };

/// `none`, where the field has no `none` of its own: there is none; `as before`: as it was outside.
Instead instead_of_value(FieldLine const& field, Host const& host);

}  // namespace dawson::document
