// Reading of the documents of a book: LaTeX documents with the files that they include, in reading
// order, and the front matter and directives of Markdown documents. For commands and editions.
#pragma once

#include <string>
#include <vector>

#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "style/front_keys.hpp"
#include "style/page_style.hpp"

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

class Invocation;

/// Scans a document that `invocation` has opened. If it names no language, it has the project's. In
/// the front matter of a site, `url` belongs to the site.
document::ScannedMarkdown scan_markdown(Invocation& invocation, text::SourceId id,
                                        document::Inlines inlines, FrontOwner owner);

/// Applies the style that the front matter of a document names (`Invocation::use_document_style`).
/// Returns the keys of pages in force: those of the style, overridden by those of the front matter.
/// Reports all findings.
PageStyle settle_front_matter(Invocation& invocation, text::SourceId id,
                              document::ParsedMarkdown const& opened, FrontOwner owner);

/// Returns hints for keys of a document's front matter that have other names in Dawson
/// (`other_names`).
text::Diagnostics other_names_in(text::Source const& document);

/// Scans the directives of a document as the next one of `compilation`, for outputs that leave its
/// text as it is written. Reports the findings of its front matter and its directives.
CompiledDocument read_directives_alone(Invocation& invocation, text::SourceId id,
                                       Compilation& compilation, FrontOwner owner);

}  // namespace dawson::run
