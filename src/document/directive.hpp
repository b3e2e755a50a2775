// Splits the body of a directive into listing lines and fields, for the readers of directives.
#pragma once

#include <string_view>
#include <vector>

#include "document/fields/field_names.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

struct Directive;
struct MarkupLanguage;

/// One physical line of a value. `paragraph`: a blank line precedes it.
struct ValueLine {
  text::SourceMappedText text;
  bool paragraph = false;
  std::size_t indent = 0;  ///< columns before it; a tab goes to the next multiple of four
};

/// A field with its value, as written.
struct FieldLine {
  Field const* field = nullptr;
  text::Span name;                        ///< bytes of the source
  std::vector<ValueLine> lines;           ///< the first is the text after the colon
  bool itemised = false;                  ///< `|` after the colon: each line is an item
  text::SourceId source = text::at_hand;  ///< the source that the spans refer to
};

/// Returns the first line of that field; null without one.
FieldLine const* find_line(std::vector<FieldLine> const& fields, problem::FieldId id);

/// A body: listing lines, then fields.
struct Body {
  std::vector<text::SourceMappedText> listing;
  std::vector<FieldLine> fields;
};

/// Splits a body (whole lines, without the marks of the markup language). Spans refer to the
/// source. E-FIELD: no field of that name (the closest match is suggested), or a line that is no
/// field and continues none; E-TWICE: a field given twice; E-VALUE: a field without a value.
text::Result<Body> read_body(text::SourceMappedText const& body);

/// Splits a body as `read_body`, but appends all errors to `findings`, and returns the valid part
/// of the body.
Body read_sound_fields(text::SourceMappedText const& body, text::Diagnostics& findings);

/// Splits a body whose bytes begin at offset `origin` of the source.
text::Result<Body> read_body(std::string_view body, std::size_t origin);

/// Splits options, "size=5mm, flip, coordinates=outside", into fields; a name alone is a notation
/// or means "yes". Commas separate them, and with `part_at_blanks` blanks too; braces protect. With
/// `part_at_blanks`, pandoc's attributes are options too: `#first` is a label, `.class` is ignored,
/// and quotes around a value are removed. E-FIELD, E-TWICE, E-OPTIONS.
text::Result<std::vector<FieldLine>> read_options(std::string_view options, std::size_t origin,
                                                  bool part_at_blanks = false);

/// Returns the fields of the options of `directive` (of `source`), as the markup language writes
/// them. Errors as above.
text::Result<std::vector<FieldLine>> options_of(text::Source const& source,
                                                Directive const& directive,
                                                MarkupLanguage const& markup);

}  // namespace dawson::document
