// Stipulations: Popeye's signs, and direct mates in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/stipulation.hpp"
#include "text/span.hpp"

namespace dawson::terms {

/// Never fails: what is not understood stays free text. A full stop at the end is the text's, not
/// the meaning's. Understood: Popeye's grammar (py-engl.txt), also "2#" and "# 2", and "Mate in 3
/// moves", "Matt in 3 Zügen", "Mat en 3 coups" with their usual variants.
chess::Stipulation read_stipulation(std::string_view text);

/// "#3" for a direct mate; the text as written for everything else.
std::string stipulation_in_symbols(chess::Stipulation const& stipulation);

/// "Mate in 3 moves" and its sisters for a direct mate; the text as written for everything else.
std::string stipulation_in_words(chess::Stipulation const& stipulation, chess::Language language);

/// Whether a line of a listing is a stipulation: one that is understood (conditions and remarks in
/// parentheses behind it allowed), "Ortho-reconstruction in ...", a study's words ("White to play
/// and win"), in English, German or French.
bool is_stipulation_line(std::string_view line);

/// A stipulation line cut at its last pair of parentheses if all that stands in these is known
/// conditions: "Mate in 2 moves (Circe)" has the stipulation "Mate in 2 moves" and the condition
/// "Circe". Spans are bytes of `line`; without recognised conditions `conditions` is empty and
/// `stipulation` the whole line.
struct StipulationLine {
  text::Span stipulation;
  std::vector<text::Span> conditions;
};
StipulationLine split_stipulation_line(std::string_view line);

/// Whether `text` is a fairy condition known by name in English, German or French, with or without
/// arguments ("Imitator e5", "Anticirce Calvet", "Köko"). Case does not matter.
bool is_condition(std::string_view text);

}  // namespace dawson::terms
