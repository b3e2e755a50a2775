// Describes a diagram for screen readers, in full and in one line, as plain text that renderers
// escape.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "alt_text/words.hpp"
#include "chess/language.hpp"
#include "problem/problem.hpp"

namespace dawson::alt_text {

/// The description of a diagram, with its position, from which the diagram can be set up exactly.
struct Description {
  std::string short_text;              ///< empty for a board in running text
  std::string unnumbered;              ///< the short text without the diagram's number
  std::vector<std::string> sentences;  ///< of the long text; none if it is not wanted
  chess::Language language = chess::Language::english;
  bool decorative = false;  ///< `alt: none`: no description is written

  /// Returns the long text, its sentences joined.
  std::string long_text() const;
  /// Returns the short text, then the long one.
  std::string full() const;
  /// Returns the short text, or the long text if the short one is empty.
  std::string name() const { return short_text.empty() ? long_text() : short_text; }

  friend bool operator==(Description const&, Description const&) = default;
};

/// Which texts to write.
struct Wanted {
  chess::Language language = chess::Language::english;
  bool long_text = true;
  bool in_line = false;  ///< the long text only
  std::string twin{};    ///< label of the twin, for a board that belongs to `problem`
  bool target = false;   ///< for the board to be reached
};

/// Describes `problem` and its position. The author's own text (`alt`) replaces the long text.
Description describe(problem::Problem const& problem, Wanted const& wanted);

/// Describes the board of one of its twins, or of its target, `part`.
Description describe_part(problem::Problem const& problem, problem::Problem const& part,
                          Wanted const& wanted);

/// Describes the board of `problem` after a half-move, "15.Qd5+"; without one, as a board that has
/// no number.
Description describe_after(problem::Problem const& problem, std::string const& move,
                           Wanted const& wanted);

/// Returns pieces in running text as words: "white knight, black knight".
std::string pieces_in_words(std::vector<chess::SquareContent> const& pieces,
                            chess::Language language);

/// Returns running text as words in one line.
std::string prose_in_words(prose::Inlines const& inlines, chess::Language language);

/// Returns the heading of a description that unfolds: "Position in words".
std::string folded_head(chess::Language language);

/// Returns "Diagram 12 b": the number, with the label of a twin or the word for the board to be
/// reached.
std::string head_text(problem::Problem const& problem, Wanted const& wanted,
                      PiecesNames const& names, Phrases const& phrases);

/// Returns the same without the number.
std::string unnumbered_head(problem::Problem const& problem, Wanted const& wanted,
                            Phrases const& phrases);

/// Returns number, author, title, task, conditions and piece count. To stay within 150 characters
/// it leaves out the title, then all authors but the first, then the conditions.
std::string short_text(problem::Problem const& problem, Wanted const& wanted,
                       PiecesNames const& names, Phrases const& phrases);

/// Returns the name of the piece that moves in a diagram of moves.
std::string mover_name(problem::Problem const& problem, PiecesNames const& names,
                       Phrases const& phrases);

}  // namespace dawson::alt_text
