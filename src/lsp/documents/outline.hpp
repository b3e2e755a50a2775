// What a document contains, as far as it can be read without its surroundings: directives with
// their fields, headings, labels and references. It is also made of texts with errors.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "document/directive.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/markup.hpp"
#include "text/source.hpp"

namespace dawson::lsp {

/// A directive and its fields.
struct OutlinedDirective {
  document::Directive directive;
  document::Body body;                          ///< its valid part; empty for inline directives
  std::vector<document::FieldLine> options;     ///< fields beside its opening
  document::OpeningWord const* kind = nullptr;  ///< null for an unknown opening word
  bool faulty = false;                          ///< its body or its opening word has an error

  /// Returns true for a block that is a diagram.
  bool is_diagram() const;
  /// Returns the field whose lines contain the byte `offset`, on its name or its value; null
  /// without one.
  document::FieldLine const* field_at(std::size_t offset) const;
  /// Returns the field of that name; null without one.
  document::FieldLine const* field(problem::FieldId id) const;
};

/// A heading of the document.
struct OutlinedHeading {
  std::string words;
  int level = 1;     ///< 1 is the highest
  text::Span where;  ///< the whole heading
};

/// A label or a number of a diagram, or a reference to one.
struct LabelPlace {
  std::string label;
  text::Span where;  ///< the label alone
  bool declares = false;
};

/// A block of code in Markdown that is not a directive.
struct OutlinedCode {
  text::Span where;  ///< with its fences
  std::string info;  ///< the words after the fence
  std::string text;
};

/// The contents of one text.
class Outline {
 public:
  /// Reads `text`. `name` is the name of the document.
  Outline(std::string name, std::string text, document::MarkupLanguage const& markup);

  text::Source const& source() const { return *source_; }
  std::string_view bytes() const { return source_->bytes(); }
  document::MarkupLanguage const& markup() const { return *markup_; }
  /// Returns the language of the words of the document's own directives: that of the last
  /// `defaults` before the byte `offset`, else that of the front matter, else English.
  chess::Language language_at(std::size_t offset) const;
  bool is_tex() const { return markup_ == &document::tex_markup; }

  std::vector<OutlinedDirective> const& directives() const { return directives_; }
  std::vector<OutlinedHeading> const& headings() const { return headings_; }
  std::vector<LabelPlace> const& labels() const { return labels_; }
  /// Returns the numbers that diagrams have as written, and those that `select` names.
  std::vector<LabelPlace> const& numbers() const { return numbers_; }
  std::vector<OutlinedCode> const& code_blocks() const { return code_blocks_; }
  /// Returns the files that LaTeX includes.
  std::vector<document::Include> const& includes() const { return scan_.includes; }
  /// Returns the result of the scanner; its directives are in `directives`.
  document::Scan const& scan() const { return scan_; }

  /// Returns the directive that contains the byte `offset`; null without one. The end of a
  /// directive belongs to it.
  OutlinedDirective const* directive_at(std::size_t offset) const;
  /// Returns the label or reference at `offset`; null without one.
  LabelPlace const* label_at(std::size_t offset) const;
  /// Returns the number at `offset`; null without one.
  LabelPlace const* number_at(std::size_t offset) const;
  /// Returns true if the byte is in text that is not read: a comment, verbatim text, code of
  /// another language.
  bool is_verbatim(std::size_t offset) const;

 private:
  void read_directives();
  void read_markdown();
  void read_tex();
  void read_values(OutlinedDirective const& directive);
  void read_selection(document::FieldLine const& select);
  void add_name(std::vector<LabelPlace>& list, text::Span where, bool declares) const;

  std::unique_ptr<text::Source> source_;
  document::MarkupLanguage const* markup_;
  document::Scan scan_;
  std::vector<OutlinedDirective> directives_;
  std::vector<OutlinedHeading> headings_;
  std::vector<LabelPlace> labels_, numbers_;
  std::vector<OutlinedCode> code_blocks_;
  std::vector<text::Span> verbatim_;
  std::optional<chess::Language> language_;  // of the front matter
};

/// Returns the value of a field as written, its lines joined with a blank, without blanks at its
/// ends.
std::string value_of(document::FieldLine const& field);

/// Returns the span of a field's value; empty at the end of its name without one.
text::Span span_of_value(document::FieldLine const& field);

/// Returns the items of a field that is a list (else its value alone), each with its place.
std::vector<text::SourceMappedText> items_of(document::FieldLine const& field,
                                             document::MarkupLanguage const& markup);

/// Returns true for a label that documents may use: letters, digits and `- : . _ /`.
bool is_label(std::string_view text);

}  // namespace dawson::lsp
