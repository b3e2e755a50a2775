// Where a word's ligatures end: German sets none across the joint of a compound (Auf|lage).
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::type {

/// Ends a ligature, and takes no room.
inline constexpr std::string_view non_joiner = "\u200C";

/// Puts a zero-width non-joiner into each joint of `text`'s words that a ligature of f would reach
/// across.
using EndLigatures = std::function<std::string(std::string_view text)>;

/// That of `language`; nothing for a language whose ligatures know no joints. Joints are
/// divisions where no simple word has one: before l, b, h, j, k behind f, between two f that no
/// short vowel precedes, and those that the patterns of hyphenation have as such. Patterns are read
/// when the first word asks for them; where none are installed no ligature ends.
EndLigatures end_ligatures(std::string_view language);

using LigaturesOf = std::pair<std::string const, EndLigatures>;

/// The same for each language, once.
class KnownLigatures {
 public:
  /// Null for a language whose ligatures know no joints; otherwise it stays where it is.
  LigaturesOf const* of(std::string_view language);

 private:
  std::map<std::string, EndLigatures, std::less<>> all_;
};

}  // namespace dawson::type
