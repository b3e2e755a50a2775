// The text of directives: how fields and whole directives are written, and one that is changed in
// one place while all the rest of it stays byte for byte.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "document/chunk.hpp"
#include "document/directive.hpp"
#include "document/host.hpp"
#include "notation/notations.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// A field as bodies have it, with its line ends: `name: value`, a list's items parted by `; `;
/// behind a bar, a line each, where a value has line ends or an item would be parted itself. The
/// values are the host's already, a list's items or the one value.
std::string field_text(std::string_view name, bool list, std::span<std::string const> values,
                       Host const& host);

/// The directive with this body (whole lines), with its fences and line ends: `\begin{chess}` in
/// LaTeX, a fenced block in Markdown.
std::string block_text(std::string_view body, Host const& host);

/// `lines` as they stand in the place of `span`, whose first line they begin on: with its kind of
/// line end behind each, and `prefix` (marks of quotes) before all but the first.
std::string in_place(text::Source const& source, text::Span span, std::string_view prefix,
                     std::vector<std::string> const& lines);

/// The body of a directive, as a markup language has it: fields, or a listing and fields.
class DirectiveText {
 public:
  /// Parts `text`; what is wrong with it as a whole, `position` tells.
  DirectiveText(std::string text, std::size_t squares, Host const& host = markdown_host);

  std::string const& text() const { return text_; }
  Host const& host() const { return *host_; }

  /// The position and the notation that it is in; where it cannot be read or is none of men on a
  /// board (a file's, a diagram of moves), nothing: then `findings` says why.
  std::optional<chess::Position> position(text::Diagnostics& findings);
  notation::Notation const* notation() const { return notation_; }
  notation::Dialect const& dialect() const { return dialect_; }

  /// Writes the position anew: in `wanted`, else in the notation that it has; in another one that
  /// can say it where that one cannot. W-EDIT tells that, and what the notation has no place for.
  /// E-EDIT where none can say it: nothing is changed.
  void set_position(chess::Position const& position, notation::Notation const* wanted,
                    text::Diagnostics& findings);

  /// Gives a field of that name a value, "" none. Line ends stay where values have any, and are
  /// blanks elsewhere. E-EDIT for a field that the listing has: a line of it may say more than
  /// that.
  std::optional<text::Diagnostic> set_field(Field const& field, std::string_view value);

  /// The value of a field as it is written, its lines joined as print joins them; "" without one.
  std::string field(std::string_view name) const;

  /// The fields that it has, those of the listing with it.
  std::vector<FieldLine> const& fields() const { return fields_; }

  /// How many of them the listing has, which come first.
  std::size_t in_listing() const { return in_listing_; }

  /// The whole lines of a field that stands below the listing, without the last one's end.
  text::Span lines_of(FieldLine const& field) const;

 private:
  void part();
  FieldLine const* position_field() const;
  void replace(text::Span lines, std::string_view by);
  void add(std::string_view line);
  bool is_in_listing(FieldLine const& field) const;

  std::string text_;
  std::size_t squares_;
  Host const* host_;
  notation::Dialect dialect_;
  std::vector<FieldLine> fields_;
  std::size_t in_listing_ = 0;  ///< fields that the listing has, the first ones
  notation::Notation const* notation_ = nullptr;
  std::optional<text::Diagnostic> fault_;
};

}  // namespace dawson::document
