// The places that a run may read, where documents are not to be trusted (`--sandbox`).
#pragma once

#include <string>
#include <vector>

#include "disk/system_error.hpp"

namespace dawson::run {

/// Files and folders of which alone documents may have others read; without any, all may be read.
class Confinement {
 public:
  /// From here on nothing may be read but what has been admitted.
  void begin() { begun_ = true; }
  bool has_begun() const { return begun_; }

  /// A file, or a folder with all that is in it and below; what does not exist admits nothing.
  void admit(std::string const& place);

  /// Throws SystemError where an open file must not be read. Links are followed first: what counts
  /// is where the file is.
  void check(int descriptor, std::string const& path) const;

  /// The same for a folder.
  void check(std::string const& folder) const;

 private:
  void check(std::string const& place, std::string const& path) const;

  bool begun_ = false;
  std::vector<std::string> places_;  ///< without links
};

}  // namespace dawson::run
