// Conversion of diagram.sty's environments into directives, within their documents. For the command
// `convert`.
#pragma once

#include <string>
#include <vector>

#include "write/tex/weave.hpp"

namespace dawson::run {

class Invocation;

/// A document in which directives replace diagram.sty's diagrams.
struct InPlace {
  std::string name;  ///< name of its file
  std::string bytes;
};

/// Rewrites the environments `diagram`, `stereodiagram`, `spacediagram` of the LaTeX documents
/// `names` as directives, and returns the documents that have changed. The first name is the main
/// file; the others are included by it or follow it. Included files are read too, because settings
/// and numbers continue from one to the next.
///
/// A directive contains everything that the environment and the settings around it print.
/// `\noindent` is before it as diagram.sty has it; all other bytes stay.
///
/// An environment that cannot be written as a directive stays as it is, with the finding of `weave`
/// (W-COMMAND, E-BRACE, E-END). W-KEPT: a part of diagram.sty's own appearance that a directive
/// cannot express, a document without diagrams, or a document with diagrams that is not in `names`.
/// E-ENCODING. Throws SystemError.
std::vector<InPlace> write_in_place(Invocation& invocation, std::vector<std::string> const& names,
                                    WeaveOptions const& options);

}  // namespace dawson::run
