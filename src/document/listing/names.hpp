// What a name shows by its words.
#pragma once

#include <string_view>
#include <vector>

namespace dawson::document {

/// The words of a name: between blanks and behind each stop, what braces hold as one.
std::vector<std::string_view> words_of(std::string_view name);

/// Two to eight characters of Han, kana or Hangul.
bool is_eastern(std::string_view name);

/// Whether it is a whole name: two words or more, titles and suffixes apart, the first no particle,
/// the last no initial; or an eastern one, or one who is not known.
bool is_whole(std::string_view name);

/// Whether a particle opens it, "van der", "St.", before something else.
bool opens_with_particle(std::string_view name);

/// Whether all its words are initials ("A. B.", "H.-P."), or one of them is.
bool all_initials(std::string_view name);
bool has_initial(std::string_view name);

/// Whether "jr." or its like stands behind it.
bool ends_with_suffix(std::string_view name);

/// Letters, hyphens, apostrophes and stops; six words at most, small ones are particles; no article
/// first, and no word that titles and sources have.
bool looks_like_name(std::string_view name);

/// Whether that is one who is not known: "?", "Anon.", "N. N."; he stands in no index.
bool is_unknown_author(std::string_view name);

/// Whether it may be a place: one to four words with capitals, small ones among them.
bool is_place(std::string_view text);

/// Whether it may be a source: one word, or its first or last one stands out by a capital or a
/// digit, and nothing of a task is in it.
bool looks_like_source(std::string_view line);

/// Whether a line can be a task in a language that is not known: it has no year, and a small number
/// among its words ("Vinner 3"), or letters that are not Latin.
bool can_be_task(std::string_view line);

}  // namespace dawson::document
