#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <set>

#include "disk/disk.hpp"
#include "disk/system_error.hpp"

namespace dawson::run {

std::string whole_name(std::string_view path) {
  std::error_code failure;
  auto const whole = std::filesystem::weakly_canonical(path, failure);
  return failure ? std::string(path) : whole.string();
}

void Disk::remove_files() {
  std::set<std::string> kept;
  if (removed_.empty()) return;
  for (std::string const& path : inputs_) kept.insert(whole_name(path));
  for (std::string const& path : outputs()) kept.insert(whole_name(path));
  for (std::string const& path : removed_)
    if (!kept.contains(whole_name(path)) && ::unlink(path.c_str()) != 0 && errno != ENOENT)
      throw SystemError("cannot remove " + path + ": " + std::generic_category().message(errno));
  removed_.clear();
}

}  // namespace dawson::run
