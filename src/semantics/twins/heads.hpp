// Twins as print and solutions have them: "b) wKg5→f6", "+c) -bPa7, h=2".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Reads one twin, with or without its label. Understood are men and squares with arrows and signs,
/// Popeye's words and those of magazines in three languages, a new stipulation or new conditions,
/// whole commands ("Move a3 b4"), "diagram". Letters of men are those of `language`, English N is
/// the knight too; letters that are German alone (D, T, L, the colour s) make all of them German.
/// E-TWIN: the first word that is not understood.
text::Result<chess::Twin> read_twin_head(std::string_view text, chess::Language language);

/// The same of the text behind a label, which stays in `fault` instead.
chess::Twin read_twin_changes(std::string_view text, chess::Language language);

/// Whether the twin is understood and has words of Popeye's commands, which print has others for:
/// "Move a3 b4", "Remove wBe5".
bool is_in_commands(chess::Twin const& twin);

/// The twin with all its places `by` bytes further on.
chess::Twin moved(chess::Twin twin, std::size_t by);

/// A label at `at`: "b)", "(b)", "+b)", "+(b)", "z1)".
struct TwinLabel {
  std::string_view label;
  bool continued = false;
  std::size_t end = 0;  ///< byte behind it
};
std::optional<TwinLabel> twin_label_at(std::string_view text, std::size_t at);

}  // namespace dawson::semantics
