// The files and folders that a run may read under `--sandbox`, where documents are not trusted.
#pragma once

#include <string>
#include <vector>

#include "disk/system_error.hpp"

namespace dawson::run {

/// The list of readable files and folders. It is without effect, and all files may be read, until
/// `begin` is called.
class Confinement {
 public:
  /// From this call on only admitted places may be read.
  void begin() { begun_ = true; }
  /// Returns whether `begin` has been called.
  bool has_begun() const { return begun_; }

  /// Admits a file, or a folder with everything in it and below it. A place that does not exist is
  /// ignored.
  void admit(std::string const& place);

  /// Throws SystemError if an open file must not be read. Links are followed first: the place of
  /// the file itself counts. `path` is its name in the message.
  void check(int descriptor, std::string const& path) const;

  /// Throws SystemError if a file or folder must not be read.
  void check(std::string const& folder) const;

 private:
  void check(std::string const& place, std::string const& path) const;

  bool begun_ = false;
  std::vector<std::string> places_;  ///< with links resolved
};

}  // namespace dawson::run
