// A temporary folder in which another program runs, for `app/pandoc` and `app/popeye`.
#pragma once

#include <string>
#include <string_view>

namespace dawson::run {

/// A temporary folder that is removed at the end, also when a signal ends the program.
class RunFolder {
 public:
  /// Creates a folder "dawson-NAME-..."; throws SystemError.
  explicit RunFolder(std::string_view name);
  RunFolder(RunFolder const&) = delete;
  RunFolder& operator=(RunFolder const&) = delete;
  ~RunFolder();

  std::string const& path() const { return path_; }

  /// Writes a file in the folder; throws SystemError.
  void put(std::string_view name, std::string_view bytes) const;

 private:
  std::string path_;
};

}  // namespace dawson::run
