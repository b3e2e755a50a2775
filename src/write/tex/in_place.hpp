// diagram.sty's environments written as directives, in the documents that have them.
#pragma once

#include <string>
#include <vector>

#include "write/tex/weave.hpp"

namespace dawson::run {

class Invocation;

/// A document with directives in the place of diagram.sty's diagrams.
struct InPlace {
  std::string name;  ///< its file
  std::string bytes;
};

/// Rewrites the environments `diagram`, `stereodiagram`, `spacediagram` of the LaTeX documents of
/// these names, of which the first one is the master and the others are taken in by it or follow
/// it; what it takes in is read, for settings and numbers go on from one to the next. A directive
/// says all that the environment and the settings around it print, `\noindent` stands before it as
/// diagram.sty has it, and all other bytes stay. Given back are the documents that have changed.
/// What cannot be written stays as it is, with the finding that `weave` has of it (W-COMMAND,
/// E-BRACE, E-END); W-KEPT: what only diagram.sty's own look says, a document without diagrams, a
/// document with diagrams that is not among the names. E-ENCODING. Throws SystemError.
std::vector<InPlace> write_in_place(Invocation& invocation, std::vector<std::string> const& names,
                                    WeaveOptions const& options);

}  // namespace dawson::run
