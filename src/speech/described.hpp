// Describes a diagram for screen readers, as plain text that renderers escape.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "problem/problem.hpp"

namespace dawson::speech {

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

/// Returns pieces in running text as words: "white knight, black knight".
std::string pieces_in_words(std::vector<chess::SquareContent> const& pieces,
                            chess::Language language);

/// Returns running text as words in one line.
std::string prose_in_words(prose::Inlines const& inlines, chess::Language language);

/// Returns the heading of a description that unfolds: "Position in words".
std::string folded_head(chess::Language language);

}  // namespace dawson::speech
