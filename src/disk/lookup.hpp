// Whether there are files that a document may name.
#pragma once

#include <string>

#include "disk/disk.hpp"

namespace dawson::run {

/// Whether there is a regular file of that name. Where it must not be read (`--sandbox`) the answer
/// is yes, without looking: reading it then says why not.
bool has_file(Disk& disk, std::string const& path);

/// Whether a file of that name may be read; it need not exist.
bool may_be_read(Disk& disk, std::string const& path);

}  // namespace dawson::run
