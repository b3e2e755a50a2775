// The words of descriptions in one language: phrases, names of pieces with their plurals and
// genders, and names of squares. For the files of this folder.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::alt_text {

/// A name in the plural, and its gender: "f", "n", or empty.
struct NounForms {
  std::string plural;
  std::string_view gender;
};

/// Returns the forms of a name, by the endings in `words.nouns`: those of its last word, or in
/// French those of all words up to a preposition ("généraux d’or"), with the first word's gender.
NounForms noun_forms(std::string_view name, chess::SpokenWords const& words);

/// The words of one language.
class Phrases {
 public:
  explicit Phrases(chess::Language language)
      : language_(language), words_(chess::spoken_words(language)) {}

  chess::Language language() const { return language_; }
  chess::SpokenWords const& words() const { return words_; }

  /// Returns a word as printed: `~` becomes U+00A0.
  std::string text(std::string_view word) const;

  /// Returns a word with `values` in its braces.
  template <class... Values>
  std::string fill(std::string_view word, Values const&... values) const {
    return fmt::format(fmt::runtime(text(word)), values...);
  }

  /// Returns the form of that number among those between `|`; the last one for larger numbers.
  static std::string_view form(std::string_view word, std::size_t number);

  /// Returns a word with its count: "1 man", "5 men".
  std::string counted(std::string_view word, std::size_t count) const {
    return fill(form(word, count == 1 ? 0 : 1), count);
  }

  /// Returns the name of a side, or its word within a sentence ("neutral", "couleur 3").
  std::string side(chess::Side side) const;
  /// Returns the word for a side before a count of pieces.
  std::string counted_side(chess::Side side) const;

  /// Joins the groups of a sentence.
  std::string groups(std::vector<std::string> const& all) const;
  /// Returns the members of a group, separated by commas.
  static std::string members(std::vector<std::string> const& all);
  /// Appends the members of a group to `out`.
  static void put_members(std::string& out, std::vector<std::string> const& all);

 private:
  std::string named(std::string_view word, chess::Side side) const;

  chess::Language language_;
  chess::SpokenWords const& words_;
};

/// Adds a full stop, unless the text ends with one of `. ! ? …`, closing quotation marks not
/// counted.
std::string sentence(std::string text);

/// Returns the text with a capital first letter.
std::string capitalized(std::string_view text);

/// Returns the text without blanks at both ends, with one blank for each run of blanks and line
/// ends.
std::string one_line(std::string_view text);

/// The name of a piece, and its place in the order of an army.
struct PieceName {
  std::string word;
  std::string plural;         ///< empty: the same, since it is a label
  std::string_view gender{};  ///< "f", "n", or empty
  bool label = false;         ///< a name, from the legend or the piece's own
  bool of_legend = false;
  bool noun = true;  ///< a known name, which takes an article and a plural
  std::string turn;  ///< "upside down"; empty: upright, or the legend names the rotated piece
  int rank = 0;      ///< of kinds in their order; labels come between these and pawns
  int rotation = 0;

  /// Returns the name for `count` squares, "queens (upside down)".
  std::string text(std::size_t count) const;
};

/// Returns true if `one` comes first: by rank, labels by their words, then by rotation.
bool before(PieceName const& one, PieceName const& other);

/// Returns true for a circle, a cross, a square or a triangle.
bool is_sign(chess::Piece const& piece);

/// The names of pieces, with one legend, in one language. Keeps references to its arguments.
class PiecesNames {
 public:
  PiecesNames(std::span<problem::LegendItem const> legend, Phrases const& phrases)
      : legend_(legend), phrases_(phrases) {}

  /// Returns the name of a piece.
  PieceName name(chess::Piece const& piece) const;
  /// Returns true if pieces of one kind may have other names on other sides.
  bool has_legend() const { return !legend_.empty(); }
  /// Returns the name from the legend only, of markers too; no value if the legend does not have
  /// it.
  std::optional<PieceName> name_in_legend(chess::Piece const& piece) const;
  /// Returns a name, given in any language, in the language of the phrases; as written if it is
  /// unknown.
  std::string translated(std::string_view name) const;

  /// Returns the piece in running text: "white knight", "dame noire", "neutral knight (upside
  /// down)", "white triangle"; a letter as written.
  std::string in_text(chess::SquareContent const& occupant) const;
  /// Returns several pieces, separated by commas.
  std::string in_text(std::vector<chess::SquareContent> const& pieces) const;
  /// Returns a number of pieces: "one queen", "drei Bauern", "deux pièces g".
  std::string counted(chess::Piece const& piece, unsigned count) const;
  /// Returns one piece with its side and an article: "a white queen", "eine schwarze Dame".
  std::string one(chess::Piece const& piece) const;
  /// Returns the name in the plural: "grasshoppers".
  std::string plural(chess::Piece const& piece) const;
  /// Returns the words for a sign that the legend does not name: "black circle", "weiße Kreuze".
  std::string sign(chess::Piece const& piece, std::size_t count) const;

  /// Returns running text as words in one line, with its pieces as in `in_text`.
  std::string flat(prose::Inlines const& inlines) const;
  /// Returns the same as `flat`, but keeps the blanks.
  std::string joined(prose::Inlines const& inlines) const;

 private:
  std::string turned(chess::Piece const& piece) const;
  bool is_known(std::string_view name) const;
  NounForms forms(chess::Piece const& piece, PieceName const& name) const;
  std::string coloured(chess::Side side, std::string noun, std::string_view gender, bool plural,
                       bool by_name) const;

  std::span<problem::LegendItem const> legend_;
  Phrases const& phrases_;
};

/// The squares of a position that are shown.
class Squares {
 public:
  /// `region`: the part that is shown. Keeps a reference to `position`.
  Squares(chess::Position const& position, std::optional<chess::Area> const& region);

  /// Returns the name of a square: "e4", or "a1A" on planes.
  std::string name(chess::Square square) const;
  /// Returns true if a square is shown.
  bool shown(chess::Square square) const;

  /// Calls `look` for each cell that is shown, including holes, by plane, file, rank.
  void each(std::function<void(chess::Square, chess::Cell const&)> const& look) const;

  /// Returns the lower left and the upper right corner of the shown part; no value if the whole
  /// board is shown.
  std::optional<chess::Area> const& region() const { return region_; }

 private:
  struct Place {
    chess::Square square;
    chess::Cell const* cell;
  };
  void place();

  chess::Position const& position_;
  std::optional<chess::Area> region_;
  std::vector<Place> places_;  // all shown cells, in this order
};

}  // namespace dawson::alt_text
