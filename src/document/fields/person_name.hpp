// Authors' names taken apart: titles, given names, surnames.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

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

/// Where the names stand in a line that has them all, as listings and Popeye's files have it: "A &
/// B", "A and B", "A und B", "A et B", "A; B". Braces protect, and so does a backslash.
std::vector<text::Span> names_in_line(std::string_view line);

}  // namespace dawson::document
