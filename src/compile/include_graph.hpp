// The documents of a book: those that are named, and the files that they take in, each where it
// stands in the order of reading.
#pragma once

#include <string>
#include <vector>

#include "compile/compilation.hpp"

namespace dawson::run {

/// A book's documents, the first one of them the master, and their directives in the order of
/// reading (a stretch is empty where a document takes in two files in a row).
struct FollowedBook {
  std::vector<CompiledDocument> documents;
  std::vector<DirectiveRange> stretches;
};

/// One LaTeX document that `invocation` has opened, as a book by itself: nothing is followed.
/// `diagram_sty`: see `document::scan_tex`.
FollowedBook read_alone(Invocation& invocation, Compilation& compilation, text::SourceId id,
                        std::vector<std::string> const& more_verbatim, bool diagram_sty);

/// Reads LaTeX documents, whose files `names` are, and scans them into `compilation` as they follow
/// each other. The files that they take in are read where they stand (\input, \include, \subfile,
/// \import and their like; \includeonly changes nothing): a name is looked up as LaTeX does that
/// runs in the folder of the document named. Reported are E-CYCLE, E-INCLUDE: a file that LaTeX
/// would miss too, W-INCLUDE: one that it may find elsewhere, whose name it makes when it runs,
/// that is named from the root on, that stands in a branch of a conditional, or that is taken in a
/// second time. Throws SystemError for a document named.
/// `diagram_sty`: see `document::scan_tex`; where a document loads it, those behind it have it.
FollowedBook read_book(Invocation& invocation, Compilation& compilation,
                       std::vector<std::string> const& names,
                       std::vector<std::string> const& more_verbatim, bool diagram_sty = false);

}  // namespace dawson::run
