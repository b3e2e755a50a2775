#include "document/listing/listing_words.hpp"

#include <algorithm>
#include <array>

#include <boost/spirit/home/x3.hpp>

#include "document/fields/values.hpp"
#include "document/listing/line_grammars.hpp"
#include "document/listing/lines.hpp"
#include "semantics/conditions.hpp"
#include "semantics/stipulation.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

std::vector<std::string_view> const particles = chess::alternatives(
    "van der den de du von vom zu zur zum ten ter te di da del della dos das do d' d’ le la af av "
    "el al ben bin");
constexpr auto saints = std::to_array<std::string_view>({"St.", "San", "Mac"});
WordList const unknown(&chess::ListingWords::unknown);
WordList const no_names(&chess::ListingWords::no_names);

namespace x3 = boost::spirit::x3;
using x3::char_, x3::lit;

// Initials: one or two letters and a stop, repeated with hyphens: "A.", "Kh.", "H.-P.".
auto const name_letter = char_("a-zA-Z") | (char_('\xC2', '\xF4') >> +char_('\x80', '\xBF'));
auto const one_initial = name_letter >> -name_letter;
auto const initial_in_print = x3::rule<class Initial>{
    "initial"} = one_initial >> *(char_(".-") >> -lit('-') >> one_initial) >> '.' >> x3::eoi;

bool is_initial(std::string_view word) {
  char const* at = word.data();
  return !text::begins_in_lower_case(word) &&
         x3::parse(at, word.data() + word.size(), initial_in_print);
}

bool is_particle(std::string_view word) {
  return std::ranges::find(particles, word) != particles.end() || word.starts_with("d'") ||
         word.starts_with("d’");
}

// Words are separated by blanks, and after each stop that no blank, hyphen or stop follows.
x3::rule<class Braces> const braces{"what belongs together"};
auto const braces_def = char_("{(") >> *(braces | (char_ - char_("})"))) >> (char_("})") | x3::eoi);
BOOST_SPIRIT_DEFINE(braces)
auto const stop = lit('.') >> &(char_ - char_(" -."));
auto const word_in_print = x3::raw[(+((braces | char_) - (lit(' ') | stop)) >> -stop) | stop];
auto const words_in_print = *lit(' ') >> *(word_in_print >> *lit(' '));

// Returns the words without titles before and suffixes after them.
std::vector<std::string_view> core_of(std::string_view name) {
  std::vector<std::string_view> words = words_of(name);
  while (words.size() > 1 && is_name_suffix(words.back())) words.pop_back();
  std::size_t first = 0;
  while (first < words.size() && is_name_title(words[first])) ++first;
  words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first));
  return words;
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view name) {
  // Most names have only blanks between words.
  if (name.find_first_of(".{(") == std::string_view::npos) return text::words_of(name, " ");
  std::vector<boost::iterator_range<char const*>> found;
  char const* at = name.data();
  x3::parse(at, name.data() + name.size(), words_in_print, found);
  std::vector<std::string_view> words;
  for (auto const& range : found) words.emplace_back(range.begin(), range.size());
  return words;
}

bool is_eastern(std::string_view name) {
  constexpr std::size_t least = 2, most = 8;
  std::size_t count = 0;
  for (std::size_t at = 0; at < name.size(); ++count) {
    std::size_t const length = text::utf8_length(name, at);
    if (length < 3) return false;
    char32_t const c = text::utf8_decode(name, at);
    bool const east = (c >= 0x3005 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF) ||
                      (c >= 0xAC00 && c <= 0xD7A3) || c >= 0x20000;
    if (!east) return false;
    at += length;
  }
  return count >= least && count <= most;
}

bool is_whole(std::string_view name) {
  if (is_unknown_author(name) || is_eastern(name)) return true;
  auto const words = core_of(name);
  return words.size() > 1 && !is_particle(words.front()) && !is_initial(words.back());
}

bool opens_with_particle(std::string_view name) {
  auto const words = words_of(name);
  if (words.size() < 2) return false;
  return is_particle(text::lower_case(words.front())) ||
         std::ranges::find(saints, words.front()) != saints.end();
}

bool all_initials(std::string_view name) {
  auto const words = core_of(name);
  return !words.empty() && std::ranges::all_of(words, is_initial);
}

