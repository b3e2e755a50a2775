// Stipulations as written: "h#2.5", "2#", "Helpmate in 3 moves, two solutions".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Reads a stipulation; never fails, since other text stays free text. A full stop at the end does
/// not change the meaning. Reads Popeye's grammar (py-engl.txt), also "2#", "# 2" and "PG 12.5";
/// printed words in English, German and French ("Mat aidé en 3,5 coups"), and those of more
/// languages (task_languages.cpp); after the task set play, tries, the side to move, duplex, the
/// number of solutions, and remarks in parentheses.
chess::Stipulation read_stipulation(std::string_view text);
/// The same; adds W-TASK to `findings` for text close to a task: "h3#", "h#" without its length,
/// words of two languages ("Mat in 2 Zügen"), misspelled words ("Helpmat in 2 moves").
chess::Stipulation read_stipulation(std::string_view text, text::Diagnostics& findings);

/// Writes a task as "h#3.5*"; other text as written.
std::string stipulation_in_symbols(chess::Stipulation const& stipulation);

/// Writes "Helpmate in 3½ moves, set play" and the like, and "White to play and win" for a study in
/// which `mover` is to move; a task without words in signs, other text as written.
std::string stipulation_in_words(chess::Stipulation const& stipulation, chess::Language language,
                                 chess::Side mover = chess::Side::white);

/// Parts of a task given by other fields.
struct TaskMore {
  std::vector<chess::TaskMark> marks;
  std::string intended;
};

/// Returns `printed`, one of the forms above of the stipulation `text`, with the additional parts
/// that it does not contain: "h#2*", "h#3 2.1.1", "Helpmate in 3 moves, duplex".
std::string stipulation_with(std::string_view text, std::string printed, TaskMore const& more,
                             chess::Language language);

/// Returns the number of solutions in "2.1.1" or "3 solutions": the product of the branches, those
/// after "..." once; 0 if it does not begin with a number.
int solutions_intended(std::string_view intended);

/// Returns the end of the task that `text` begins with, whatever follows; 0 without one. A task is
/// any that `read_stipulation` understands, "Ortho-reconstruction in ...", or a sentence ("White
/// to play and win", "Weiß am Zug setzt in 2 Zügen matt"). "=" and "+" alone are tasks before a
/// blank, a bracket, a comma or the end.
std::size_t task_end(std::string_view text);

/// Returns true if `text` begins with the first word of a task ("White", "Helpmate", "Matt").
bool begins_like_task(std::string_view text);

/// Returns true if `text` is a fairy condition known by name in English, German or French, with or
/// without arguments ("Imitator e5", "Anticirce Calvet", "Köko"), in either case.
bool is_condition(std::string_view text);

}  // namespace dawson::semantics
