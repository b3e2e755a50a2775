// Many files for one folder, staged in a folder of their own: nothing of them is held in memory.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disk/staging_folder.hpp"

namespace dawson::run {

/// A staged file and its place.
struct Rename {
  std::string from, to;
  std::string name;  ///< of the place, for messages
};

/// Files whose names are made of their bytes, images of boards: a name that comes again has the
/// same bytes. They wait in a hidden folder within the one where they are to stand.
class StagedFolder {
 public:
  /// `folder` exists; "" is the one that the program runs in.
  explicit StagedFolder(std::string folder) : folder_(std::move(folder)) {}

  /// Stages a file. Throws SystemError.
  void add(std::string const& name, std::string_view bytes);

  /// Gives each place where a file is to stand, links followed.
  void each(
      std::function<void(std::string const& name, std::string const& place)> const& take) const;

  /// Forgets those whose place has the same bytes already. Throws SystemError where a file that has
  /// others must not be written.
  void leave_unchanged();

  /// Puts what is left on the disk for good, so that renaming survives a crash. Throws SystemError.
  void sync() const;

  /// Adds what puts all in their places. Throws SystemError.
  void add_renames(std::vector<Rename>& renames) const;

  /// Removes what is staged, as the end of this object does.
  void drop() { staging_.reset(); }

 private:
  std::string folder_;
  std::unique_ptr<StagingFolder> staging_;  ///< null until there is something in it
};

}  // namespace dawson::run
