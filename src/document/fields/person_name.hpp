// Splits authors' names into titles, given names and surnames. For captions, citations and indexes.
#pragma once

#include <optional>
#include <string_view>

#include "document/host.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// Splits the name of one author. In "Linde, Antonius van der" the comma ends the surname; in "Dr.
/// Piet ten Cate jr." the surname is the last word, with any of "jr., sen., II, III, IV" after it
/// and the words in lower case before it. Titles are "Prof. Dr. Univ.-Prof. PD Ing. Mag. Dipl.-X.
/// h.c. habil." before the given names. Initials: "Hans-Peter" becomes "H.-P."; a word that ends
/// with a full stop or begins in lower case is kept. No value if the name has several commas, or if
/// a part of it cannot be typeset alone.
std::optional<problem::PersonName> read_person_name(text::SourceMappedText const& name,
                                                    MarkupLanguage const& host,
                                                    LinkDefinitions const& links);

/// Returns true if `word` is a title, "Prof.", "Dipl.-Ing.".
bool is_name_title(std::string_view word);

/// Returns true if `word` follows a surname, in any case: "jr.", "sen.", "III".
bool is_name_suffix(std::string_view word);

}  // namespace dawson::document
