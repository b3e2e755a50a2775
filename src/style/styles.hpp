// The styles that documents name, built-in or in files, each read once. For the invocation.
#pragma once

#include <map>
#include <string>

#include "disk/disk.hpp"
#include "style/yaml_style.hpp"
#include "text/sources.hpp"

namespace dawson::run {

/// Cache of the styles that a run has read.
class Styles {
 public:
  Styles(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// Returns the style `name` of a document in `folder` ("": the current folder). Its `pieces` are
  /// relative to the current folder, as `folder` is. Faults: E-STYLE for unknown names and
  /// unreadable files (its span has no meaning), and all findings in a file, with places in that
  /// file. The reference is valid as long as this object.
  StyleReading const& find(std::string const& name, std::string const& folder);

 private:
  StyleReading read(std::string const& path);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, StyleReading> known_;
};

}  // namespace dawson::run
