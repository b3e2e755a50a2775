// The styles that a document names: shipped ones and files, each read once.
#pragma once

#include <map>
#include <string>

#include "disk/disk.hpp"
#include "style/yaml_style.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Styles {
 public:
  Styles(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// The style `name` of a document in `folder`, "" being the present one. Its `pieces` are
  /// relative to the present folder, as `folder` is. E-STYLE for names that there are not and files
  /// that cannot be read (without a meaning of its span), and all that is wrong with a file, in
  /// terms of the file. What it returns stays where it is.
  StyleReading const& find(std::string const& name, std::string const& folder);

 private:
  StyleReading read(std::string const& path);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, StyleReading> known_;
};

}  // namespace dawson::run
