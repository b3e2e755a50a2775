#include "disk/confinement.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

// The name without links and dots. What does not exist has one too, so that it is told like the
// rest; a pipe, `<(command)` of a shell, has none and is known by its numbers.
std::string real_name(fs::path const& path) {
  fs::path const named = path.empty() ? fs::path(".") : path;
  std::error_code failure;
  if (fs::path const real = fs::canonical(named, failure); !failure) return real.string();
  struct stat about {};
  if (::stat(named.c_str(), &about) == 0) return fmt::format("{}:{}", about.st_dev, about.st_ino);
  fs::path const real = fs::weakly_canonical(fs::absolute(named, failure), failure);
  return failure ? std::string() : real.string();
}

[[noreturn]] void refuse_outside(std::string const& path) {
  throw SystemError(fmt::format(
      "cannot read {}: it is outside the document's folder, which `--sandbox` forbids", path));
}

}  // namespace

void Confinement::admit(std::string const& place) {
  std::error_code failure;
  if (fs::exists(place.empty() ? "." : place, failure)) places_.push_back(real_name(place));
}

void Confinement::check(std::string const& place, std::string const& path) const {
  std::string const real = real_name(place);
  bool const inside = std::ranges::any_of(places_, [&](std::string const& known) {
    return real == known || real.starts_with(known == "/" ? known : known + "/");
  });
  if (!inside || real.empty()) refuse_outside(path);
}

void Confinement::check(std::string const& folder) const {
  if (begun_) check(folder, folder);
}

void Confinement::check(int descriptor, std::string const& path) const {
  if (!begun_) return;
  // What has been opened, whatever the name leads to by now.
  std::string const opened = fmt::format("/proc/self/fd/{}", descriptor);
  std::error_code failure;
  check(fs::exists(opened, failure) ? opened : path, path);
}

}  // namespace dawson::run
