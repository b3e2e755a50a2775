#include "disk/descriptors.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk/disk.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

void refuse(std::string_view what, std::string_view path, int error) {
  throw SystemError(fmt::format("{} {}: {}", what, path, std::strerror(error)));
}

Handle::~Handle() {
  if (descriptor_ > 2) ::close(descriptor_);
}

int Handle::release() { return std::exchange(descriptor_, -1); }

SignalsHeld::SignalsHeld() {
  sigset_t all;
  sigfillset(&all);
  ::sigprocmask(SIG_BLOCK, &all, &before_);
}

SignalsHeld::~SignalsHeld() { ::sigprocmask(SIG_SETMASK, &before_, nullptr); }

ssize_t read_some(int descriptor, char* to, std::size_t size) {
  ssize_t got = 0;
  do got = ::read(descriptor, to, size);
  while (got < 0 && errno == EINTR);
  return got;
}

void write_all(int descriptor, std::string_view bytes, std::string_view name) {
  while (!bytes.empty()) {
    ssize_t const put = ::write(descriptor, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) refuse("cannot write", name, errno);
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
}

std::string after_links(std::string const& path) {
  constexpr int most = 40;  // as on Linux
  fs::path target = path;
  std::error_code failure;
  for (int i = 0; fs::is_symlink(target, failure); ++i) {
    if (i == most) refuse("cannot write", path, ELOOP);
    fs::path const link = fs::read_symlink(target, failure);
    if (failure) refuse("cannot write", path, failure.value());
    target = target.parent_path() / link;
  }
  return target.string();
}

bool same_bytes(std::string const& a, std::string const& b) {
  Handle const one(::open(a.c_str(), O_RDONLY | O_CLOEXEC));
  Handle const other(::open(b.c_str(), O_RDONLY | O_CLOEXEC));
  if (one.get() < 0 || other.get() < 0) return false;
  std::array<char, 1 << 16> left, right;
  while (true) {
    ssize_t const got = read_some(one.get(), left.data(), left.size());
    if (got < 0) return false;
    ssize_t have = 0;
    while (have < got) {
      ssize_t const more =
          read_some(other.get(), right.data() + have, static_cast<std::size_t>(got - have));
      if (more <= 0) return false;
      have += more;
    }
    if (got == 0) return read_some(other.get(), right.data(), 1) == 0;
    if (std::memcmp(left.data(), right.data(), static_cast<std::size_t>(got)) != 0) return false;
  }
}

bool give_to(int descriptor, uid_t owner, gid_t group) {
  struct stat about {};
  if (::fstat(descriptor, &about) != 0) return false;
  return (about.st_uid == owner && about.st_gid == group) ||
         ::fchown(descriptor, owner, group) == 0;
}

void write_through(std::string const& from, std::string const& to, std::string_view name) {
  SignalsHeld const held;
  Handle const source(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
  Handle const target(::open(to.c_str(), O_WRONLY | O_CLOEXEC));
  struct stat about {};
  if (source.get() < 0 || target.get() < 0 || ::fstat(source.get(), &about) != 0)
    refuse("cannot write", name, errno);
  if (about.st_size > 0)
    if (int const error = ::posix_fallocate(target.get(), 0, about.st_size);
        error != 0 && error != EOPNOTSUPP && error != EINVAL)
      refuse("cannot write", name, error);
  std::vector<char> block(1U << 16U);
  for (ssize_t got; (got = read_some(source.get(), block.data(), block.size())) != 0;) {
    if (got < 0) refuse("cannot write", name, errno);
    write_all(target.get(), {block.data(), static_cast<std::size_t>(got)}, name);
  }
  if (::ftruncate(target.get(), about.st_size) != 0 ||
      (::fsync(target.get()) != 0 && errno != EINVAL))
    refuse("cannot write", name, errno);
}

namespace {

// Returns the path without links and dots. A missing file has one too, so that it is reported like
// other files; a pipe (`<(command)` of a shell) has none and is identified by its numbers.
std::string real_name(fs::path const& path) {
  fs::path const named = path.empty() ? fs::path(".") : path;
  if (MemoryFiles const* const memory = memory_files()) return memory->whole_name(named.string());
  std::error_code failure;
  if (fs::path const real = fs::canonical(named, failure); !failure) return real.string();
  struct stat about {};
  if (::stat(named.c_str(), &about) == 0) return fmt::format("{}:{}", about.st_dev, about.st_ino);
  fs::path const real = fs::weakly_canonical(fs::absolute(named, failure), failure);
  return failure ? std::string() : real.string();
}

[[noreturn]] void refuse_access(std::string const& path) {
  throw SystemError(fmt::format(
      "cannot read {}: it is outside the document's folder, which `--sandbox` forbids", path));
}

}  // namespace

void Confinement::admit(std::string const& place) {
  std::error_code failure;
  std::string const named = place.empty() ? "." : place;
  if (memory_files() ? is_file(named) || is_folder(named) : fs::exists(named, failure))
    places_.push_back(real_name(place));
}

void Confinement::check(std::string const& place, std::string const& path) const {
  std::string const real = real_name(place);
  bool const inside = std::ranges::any_of(places_, [&](std::string const& known) {
    return real == known || real.starts_with(known == "/" ? known : known + "/");
  });
  if (!inside || real.empty()) refuse_access(path);
}

void Confinement::check(std::string const& folder) const {
  if (begun_) check(folder, folder);
}

void Confinement::check(int descriptor, std::string const& path) const {
  if (!begun_) return;
  // The file that was opened, even if the name now leads to another one.
  std::string const opened = fmt::format("/proc/self/fd/{}", descriptor);
  std::error_code failure;
  check(fs::exists(opened, failure) ? opened : path, path);
}

bool may_be_read(Disk& disk, std::string const& path) {
  try {
    disk.confinement().check(path);
    return true;
  } catch (SystemError const&) {
    return false;
  }
}

bool has_file(Disk& disk, std::string const& path) {
  std::error_code failure;
  if (!may_be_read(disk, path) || disk.is_open_text(path) || is_file(path)) return true;
  if (memory_files() || !fs::exists(path, failure)) disk.note_missing(path);
  return false;
}

}  // namespace dawson::run
