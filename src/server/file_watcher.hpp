// Reports changes of files from a thread of its own, for the preview.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace dawson::server {

/// `run::FileChanges` for callers without a GLib main loop.
class FileWatcher {
 public:
  /// Starts the watcher. `changed` is called on the watcher's thread.
  explicit FileWatcher(std::function<void()> changed);
  ~FileWatcher();
  FileWatcher(FileWatcher const&) = delete;
  FileWatcher& operator=(FileWatcher const&) = delete;

  /// Watches files as `FileChanges::look_at` does; `in_vain` is whether the run failed. If the
  /// system cannot report changes, calls `failed` with the reason. May be called from any thread.
  void look_at(std::filesystem::file_time_type begun, std::vector<std::string> inputs, bool in_vain,
               std::function<void(std::string)> failed);

 private:
  struct Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace dawson::server
