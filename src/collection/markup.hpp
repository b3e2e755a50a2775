// Converts records between markup languages: escapes what has a meaning in the target, and resolves
// the escapes of the source. For `convert`.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "collection/record.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Returns the rules of the markup language; those of plain text give no character a meaning.
document::MarkupLanguage const& markup_rules(Markup markup);

/// Returns the markup of values in documents of this markup language.
Markup markup_of(document::MarkupLanguage const& language);

/// Returns plain text as markup that prints the same characters. Line ends are kept.
std::string escaped(std::string_view plain, Markup target);

/// Returns plain text as a value of Dawson's own syntax (`own`), of a position or of code.
std::string escaped(std::string_view plain, ValueSyntax value_syntax, Markup target);

/// A record whose values are markup of LaTeX or Markdown, as in documents. Only `in_document` makes
/// one, so that plain text cannot get into a document without escapes.
class DocumentRecord {
 public:
  /// Returns the record, for writers of documents.
  Record const& record() const { return record_; }

 private:
  friend DocumentRecord in_document(Record const& record, Markup target,
                                    text::Diagnostics& findings);
  explicit DocumentRecord(Record record) : record_(std::move(record)) {}
  Record record_;
};

/// Returns `record` in LaTeX or Markdown, as `in_markup` does; plain text is not a valid target.
DocumentRecord in_document(Record const& record, Markup target, text::Diagnostics& findings);

/// Returns `record` in `target`. From plain text, nothing is lost. Otherwise values are read as
/// they are printed; W-MARKUP (spans refer to the source): marks are left out, or code that is not
/// understood is kept as written. Pieces and marks of LaTeX become those of Markdown.
Record in_markup(Record const& record, Markup target, text::Diagnostics& findings);

}  // namespace dawson::collection
