// A project's settings: `dawson.yaml` beside the master, never above it. Options win over it.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "chess/language.hpp"
#include "document/front_matter.hpp"
#include "document/settings.hpp"
#include "session/authors.hpp"
#include "text/limits.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Invocation;

/// The name of the file.
inline constexpr std::string_view project_file = "dawson.yaml";

struct Project {
  text::SourceId source = text::at_hand;      ///< of the file; at hand: there is none
  std::string style;                          ///< a shipped one, or a file from the present folder
  text::Span style_where;                     ///< where it is named
  std::optional<chess::Language> language;    ///< of documents that name none
  std::optional<text::SourceId> defaults;     ///< fields for all documents
  std::map<std::string, std::size_t> limits;  ///< by name
  AuthorForms authors;                        ///< of names that have several
  std::string master;                         ///< from the present folder; empty: not said
};

/// Reads `dawson.yaml` in `folder`; an empty project where there is none. Paths in it count from
/// there. E-PROJECT, reported: no YAML, a key that there is not, a value that is none, a limit that
/// would be raised for documents of strangers; then the rest holds. Throws SystemError.
Project read_project(Invocation& invocation, std::string const& folder);

/// A document that names no language has that of the project.
void resolve_language(document::FrontMatter& front, Project const& project);

/// The master that `dawson.yaml` in the present folder names; empty without one.
std::string master_of_project();

}  // namespace dawson::run
