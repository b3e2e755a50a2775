// Parses a line of a caption: `**{number}** | {author 1}[, {date}]`.
#pragma once

#include <string_view>

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

}  // namespace dawson::layout
