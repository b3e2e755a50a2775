// The markup language of a document (`MarkupLanguage`) and the meaning of a value's text in it, for
// the readers of fields.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// A link definition of a Markdown document, `[label]: address "title"`, or the label of a
/// footnote, `[^label]: ...`.
struct LinkDefinition {
  std::string label;    ///< in lower case with single blanks; of a footnote "^label"
  std::string written;  ///< the whole definition, without the marks of lists and quotes; of a
                        ///< footnote the label that its calls get, or empty if they keep theirs
};
using LinkDefinitions = std::vector<LinkDefinition>;

/// Returns true if the definition is a footnote's.
inline bool is_footnote(LinkDefinition const& definition) {
  return definition.label.starts_with('^');
}

/// A value without the escapes of its markup language. It is never parsed as markup again: it is
/// printed as `prose::Text` or written through the escapes of a markup language, and no conversion
/// back to a value compiles.
class Plain {
 public:
  /// Wraps `read`; only for the functions of `MarkupLanguage` and for values without escapes.
  explicit Plain(text::SourceMappedText read = {}) : read_(std::move(read)) {}

  std::string const& text() const { return read_.text(); }
  bool empty() const { return read_.empty(); }

  /// Returns the span in the source of a span in this text, of the whole text, or of a finding.
  text::Span origin(text::Span span) const { return read_.origin(span); }
  text::Span origin() const { return read_.origin(); }
  text::Diagnostic origin(text::Diagnostic finding) const {
    return read_.origin(std::move(finding));
  }

  /// Returns a part of the text.
  Plain part(text::Span span) const { return Plain(read_.part(span)); }
  /// Returns the text with its source map, for parsers of Dawson's own syntax and for records in
  /// plain text.
  text::SourceMappedText const& mapped() const { return read_; }

  /// Appends a text with its source map.
  void append(Plain const& other) { read_.append(other.read_, {0, other.text().size()}); }

 private:
  text::SourceMappedText read_;
};

/// A markup language. All differences between markup languages are here; everything else about
/// directives is the same.
struct MarkupLanguage {
  /// Returns a line of markup or code up to its comment.
  text::SourceMappedText (*without_comment)(text::SourceMappedText const& line);

  /// Returns the `%` of a line where it is more likely a percentage than a comment, "50% correct".
  /// The pointer is null if lines have no comments.
  std::optional<text::Span> (*percentage)(std::string_view line) = nullptr;

  /// Returns the offsets in `text` where `sign` is a separator, not protected by braces, escapes,
  /// entities or code.
  std::vector<std::size_t> (*separators)(std::string_view text, char sign);

  /// Returns a position without the escapes that authors are used to in this markup language.
  text::SourceMappedText (*position)(text::SourceMappedText const& value);

  /// Returns the text of a value in Dawson's own syntax. No value if it contains something that
  /// only the markup language can interpret (then it is markup).
  std::optional<Plain> (*plain)(text::SourceMappedText const& value);

  /// Returns the same, or the value as written if only the markup language can interpret it. Such a
  /// value is not valid in Dawson's syntax either, and its parser reports that.
  Plain own_syntax(text::SourceMappedText const& value) const {
    auto read = plain(value);
    return read ? std::move(*read) : Plain(value);
  }

  /// Parses markup as prose; "\n" in it is a line end to keep, "\n\n" the end of a paragraph.
  /// `links` are the definitions of the document. No value if there is an error among the findings.
  std::optional<prose::Inlines> (*prose)(text::SourceMappedText const& value,
                                         LinkDefinitions const& links, text::Diagnostics& findings);

  bool is_utf8 = false;             ///< bytes that are not UTF-8 are errors in values
  bool braces_are_printed = false;  ///< braces that keep an author's name together are printed
  bool options_part_at_blanks = false;
  bool labels_need_numbers = false;  ///< references print the number of a diagram

  // How to write these in the markup language, for diagnostics.
  std::string_view defaults_block, inline_pieces, label_reserves;
};

/// The markup languages that exist.
extern MarkupLanguage const tex_markup;
extern MarkupLanguage const markdown_markup;

}  // namespace dawson::document
