// Authors' names taken apart: titles, given names, surnames.
#pragma once

#include <optional>
#include <string_view>

#include "document/host.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// The parts of one author's name. "Linde, Antonius van der" says itself where the surname ends; in
/// "Dr. Piet ten Cate jr." it is the last word, with what follows of "jr., sen., II, III, IV" and
/// the words before it that begin in lower case. Titles are "Prof. Dr. Univ.-Prof. PD Ing. Mag.
/// Dipl.-X. h.c. habil." before the given names. Initials: "Hans-Peter" is "H.-P."; what ends with
/// a full stop or begins in lower case stays. Nothing where the name has several commas, or where a
/// part of it cannot be set alone.
std::optional<problem::PersonName> read_person_name(text::Mapped const& name, Host const& host,
                                                    LinkDefinitions const& links);

/// Whether `word` is a title, "Prof.", "Dipl.-Ing.".
bool is_name_title(std::string_view word);

/// Whether it stands behind a surname, in any case: "jr.", "sen.", "III".
bool is_name_suffix(std::string_view word);

}  // namespace dawson::document
