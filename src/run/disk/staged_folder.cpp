#include "run/disk/staged_folder.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "run/disk/descriptors.hpp"
#include "run/disk/temporary_files.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

void StagedFolder::make_staging() {
  std::string made = (fs::path(folder_.empty() ? "." : folder_) / ".dawson-XXXXXX").string();
  if (!make_temporary_folder(made))
    refuse("cannot write in", folder_.empty() ? "." : folder_, errno);
  staging_ = made;
}

void StagedFolder::add(std::string const& name, std::string_view bytes) {
  if (staging_.empty()) make_staging();
  std::string const path = (fs::path(staging_) / name).string();
  Handle const file(
      ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_of_new_files()));
  if (file.get() < 0 && errno == EEXIST) return;
  std::string const place = (fs::path(folder_) / name).string();
  if (file.get() < 0) refuse("cannot write", place, errno);
  write_all(file.get(), bytes, place);
}

void StagedFolder::each(
    std::function<void(std::string const& name, std::string const& place)> const& take) const {
  if (staging_.empty()) return;
  std::error_code failure;
  for (fs::directory_iterator entry(staging_, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    std::string const name = entry->path().filename().string();
    take(name, behind_links((fs::path(folder_) / name).string()));
  }
  if (failure) refuse("cannot read the folder", staging_, failure.value());
}

void StagedFolder::leave_unchanged() {
  each([&](std::string const& name, std::string const& place) {
    std::string const staged = (fs::path(staging_) / name).string();
    if (same_bytes(staged, place)) ::unlink(staged.c_str());
    else if (::access(place.c_str(), W_OK) != 0 && errno != ENOENT)
      refuse("cannot write", place, errno);
  });
}

void StagedFolder::sync() const {
  if (staging_.empty()) return;
  Handle const folder(::open(staging_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() < 0 || (::syncfs(folder.get()) != 0 && errno != EINVAL))
    refuse("cannot write in", folder_, errno);
}

void StagedFolder::put_in_place() {
  each([&](std::string const& name, std::string const& place) {
    if (::rename((fs::path(staging_) / name).c_str(), place.c_str()) != 0)
      refuse("cannot write", place, errno);
  });
  remove_staging();
}

void StagedFolder::drop() {
  if (staging_.empty()) return;
  std::error_code failure;
  fs::remove_all(staging_, failure);
  remove_staging();
}

void StagedFolder::remove_staging() {
  if (staging_.empty()) return;
  ::rmdir(staging_.c_str());
  unlist_temporary_file(staging_);
  staging_.clear();
}

}  // namespace dawson::run
