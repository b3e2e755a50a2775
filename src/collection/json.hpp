// Reads and writes records as JSON, one per line:
//     {"dawson":1,"host":"plain","fields":[["author",["Petkov, Petko"]],["stipulation","h#2"]]}
// A value is a string; the value of a list is an array of strings.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Parses one line. Spans are bytes of it; the span of a value is its string in the line. E-JSON:
/// it is not JSON, or does not have that form; E-FIELD: there is no such field; E-TWICE: a field is
/// given twice; W-KEY: an unknown key, which is not kept.
std::optional<Record> read_json(std::string_view line, text::Diagnostics& findings);

/// Returns the line, without its end. Bytes that are not UTF-8 become U+FFFD.
std::string write_json(Record const& record);

}  // namespace dawson::collection
