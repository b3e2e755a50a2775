// Looks for files that a document may name.
#pragma once

#include <string>

#include "disk/disk.hpp"

namespace dawson::run {

/// Returns whether a regular file of that name exists. For a place that must not be read
/// (`--sandbox`) it returns true without looking: reading the file then reports the reason.
bool has_file(Disk& disk, std::string const& path);

/// Returns whether a file of that name may be read; it does not have to exist.
bool may_be_read(Disk& disk, std::string const& path);

}  // namespace dawson::run
