// Fixes of findings that are made of the document around them, for the language server and for
// `--diagnostics json`.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "lsp/documents/outline.hpp"
#include "text/diagnostic.hpp"

namespace dawson::lsp {

/// An edit of a document.
struct TextEdit {
  text::Span where;
  std::string by;
};

/// Returns an edit that adds a line at the end of the body of a block.
TextEdit added_line(Outline const& outline, document::Directive const& directive,
                    std::string const& line);

/// Returns the outline of a file that is a document by its suffix, null for other files.
std::shared_ptr<Outline const> outline_of_file(text::Source const& source);

/// Adds such fixes to the findings of several texts, each of which is outlined once at most.
class DocumentFixes {
 public:
  /// Returns the outline of a text, null for a text that is not a document.
  using OutlineOf = std::function<std::shared_ptr<Outline const>(text::SourceId)>;
  explicit DocumentFixes(OutlineOf outline_of) : outline_of_(std::move(outline_of)) {}

  /// Adds the fix that the document gives, if the code of the finding has one.
  void add(text::Diagnostic& finding);

 private:
  OutlineOf outline_of_;
  std::map<text::SourceId, std::shared_ptr<Outline const>> outlines_;
};

}  // namespace dawson::lsp
