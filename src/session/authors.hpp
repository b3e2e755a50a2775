// Names of people: one form of each in print, and those that differ in spelling alone.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The table of a project: forms of a name, without markup and with single blanks, and the printed
/// form of each.
using AuthorForms = std::map<std::string, std::string, std::less<>>;

/// Gives authors who stand in the table their printed form, for captions, solutions and indexes.
void settle_authors(problem::Problem& problem, AuthorForms const& forms);

/// The names of a book.
class AuthorSpellings {
 public:
  /// W-AUTHOR, once for each spelling: a name that differs from one before it in spelling alone,
  /// with a note of that: surnames that are written in two ways of transcription (Petkov, Petkow)
  /// beside given names that can be the same, and the same surname with initials and with names.
  /// Told at `where` of the text `source`.
  void look(problem::Problem const& problem, text::SourceId source, std::optional<text::Span> where,
            text::Diagnostics& findings);

 private:
  struct Name {
    std::string written, surname, given;
    text::Span where;
    text::SourceId source = text::at_hand;
  };
  std::map<std::string, std::vector<Name>> names_;  // by how the surname sounds
  std::size_t count_ = 0;
};

}  // namespace dawson::run
