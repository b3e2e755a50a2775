// What is around a directive in a LaTeX document: whether it is a paragraph of its own, and whether
// LaTeX adds tags.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Place of a directive in its paragraph.
enum class Standing : std::uint8_t {
  alone,    ///< a blank line, or the beginning or end of a group, is before and after it
  in_text,  ///< text is in the same paragraph, on a line beside it
  other,    ///< in a cell, after a command, beside another directive
};

/// Returns the place of the directive `number` in the LaTeX document `bytes`. Comments count as
/// blanks, and directives with an opening word (`defaults`) as nothing. An inline directive and a
/// diagram of diagram.sty are never alone.
Standing standing_of(std::string_view bytes, std::vector<document::Directive> const& directives,
                     std::size_t number);

/// Returns W-INTEXT for each diagram of `bytes` that is in a paragraph with text.
text::Diagnostics hints_at_text(std::string_view bytes,
                                std::vector<document::Directive> const& directives);

/// Returns whether a document uses \DocumentMetadata, which comes before the class: it may ask
/// LaTeX for tags.
bool asks_for_tags(std::string_view bytes);

}  // namespace dawson::run
