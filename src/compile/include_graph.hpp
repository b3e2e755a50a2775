// The documents of a book in reading order: the documents named and the files that they include.
// For commands that read LaTeX.
#pragma once

#include <string>
#include <vector>

#include "compile/compilation.hpp"

namespace dawson::run {

/// A book's documents, the main file first, and their directives in reading order. A stretch is
/// empty where a document includes two files in a row.
struct FollowedBook {
  std::vector<CompiledDocument> documents;
  std::vector<DirectiveRange> stretches;
};

/// Reads one LaTeX document that `invocation` has opened as a book by itself, without the files
/// that it includes. `diagram_sty`: see `document::scan_tex`.
FollowedBook read_alone(Invocation& invocation, Compilation& compilation, text::SourceId id,
                        std::vector<std::string> const& more_verbatim, bool diagram_sty);

/// Reads the LaTeX files `names` and scans them into `compilation` in this order. Files that they
/// include are read at the place of the inclusion (\input, \include, \subfile, \import and similar
/// commands; \includeonly changes nothing). Names are looked up as LaTeX does when it runs in the
/// folder of the document named.
///
/// Reports E-CYCLE; E-INCLUDE for a file that LaTeX would not find either; W-INCLUDE for a file
/// that LaTeX may find elsewhere, whose name is made when LaTeX runs, that has an absolute path,
/// that is in a branch of a conditional, or that is included a second time. Throws SystemError for
/// a document named.
///
/// `diagram_sty`: see `document::scan_tex`; if a document loads it, the documents after it have it
/// too.
FollowedBook read_book(Invocation& invocation, Compilation& compilation,
                       std::vector<std::string> const& names,
                       std::vector<std::string> const& more_verbatim, bool diagram_sty = false);

}  // namespace dawson::run
