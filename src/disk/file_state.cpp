#include "disk/file_state.hpp"

#include <filesystem>

#include "disk/embedding.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

std::pair<std::uint64_t, std::int64_t> size_and_time(std::string const& path,
                                                     std::error_code& failure) {
  if (MemoryFiles const* const memory = memory_files()) {
    MemoryFiles::Bytes const bytes = memory->find(path);
    if (!bytes) failure = std::make_error_code(std::errc::no_such_file_or_directory);
    return {bytes ? bytes->size() : 0, 0};
  }
  std::uint64_t const size = fs::file_size(path, failure);
  if (failure) return {};
  return {size, fs::last_write_time(path, failure).time_since_epoch().count()};
}

}  // namespace dawson::run
