// What the command line says of a booklet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "document/settings.hpp"
#include "pages/design.hpp"

namespace dawson::run {

struct BookletOptions {
  document::Settings defaults;            ///< of the user's
  std::optional<pages::PaperSize> paper;  ///< nothing: as the keys say, otherwise A5
  std::optional<bool> contents;  ///< with a table of contents; nothing: as the front matter says
  bool one_sided = false;        ///< all pages have the same margins
  bool impose =
      false;  ///< two pages on a sheet of twice the size, in the order for a saddle stitch
  bool page_list = false;              ///< what stands on the pages is listed
  bool structure_list = false;         ///< what its parts are is listed
  std::vector<std::string> standards;  ///< of PDF, that it claims to keep; none: as the keys say
  bool draft = false;                  ///< directives in error become a note in the text
  /// Told of the pages made so far and the part of the source read; may be empty.
  std::function<void(int pages, double part)> progress;
};

}  // namespace dawson::run
