// Men, squares and arrows in the heads of twins.
#pragma once

#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

/// A place in a head, which reads on from left to right. What is not there leaves it where it was.
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
  /// Blanks, commas, semicolons and full stops.
  void skip_separators();
  bool take(std::string_view sign);
  /// One of the words in either case, where no letter or digit follows it.
  bool take_word(std::string_view word);
  /// The word that stands there, to name it.
  text::Span word() const;

  std::optional<chess::Square> take_square();
  /// A colour, a walk and a square, each of which may be missing, or a figurine; not nothing at
  /// all. Several squares glued make several men.
  std::vector<chess::NamedPiece> take_pieces();

  enum class Arrow { none, to, exchange, becomes, way };
  /// "→" "-->" "->" "--" "-" "to" "nach": to; "↔" "<-->" "<->": exchange; "=": becomes; "⇒" "==>"
  /// "=>" "==": way.
  Arrow take_arrow();

 private:
  bool take_walk(chess::NamedPiece& piece);
  bool take_figurine(chess::NamedPiece& piece);
  bool take_attributes(chess::NamedPiece& piece);

  std::string_view text_;
  chess::Language language_;
  std::size_t at_ = 0;
};

/// Whether the text has letters of men or colours that are German alone.
bool has_german_letters(std::string_view text);

}  // namespace dawson::semantics
