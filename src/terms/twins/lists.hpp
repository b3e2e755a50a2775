// Lists of twins in documents: "(a) diagram (b) wK->g5 (c) Ie5->c5", "b) Ka1-a2; c) -Pb7".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "chess/twin.hpp"
#include "text/diagnostic.hpp"

namespace dawson::terms {

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

}  // namespace dawson::terms
