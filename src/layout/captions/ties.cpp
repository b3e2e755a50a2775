// Words that stay on one line: dates, numbers with their words, names.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/language.hpp"
#include "chess/languages/words.hpp"
#include "layout/captions/typography.hpp"
#include "prose/tex.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::layout {
namespace {

using prose::Inlines;
using Fits = std::function<bool(std::string_view)>;
using Places = std::vector<std::size_t>;  // of blanks, in order

constexpr std::string_view no_break_space = "\u00A0", word_joiner = "\u2060";
constexpr std::size_t longest_tied_name = 3, longest_name = 4;  // words
constexpr std::size_t longest_tied = 20;                        // bytes, if the measure is unknown

bool is_number(std::string_view word) { return !word.empty() && text::is_digit(word.front()); }

bool is_letter_end(std::string_view word) {
  return !word.empty() &&
         (text::is_letter(word.back()) || static_cast<unsigned char>(word.back()) >= 0x80);
}

// Returns the number of digits that a word begins with.
std::size_t digits_of(std::string_view word) {
  std::size_t digits = 0;
  while (digits < word.size() && text::is_digit(word[digits])) ++digits;
  return digits;
}

// Returns whether a word is an ordinal: "8."; also "65." at the end of a sentence.
bool is_ordinal(std::string_view word) { return is_number(word) && word.back() == '.'; }

// Returns whether a word is an ordinal with letters, before a noun in either case: "2nd", "1er".
bool is_written_ordinal(std::string_view word, std::string_view next) {
  constexpr std::string_view endings[] = {"st", "nd", "rd", "th", "er", "re", "e", "ère", "ème"};
  constexpr std::size_t shortest_noun = 4;
  std::size_t const digits = digits_of(word);
  return digits > 0 && std::ranges::find(endings, word.substr(digits)) != std::end(endings) &&
         next.size() >= shortest_noun && is_letter_end(next);
}

bool is_abbreviation(std::string_view word) {
  constexpr std::size_t longest = 5;
  return word.size() <= longest && word.ends_with('.') && !is_number(word);
}

// Returns whether a word is the name of a month in any language, or a Roman numeral up to twelve.
bool is_month(std::string_view word) {
  constexpr std::string_view numerals[] = {"I",   "II",   "III", "IV", "V",  "VI",
                                           "VII", "VIII", "IX",  "X",  "XI", "XII"};
  while (!word.empty() && (word.back() == '.' || word.back() == ',')) word.remove_suffix(1);
  if (std::ranges::find(numerals, word) != std::end(numerals)) return true;
  return std::ranges::any_of(chess::all_languages, [&](chess::Language language) {
    auto const& months = chess::words(language).months;
    return std::ranges::find(months, word) != months.end();
  });
}

// Returns whether a word is the day of a month, before its name or before the year: "8", "8,".
bool is_day(std::string_view word) {
  constexpr std::size_t longest = 2;
  std::size_t const digits = digits_of(word);
  return digits > 0 && digits <= longest && (digits == word.size() || word.substr(digits) == ",");
}

bool is_year(std::string_view word) {
  constexpr std::size_t digits = 4;
  return digits_of(word) == digits;
}

// Returns whether a word can be a part of a name before other parts: "Bo", "K.", not "Lindgren,".
bool in_name(std::string_view word) {
  return text::begins_with_capital(word) && (is_letter_end(word) || is_abbreviation(word));
}

// Returns whether a word is an initial: "K.", "Kh.", "H.-P.".
bool is_initial(std::string_view word) {
  constexpr std::size_t most_letters = 2;
  if (!text::begins_with_capital(word) || !word.ends_with('.')) return false;
  std::size_t letters = 0;
  for (char const c : word) {
    if (c == '.' || c == '-') letters = 0;
    else if ((c & 0xC0) != 0x80 && ++letters > most_letters) return false;
  }
  return true;
}

// Returns whether a word is a particle of names.
bool is_particle(std::string_view word) {
  constexpr std::size_t longest = 3;
  if (word.size() > longest) return false;
  constexpr std::string_view particles =
      " van von vom der den de del della di da dos du la le ter ten zu zum zur af av ";
  for (std::size_t at = particles.find(word); at != std::string_view::npos && !word.empty();
       at = particles.find(word, at + 1))
    if (at > 0 && particles[at - 1] == ' ' && particles[at + word.size()] == ' ') return true;
  return false;
}

class Ties {
 public:
  Ties(std::string_view text, Fits const& fits) : fits_(fits) {
    words_.reserve(8);  // captions rarely have more
    for (std::size_t at = 0; at <= text.size();) {
      std::size_t const end = std::min(text.find(' ', at), text.size());
      words_.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  }

  // Returns the blanks at which no line may end.
  Places places() const {
    Places out;
    std::size_t first = 0;                    // of the tied words
    std::size_t end = words_.front().size();  // of the last word
    for (std::size_t i = 1; i < words_.size(); ++i) {
      if (tied(i - 1) && fits_(joined(first, i))) out.push_back(end);
      else first = i;
      end += 1 + words_[i].size();
    }
    return out;
  }

 private:
  // Returns these words with no-break spaces.
  std::string joined(std::size_t first, std::size_t last) const {
    std::string out(words_[first]);
    for (std::size_t i = first + 1; i <= last; ++i) out.append(no_break_space).append(words_[i]);
    return out;
  }

  // Returns whether a line must not break at the blank after this word.
  bool tied(std::size_t i) const {
    std::string_view const word = words_[i], next = words_[i + 1];
    if (word.empty() || next.empty()) return false;
    if (is_day(word) && is_month(next)) return true;                             // "8 June"
    if (is_day(word) && is_year(next)) return i > 0 && is_month(words_[i - 1]);  // "June 8, 1993"
    if (is_ordinal(word)) return is_letter_end(next) || is_abbreviation(next);
    if (is_written_ordinal(word, next)) return true;
    if (is_ordinal(next) && next.size() > 1)
      return is_letter_end(word) && !text::begins_with_capital(word);  // "zum 65. Geburtstag"
    if (is_number(next)) return is_letter_end(word) || is_abbreviation(word);
    if (is_initial(word)) return text::begins_with_capital(next) || is_particle(next);
    if (is_particle(word) && i > 0 && (in_name(words_[i - 1]) || is_particle(words_[i - 1])))
      return is_particle(next) || text::begins_with_capital(next);
    if (is_number(word))
      return is_letter_end(word) && is_letter_end(next) && text::begins_with_capital(next);
    if (!in_name(word) || !text::begins_with_capital(next)) return false;
    // A line may end between the given names of a long name, but not before the surname.
    std::size_t const length = words_of_name(i);
    bool const ends_name =
        i + 2 >= words_.size() || !in_name(next) || !text::begins_with_capital(words_[i + 2]);
    return length <= longest_tied_name || (length == longest_name && ends_name);
  }

  // Returns the number of capitalized words around and with `i`, up to the longest name.
  std::size_t words_of_name(std::size_t i) const {
    std::size_t first = i, last = i;
    auto const is_short = [&] { return last - first < longest_name; };
    while (first > 0 && is_short() && in_name(words_[first - 1])) --first;
    while (last + 1 < words_.size() && is_short() && in_name(words_[last]) &&
           text::begins_with_capital(words_[last + 1]))
      ++last;
    return last + 1 - first;
  }

  std::vector<std::string_view> words_;
  Fits const& fits_;
};

bool fits_anywhere(std::string_view tied) { return tied.size() <= longest_tied; }

// Returns `text` with no-break spaces instead of the blanks at `places`, which count from `from`.
std::string tied_at(std::string_view text, Places const& places, std::size_t from = 0) {
  std::string out;
  std::size_t begin = 0;
  for (std::size_t const place : places) {
    if (place < from || place >= from + text.size()) continue;
    out.append(text, begin, place - from - begin).append(no_break_space);
    begin = place - from + 1;
  }
  return out.append(text, begin);
}

constexpr char other = '\x01';  // a piece, a break: neither a letter nor a digit

// Text in any font, as one string, with the places where slots begin.
class Leaves {
 public:
  explicit Leaves(Inlines& inlines) { collect(inlines); }

