// Reads and writes records as JSON, and splits files of JSON into records: one per line, over
// several lines, or in arrays.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Parses one line. Spans are bytes of it; the span of a value is its string in the line. E-JSON:
/// it is not JSON, or does not have that form; E-FIELD: there is no such field; E-TWICE: a field is
/// given twice; W-KEY: an unknown key, which is not kept.
std::optional<Record> read_json(std::string_view line, text::Diagnostics& findings);

/// Returns the line, without its end. Bytes that are not UTF-8 become U+FFFD.
std::string write_json(Record const& record);

/// Reads a file record by record.
///
/// Design: an array of the whole file is only brackets and commas around its records, so that a
/// file which is one array needs the memory of one record.
class JsonCutter {
 public:
  /// Reads the next value into `entry`, in UTF-8: bytes that are not UTF-8 are read as CP1252.
  /// Returns false at the end of the file. A record that is not closed ends at the end of its line,
  /// or of the record before the next one; an array with a missing bracket or comma is E-JSON, in
  /// `entry.fault`.
  bool cut(Lines& lines, Stretch& entry);

 private:
  // what was read last in an array: nothing, a value, a comma
  enum class At { first, value, comma };

  bool pass_signs(Lines& lines, Stretch& entry);
  void take_value(Lines& lines, Stretch& entry);
  void take_rest(Lines& lines, Stretch& entry);
  void skip_to_record(Lines& lines, std::size_t column);

  bool in_array_ = false;
  At at_ = At::first;
  bool comma_reported_ = false;  // a comma outside of an array was reported
};

}  // namespace dawson::collection
