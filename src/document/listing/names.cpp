#include "document/listing/names.hpp"

#include <algorithm>
#include <array>

#include "document/fields/person_name.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/task_line.hpp"
#include "terms/conditions.hpp"
#include "terms/stipulation.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

std::vector<std::string_view> const particles = chess::alternatives(
    "van der den de du von vom zu zur zum ten ter te di da del della dos das do d' d’ le la af av "
    "el al ben bin");
constexpr auto saints = std::to_array<std::string_view>({"St.", "San", "Mac"});
WordList const unknown(&chess::ListingWords::unknown);
WordList const no_names(&chess::ListingWords::no_names);

// One or two letters and a stop, repeated by hyphens: "A.", "Kh.", "H.-P.".
bool is_initial(std::string_view word) {
  constexpr std::size_t most = 2;
  if (!word.ends_with('.') || word.starts_with('.') || text::begins_in_lower_case(word))
    return false;
  std::size_t letters = 0;
  for (std::size_t at = 0; at < word.size();) {
    std::size_t const length = std::max<std::size_t>(text::utf8_length(word, at), 1);
    if (word[at] == '.' || word[at] == '-') letters = 0;
    else if (length == 1 && !text::is_letter(word[at])) return false;
    else if (++letters > most) return false;
    at += length;
  }
  return true;
}

bool is_particle(std::string_view word) {
  return std::ranges::find(particles, word) != particles.end() || word.starts_with("d'") ||
         word.starts_with("d’");
}

// The words without titles before and suffixes behind.
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
  constexpr std::string_view no_word_behind_a_stop = " -.";
  std::vector<std::string_view> words;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t at = 0; at <= name.size(); ++at) {
    char const c = at < name.size() ? name[at] : ' ';
    if (c == '{' || c == '(') ++depth;
    if (c == '}' || c == ')') --depth;
    if (at < name.size() && depth > 0) continue;
    bool const stop = c == '.' && at + 1 < name.size() &&
                      no_word_behind_a_stop.find(name[at + 1]) == std::string_view::npos;
    if (c != ' ' && !stop) continue;
    std::size_t const end = at + (stop ? 1 : 0);
    if (end > begin) words.push_back(name.substr(begin, end - begin));
    begin = at + 1;
  }
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
  if (terms::begins_like_task(line) || terms::condition_end(line) > 0 || has_task_signs(line))
    return false;
  std::size_t const last = line.rfind(' ');
  auto const stands_out = [](std::string_view word) {
    return text::is_digit(word.front()) ||
           (is_word_letter(word.front()) && !text::begins_in_lower_case(word));
  };
  return last == std::string_view::npos || stands_out(line) || stands_out(line.substr(last + 1));
}

}  // namespace dawson::document
