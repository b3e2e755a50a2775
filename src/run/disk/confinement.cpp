#include "run/disk/confinement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

// The name without links and dots; empty for what is not there.
std::string real_name(fs::path const& path) {
  std::error_code failure;
  fs::path const real = fs::canonical(path.empty() ? fs::path(".") : path, failure);
  return failure ? std::string() : real.string();
}

}  // namespace

void Confinement::admit(std::string const& place) {
  if (std::string real = real_name(place); !real.empty()) places_.push_back(std::move(real));
}

void Confinement::check(std::string const& place, std::string const& path) const {
  std::string const real = real_name(place);
  bool const inside = std::ranges::any_of(places_, [&](std::string const& known) {
    return real == known || real.starts_with(known == "/" ? known : known + "/");
  });
  if (!inside || real.empty())
    throw SystemError(fmt::format(
        "cannot read {}: it is outside of the document's folder, and --sandbox is given", path));
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
