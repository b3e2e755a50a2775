// Names, dates and tasks in the tags of PGN.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::collection::pgn {

/// Returns the persons of a tag, "Last, First" if it says so: they are separated by `;`, `&`, `:`,
/// `=`, ` / ` and words for "and". "Kralin N.A." is "Kralin, N. A.".
std::vector<std::string> persons(std::string_view value);

/// Returns true if each word begins with a capital or is a particle of names, or there is a comma.
bool is_name(std::string_view value);

/// Returns "1895-05" for "1895.05.??"; other text without question marks as written.
std::string date_of(std::string_view value);

/// Returns the same for a date of Dawson: "1895.05.??" for "1895-05", "????.??.??" for no date.
std::string date_tag(std::string_view date);

/// Returns the stipulation in signs if the text is one as a whole; empty for other text.
std::string task_of(std::string_view value);

/// Returns true if the text only says who is to move: "White to move", "Black to play".
bool names_side_to_move(std::string_view value);

/// An endgame's code by Guy, Blandford and Roycroft: "=0410.11a1h8".
struct GbrCode {
  std::string sign;  ///< "+", "=", "-" or empty
  std::string code;  ///< without the sign
  std::size_t end = 0;
};
/// Reads a code at the beginning of the text.
std::optional<GbrCode> read_gbr(std::string_view value);

/// Returns true if all words are codes of HHdbVI: "U1", "(c)", "MC".
bool are_codes(std::string_view value);

}  // namespace dawson::collection::pgn
