// The styles that a document names: built-in ones and files, each read once.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "layout/style.hpp"
#include "text/result.hpp"

namespace dawson::run {

/// What a document or the command line names as a style: a file if it ends with .yaml or .yml or
/// has a slash, otherwise a built-in style.
bool names_style_file(std::string const& name);

/// `style` with its `pieces` made relative to the present folder, as `file`, where it was read, is.
layout::Style beside(layout::Style style, std::string const& file);

class Styles {
 public:
  /// Of a document in `folder`, "" being the present one.
  explicit Styles(std::string folder) : folder_(std::move(folder)) {}

  /// The style `name`. Its `pieces` are relative to the present folder, as `folder` is. E-STYLE,
  /// without a meaning of its span, for names that there are not, and for files that cannot be read
  /// or have a slip in them: the message then has the file's name, line and column.
  text::Result<layout::Style> const& find(std::string const& name);

  /// What is wrong with it; nothing if it can be used.
  std::optional<text::Diagnostic> fault(std::string const& name);

 private:
  std::string folder_;
  std::map<std::string, text::Result<layout::Style>> known_;
};

}  // namespace dawson::run
