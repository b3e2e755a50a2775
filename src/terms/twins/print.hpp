// Twins as magazines print them: "♔g5→f6, −♜f7".
#pragma once

#include <cstdint>

#include "chess/language.hpp"
#include "chess/twin.hpp"
#include "prose/prose.hpp"

namespace dawson::terms {

enum class MenIn : std::uint8_t { figurines, letters };

/// The changes of a twin without its label, words and letters in `language`. Men are those that the
/// changes name, so those of `Played::twin` are whole. A twin that is not understood, or changes
/// nothing, is printed as written.
prose::Inlines print_twin(chess::Twin const& twin, chess::Language language, MenIn men);

}  // namespace dawson::terms
