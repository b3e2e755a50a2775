// A separate working folder for a fuzzer that uses the disk.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "property.hpp"

namespace dawson::fuzz {

/// The current folder during its lifetime, deleted afterwards.
class Scratch {
 public:
  Scratch() {
    std::string name = (std::filesystem::temp_directory_path() / "dawson-fuzz-XXXXXX").string();
    require(::mkdtemp(name.data()) != nullptr, "there is a folder to run in");
    path_ = name;
    std::filesystem::current_path(path_);
  }
  ~Scratch() {
    std::error_code unused;
    std::filesystem::current_path(path_.parent_path(), unused);
    std::filesystem::remove_all(path_, unused);
  }
  Scratch(Scratch const&) = delete;
  Scratch& operator=(Scratch const&) = delete;

  /// Deletes the contents of the folder.
  void clear() const {
    for (auto const& entry : std::filesystem::directory_iterator(path_))
      std::filesystem::remove_all(entry.path());
  }

 private:
  std::filesystem::path path_;
};

inline void put(std::string const& name, std::string_view bytes) {
  std::ofstream(name, std::ios::binary) << bytes;
}

/// The parts of an input, separated by byte 1E (ASCII's record separator); always `count` parts.
inline std::vector<std::string_view> parts(std::string_view text, std::size_t count) {
  std::vector<std::string_view> out;
  while (out.size() + 1 < count) {
    std::size_t const end = std::min(text.find('\x1e'), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  out.push_back(text);
  return out;
}

}  // namespace dawson::fuzz
