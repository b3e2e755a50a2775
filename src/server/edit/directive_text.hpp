// The text of a directive, changed in one place while all the rest of it stays byte for byte.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "notation/notations.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

/// The body of a directive as Markdown has it: fields, or a listing and fields.
class DirectiveText {
 public:
  /// Parts `text`; what is wrong with it as a whole, `position` tells.
  explicit DirectiveText(std::string text, std::size_t squares);

  std::string const& text() const { return text_; }

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

  /// Gives a field a value, "" none. Text of several lines becomes continued lines. E-EDIT for a
  /// field that the listing has: a line of it may say more than that.
  std::optional<text::Diagnostic> set_field(std::string_view name, std::string_view value);

  /// The value of a field as it is written, its lines joined; "" without one.
  std::string field(std::string_view name) const;

  /// The fields that it has, those of the listing with it.
  std::vector<document::FieldLine> const& fields() const { return fields_; }

 private:
  void part();
  document::FieldLine const* position_field() const;
  text::Span lines_of(document::FieldLine const& field) const;
  void replace(text::Span lines, std::string_view by);
  bool is_in_listing(document::FieldLine const& field) const;

  std::string text_;
  std::size_t squares_;
  notation::Dialect dialect_;
  std::vector<document::FieldLine> fields_;
  std::size_t in_listing_ = 0;  ///< fields that the listing has, the first ones
  notation::Notation const* notation_ = nullptr;
  std::optional<text::Diagnostic> fault_;
};

}  // namespace dawson::server
