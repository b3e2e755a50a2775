// Writes directives as text: fields, whole directives, and changes in one place that leave all
// other bytes as they are. For `convert`, `fmt` and the editor.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/directive_span.hpp"
#include "document/markup.hpp"
#include "notation/notations.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns a field as in a body, with its line ends: `name: value`, the items of a list separated
/// by `; `. If a value has line ends or an item would be split, writes one line each after a bar.
/// `values` are already in the markup language: the items of a list, or the one value.
std::string field_text(std::string_view name, bool list, std::span<std::string const> values,
                       MarkupLanguage const& markup);

/// Returns the directive with this body (whole lines), with its fences and line ends:
/// `\begin{chess}` in LaTeX, a fenced block in Markdown.
std::string block_text(std::string_view body, MarkupLanguage const& markup);

/// Returns `lines` as a replacement of `span`, whose first line they begin on: each with the
/// source's kind of line end, and all but the first after `prefix` (marks of quotes).
std::string in_place(text::Source const& source, text::Span span, std::string_view prefix,
                     std::vector<std::string> const& lines);

/// The body of a directive in a markup language, for editing: fields, or a listing and fields.
class DirectiveText {
 public:
  /// Parses `text`. An error of the whole text is reported by `position`.
  DirectiveText(std::string text, std::size_t squares,
                MarkupLanguage const& markup = markdown_markup);

  std::string const& text() const { return text_; }
  MarkupLanguage const& markup() const { return *markup_; }

  /// Returns the position, and keeps the notation that it is in. No value if it cannot be read or
  /// is not one of pieces on a board (a file's, a diagram of moves); `findings` then gives the
  /// reason.
  std::optional<chess::Position> position(text::Diagnostics& findings);
  /// Returns the notation of the position; null if it is unknown.
  notation::Notation const* notation() const { return notation_; }
  /// Returns how positions of the document are read.
  notation::Dialect const& dialect() const { return dialect_; }

  /// Replaces the position: in the notation `wanted`, otherwise in its own notation, otherwise in
  /// another one that can express it. W-EDIT reports a change of notation, and what the notation
  /// cannot express. E-EDIT if no notation can express it: nothing is changed.
  void set_position(chess::Position const& position, notation::Notation const* wanted,
                    text::Diagnostics& findings);

  /// Sets the field of that name to a value; "" removes it. Line ends are kept where values may
  /// have them, and become blanks elsewhere. E-EDIT for a field of the listing, since its line may
  /// contain more than that field.
  std::optional<text::Diagnostic> set_field(Field const& field, std::string_view value);

  /// Returns the value of a field as written, its lines joined as in print; "" without one.
  std::string field(std::string_view name) const;

  /// Returns all fields, including those of the listing.
  std::vector<FieldLine> const& fields() const { return fields_; }

  /// Returns how many of them are in the listing; these come first.
  std::size_t in_listing() const { return in_listing_; }

  /// Returns the whole lines of a field after the listing, without the last line end.
  text::Span lines_of(FieldLine const& field) const;

 private:
  void part();
  FieldLine const* position_field() const;
  void replace(text::Span lines, std::string_view by);
  void add(std::string_view line);
  bool is_in_listing(FieldLine const& field) const;

  std::string text_;
  std::size_t squares_;
  MarkupLanguage const* markup_;
  notation::Dialect dialect_;
  std::vector<FieldLine> fields_;
  std::size_t in_listing_ = 0;  ///< number of fields in the listing, which come first
  notation::Notation const* notation_ = nullptr;
  std::optional<text::Diagnostic> fault_;
};

}  // namespace dawson::document
