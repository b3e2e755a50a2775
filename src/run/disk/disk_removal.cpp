#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <set>

#include "run/disk/disk.hpp"
#include "run/disk/system_error.hpp"

namespace dawson::run {

void Disk::remove_files() {
  std::set<std::string> kept;
  auto const key = [](std::string const& path) {
    std::error_code failure;
    auto const whole = std::filesystem::weakly_canonical(path, failure);
    return failure ? path : whole.string();
  };
  if (removed_.empty()) return;
  for (std::string const& path : inputs_) kept.insert(key(path));
  for (std::string const& path : outputs()) kept.insert(key(path));
  for (std::string const& path : removed_)
    if (!kept.contains(key(path)) && ::unlink(path.c_str()) != 0 && errno != ENOENT)
      throw SystemError("cannot remove " + path + ": " + std::generic_category().message(errno));
  removed_.clear();
}

}  // namespace dawson::run
