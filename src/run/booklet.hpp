// A Markdown document typeset into a PDF, from the source to the bytes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "document/settings.hpp"
#include "layout/style.hpp"
#include "pages/design.hpp"
#include "run/piece_folder.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

struct BookletOptions {
  document::Settings defaults;         ///< of the user's
  std::optional<layout::Style> style;  ///< of diagrams that name none
  std::string pieces;                  ///< folder of the figures; goes before that of any style
  std::optional<pages::Paper> paper;   ///< nothing: as the front matter says, otherwise A5
  std::optional<bool> contents;  ///< with a table of contents; nothing: as the front matter says
  bool one_sided = false;        ///< all pages have the same margins
  bool impose =
      false;           ///< two pages on a sheet of twice the size, in the order for a saddle stitch
  bool draft = false;  ///< directives in error become a note in the text
  std::optional<std::int64_t>
      time;  ///< of making, seconds since 1970; nothing: the file names none
  std::function<void(int pages, double part)>
      progress;  ///< pages made so far and part of the source read; may be empty
};

struct Booklet {
  std::string pdf;  ///< empty where there are errors and this is no draft
  int pages = 0;
  text::Diagnostics diagnostics;  ///< in the order of the source
};

/// Typesets `source`. The keys of the front matter that matter: title, subtitle, author, date,
/// language, paper, toc, chapters (`run on`: they do not begin new pages), title page (`false`),
/// font, index columns. `sets` are the figures of the user's own that have been read.
Booklet make_booklet(text::Source const& source, BookletOptions const& options, TexPieceSets& sets);

}  // namespace dawson::run
