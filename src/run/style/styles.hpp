// The styles that a document names: built-in ones and files, each read once.
#pragma once

#include <map>
#include <string>

#include "layout/style.hpp"
#include "run/disk.hpp"
#include "text/result.hpp"
#include "text/sources.hpp"

namespace dawson::run {

/// What a document or the command line names as a style: a file if it ends with .yaml or .yml or
/// has a slash, otherwise a built-in style.
bool names_style_file(std::string const& name);

class Styles {
 public:
  Styles(Disk& disk, text::Sources& sources) : disk_(disk), sources_(sources) {}

  /// The style `name` of a document in `folder`, "" being the present one. Its `pieces` are
  /// relative to the present folder, as `folder` is. E-STYLE for names that there are not and files
  /// that cannot be read (without a meaning of its span), and for a slip in a file, in terms of the
  /// file.
  text::Result<layout::Style> const& find(std::string const& name, std::string const& folder);

 private:
  text::Result<layout::Style> read(std::string const& path);

  Disk& disk_;
  text::Sources& sources_;
  std::map<std::string, text::Result<layout::Style>> known_;
};

}  // namespace dawson::run
