// Names of pieces in words: from the legend, their own names, or their kinds. For the descriptions
// of this folder.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chess/man.hpp"
#include "problem/problem.hpp"
#include "speech/nouns.hpp"
#include "speech/phrases.hpp"

namespace dawson::speech {

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

}  // namespace dawson::speech
