// The hidden folder, beside the final places, in which outputs wait until a run is complete, and
// many staged files for one folder. For `disk/`.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disk/descriptors.hpp"

namespace dawson::run {

class MemoryFiles;

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

/// A staged file and its final place.
struct Rename {
  std::string from, to;
  std::string name;  ///< name of the place, for messages
};

/// Files whose names are derived from their bytes, such as images of boards: a file of the same
/// name has the same bytes. They wait in a hidden folder inside their final folder.
class StagedFolder {
 public:
  /// Creates an empty set for `folder`, which must exist; "" is the current folder.
  explicit StagedFolder(std::string folder);

  /// Stages a file; does nothing if the name is already staged. Throws SystemError.
  void add(std::string const& name, std::string_view bytes);

  /// Calls `take` for each staged file with its name and its final place, with links resolved.
  void each(
      std::function<void(std::string const& name, std::string const& place)> const& take) const;

  /// Drops the staged files whose place already has the same bytes. Throws SystemError if a file
  /// with other bytes is not writable.
  void leave_unchanged();

  /// Flushes the staged files to the disk, so that the renamed files survive a crash. Throws
  /// SystemError.
  void sync() const;

  /// Appends to `renames` what moves all files to their places.
  void add_renames(std::vector<Rename>& renames) const;

  /// Puts all files into the memory of a run whose files are there.
  void put_in(MemoryFiles& memory) const;

  /// Removes the staged files, as the destructor does.
  void drop();

 private:
  std::string folder_;
  MemoryFiles* memory_;                      ///< null: the files are on the disk
  std::map<std::string, std::string> held_;  ///< by name, for files in memory
  std::unique_ptr<StagingFolder> staging_;   ///< null until a file is staged
};

}  // namespace dawson::run
