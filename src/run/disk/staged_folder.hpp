// Many files for one folder, staged in a folder of their own: nothing of them is held in memory.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::run {

/// Files whose names are made of their bytes, images of boards: a name that comes again has the
/// same bytes. They wait in a hidden folder within the one where they are to stand.
class StagedFolder {
 public:
  /// `folder` exists; "" is the one that the program runs in.
  explicit StagedFolder(std::string folder) : folder_(std::move(folder)) {}
  /// What has not been put in its place is removed.
  ~StagedFolder() { drop(); }
  StagedFolder(StagedFolder const&) = delete;
  StagedFolder& operator=(StagedFolder const&) = delete;

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

  /// Renames all into their places. Throws SystemError.
  void put_in_place();

  /// Removes what is staged.
  void drop();

 private:
  void make_staging();
  void remove_staging();

  std::string folder_;
  std::string staging_;  ///< empty until there is something in it
};

}  // namespace dawson::run
