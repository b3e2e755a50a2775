// The body of a directive: listing lines, then fields.
#pragma once

#include <string_view>
#include <vector>

#include "document/fields/fields.hpp"
#include "text/mapped.hpp"
#include "text/result.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// One physical line of a value. `paragraph`: a blank line stood before it.
/// A line of a value; `paragraph`: an empty one stands before it.
struct ValueLine {
  text::Mapped text;
  bool paragraph = false;
  std::size_t indent = 0;  ///< columns before it, a tab to the next multiple of four
};

struct FieldLine {
  Field const* field = nullptr;
  text::Span name;                        ///< bytes of the source
  std::vector<ValueLine> lines;           ///< the first is what stands behind the colon
  bool itemised = false;                  ///< `|` behind the colon: each line is an item
  text::SourceId source = text::at_hand;  ///< whose spans these are
};

struct Body {
  std::vector<text::Mapped> listing;
  std::vector<FieldLine> fields;
};

/// Reads a body (whole lines, each without what the host puts before it). Spans are the source's.
/// E-FIELD: no field of that name (the nearest is suggested), or a line that is none and continues
/// none; E-TWICE: a field given twice; E-VALUE: a field without a value.
text::Result<Body> read_body(text::Mapped const& body);

/// The same, but all errors join `findings`, and what is sound of the body is given back.
Body read_sound_fields(text::Mapped const& body, text::Diagnostics& findings);

/// The same of bytes that stand in the source at `origin`.
text::Result<Body> read_body(std::string_view body, std::size_t origin);

/// Options, "size=5mm, flip, coordinates=outside": the same as fields; a name alone is a notation
/// or means "yes". Commas separate them, and blanks too with `part_at_blanks`; braces protect.
/// With `part_at_blanks` attributes of pandoc's are options too: `#first` is a label, `.class` is
/// passed over, quotes around a value are not its own.
/// E-FIELD, E-TWICE, E-OPTIONS.
text::Result<std::vector<FieldLine>> read_options(std::string_view options, std::size_t origin,
                                                  bool part_at_blanks = false);

}  // namespace dawson::document
