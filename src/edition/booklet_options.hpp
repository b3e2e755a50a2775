// Options of the command line for a booklet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "document/settings.hpp"
#include "pages/design.hpp"

namespace dawson::run {

/// Options for one booklet.
struct BookletOptions {
  document::Settings defaults;            ///< the user's defaults
  std::optional<pages::PaperSize> paper;  ///< no value: as the keys of pages have it, otherwise A5
  /// Prints a table of contents; no value: as the front matter has it.
  std::optional<bool> contents;
  bool one_sided = false;  ///< all pages have the same margins
  /// Places two pages on a sheet of twice the size, in the order for saddle stitching.
  bool impose = false;
  bool page_list = false;       ///< lists the contents of the pages
  bool structure_list = false;  ///< lists the structure of the document
  /// PDF standards that it claims to meet; empty: as the keys of pages have it.
  std::vector<std::string> standards;
  bool draft = false;  ///< directives with errors become notes in the text
  /// Receives the number of pages so far and the part of the source read, from 0 to 1; may be
  /// empty.
  std::function<void(int pages, double part)> progress;
};

}  // namespace dawson::run
