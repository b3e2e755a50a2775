// Lists of twins in documents: reading them, with the word zeroposition, and printing them as
// magazines do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "chess/task.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// The label of the twin in that place, the diagram's is 0: "a" ... "z", then "z1", "z2".
std::string twin_label(int place);

/// The twins of one text, in order; text before the first label belongs to none and makes the
/// result empty, but for "zeroposition" in three languages. Text that is not understood is kept,
/// with its fault. `findings` receives W-TWIN for labels that are out of order, leave one out, or
/// go on behind z otherwise than z1, z2.
std::vector<chess::Twin> read_twins(std::string_view text, chess::Language language,
                                    text::Diagnostics& findings);

/// Twins as they are on the board, and W-TWIN for what they cannot be.
struct TwinsOnBoard {
  std::vector<chess::Twin> twins;  ///< a twin that cannot be played has its fault
  text::Diagnostics findings;
};

/// Reads the twins and plays them. Letters are those of `language`, or of another one in which
/// more of the twins can be played. No more than 200 are played.
TwinsOnBoard twins_on_board(std::string_view text, chess::Language language,
                            chess::Position const& diagram);

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

/// What is written for it, in either case: "Zeroposition", "Nullstellung", "zero:" ...
std::span<std::string_view const> zeroposition_words();

/// Where the text goes on behind such a word at `at`, its colon and blanks; `at` without one.
std::size_t behind_zeroposition(std::string_view text, std::size_t at);

}  // namespace dawson::semantics