bool has_initial(std::string_view name) { return std::ranges::any_of(words_of(name), is_initial); }

bool ends_with_suffix(std::string_view name) {
  auto const words = words_of(name);
  return words.size() > 1 && is_name_suffix(words.back());
}

bool looks_like_name(std::string_view name) {
  constexpr std::size_t most = 6;
  if (is_unknown_author(name)) return true;
  auto const words = words_of(name);
  if (words.empty() || words.size() > most || opens_with_article(name)) return false;
  for (std::string_view const word : words) {
    if (word.starts_with('-')) return false;
    for (char const c : word)
      if (!is_word_letter(c) && std::string_view("-'`.,{}").find(c) == std::string_view::npos)
        return false;
    if (no_names.has(word)) return false;
    if (text::begins_in_lower_case(word) && !is_particle(word) && !is_name_suffix(word))
      return false;
  }
  return true;
}

bool is_unknown_author(std::string_view name) { return unknown.has(name); }

bool is_place(std::string_view text) {
  constexpr int most = 4;
  int words = 0;
  for (std::size_t at = 0; at < text.size(); ++words) {
    std::size_t const end = std::min(text.find_first_of(" /", at), text.size());
    std::string_view const word = text.substr(at, end - at);
    if (word.empty()) return false;
    for (char const c : word)
      if (!is_word_letter(c) && std::string_view("-'.,()").find(c) == std::string_view::npos)
        return false;
    if (text::begins_in_lower_case(word) && (words == 0 || word.size() > 3)) return false;
    at = end == text.size() ? end : end + 1;
  }
  return words > 0 && words <= most;
}

bool looks_like_source(std::string_view line) {
  if (semantics::begins_like_task(line) || semantics::condition_end(line) > 0 ||
      has_task_signs(line))
    return false;
  std::size_t const last = line.rfind(' ');
  auto const is_prominent = [](std::string_view word) {
    return text::is_digit(word.front()) ||
           (is_word_letter(word.front()) && !text::begins_in_lower_case(word));
  };
  return last == std::string_view::npos || is_prominent(line) ||
         is_prominent(line.substr(last + 1));
}

bool can_be_task(std::string_view line) {
  if (has_year(line) || line.find(',') != std::string_view::npos) return false;
  // Bounds of first bytes in UTF-8: beyond Latin letters, and of punctuation.
  constexpr unsigned char first_other = 0xCD, punctuation = 0xE2;
  constexpr std::size_t most_words = 6, most_digits = 2;
  if (std::ranges::any_of(line, [&](char c) {
        auto const byte = static_cast<unsigned char>(c);
        return byte >= first_other && byte != punctuation;
      }))
    return true;
  std::size_t words = 0, numbers = 0;
  for (std::size_t at = 0; at < line.size(); ++words) {
    std::size_t const end = std::min(line.find(' ', at), line.size());
    std::string_view const word = line.substr(at, end - at);
    bool const number = !word.empty() && word.size() <= most_digits &&
                        std::ranges::all_of(word, text::is_digit) && word.front() != '0';
    if (number) ++numbers;
    else if (std::ranges::any_of(word, text::is_digit) || word.ends_with('.')) return false;
    at = end + 1;
  }
  return numbers == 1 && words > 1 && words <= most_words;
}

namespace {

// Returns whether the text begins with the word, and no letter or digit follows it.
bool begins_with_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size() ||
      !std::ranges::equal(text.substr(0, word.size()), word, {}, text::to_lower))
    return false;
  return text.size() == word.size() || word.ends_with('\'') || word.ends_with("’") ||
         !text::is_word(text[word.size()]);
}

}  // namespace

bool WordList::has(std::string_view word) const {
  return std::ranges::find(words_, text::lower_case(word)) != words_.end();
}

std::size_t WordList::opening(std::string_view text) const {
  std::size_t longest = 0;
  for (std::string_view const word : words_)
    if (word.size() > longest && begins_with_word(text, word)) longest = word.size();
  return longest;
}

WordList const& words_for_and() {
  static WordList const words = [] {
    WordList made{};
    for (chess::Language const language : chess::all_languages)
      made.words_.push_back(chess::words(language).caption["and"]);
    return made;
  }();
  return words;
}

}  // namespace dawson::document
