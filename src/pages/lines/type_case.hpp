// Words shaped once and used as often as they are needed.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "layout/type.hpp"

namespace dawson::pages {

/// Where a word (letters alone) may be divided: byte offsets of the letters that would start a
/// line, in order.
using Hyphenate = std::function<std::vector<std::size_t>(std::string_view word)>;

/// A place within a word where a line may end.
struct Division {
  std::size_t at = 0;  ///< byte offset of what would start the next line
  bool hyphen = true;  ///< a hyphen is put in; else the word has a sign of its own there
};

/// A word and the parts that it can be divided into.
struct Word {
  layout::TypeLine whole;
  std::vector<Division> divisions;
  std::vector<double>
      parts;  ///< widths between the divisions, one more than these; they sum up to the whole's
  double hang = 0;  ///< how far its last sign may stand out at the end of a line
};

/// The sorts of a booklet: every word in every font that it was set in.
class TypeCase {
 public:
  TypeCase(layout::Typeset typeset, Hyphenate hyphenate)
      : typeset_(std::move(typeset)), hyphenate_(std::move(hyphenate)) {}

  /// A word that is not divided, or a part of one. The reference holds as long as the case does.
  layout::TypeLine const& word(std::string_view text, layout::Font const& font);

  /// A word of running text (anything without blanks) with its divisions: by the patterns of the
  /// language, behind hyphens and dashes between letters, behind slashes of long addresses, in code
  /// behind its signs. The reference holds until the language changes.
  Word const& divisible(std::string_view text, layout::Font const& font);

  /// Words are divided by these patterns from here on.
  void hyphenate_with(Hyphenate hyphenate);

  /// Men, note marks: what is not text, set on one line and not kept.
  layout::TypeLine set(prose::Inline const& what, layout::Font const& font);

  /// Width of a blank.
  double space(layout::Font const& font);

  /// How far a hyphen that is put in may stand out.
  double hyphen_hang(layout::Font const& font) {
    return hyphen_part_outside * word("-", font).width;
  }

  /// Characters that no font has, each once, in the order of their coming.
  std::u32string const& missing() const { return missing_; }
  void note_missing(std::u32string_view characters);

  layout::Typeset const& typeset() const { return typeset_; }

  /// Whether what is set says in words what it is: for lists of it, and for heads that name what
  /// stands on their page.
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
