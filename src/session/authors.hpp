// Author names, for captions, solutions and indexes: their printed forms, and a check for names
// that differ only in spelling.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The project's table of authors: forms of a name, without markup and with single blanks, and the
/// printed form of each.
using AuthorForms = std::map<std::string, std::string, std::less<>>;

/// Replaces the names of authors in the table by their printed forms, for captions, solutions and
/// indexes.
void settle_authors(problem::Problem& problem, AuthorForms const& forms);

/// Finds different spellings of one name among the authors of a book.
class AuthorSpellings {
 public:
  /// Adds W-AUTHOR to `findings`, at `where` of the text `source`, for a name that differs from an
  /// earlier one only in spelling, once per spelling, with a note that points to the earlier name.
  /// Such names are: surnames in two transcriptions (Petkov, Petkow) with given names that can be
  /// the same, and the same surname with initials and with full given names.
  void look(problem::Problem const& problem, text::SourceId source, std::optional<text::Span> where,
            text::Diagnostics& findings);

 private:
  struct Name {
    std::string written, surname, given;
    text::Span where;
    text::SourceId source = text::at_hand;
  };
  std::map<std::string, std::vector<Name>> names_;  // by the sound of the surname
  std::size_t count_ = 0;
};

}  // namespace dawson::run
