// The fields of a directive as a record, as `convert` would read them. For proofs, and for the PGN
// that a page saves.
#pragma once

#include <vector>

#include "collection/record.hpp"
#include "document/directive.hpp"
#include "document/settings.hpp"

namespace dawson::run {

/// Returns the fields of a directive and those of the defaults in force as a record. Fields with an
/// error are left out: they are reported where the directive is read. `opening` is the place of the
/// record and of its defaults.
collection::Record record_of(std::vector<document::FieldLine> const& fields,
                             document::Settings const& settings, text::Span opening = {});

}  // namespace dawson::run
