#include "disk/staging_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <set>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk/descriptors.hpp"
#include "disk/disk.hpp"
#include "disk/temporary_files.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

// Design: one lock per folder, not per file, since a run may stage thousands of files. A lock ends
// with the process, even after kill -9 or loss of power, and is not inherited (O_CLOEXEC).

namespace {

constexpr std::string_view prefix = ".dawson-staged-", random_part = "XXXXXX";
// On a file system without locks the folder of a killed run looks like that of a running one.
constexpr std::string_view prefix_without_lock = ".dawson-unlocked-";

constexpr int folder_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

bool has_pattern(std::string_view name, std::string_view kind) {
  return name.starts_with(kind) && name.size() == kind.size() + random_part.size() &&
         std::ranges::all_of(name.substr(kind.size()), text::is_alphanumeric);
}

// Returns whether the name still belongs to the open folder.
bool is_named(int opened, int folder, char const* name) {
  struct stat one {};
  struct stat other {};
  return ::fstat(opened, &one) == 0 && ::fstatat(folder, name, &other, AT_SYMLINK_NOFOLLOW) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

bool is_ours(int opened) {
  struct stat about {};
  return ::fstat(opened, &about) == 0 && about.st_uid == ::geteuid();
}

// Calls `take` with each name in an open folder.
template <class Take>
void for_each_name(int folder, Take const& take) {
  int const own = ::openat(folder, ".", folder_flags);
  DIR* const names = own < 0 ? nullptr : ::fdopendir(own);
  if (!names) {
    if (own >= 0) ::close(own);
    return;
  }
  while (dirent const* const entry = ::readdir(names)) take(entry->d_name);
  ::closedir(names);
}

void remove_with_files(int opened, int folder, char const* name) {
  for_each_name(opened, [&](char const* file) { ::unlinkat(opened, file, 0); });
  ::unlinkat(folder, name, AT_REMOVEDIR);
}

// Checks the name again under the lock: the run that made the folder may have ended and removed it
// in between, and another folder may now have the name.
void remove_leftover(int folder, char const* name) {
  Handle const opened(::openat(folder, name, folder_flags));
  if (opened.get() < 0 || !is_ours(opened.get())) return;
  if (::flock(opened.get(), LOCK_EX | LOCK_NB) != 0) return;
  if (is_named(opened.get(), folder, name)) remove_with_files(opened.get(), folder, name);
}

void remove_leftovers(std::string const& path) {
  Handle const folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() < 0) return;
  for_each_name(folder.get(), [&](char const* name) {
    if (has_pattern(name, prefix)) remove_leftover(folder.get(), name);
  });
}

std::string pattern_in(std::string const& folder, std::string_view kind) {
  return (std::filesystem::path(folder) / std::string(kind).append(random_part)).string();
}

void remove_new(std::string const& path) {
  int const why = errno;
  ::rmdir(path.c_str());
  unlist_temporary_folder(path);
  errno = why;
}

}  // namespace

bool is_staging_name(std::string_view name) {
  return has_pattern(name, prefix) || has_pattern(name, prefix_without_lock);
}

std::unique_ptr<StagingFolder> StagingFolder::make(std::string const& folder) {
  std::string const where = folder.empty() ? "." : folder;
  remove_leftovers(where);
  constexpr int most_attempts = 1000;
  std::string_view used = prefix;
  for (int i = 0; i < most_attempts; ++i) {
    std::string path = pattern_in(where, used);
    if (!make_temporary_folder(path)) return nullptr;
    Handle lock(::open(path.c_str(), folder_flags));
    if (lock.get() < 0 && errno != ENOENT) return remove_new(path), nullptr;
    if (used == prefix_without_lock && lock.get() >= 0)
      return std::unique_ptr<StagingFolder>(new StagingFolder(std::move(path), lock.release()));
    bool const locked = lock.get() >= 0 && ::flock(lock.get(), LOCK_EX | LOCK_NB) == 0;
    if (locked && is_named(lock.get(), AT_FDCWD, path.c_str()))
      return std::unique_ptr<StagingFolder>(new StagingFolder(std::move(path), lock.release()));
    // Another run found the folder before it was locked, and removes it.
    if (!locked && lock.get() >= 0 && errno != EWOULDBLOCK) used = prefix_without_lock;
    remove_new(path);
  }
  return nullptr;
}

StagingFolder::~StagingFolder() {
  remove_with_files(lock_.get(), AT_FDCWD, path_.c_str());
  unlist_temporary_folder(path_);
}

std::string StagingFolder::operator/(std::string_view name) const {
  return (std::filesystem::path(path_) / name).string();
}

int make_staged_file(std::string const& path) {
  RemovalHeld const held;
  return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

namespace fs = std::filesystem;

StagedFolder::StagedFolder(std::string folder)
    : folder_(std::move(folder)), memory_(memory_files()) {}

void StagedFolder::drop() {
  staging_.reset();
  held_.clear();
}

void StagedFolder::put_in(MemoryFiles& memory) const {
  for (auto const& [name, bytes] : held_) memory.put((fs::path(folder_) / name).string(), bytes);
}

void StagedFolder::add(std::string const& name, std::string_view bytes) {
  if (memory_) {
    std::string const place = (fs::path(folder_) / name).string();
    if (!memory_->may_be_file(place)) refuse("cannot write", place, ENOTDIR);
    held_.try_emplace(name, bytes);
    return;
  }
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
  for (auto const& [name, bytes] : held_)
    take(name, memory_->whole_name((fs::path(folder_) / name).string()));
  if (!staging_) return;
  std::error_code failure;
  for (fs::directory_iterator entry(staging_->path(), failure), end; !failure && entry != end;
       entry.increment(failure)) {
    std::string const name = entry->path().filename().string();
    take(name, after_links((fs::path(folder_) / name).string()));
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

void Disk::remove_files() {
  std::set<std::string> kept;
  if (removed_.empty()) return;
  for (std::string const& path : inputs_) kept.insert(whole_name(path));
  for (std::string const& path : outputs()) kept.insert(whole_name(path));
  for (std::string const& path : removed_) {
    if (kept.contains(whole_name(path))) continue;
    if (memory_) memory_->remove(path);
    else if (::unlink(path.c_str()) != 0 && errno != ENOENT)
      throw SystemError("cannot remove " + path + ": " + std::generic_category().message(errno));
  }
  removed_.clear();
}

}  // namespace dawson::run
