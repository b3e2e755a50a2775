#include "run/disk.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(std::string_view what, std::string_view path, int error) {
  throw SystemError(fmt::format("{} {}: {}", what, path, std::strerror(error)));
}

class Handle {
 public:
  explicit Handle(int descriptor) : descriptor_(descriptor) {}
  ~Handle() {
    if (descriptor_ > 2) ::close(descriptor_);
  }
  Handle(Handle const&) = delete;
  Handle& operator=(Handle const&) = delete;
  int get() const { return descriptor_; }
  int release() { return std::exchange(descriptor_, -1); }

 private:
  int descriptor_;
};

std::string read_all(int descriptor, std::string const& name) {
  std::string bytes;
  struct stat about {};
  if (::fstat(descriptor, &about) == 0 && about.st_size > 0)
    bytes.reserve(static_cast<std::size_t>(about.st_size));
  char buffer[1 << 16];
  while (true) {
    ssize_t const got = ::read(descriptor, buffer, sizeof buffer);
    if (got == 0) return bytes;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse("cannot read", name, errno);
    bytes.append(buffer, static_cast<std::size_t>(got));
  }
}

void write_all(int descriptor, std::string_view bytes, std::string const& name) {
  while (!bytes.empty()) {
    ssize_t const put = ::write(descriptor, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) refuse("cannot write", name, errno);
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
}

// The file that a chain of links leads to; it need not exist.
fs::path behind_links(fs::path const& path) {
  constexpr int most = 40;  // as Linux
  fs::path target = path;
  std::error_code failure;
  for (int i = 0; fs::is_symlink(target, failure); ++i) {
    if (i == most) refuse("cannot write", path.string(), ELOOP);
    fs::path const link = fs::read_symlink(target, failure);
    if (failure) refuse("cannot write", path.string(), failure.value());
    target = target.parent_path() / link;
  }
  return target;
}

}  // namespace

std::string read_file(std::string const& path) {
  if (path == "-") return read_all(STDIN_FILENO, "standard input");
  Handle const file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) refuse("cannot read", path, errno);
  return read_all(file.get(), path);
}

std::string read_regular_file(std::string const& path) {
  Handle const file(::open(
      path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));  // a pipe that nobody writes to opens too
  if (file.get() < 0) refuse("cannot read", path, errno);
  struct stat about {};
  if (::fstat(file.get(), &about) != 0) refuse("cannot read", path, errno);
  if (S_ISDIR(about.st_mode)) refuse("cannot read", path, EISDIR);
  if (!S_ISREG(about.st_mode))
    throw SystemError(fmt::format("cannot read {}: it is no regular file", path));
  return read_all(file.get(), path);
}

void write_file(std::string const& path, std::string_view bytes) {
  if (path == "-") return write_all(STDOUT_FILENO, bytes, "standard output");
  std::error_code failure;
  fs::file_status const status = fs::status(path, failure);
  bool const exists = fs::exists(status);
  if (fs::is_directory(status)) refuse("cannot write", path, EISDIR);
  if (exists && !fs::is_regular_file(status)) {  // a pipe or a device cannot be renamed over
    Handle const file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (file.get() < 0) refuse("cannot write", path, errno);
    return write_all(file.get(), bytes, path);
  }
  fs::path const target = behind_links(path);  // a link's target is replaced, not the link
  if (exists && fs::file_size(target, failure) == bytes.size() && !failure) {
    Handle const file(::open(target.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() >= 0 && read_all(file.get(), path) == bytes) return;
  }
  if (exists && ::access(target.c_str(), W_OK) != 0) refuse("cannot write", path, errno);
  fs::path const folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  fs::create_directories(folder, failure);
  if (failure) refuse("cannot make the folder", folder.string(), failure.value());

  std::string temporary = (folder / (target.filename().string() + ".XXXXXX")).string();
  Handle file(::mkstemp(temporary.data()));
  if (file.get() < 0) refuse("cannot write", path, errno);
  try {
    write_all(file.get(), bytes, path);
    mode_t const mask = ::umask(0);
    ::umask(mask);
    struct stat old {};
    bool const keeps_mode = exists && ::stat(target.c_str(), &old) == 0;
    if (::fchmod(file.get(), keeps_mode ? old.st_mode & 07777 : 0666 & ~mask) != 0)
      refuse("cannot write", path, errno);
    if (::close(file.release()) != 0) refuse("cannot write", path, errno);
    if (::rename(temporary.c_str(), target.c_str()) != 0) refuse("cannot write", path, errno);
  } catch (...) {
    ::unlink(temporary.c_str());
    throw;
  }
}

bool same_file(std::string const& a, std::string const& b) {
  if (a == "-" || b == "-") return false;
  std::error_code failure;
  return fs::equivalent(a, b, failure) && !failure;
}

}  // namespace dawson::run
