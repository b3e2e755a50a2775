#include "disk/run_folder.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "disk/descriptors.hpp"
#include "disk/staging_folder.hpp"
#include "disk/temporary_files.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

RunFolder::RunFolder(std::string_view name) {
  std::error_code none;
  fs::path const parent = fs::temp_directory_path(none);
  path_ = ((none ? fs::path("/tmp") : parent) / fmt::format("dawson-{}-XXXXXX", name)).string();
  if (!make_temporary_folder(path_))
    throw SystemError(fmt::format("{}: {}", path_, std::strerror(errno)));
}

RunFolder::~RunFolder() {
  std::error_code unused;
  fs::remove_all(path_, unused);
  unlist_temporary_folder(path_);
}

void RunFolder::put(std::string_view name, std::string_view bytes) const {
  std::string const path = (fs::path(path_) / name).string();
  Handle const file(make_staged_file(path));
  if (file.get() < 0) refuse("cannot write", path, errno);
  write_all(file.get(), bytes, path);
}

}  // namespace dawson::run
