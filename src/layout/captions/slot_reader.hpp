// Reading what stands in the braces of a template.
#pragma once

#include <string_view>
#include <variant>

#include "layout/captions/template_reader.hpp"

namespace dawson::layout {

using Braces = std::variant<SlotUse, WordUse, Condition>;

/// Where the braces that open at `at` close; npos: nowhere. Strings may hold braces.
std::size_t closing_brace(std::string_view text, std::size_t at);

/// Reads `text` from the brace at `open` to that at `close`. E-TEMPLATE, its span in `text`.
text::Result<Braces> read_braces(std::string_view text, std::size_t open, std::size_t close,
                                 TemplateRules const& rules);

/// A slip of a template.
text::Diagnostic template_fault(text::Span span, std::string message, std::string hint = {});

}  // namespace dawson::layout
