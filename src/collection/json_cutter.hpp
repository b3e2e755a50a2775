// Files of JSON cut into records: one to a line, over several lines, or in arrays.
#pragma once

#include <cstddef>

#include "collection/stream.hpp"

namespace dawson::collection {

/// Goes through a file record by record. An array of the file itself is only brackets and commas
/// around its records, so that a file which is one array needs the memory of one record.
class JsonCutter {
 public:
  /// The next value, in UTF-8: bytes that are not are read as CP1252. False at the end of the file.
  /// A record that is not closed ends where its line, or the record before the next one, ends; an
  /// array without its bracket or comma is E-JSON, in `entry.fault`.
  bool cut(Lines& lines, Stretch& entry);

 private:
  enum class At { first, value, comma };  // of an array: nothing, what was read last

  bool pass_signs(Lines& lines, Stretch& entry);
  void take_value(Lines& lines, Stretch& entry);
  void take_rest(Lines& lines, Stretch& entry);
  void skip_to_record(Lines& lines, std::size_t column);

  bool in_array_ = false;
  At at_ = At::first;
  bool comma_told_ = false;  // one outside of an array
};

}  // namespace dawson::collection
