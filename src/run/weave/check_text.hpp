// What `check` finds in the running text of a Markdown document, whatever it will become.
#pragma once

#include "text/sources.hpp"

namespace dawson::run {

class Job;

/// Reports what outputs would report of the pictures that a document names (E-IMAGE, E-LIMIT,
/// W-IMAGE), and of HTML in it that takes in what stands around (W-HTML). A document without either
/// is not parsed for it.
void check_text(Job& job, text::SourceId document);

}  // namespace dawson::run
