// The hidden folder, beside the final places, in which outputs wait until a run is complete. For
// `disk/`.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "disk/descriptors.hpp"

namespace dawson::run {

/// Returns whether a file name is that of a staging folder, of this run or another one.
bool is_staging_name(std::string_view name);

/// A staging folder of this run. It is locked as long as it lives. The next run that stages in the
/// same folder removes the staging folders of killed runs, whose locks are gone.
class StagingFolder {
 public:
  /// Creates one in `folder`, which must exist ("" is the current folder), after removing those of
  /// killed runs. Returns null if the system refuses, with the reason in `errno`.
  static std::unique_ptr<StagingFolder> make(std::string const& folder);

  /// Removes the folder with the files in it.
  ~StagingFolder();
  StagingFolder(StagingFolder const&) = delete;
  StagingFolder& operator=(StagingFolder const&) = delete;

  std::string const& path() const { return path_; }

  /// Returns the path of a file in the folder.
  std::string operator/(std::string_view name) const;

  /// Returns a path in the folder that is not used yet.
  std::string new_path() { return *this / std::to_string(count_++); }

 private:
  StagingFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  Handle lock_;
  std::size_t count_ = 0;
};

/// Creates a file in a staging folder and returns its descriptor; -1 if the system refuses, with
/// the reason in `errno`. Does not return after a signal handler has begun to remove temporary
/// files.
int make_staged_file(std::string const& path);

}  // namespace dawson::run
