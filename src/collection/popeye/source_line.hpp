// "2348, PK 66, 12/1989": a source on one line.
#pragma once

#include <string>

#include "collection/record.hpp"

namespace dawson::collection::popeye {

/// Takes `source` apart into source-number, source, issue and date where `source_line` puts the
/// same line together again; otherwise it stays whole ("Popeye, LaTeX").
void split_source(Record& record);

/// The line; empty without any of the four.
std::string source_line(Record const& record);

}  // namespace dawson::collection::popeye
