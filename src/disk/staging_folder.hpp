// The hidden folder in which outputs wait, beside their places, until a run is complete.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "disk/descriptors.hpp"

namespace dawson::run {

/// Whether a file name is that of a staging folder, of this run or of another one.
bool is_staging_name(std::string_view name);

/// A staging folder of this run. It is locked as long as it lives: the next run that stages in the
/// same folder removes those of killed runs, whose locks are gone.
class StagingFolder {
 public:
  /// Makes one in `folder`, which exists ("" is the current one), after removing what killed runs
  /// have left there. Null where the system refuses; `errno` says why.
  static std::unique_ptr<StagingFolder> make(std::string const& folder);

  /// Removes it with the files in it.
  ~StagingFolder();
  StagingFolder(StagingFolder const&) = delete;
  StagingFolder& operator=(StagingFolder const&) = delete;

  std::string const& path() const { return path_; }

  /// The path of a file in it.
  std::string operator/(std::string_view name) const;

  /// The path of a file that it does not have yet.
  std::string new_path() { return *this / std::to_string(count_++); }

 private:
  StagingFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  Handle lock_;
  std::size_t count_ = 0;
};

/// Makes a file in a staging folder and returns its descriptor; -1 where the system refuses, with
/// `errno`. Does not return once a handler has begun to remove temporary files.
int make_staged_file(std::string const& path);

}  // namespace dawson::run
