// Reports changes of the files of a run, for `--watch` and the preview.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace dawson::run {

/// Calls a function when an input changes or is replaced under its name (editors write another file
/// and rename it), or when a folder that was read gets or loses a file; after a failed run also
/// when a file appears in the folder of an input. An input that does not exist is watched for, and
/// so are its folders. Changes less than `quiet` milliseconds apart are
/// reported as one. It uses the GLib main context of the thread that creates it.
class FileChanges {
 public:
  /// Watches no file until `look_at` is called. `changed` is the function that is called.
  explicit FileChanges(std::function<void()> changed, unsigned quiet = 200);
  ~FileChanges();
  FileChanges(FileChanges const&) = delete;
  FileChanges& operator=(FileChanges const&) = delete;

  /// Watches the files and folders that a run begun at `begun` has read and written; `failed` is
  /// whether the run failed. A change since `begun` is reported soon. Deleted files remain watched.
  /// Throws SystemError if the system cannot report changes.
  void look_at(std::filesystem::file_time_type begun, std::vector<std::string> const& inputs,
               std::vector<std::string> const& outputs, bool failed);

  /// Returns the number of watched files.
  std::size_t files() const;

 private:
  struct Monitors;
  std::unique_ptr<Monitors> monitors_;
};

}  // namespace dawson::run
