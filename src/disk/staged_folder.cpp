#include "disk/staged_folder.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "disk/descriptors.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

void StagedFolder::add(std::string const& name, std::string_view bytes) {
  if (!staging_) staging_ = StagingFolder::make(folder_);
  if (!staging_) refuse("cannot write in", folder_.empty() ? "." : folder_, errno);
  Handle const file(make_staged_file(*staging_ / name));
  if (file.get() < 0 && errno == EEXIST) return;
  std::string const place = (fs::path(folder_) / name).string();
  if (file.get() < 0) refuse("cannot write", place, errno);
  write_all(file.get(), bytes, place);
}

void StagedFolder::each(
    std::function<void(std::string const& name, std::string const& place)> const& take) const {
  if (!staging_) return;
  std::error_code failure;
  for (fs::directory_iterator entry(staging_->path(), failure), end; !failure && entry != end;
       entry.increment(failure)) {
    std::string const name = entry->path().filename().string();
    take(name, behind_links((fs::path(folder_) / name).string()));
  }
  if (failure) refuse("cannot read the folder", staging_->path(), failure.value());
}

void StagedFolder::leave_unchanged() {
  each([&](std::string const& name, std::string const& place) {
    std::string const staged = *staging_ / name;
    if (same_bytes(staged, place)) ::unlink(staged.c_str());
    else if (::access(place.c_str(), W_OK) != 0 && errno != ENOENT)
      refuse("cannot write", place, errno);
  });
}

void StagedFolder::sync() const {
  if (!staging_) return;
  Handle const folder(::open(staging_->path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() < 0 || (::syncfs(folder.get()) != 0 && errno != EINVAL))
    refuse("cannot write in", folder_, errno);
}

void StagedFolder::add_renames(std::vector<Rename>& renames) const {
  each([&](std::string const& name, std::string const& place) {
    renames.push_back({*staging_ / name, place, place});
  });
}

}  // namespace dawson::run
