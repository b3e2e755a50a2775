// What is to be done, as it is written: "h#2.5", "2#", "Helpmate in 3 moves, two solutions".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Never fails: what is not understood stays free text. A full stop at the end is the text's, not
/// the meaning's. Understood: Popeye's grammar (py-engl.txt), also "2#", "# 2" and "PG 12.5"; the
/// words of print in English, German and French ("Mat aidé en 3,5 coups"), and those of more
/// languages (task_languages.hpp); behind the task set
/// play, tries, who begins, duplex, how many solutions, remarks in parentheses.
chess::Stipulation read_stipulation(std::string_view text);

/// "h#3.5*" for a task; the text as written for everything else.
std::string stipulation_in_symbols(chess::Stipulation const& stipulation);

/// "Helpmate in 3½ moves, set play" and its sisters; in signs for a task without words of its own,
/// as written for what is no task.
std::string stipulation_in_words(chess::Stipulation const& stipulation, chess::Language language);

/// What fields beside it say of a task.
struct TaskMore {
  std::vector<chess::TaskMark> marks;
  std::string intended;
};

/// `printed`, one of the forms above of the stipulation `text`, with what it does not say itself:
/// "h#2*", "h#3 2.1.1", "Helpmate in 3 moves, duplex".
std::string stipulation_with(std::string_view text, std::string printed, TaskMore const& more,
                             chess::Language language);

/// How many solutions "2.1.1" or "3 solutions" are: the product of the branches, those behind
/// "..." once; 0 where it begins with no number.
int solutions_intended(std::string_view intended);

/// W-TASK for what is nearly a task: "h3#", "h#" without its length, words of two languages ("Mat
/// in 2 Zügen"), a slip in the words ("Helpmat in 2 moves").
text::Diagnostics check_task(std::string_view text);

/// Where the task ends that `text` begins with, whatever follows; 0: with none. A task is what
/// `read_stipulation` understands, "Ortho-reconstruction in ...", or a sentence ("White to play and
/// win", "Weiß am Zug setzt in 2 Zügen matt"). "=" and "+" alone are one before a blank, a bracket,
/// a comma or the end.
std::size_t task_end(std::string_view text);

/// Whether `text` begins with a word with which tasks begin ("White", "Helpmate", "Matt").
bool begins_like_task(std::string_view text);

/// Whether `text` is a fairy condition known by name in English, German or French, with or without
/// arguments ("Imitator e5", "Anticirce Calvet", "Köko"). Case does not matter.
bool is_condition(std::string_view text);

}  // namespace dawson::semantics
