// The problems that `dawson prove` asks Popeye about: those of documents, as a book would print
// them, and those of files of problems.
#pragma once

#include <string>
#include <vector>

#include "collection/formats.hpp"
#include "compile/compilation.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

/// Passes the problems of LaTeX documents to `take`, with the fields from defaults: those of
/// directives, of diagrams of diagram.sty and of files that directives name. `follow`: the
/// documents are one book with the files that they include. Reports errors in problems, which are
/// not passed, and all findings about the text around them. Throws SystemError.
void problems_of_tex(Invocation& invocation, std::vector<std::string> const& names, bool follow,
                     WeaveOptions const& options, TakeProblem const& take);

/// Does the same for Markdown documents.
void problems_of_markdown(Invocation& invocation, std::vector<std::string> const& names,
                          bool follow, WeaveOptions const& options, TakeProblem const& take);

/// Passes the problems of a file in `format` to `take`. Reports all findings of its reader; E-UTF8
/// for a file in UTF-16; E-LIMIT for an entry that takes too long. Throws SystemError.
void problems_of_file(Invocation& invocation, std::string const& path,
                      collection::Format const& format, TakeProblem const& take);

}  // namespace dawson::run