  std::string const& all() const { return all_; }
  std::vector<std::pair<std::size_t, std::string_view>> const& slots() const { return slots_; }

  void tie(Places const& places) {
    if (places.empty()) return;
    for (auto const& [text, from] : texts_) *text = tied_at(*text, places, from);
  }

  // Lets no line end within "J.-M.", "xii/1942".
  void join_words() {
    for (auto const& [text, from] : texts_) {
      join(*text, ".-", text::begins_with_capital);
      join(*text, "/", is_number);
    }
  }

 private:
  static void join(std::string& text, std::string_view between, bool (*before)(std::string_view)) {
    for (std::size_t at = text.find(between); at != std::string::npos;
         at = text.find(between, at)) {
      at += between.size();
      if (before(std::string_view(text).substr(at))) text.insert(at, word_joiner);
    }
  }

  void collect(Inlines& inlines) {
    for (prose::Inline& part : inlines) {
      if (auto* const plain = prose::words_in(part)) {
        texts_.emplace_back(&plain->text, all_.size());
        all_ += plain->text;
      } else if (auto* const inner = prose::nested(part)) {
        auto const* const styled = std::get_if<prose::Styled>(&part);
        if (styled && !styled->slot.empty()) slots_.emplace_back(all_.size(), styled->slot);
        collect(*inner);
      } else {
        all_ += other;
      }
    }
  }

  std::string all_;
  std::vector<std::pair<std::string*, std::size_t>> texts_;
  std::vector<std::pair<std::size_t, std::string_view>> slots_;
};

}  // namespace

Inlines with_ties(Inlines inlines, Fits const& fits) {
  Leaves leaves(inlines);
  if (leaves.all().find(' ') != std::string::npos) leaves.tie(Ties(leaves.all(), fits).places());
  return inlines;
}

Inlines with_whole_words(Inlines inlines) {
  Leaves(inlines).join_words();
  return inlines;
}

Inlines with_ties(Inlines inlines) { return with_ties(std::move(inlines), fits_anywhere); }

std::string with_ties(std::string_view text) {
  if (text.find(' ') == std::string_view::npos) return std::string(text);
  return tied_at(text, Ties(text, fits_anywhere).places());
}

std::optional<Inlines> broken_before(std::span<std::string_view const> slots, Inlines inlines,
                                     Fits const& fits) {
  Leaves leaves(inlines);
  std::string const& all = leaves.all();
  Places breaks;
  for (auto const& [begin, slot] : leaves.slots())
    if (begin > 0 && all[begin - 1] == ' ' && std::ranges::find(slots, slot) != slots.end())
      breaks.push_back(begin - 1);
  if (breaks.empty()) return {};
  Places tied;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= all.size(); ++at) {
    bool const ends = at == all.size() || std::ranges::binary_search(breaks, at);
    if (!ends) {
      if (all[at] == ' ') tied.push_back(at);
      continue;
    }
    if (!fits(std::string_view(all).substr(begin, at - begin))) return {};
    begin = at + 1;
  }
  leaves.tie(tied);
  return inlines;
}

}  // namespace dawson::layout
