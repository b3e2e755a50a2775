// Reads the lines of captions as styles write them (templates), and their slots.
#pragma once

#include <string_view>
#include <variant>

#include "layout/templates/template.hpp"
#include "text/diagnostic.hpp"

namespace dawson::layout {

struct TemplateRules {
  TemplatePlace place = TemplatePlace::caption;
  bool one_cell = false;
  Words const* words = nullptr;  ///< of the style, in addition to the built-in ones
};

/// Parses a template. E-TEMPLATE for its first error, with a span in `text`.
text::Result<Template> read_template(std::string_view text, TemplateRules const& rules);

using Braces = std::variant<SlotUse, WordUse, Condition>;

/// Returns where the braces that open at `at` close, or npos. Strings may contain braces.
std::size_t closing_brace(std::string_view text, std::size_t at);

/// Parses `text` from the brace at `open` to the one at `close`. E-TEMPLATE with a span in `text`.
text::Result<Braces> read_braces(std::string_view text, std::size_t open, std::size_t close,
                                 TemplateRules const& rules);

/// Returns the finding for an error in a template.
text::Diagnostic template_fault(text::Span span, std::string message, std::string hint = {});

}  // namespace dawson::layout
