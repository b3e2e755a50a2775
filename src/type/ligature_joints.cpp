#include "type/ligature_joints.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "chess/languages/words.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "type/hyphenation.hpp"

namespace dawson::type {
namespace {

constexpr std::size_t shortest = 5;  // bytes of a word with two letters before and three behind
constexpr std::size_t longest = 100;

using Words = std::vector<std::string_view>;

bool begins_with(std::string_view text, Words const& any) {
  return std::ranges::any_of(any, [&](std::string_view one) { return text.starts_with(one); });
}

bool ends_with(std::string_view text, Words const& any) {
  return std::ranges::any_of(any, [&](std::string_view one) { return text.ends_with(one); });
}

bool is_vowel(char letter) {
  return std::string_view("aeiouy").find(letter) != std::string_view::npos;
}

// What a language says of its compounds.
class Rules {
 public:
  explicit Rules(chess::JointWords const& words)
      : prefixes_(chess::alternatives(words.prefixes)),
        long_sounds_(chess::alternatives(words.long_sounds)),
        endings_(chess::alternatives(words.endings)) {}

  // Whether a division behind an f, of a word in small letters, is a joint. That the patterns know
  // it for one says nothing before f and l: they have Kaf-fee and Zweif-ler among theirs.
  bool is_joint(std::string_view before, std::string_view behind, bool known) const {
    switch (behind.front()) {
      case 'f': return parts_two_f(before.substr(0, before.size() - 1));
      case 'l': return ends_with(before, prefixes_) || !begins_with(behind, endings_);
      case 'i': return known || ends_with(before, prefixes_);
      case 't': return known || std::ranges::find(prefixes_, before) != prefixes_.end();
      case 'b':
      case 'h':
      case 'j':
      case 'k': return true;
      default: return known;
    }
  }

 private:
  // An f is doubled behind a short vowel alone: Schiff|fahrt, Lauf|feuer, fünf|fach.
  bool parts_two_f(std::string_view stem) const {
    return !stem.empty() && (stem.ends_with('f') || ends_with(stem, long_sounds_) ||
                             (text::is_letter(stem.back()) && !is_vowel(stem.back())));
  }

  Words prefixes_, long_sounds_, endings_;
};

class Joints {
 public:
  Joints(std::string_view language, chess::JointWords const& words)
      : language_(language), rules_(words) {}

  std::string mend(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t end = at;
      while (end < text.size() && is_letter(text, end))
        end += std::max<std::size_t>(1, text::utf8_length(text, end));
      if (end == at) {
        out += text[at++];
        continue;
      }
      std::string_view const word = text.substr(at, end - at);
      if (may_have_one(word)) out += mended(word);
      else out += word;
      at = end;
    }
    return out;
  }

 private:
  static bool is_letter(std::string_view text, std::size_t at) {
    auto const byte = static_cast<unsigned char>(text[at]);
    return byte < 0x80 ? text::is_letter(text[at]) : byte == 0xC3;
  }

  static bool may_have_one(std::string_view word) {
    constexpr std::string_view joined = "filtbhjk";  // what f makes ligatures with
    if (word.size() < shortest || word.size() > longest) return false;
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
      if (word[i] == 'f' && joined.find(word[i + 1]) != std::string_view::npos) return true;
    return false;
  }

  std::string const& mended(std::string_view word) {
    constexpr std::size_t most_kept = 4096;
    std::string key(word);
    if (auto const known = known_.find(key); known != known_.end()) return known->second;
    if (known_.size() >= most_kept) known_.clear();
    if (!asked_) patterns_ = word_joints(language_);
    asked_ = true;
    std::string made;
    std::size_t from = 0;
    std::string const lower = text::lower_case(word);
    if (patterns_)
      for (auto const [at, of_compound] : patterns_(word)) {
        if (lower[at - 1] != 'f') continue;
        std::string_view const whole = lower;
        if (!rules_.is_joint(whole.substr(0, at), whole.substr(at), of_compound)) continue;
        made.append(word.substr(from, at - from)).append(non_joiner);
        from = at;
      }
    made += word.substr(from);
    return known_.emplace(std::move(key), std::move(made)).first->second;
  }

  std::string language_;
  Rules rules_;
  bool asked_ = false;
  WordJoints patterns_;
  std::unordered_map<std::string, std::string> known_;
};

}  // namespace

EndLigatures end_ligatures(std::string_view language) {
  auto const known = chess::language_named(language);
  std::optional<chess::JointWords> const words = known ? chess::words(*known).joints : std::nullopt;
  if (!words) return {};
  return [joints = std::make_shared<Joints>(language, *words)](std::string_view text) {
    return joints->mend(text);
  };
}

LigaturesOf const* KnownLigatures::of(std::string_view language) {
  auto known = all_.find(language);
  if (known == all_.end())
    known = all_.emplace(std::string(language), end_ligatures(language)).first;
  return known->second ? &*known : nullptr;
}

}  // namespace dawson::type
