#include "type/ligature_joints.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

#include "chess/language.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "type/hyphenation.hpp"

namespace dawson::type {
namespace {

constexpr std::size_t shortest = 5;  // bytes of a word with two letters before and three behind

bool starts_with_any(std::string_view text, auto const& all) {
  return std::ranges::any_of(all, [&](std::string_view one) { return text.starts_with(one); });
}

bool is_vowel(char letter) {
  return std::string_view("aeiouy").find(letter) != std::string_view::npos;
}

// An f is doubled behind a short vowel alone: not behind a diphthong or a consonant.
bool parts_two_f(std::string_view before) {
  std::string_view const stem = before.substr(0, before.size() - 1);
  if (stem.ends_with('f')) return true;  // Schiff|fahrt
  constexpr std::array<std::string_view, 6> diphthongs{"au", "ei", "ie", "eu", "äu", "ai"};
  if (std::ranges::any_of(diphthongs, [&](std::string_view d) { return stem.ends_with(d); }))
    return true;
  return !stem.empty() && text::is_letter(stem.back()) && !is_vowel(stem.back());
}

// Divisions by syllables that are none of the stem's: what is made of zweifl- divides Zweif-ler.
bool is_syllable_alone(std::string_view before, std::string_view behind) {
  constexpr std::array<std::string_view, 3> ends{"ler", "lung", "lig"};
  return !before.ends_with("auf") && starts_with_any(behind, ends);
}

bool is_joint(std::string_view before, std::string_view behind) {
  switch (behind.front()) {
    case 'f': return parts_two_f(before);
    case 'l': return !is_syllable_alone(before, behind);
    case 'i': return before.ends_with("auf");
    case 't': return before == "auf";
    case 'b':
    case 'h':
    case 'j':
    case 'k': return true;
    default: return false;
  }
}

class Joints {
 public:
  explicit Joints(std::string language) : language_(std::move(language)) {}

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
    if (word.size() < shortest) return false;
    for (std::size_t at = word.find('f'); at + 1 < word.size(); at = word.find('f', at + 1))
      if (joined.find(word[at + 1]) != std::string_view::npos) return true;
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
        if (!of_compound && !is_joint(whole.substr(0, at), whole.substr(at))) continue;
        made.append(word.substr(from, at - from)).append(non_joiner);
        from = at;
      }
    made += word.substr(from);
    return known_.emplace(std::move(key), std::move(made)).first->second;
  }

  std::string language_;
  bool asked_ = false;
  WordJoints patterns_;
  std::unordered_map<std::string, std::string> known_;
};

}  // namespace

EndLigatures end_ligatures(std::string_view language) {
  if (chess::language_named(language) != chess::Language::german) return {};
  return [joints = std::make_shared<Joints>(std::string(language))](std::string_view text) {
    return joints->mend(text);
  };
}

}  // namespace dawson::type
