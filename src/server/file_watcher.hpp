// Changes of files, told from a thread of their own.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace dawson::server {

/// `run::FileChanges` for whoever has no main loop.
class FileWatcher {
 public:
  /// `changed` is called on the watcher's thread.
  explicit FileWatcher(std::function<void()> changed);
  ~FileWatcher();
  FileWatcher(FileWatcher const&) = delete;
  FileWatcher& operator=(FileWatcher const&) = delete;

  /// From any thread, as `FileChanges::look_at`; where the system does not tell of changes,
  /// `failed` is given the reason.
  void look_at(std::filesystem::file_time_type begun, std::vector<std::string> inputs, bool in_vain,
               std::function<void(std::string)> failed);

 private:
  struct Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace dawson::server
