// The settings of a project, `dawson.yaml` in the folder of the main file, and its table of
// authors: printed forms of their names, and a check for names that differ only in spelling.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "document/front_matter.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "text/source.hpp"

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

class Invocation;

/// Name of the file.
inline constexpr std::string_view project_file = "dawson.yaml";

/// Settings of a project, with the defaults of an empty one.
struct Project {
  text::SourceId source = text::at_hand;  ///< the file; `at_hand`: there is none
  std::string style;       ///< a built-in style, or a path relative to the current folder
  text::Span style_where;  ///< place of the name
  std::optional<chess::Language> language;      ///< of documents that name no language
  std::optional<text::SourceId> defaults;       ///< fields for all documents
  std::map<std::string, std::uint64_t> limits;  ///< by name
  AuthorForms authors;                          ///< printed forms of names
  std::string popeye;  ///< the program; a path is relative to the current folder
  std::string proofs;  ///< the file of proofs, relative to the current folder
  std::string master;  ///< main file, relative to the current folder; empty: not given
};

/// Reads `dawson.yaml` in `folder`; returns an empty project, with `proofs`, if there is none.
/// Paths in the file are relative to `folder`. Reports E-PROJECT for invalid YAML, an unknown key,
/// an invalid value, or, with `--sandbox`, a limit above its default; the other settings are still
/// used. Throws SystemError.
Project read_project(Invocation& invocation, std::string const& folder);

/// Gives a document that names no language the project's language.
void resolve_language(document::FrontMatter& front, Project const& project);

/// Returns the main file that `dawson.yaml` in the current folder names; empty if it names none.
std::string master_of_project();

}  // namespace dawson::run
