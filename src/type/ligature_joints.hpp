// Ends ligatures of words by language: German has none across the joint of a compound (Auf|lage).
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::type {

/// Character that ends a ligature and has no width.
inline constexpr std::string_view non_joiner = "\u200C";

/// Function that inserts a zero-width non-joiner into each joint of the words in `text` that a
/// ligature of f would cross.
using EndLigatures = std::function<std::string(std::string_view text)>;

/// Returns the function of `language`; empty for a language whose ligatures ignore joints. Joints
/// are divisions where no simple word has one: before l, b, h, j, k after f, between two f not
/// preceded by a short vowel, and those that the hyphenation patterns mark as such. Patterns are
/// read for the first word that needs them; if none are installed no ligature ends.
EndLigatures end_ligatures(std::string_view language);

using LigaturesOf = std::pair<std::string const, EndLigatures>;

/// Keeps the function of each language.
class KnownLigatures {
 public:
  /// Returns null for a language whose ligatures ignore joints; otherwise a pointer that stays
  /// valid.
  LigaturesOf const* of(std::string_view language);

 private:
  std::map<std::string, EndLigatures, std::less<>> all_;
};

}  // namespace dawson::type
