// Pieces, squares and arrows in the heads of twins.
#pragma once

#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

/// A position in a head, which is read from left to right. If a function finds nothing, the
/// position does not change.
class HeadCursor {
 public:
  HeadCursor(std::string_view text, chess::Language language) : text_(text), language_(language) {}

  std::size_t at() const { return at_; }
  void go(std::size_t at) { at_ = at; }
  bool ended() const { return at_ >= text_.size(); }
  std::string_view rest() const { return text_.substr(at_); }
  std::string_view text() const { return text_; }
  chess::Language language() const { return language_; }

  void skip_blanks();
  /// Skips blanks, commas, semicolons and full stops.
  void skip_separators();
  bool take(std::string_view sign);
  /// Reads the word in either case, if no letter or digit follows it.
  bool take_word(std::string_view word);
  /// Returns the present word, for messages.
  text::Span word() const;

  std::optional<chess::Square> take_square();
  /// Reads a colour, a walk and a square, each of them optional but not all missing, or a
  /// figurine. Several adjacent squares are several pieces.
  std::vector<chess::NamedPiece> take_pieces();

  enum class Arrow { none, to, exchange, becomes, way };
  /// Reads "→" "-->" "->" "--" "-" "to" "nach" as to; "↔" "<-->" "<->" as exchange; "=" as
  /// becomes; "⇒" "==>" "=>" "==" as way.
  Arrow take_arrow();

 private:
  bool take_walk(chess::NamedPiece& piece);
  bool take_figurine(chess::NamedPiece& piece);
  bool take_attributes(chess::NamedPiece& piece);

  std::string_view text_;
  chess::Language language_;
  std::size_t at_ = 0;
};

/// Returns true if the text has letters of pieces or colours that only German has.
bool has_german_letters(std::string_view text);

}  // namespace dawson::semantics
