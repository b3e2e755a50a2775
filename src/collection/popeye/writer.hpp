// Writes Popeye's input files, and checks that a problem written so is read back as the same
// record.
#pragma once

#include <string_view>
#include <vector>

#include "collection/record.hpp"

namespace dawson::collection::popeye {

/// Returns the fields of `record` that differ when `commands`, a problem without the words that
/// begin and end it, is read back. The same task, condition or twin in other words is no
/// difference.
std::vector<RecordField const*> not_read_back(Record const& record, std::string_view commands);

/// Returns true if the remark was made by the reader for something that is no remark in the file: a
/// zeroposition, invisible pieces.
bool is_made_by_reader(std::string_view remark);

}  // namespace dawson::collection::popeye
