// Many staged files for one folder, for `disk/disk`. Their bytes are on the disk only, not in
// memory.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disk/staging_folder.hpp"

namespace dawson::run {

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
  explicit StagedFolder(std::string folder) : folder_(std::move(folder)) {}

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

  /// Removes the staged files, as the destructor does.
  void drop() { staging_.reset(); }

 private:
  std::string folder_;
  std::unique_ptr<StagingFolder> staging_;  ///< null until a file is staged
};

}  // namespace dawson::run
