// A diagram in words, for those who do not see it: plain text, which hosts escape.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "problem/problem.hpp"

namespace dawson::speech {

/// What a diagram is, and the position for setting it up without an error.
struct Described {
  std::string short_text;              ///< empty of a board in running text
  std::string unnumbered;              ///< the same without the diagram's number
  std::vector<std::string> sentences;  ///< of the long text; none where it is not wanted
  chess::Language language = chess::Language::english;
  bool decorative = false;  ///< `alt: none`: nothing is said of it

  std::string long_text() const;
  std::string full() const;
  /// The first of both that says something.
  std::string name() const { return short_text.empty() ? long_text() : short_text; }

  friend bool operator==(Described const&, Described const&) = default;
};

/// How much is said.
struct Wanted {
  chess::Language language = chess::Language::english;
  bool long_text = true;
  bool in_line = false;  ///< the long text alone
  std::string twin{};    ///< of a board that belongs to `problem`: its label
  bool target = false;   ///< of the board that is to be reached
};

/// What `problem` is and what stands there. The author's own text (`alt`) takes the place of the
/// long one.
Described describe(problem::Problem const& problem, Wanted const& wanted);

/// The board of one of its twins, or of its target, `part`.
Described describe_part(problem::Problem const& problem, problem::Problem const& part,
                        Wanted const& wanted);

/// Men in running text: "white knight, black knight".
std::string men_in_words(std::vector<chess::Occupant> const& men, chess::Language language);

/// Running text as words in one line.
std::string prose_in_words(prose::Inlines const& inlines, chess::Language language);

/// Before what can be unfolded: "Position in words".
std::string folded_head(chess::Language language);

}  // namespace dawson::speech
