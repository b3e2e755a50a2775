#include "layout/captions/ties.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "prose/tex_words.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::layout {
namespace {

using Fits = std::function<bool(std::string_view)>;

constexpr std::string_view no_break_space = "\u00A0";
constexpr std::size_t longest_name = 3;   // words
constexpr std::size_t longest_tied = 20;  // bytes, in a measure that is not known

bool is_number(std::string_view word) { return !word.empty() && text::is_digit(word.front()); }

bool is_letter_end(std::string_view word) {
  return !word.empty() &&
         (text::is_letter(word.back()) || static_cast<unsigned char>(word.back()) >= 0x80);
}

// "8.", and "65." unless it ends a sentence: then a capital follows too.
bool is_ordinal(std::string_view word) { return is_number(word) && word.back() == '.'; }

bool is_abbreviation(std::string_view word) {
  constexpr std::size_t longest = 5;
  return word.size() <= longest && word.ends_with('.') && !is_number(word);
}

// A part of a name that others may follow: "Bo", "K.", not "Lindgren,".
bool may_go_on(std::string_view word) {
  return text::begins_with_capital(word) && (is_letter_end(word) || is_abbreviation(word));
}

// Small words within names.
bool is_particle(std::string_view word) {
  constexpr std::string_view particles =
      " van von vom der den de del della di da dos du la le ter ten zu zum zur af av ";
  for (std::size_t at = particles.find(word); at != std::string_view::npos && !word.empty();
       at = particles.find(word, at + 1))
    if (at > 0 && particles[at - 1] == ' ' && particles[at + word.size()] == ' ') return true;
  return false;
}

template <class Holds>
class Tier {
 public:
  Tier(std::string_view text, Holds const& fits) : text_(text), fits_(fits) {
    words_.reserve(1 + static_cast<std::size_t>(std::ranges::count(text, ' ')));
    for (std::size_t at = 0; at <= text.size();) {
      std::size_t const end = std::min(text.find(' ', at), text.size());
      words_.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  }

  std::string run() {
    std::string out;
    out.reserve(text_.size() + words_.size());
    std::size_t group = 0;  // of words that are tied
    for (std::size_t i = 0; i < words_.size(); ++i) {
      std::size_t const before = out.size();
      bool ties = i > 0 && tied(i - 1);
      if (ties) {
        out.append(no_break_space).append(words_[i]);
        ties = fits_(std::string_view(out).substr(group));
      }
      if (ties) continue;
      out.resize(before);
      if (i > 0) out += ' ';
      group = out.size();
      out += words_[i];
    }
    return out;
  }

 private:
  // Whether the blank behind this word is none for a line to end at.
  bool tied(std::size_t i) const {
    std::string_view const word = words_[i], next = words_[i + 1];
    if (word.empty() || next.empty()) return false;
    if (is_ordinal(word)) return is_letter_end(next) || is_abbreviation(next);
    if (is_ordinal(next) && next.size() > 1)
      return is_letter_end(word) && !text::begins_with_capital(word);  // "zum 65. Geburtstag"
    if (is_number(next)) return is_letter_end(word) || is_abbreviation(word);
    if (is_particle(word) && i > 0 && (may_go_on(words_[i - 1]) || is_particle(words_[i - 1])))
      return is_particle(next) || text::begins_with_capital(next);
    if (is_number(word))
      return is_letter_end(word) && is_letter_end(next) && text::begins_with_capital(next);
    return may_go_on(word) && text::begins_with_capital(next) && words_of_name(i) <= longest_name;
  }

  // How many words with capitals in a row the one at `i` is among, no further than they are a name.
  std::size_t words_of_name(std::size_t i) const {
    std::size_t first = i, last = i;
    auto const is_short = [&] { return last - first < longest_name; };
    while (first > 0 && is_short() && may_go_on(words_[first - 1])) --first;
    while (last + 1 < words_.size() && is_short() && may_go_on(words_[last]) &&
           text::begins_with_capital(words_[last + 1]))
      ++last;
    return last + 1 - first;
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  Holds const& fits_;
};

bool fits_anywhere(std::string_view tied) { return tied.size() <= longest_tied; }

}  // namespace

prose::Inlines with_ties(prose::Inlines inlines, Fits const& fits) {
  for (prose::Inline& part : inlines) {
    if (auto* plain = prose::words_in(part)) {
      if (plain->text.find(' ') != std::string::npos) plain->text = Tier(plain->text, fits).run();
    } else if (auto* inner = prose::nested(part)) {
      *inner = with_ties(std::move(*inner), fits);
    }
  }
  return inlines;
}

prose::Inlines with_ties(prose::Inlines inlines) {
  return with_ties(std::move(inlines), fits_anywhere);
}

std::string with_ties(std::string_view text) {
  return text.find(' ') == std::string_view::npos ? std::string(text)
                                                  : Tier(text, fits_anywhere).run();
}

}  // namespace dawson::layout
