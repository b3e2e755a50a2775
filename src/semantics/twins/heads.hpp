// Twins in print and in solutions: "b) wKg5→f6", "+c) -bPa7, h=2".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Reads one twin, with or without its label: pieces and squares with arrows and signs, Popeye's
/// words and those of magazines in three languages, a new stipulation or new conditions, whole
/// commands ("Move a3 b4"), "diagram". The letters of pieces are those of `language`; English N is
/// also the knight; letters that only German has (D, T, L, the colour s) make all letters German.
/// E-TWIN: the first word that is not understood.
text::Result<chess::Twin> read_twin_head(std::string_view text, chess::Language language);

/// Reads the text after a label; an error is stored in `fault`.
chess::Twin read_twin_changes(std::string_view text, chess::Language language);

/// Returns true if the twin is understood and has words of Popeye's commands with a different
/// printed form: "Move a3 b4", "Remove wBe5".
bool is_in_commands(chess::Twin const& twin);

/// Returns the twin with all its spans moved by `by` bytes.
chess::Twin moved(chess::Twin twin, std::size_t by);

/// A label: "b)", "(b)", "+b)", "+(b)", "z1)".
struct TwinLabel {
  std::string_view label;
  bool continued = false;
  std::size_t end = 0;  ///< offset after it
};
std::optional<TwinLabel> twin_label_at(std::string_view text, std::size_t at);

}  // namespace dawson::semantics
