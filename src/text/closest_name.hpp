// Comparison of names as people write them with known names, for hints such as "did you mean".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::text {

/// Returns `name` in the form for comparisons: lower case, accents written out ("Grashüpfer" is
/// "grashuepfer"), without blanks, hyphens, dashes and apostrophes, "&" as "and".
std::string folded(std::string_view name);

/// Returns whether `name` (UTF-8) begins with a lower-case letter, as the particles of surnames do.
bool begins_in_lower_case(std::string_view name);

/// Returns whether `name` (UTF-8) begins with a capital.
bool begins_with_capital(std::string_view name);

/// Returns `words` (UTF-8) with a capital first letter.
std::string capitalised(std::string words);

/// Returns the closest match to `name` in `names`, the first of several: letters to insert, delete,
/// replace or exchange, compared folded. Empty if none is close enough to be a typing error: a
/// third of its letters, at most three.
std::string_view closest_name(std::string_view name, std::span<std::string_view const> names);

/// Returns the closest match, or the name that begins with `name`, of at least three letters:
/// "stip" for "stipulation". Of several, returns the one with which all of them begin: the first of
/// "stipulation" and "stipulations". Empty if there is none.
std::string_view meant_name(std::string_view name, std::span<std::string_view const> names);

/// Names in which the closest match is searched repeatedly, each time in all of them: only for the
/// first hundred searches, which is the number of findings reported per text.
class NearNames {
 public:
  explicit NearNames(std::vector<std::string_view> names) : names_(std::move(names)) {}

  /// Returns the result of `closest_name`; empty after too many searches.
  std::string_view closest(std::string_view name);

 private:
  std::vector<std::string_view> names_;
  int searches_ = 100;
};

/// Returns whether `written` becomes `name` by one letter inserted, left out, replaced or exchanged
/// with its neighbour, or by changes of blanks and capitals only; also if both are equal.
bool is_slip(std::string_view written, std::string_view name);

}  // namespace dawson::text
