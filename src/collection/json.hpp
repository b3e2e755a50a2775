// Records as JSON, one to a line: {"dawson":1,"host":"plain","fields":[["author",["Petkov,
// Petko"]],
// ["stipulation","h#2"]]}. A value is a text; that of a list is an array of texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Reads one line. Spans are bytes of it, each value's those of its string in the line.
/// E-JSON: it is no JSON, or not of that form; E-FIELD: there is no such field; E-TWICE: a field
/// stands twice; W-KEY: a key that is not known, and is not kept.
std::optional<Record> read_json(std::string_view line, text::Diagnostics& findings);

/// The line, without its end. Bytes that are no UTF-8 become U+FFFD.
std::string write_json(Record const& record);

}  // namespace dawson::collection
