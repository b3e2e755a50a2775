// Whether a problem of Popeye's input is read as the record that it was written from.
#pragma once

#include <string_view>
#include <vector>

#include "collection/record.hpp"

namespace dawson::collection::popeye {

/// The fields of `record` that `commands`, a problem without the words around it, is not read back
/// as. What is the same task, condition or twin in other words is the same.
std::vector<RecordField const*> not_read_back(Record const& record, std::string_view commands);

/// Whether the reader has made the remark of what is no remark in the file: a zeroposition, pieces
/// that nobody sees.
bool is_made_by_reader(std::string_view remark);

}  // namespace dawson::collection::popeye
