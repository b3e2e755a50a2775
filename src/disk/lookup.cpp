#include "disk/lookup.hpp"

#include <filesystem>

namespace dawson::run {

bool has_file(Disk& disk, std::string const& path) {
  std::error_code failure;
  return !may_be_read(disk, path) || std::filesystem::is_regular_file(path, failure);
}

bool may_be_read(Disk& disk, std::string const& path) {
  try {
    disk.confinement().check(path);
    return true;
  } catch (SystemError const&) {
    return false;
  }
}

}  // namespace dawson::run
