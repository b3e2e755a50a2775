// The size and the time of a file, which tell whether it has changed since an earlier run.
#pragma once

#include <cstdint>
#include <string>
#include <system_error>
#include <utility>

namespace dawson::run {

/// Returns the size of a file in bytes and the time of its last change, which is 0 for files in
/// memory. Sets `failure` if the file does not exist.
std::pair<std::uint64_t, std::int64_t> size_and_time(std::string const& path,
                                                     std::error_code& failure);

}  // namespace dawson::run
