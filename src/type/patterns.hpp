// Patterns of hyphenation and what they say of a word: Liang's method, in two levels.
//
// libhyphen reads the same files, and took 3 s for the 78,000 patterns of German at every run: it
// makes a state of each beginning of a pattern. Here a file is sorted (20 ms), and the patterns
// that go on with the letters at hand are a range of it. The test compares both.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::type {

/// The patterns of a file of libhyphen's form: LibreOffice's `hyph_LANGUAGE.dic`.
class Patterns {
 public:
  /// Reads such a file, which is UTF-8 here, from its second line on. `NEXTLEVEL` parts patterns of
  /// compounds from those of their members; `/` opens what a division changes ("Zuk-ker"), and
  /// there is none at such a place. Least distances that the file states are not its user's.
  explicit Patterns(std::string_view file);

  /// Where `word` (letters in lower case, UTF-8) may be divided: the bytes that would start a line,
  /// with two letters before and three behind at least, in each member of a compound too.
  std::vector<std::size_t> divisions(std::string_view word) const;

  /// Those among them that part the members of a compound.
  std::vector<std::size_t> joints(std::string_view word) const;

 private:
  struct Pattern {
    std::uint32_t at;  ///< of its letters in `letters`, of the digit before each in `digits`
    std::uint16_t length;
    bool changes;
  };
  struct Level {
    std::vector<Pattern> patterns;  ///< by their letters
    std::string letters, digits;

    void add(std::string_view line);
    void sort();
    std::string_view of(Pattern const& pattern) const {
      return std::string_view(letters).substr(pattern.at, pattern.length);
    }
    std::vector<bool> divided_behind(std::string_view word) const;
  };

  using Least = std::size_t;  // letters
  static constexpr Least least_before = 2, least_behind = 3;
  std::vector<bool> divided_behind(std::string_view word, Least at_begin, Least at_end, int deepest,
                                   std::vector<bool>* joints = nullptr) const;

  Level compounds_, members_;
};

}  // namespace dawson::type
