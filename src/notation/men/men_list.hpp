// The board of a list by square as it fills, and the checks on what is put there.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/census.hpp"
#include "chess/language.hpp"
#include "chess/planes.hpp"
#include "chess/position.hpp"
#include "notation/men/men_words.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Takes a list from left to right. What cannot be throws a `text::Diagnostic`, so that the grammar
/// that calls stops at the first error from the left; spans are bytes of `text`.
class ListedMen {
 public:
  /// `language` is that of the letters; none if nobody knows it.
  ListedMen(std::string_view text, std::optional<chess::Language> language);

  /// "[10x8]", "[5x5x5]", the numbers in it; it must stand first. E-CHAR, E-LIMIT.
  void set_size(std::vector<text::Span> const& numbers);
  /// Planes stand beside each other; before their size.
  void set_across() { across_ = true; }
  /// "[stereo]". E-CHAR.
  void set_stereo(text::Span word);
  /// "[8+7]", "[8+7+1]", the numbers in it. E-CHAR if it is the second.
  void set_count(std::vector<text::Span> const& numbers);

  /// Popeye's colour or attribute. E-MAN, E-LANGUAGE, E-EMPTY, E-UTF8. An attribute
  /// holds for the men up to the next colour, Royal for the first group ("Popeye, pieces").
  void read_word(text::Span word);
  /// Popeye's walk, one or two characters. E-MAN.
  void set_walk(text::Span walk);
  /// What stands in the place of a man, but without squares. E-MAN, E-SQUARE.
  [[noreturn]] void refuse_without_squares(text::Span written) const;

  /// diagram.sty's colour, one of w s b n. E-LANGUAGE for a black man of another language.
  void set_colour(text::Span letter);
  /// diagram.sty's man, a capital. E-MAN, E-LANGUAGE.
  void set_letter(text::Span letter);
  /// A turn by eighths, clockwise: diagram.sty's L R U, and ours.
  void turn(int eighths);

  /// A square of the man named last: file, and rank in digits or in braces; on boards of planes
  /// with the letter of its plane. E-SQUARE, E-OCCUPIED.
  void add_square(text::Span square);

  /// The list has ended at byte `at`. E-EMPTY, E-COUNT.
  void finish(std::size_t at) const;

  chess::Board& board() { return board_; }
  std::optional<chess::Planes> const& planes() const { return planes_; }
  std::vector<chess::Attributes>& attributes() { return attributes_; }

 private:
  std::string_view written(text::Span span) const {
    return text_.substr(span.begin, span.end - span.begin);
  }
  chess::Language letters() const { return language_.value_or(chess::Language::english); }
  void set_side(ColourWords const& colour, text::Span where);
  [[noreturn]] void refuse_word(text::Span where) const;

  std::string_view text_;
  std::optional<chess::Language> language_;
  void open_size(std::size_t bracket);
  [[noreturn]] void refuse_square(text::Span where) const;

  chess::Board board_;
  bool sized_ = false, across_ = false;
  std::optional<chess::Planes> planes_;
  std::optional<chess::Count> count_;
  text::Span count_where_;
  std::optional<chess::Side> side_;
  chess::Man man_;
  char black_ = 0;                  ///< diagram.sty's letter for Black that the list began with
  bool awaits_men_ = false;         ///< a colour, and nothing behind it yet
  std::vector<std::string> words_;  ///< the attributes that hold
  bool royal_is_placed_ = false;
  std::vector<chess::Attributes> attributes_;
  std::map<std::size_t, text::Span> taken_;  ///< by cell, where its man was written
};

}  // namespace dawson::notation
