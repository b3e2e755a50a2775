// Changes of files that somebody wants to be told of.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace dawson::run {

/// Tells when something that was read changes, comes back under its name (editors write another
/// file and rename it), or a folder that was read gets or loses a file; behind a failure also when
/// a file comes to stand beside those that were read. What happens with less than `quiet`
/// milliseconds between is one change. Lives on the GLib main context of the thread that makes it.
class FileChanges {
 public:
  explicit FileChanges(std::function<void()> changed, unsigned quiet = 200);
  ~FileChanges();
  FileChanges(FileChanges const&) = delete;
  FileChanges& operator=(FileChanges const&) = delete;

  /// What has been read since `begun`, and written; `failed`: in vain. What has changed meanwhile
  /// is told soon, files that are gone stay wanted. Throws SystemError where the system does not
  /// tell of changes.
  void look_at(std::filesystem::file_time_type begun, std::vector<std::string> const& inputs,
               std::vector<std::string> const& outputs, bool failed);

  /// How many files are looked at.
  std::size_t files() const;

 private:
  struct Monitors;
  std::unique_ptr<Monitors> monitors_;
};

}  // namespace dawson::run
