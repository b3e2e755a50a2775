// Divides words of a language, with the patterns that TeX and LibreOffice use.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "text/result.hpp"

namespace dawson::type {

/// Returns a function that divides words (letters only) of `language` ("en", "en-GB", "de", "fr",
/// ...): it returns byte offsets of the letters that would start a line, with at least two letters
/// before and three after. Error E-HYPHEN if no patterns of the language are installed.
text::Result<std::function<std::vector<std::size_t>(std::string_view word)>> hyphenation(
    std::string_view language);

/// Place where a word may be divided, and whether it separates the members of a compound.
struct WordJoint {
  std::size_t at = 0;
  bool of_compound = false;
};
using WordJoints = std::function<std::vector<WordJoint>(std::string_view word)>;

/// Returns a function that returns all such places, in order; null if no patterns of the language
/// are installed.
WordJoints word_joints(std::string_view language);

}  // namespace dawson::type
