// What depends on a language in typesetting: divisions of words, with the patterns that TeX and
// LibreOffice use, and the order of names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

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

// Hyphenation patterns and the divisions of a word: Liang's method, in two levels.
//
// Design: libhyphen reads the same files, and took 3 s for the 78,000 patterns of German in every
// run, because it makes a state of each beginning of a pattern. Here a file is sorted (20 ms), and
// the patterns that continue with the current letters are a range of it. The test compares both.

/// Patterns of a file in libhyphen's format: LibreOffice's `hyph_LANGUAGE.dic`.
class Patterns {
 public:
  /// Parses such a file, which is UTF-8 here, from its second line on. `NEXTLEVEL` separates
  /// patterns of compounds from those of their members. `/` begins a change of letters at a
  /// division ("Zuk-ker"); words are not divided at such a place. Minimum distances in the file are
  /// ignored.
  explicit Patterns(std::string_view file);

  /// Returns where `word` (letters in lower case, UTF-8) may be divided: the bytes that would start
  /// a line, with at least two letters before and three after, also in each member of a compound.
  std::vector<std::size_t> divisions(std::string_view word) const;

  /// Returns the divisions that separate the members of a compound.
  std::vector<std::size_t> joints(std::string_view word) const;

 private:
  struct Pattern {
    std::uint32_t at;  ///< of its letters in `letters`, and of the digit before each in `digits`
    std::uint16_t length;
    bool changes;
  };
  struct Level {
    std::vector<Pattern> patterns;  ///< sorted by their letters
    std::string letters, digits;

    void add(std::string_view line);
    void sort();
    std::string_view of(Pattern const& pattern) const {
      return std::string_view(letters).substr(pattern.at, pattern.length);
    }
    std::vector<bool> divided_after(std::string_view word) const;
  };

  using Least = std::size_t;  // letters
  static constexpr Least least_before = 2, least_after = 3;
  std::vector<bool> divided_after(std::string_view word, Least at_begin, Least at_end, int deepest,
                                  std::vector<bool>* joints = nullptr) const;

  Level compounds_, members_;
};

/// Returns a function that makes keys of names: the keys' bytes sort as dictionaries of `language`
/// ("en", "de", "sv") sort the names. In languages that ICU does not know, accented letters sort
/// with those without accents.
std::function<std::string(std::string_view name)> collation(std::string_view language);

/// Returns a function that returns the letter under which an index of `language` lists a name: "P",
/// in Swedish "Ö"; "0–9" for digits, an empty text for other signs.
std::function<std::string(std::string_view name)> index_letter(std::string_view language);

}  // namespace dawson::type
