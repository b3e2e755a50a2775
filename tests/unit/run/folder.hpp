// A separate temporary folder for each test that uses the disk.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace dawson::run {

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "dawson-test-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(Folder const&) = delete;
  Folder& operator=(Folder const&) = delete;

  std::string operator/(std::string const& name) const { return (path_ / name).string(); }

  std::string path() const { return path_.string(); }

  /// Returns the names in it, including hidden ones.
  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (auto const& entry : std::filesystem::directory_iterator(path_))
      found.push_back(entry.path().filename().string());
    return found;
  }

 private:
  std::filesystem::path path_;
};

inline std::string contents(std::string const& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Writes a file and creates missing folders.
inline void put(std::string const& path, std::string const& bytes) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  if (!(std::ofstream(path, std::ios::binary) << bytes).flush())
    throw std::runtime_error("cannot write " + path);
}

}  // namespace dawson::run
