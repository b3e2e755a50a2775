// Words that are shaped once and reused.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "layout/type.hpp"

namespace dawson::pages {

/// Function that returns where a word (letters only) may be divided: byte offsets of the letters
/// that would start a line, in order.
using Hyphenate = std::function<std::vector<std::size_t>(std::string_view word)>;

/// Place within a word where a line may end.
struct Division {
  std::size_t at = 0;  ///< byte offset of what would start the next line
  bool hyphen = true;  ///< a hyphen is inserted; otherwise the word has a sign of its own there
};

/// Word and the parts that it can be divided into.
struct Word {
  layout::TypeLine whole;
  std::vector<Division> divisions;
  /// Widths of the parts, one more than `divisions`; their sum is the width of the whole
  std::vector<double> parts;
  double hang = 0;  ///< how far its last sign may protrude at the end of a line
};

/// The sorts of a booklet: every word in every font in which it was typeset.
class WordCache {
 public:
  WordCache(layout::Typeset typeset, Hyphenate hyphenate)
      : typeset_(std::move(typeset)), hyphenate_(std::move(hyphenate)) {}

  /// Returns a word that is not divided, or a part of one. The reference is valid as long as the
  /// case.
  layout::TypeLine const& word(std::string_view text, layout::Font const& font);

  /// Returns a word of running text (anything without spaces) with its divisions: by the patterns
  /// of the language, after hyphens and dashes between letters, after slashes of long addresses, in
  /// code after its signs. The reference is valid until the language changes.
  Word const& divisible(std::string_view text, layout::Font const& font);

  /// Divides words by the patterns of `hyphenate` from now on.
  void hyphenate_with(Hyphenate hyphenate);

  /// Typesets what is not text (pieces, note marks) on one line, without keeping it.
  layout::TypeLine set(prose::Inline const& what, layout::Font const& font);

  /// Returns the width of a space.
  double space(layout::Font const& font);

  /// Returns how far an inserted hyphen may protrude.
  double hyphen_hang(layout::Font const& font) {
    return hyphen_part_outside * word("-", font).width;
  }

  /// Returns the characters that no font has, each once, in the order of their appearance.
  std::u32string const& missing() const { return missing_; }
  /// Adds characters to `missing`.
  void note_missing(std::u32string_view characters);

  layout::Typeset const& typeset() const { return typeset_; }

  /// Returns whether typeset matter keeps its text, for lists of it and for running heads that name
  /// the content of their page.
  bool keeps_words() const { return keeps_words_; }
  void keep_words() { keeps_words_ = true; }

 private:
  static constexpr double hyphen_part_outside = 0.45;

  std::vector<Division> divisions(std::string_view text) const;
  static std::vector<Division> code_divisions(std::string_view text);
  double hang(std::string_view text, layout::Font const& font);

  struct Sorts {
    std::unordered_map<std::string, layout::TypeLine> words;
    std::unordered_map<std::string, Word> divisible;
    double space = -1;
  };
  Sorts& sorts(layout::Font const& font);

  layout::Typeset typeset_;
  Hyphenate hyphenate_;
  std::vector<std::pair<layout::Font, std::unique_ptr<Sorts>>> fonts_;  // a booklet has a dozen
  std::u32string missing_;
  bool keeps_words_ = false;
};

}  // namespace dawson::pages
