// Reads lists of twins in documents, with the word zeroposition, and prints them as magazines do.
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

/// Returns the label of a twin by its place, which is 0 for the diagram: "a" ... "z", then "z1",
/// "z2".
std::string twin_label(int place);

/// Reads the twins of a text, in order. Text before the first label makes the result empty, except
/// for "zeroposition" in three languages. Text that is not understood is kept, with its fault.
/// `findings` receives W-TWIN for labels that are out of order or missing, or other than z1, z2
/// after z.
std::vector<chess::Twin> read_twins(std::string_view text, chess::Language language,
                                    text::Diagnostics& findings);

/// Twins on the board, with a W-TWIN for each impossible one.
struct TwinsOnBoard {
  std::vector<chess::Twin> twins;  ///< a twin that cannot be played has a fault
  text::Diagnostics findings;
};

/// Reads the twins and plays them. Letters are those of `language`, or of another language in
/// which more of the twins can be played. At most 200 are played.
TwinsOnBoard twins_on_board(std::string_view text, chess::Language language,
                            chess::Position const& diagram);

/// Returns the hyphens that remove pieces ("-wBa2", "--sBa2"), which are printed as minus signs.
std::vector<text::Span> removal_signs(std::string_view changes);

/// Returns `changes` with minus signs in their place.
std::string with_minus_signs(std::string_view changes);

enum class PiecesIn : std::uint8_t { figurines, letters };

/// Prints the changes of a twin without its label, words and letters in `language`. Pieces are
/// printed as the changes name them; those of `Played::twin` are complete. A twin that is not
/// understood, or that changes nothing, is printed as written. `before` is the label of the twin
/// that it may continue, "= b) and wKa1→a2"; empty for the diagram, which is not printed.
prose::Inlines print_twin(chess::Twin const& twin, chess::Language language, PiecesIn pieces,
                          std::optional<std::string_view> before = {});

/// Returns the label `before` for printing the twin after `twin`, which has `label`: empty if
/// `twin` is the diagram.
std::string_view label_before(chess::Twin const& twin, std::string_view label);

/// Returns the words for a zeroposition: "Zeroposition", "Nullstellung", "zero:" ...
std::span<std::string_view const> zeroposition_words();

/// Returns the offset after such a word at `at`, with its colon and blanks; `at` without one.
std::size_t after_zeroposition(std::string_view text, std::size_t at);

}  // namespace dawson::semantics
