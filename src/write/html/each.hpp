// A fragment of HTML for each diagram of a document, for pages that other programs make.
#pragma once

#include <functional>
#include <string>

#include "text/source.hpp"
#include "write/html/page.hpp"

namespace dawson::run {

/// Receives the fragment of a diagram; `anchor` is its label, or the id that it has without one.
using TakeFragment = std::function<void(std::string const& anchor, std::string html)>;

/// Typesets each diagram of a Markdown document, with its solution if the document prints it, as a
/// fragment of its own. No two fragments have an id in common. Reports findings as `weave_page`
/// does, and W-NOTE for footnotes, which fragments do not have. Returns whether no directive has an
/// error.
bool weave_each(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                WebPageOptions const& page, TakeFragment const& take,
                Compilation* compilation = nullptr);

}  // namespace dawson::run
