// Splits files of JSON into records: one per line, over several lines, or in arrays.
#pragma once

#include <cstddef>

#include "collection/stream.hpp"

namespace dawson::collection {

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
  bool comma_told_ = false;  // a comma outside of an array was reported
};

}  // namespace dawson::collection
