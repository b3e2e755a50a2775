// Names as people write them, compared with names that are known.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::text {

/// `name` as names are compared: lower case, accents written out ("Grashüpfer" is "grashuepfer"),
/// blanks, hyphens, dashes and apostrophes dropped, "&" as "and".
std::string folded(std::string_view name);

/// Whether `name` (UTF-8) begins with a small letter, as the particles of surnames do.
bool begins_in_lower_case(std::string_view name);

/// Whether it begins with a capital.
bool begins_with_capital(std::string_view name);

/// Returns `words` (UTF-8) with a capital first letter.
std::string capitalised(std::string words);

/// Of `names` the one nearest to `name` (letters to insert, delete, replace or exchange, compared
/// folded), the first of several; empty where none is near enough to be a slip of the pen: a third
/// of its letters, three at most.
std::string_view nearest_name(std::string_view name, std::span<std::string_view const> names);

/// The nearest one, or else the one that begins with `name`, of three letters and more: "stip" for
/// "stipulation". Of several the one with which all of them begin, of "stipulation" and
/// "stipulations" the first; empty if there is none.
std::string_view meant_name(std::string_view name, std::span<std::string_view const> names);

/// Names among which near ones are looked for again and again, each time through all of them: the
/// first hundred times alone, as many findings as are told of a text.
class NearNames {
 public:
  explicit NearNames(std::vector<std::string_view> names) : names_(std::move(names)) {}

  /// As `nearest_name` says; empty too where it has been asked too often.
  std::string_view nearest(std::string_view name);

 private:
  std::vector<std::string_view> names_;
  int searches_ = 100;
};

}  // namespace dawson::text
