// What the front matter and the command say of a booklet's design.
#pragma once

#include "document/front_matter.hpp"
#include "pages/design.hpp"
#include "run/booklet/booklet.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

struct BookletDesign {
  pages::Design design;
  bool title_page = false;
  bool contents = false;
  std::optional<bool> quotes_by_language{};  ///< nothing: as the styles have it
};

/// The options go before the front matter. W-PAPER for paper that there is not, W-YAML for a number
/// of columns that is none, and for quotes that are set in no known way.
BookletDesign choose_design(document::FrontMatter const& front, BookletOptions const& options,
                            text::Diagnostics& findings);

/// The value of a key that Dawson's documents share with nobody; empty if it is not there.
std::string further(document::FrontMatter const& front, std::string_view key);

}  // namespace dawson::run
