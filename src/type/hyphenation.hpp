// Where words of a language may be divided, by the patterns that TeX and LibreOffice use.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "text/result.hpp"

namespace dawson::type {

/// A function that divides words (letters alone) of `language` ("en", "en-GB", "de", "fr", ...):
/// byte offsets of the letters that would start a line, with two letters before and three behind at
/// least. Error E-HYPHEN where no patterns of the language are installed.
text::Result<std::function<std::vector<std::size_t>(std::string_view word)>> hyphenation(
    std::string_view language);

/// A place where a word may be divided, and whether it parts the members of a compound.
struct WordJoint {
  std::size_t at = 0;
  bool of_compound = false;
};
using WordJoints = std::function<std::vector<WordJoint>(std::string_view word)>;

/// All of them, in order; null where no patterns of the language are installed.
WordJoints word_joints(std::string_view language);

}  // namespace dawson::type
