// Twins as magazines print them: "♔g5→f6, −♜f7".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/twin.hpp"
#include "prose/prose.hpp"
#include "text/span.hpp"

namespace dawson::terms {

/// Hyphens that take men off ("-wBa2", "--sBa2"), where print has a minus.
std::vector<text::Span> removal_signs(std::string_view changes);

/// `changes` with a minus for each of them.
std::string with_minus_signs(std::string_view changes);

enum class PiecesIn : std::uint8_t { figurines, letters };

/// The changes of a twin without its label, words and letters in `language`. Men are those that the
/// changes name, so those of `Played::twin` are whole. A twin that is not understood, or changes
/// nothing, is printed as written. `before` is the label of the twin that it may go on from, "= b)
/// and wKa1→a2"; empty, where that is the diagram, which is not said.
prose::Inlines print_twin(chess::Twin const& twin, chess::Language language, PiecesIn pieces,
                          std::optional<std::string_view> before = {});

/// The label for the twin behind `twin`, whose own label is that: empty if it is the diagram.
std::string_view label_before(chess::Twin const& twin, std::string_view label);

}  // namespace dawson::terms
