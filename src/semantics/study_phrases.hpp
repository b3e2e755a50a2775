// The tasks of studies in words: "White to play and win", "Les Noirs jouent et font nulle".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/piece.hpp"

namespace dawson::semantics {

/// A study's task in words.
struct StudyPhrase {
  std::string_view goal;            ///< "+" or "="
  std::optional<chess::Side> side;  ///< the side that is named
};

/// Reads a whole phrase, with any capitals and with or without a full stop; no value for any other
/// text.
std::optional<StudyPhrase> read_study_phrase(std::string_view text);

/// Returns the phrase for a goal "+" or "=" and the side to move; empty for other goals.
std::string_view study_phrase(std::string_view goal, chess::Side side, chess::Language language);

}  // namespace dawson::semantics
