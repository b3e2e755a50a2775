// What `check` finds in the running text of a Markdown document, whatever it will become.
#pragma once

#include "run/book/book.hpp"
#include "run/book/other_documents.hpp"
#include "run/book/reference_targets.hpp"

namespace dawson::run {

class Job;

/// Reports what all outputs would report of the text of a document: pictures that it names
/// (E-IMAGE, E-LIMIT, W-IMAGE), HTML in it that takes in what stands around (W-HTML), marks that
/// are not understood (W-MARKUP), links and notes (W-REFERENCE, W-LINK, W-NOTE). `targets` are what
/// its directives print.
void check_text(Job& job, BookDocument const& document, ReferenceTargets targets,
                OtherDocuments& others);

}  // namespace dawson::run
