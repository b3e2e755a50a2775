// The settings of a project: `dawson.yaml` in the folder of the main file (folders above are not
// searched). Command-line options have precedence over it.
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

/// Name of the file.
inline constexpr std::string_view project_file = "dawson.yaml";

/// Settings of a project, with the defaults of an empty one.
struct Project {
  text::SourceId source = text::at_hand;  ///< the file; `at_hand`: there is none
  std::string style;       ///< a built-in style, or a path relative to the current folder
  text::Span style_where;  ///< place of the name
  std::optional<chess::Language> language;    ///< of documents that name no language
  std::optional<text::SourceId> defaults;     ///< fields for all documents
  std::map<std::string, std::size_t> limits;  ///< by name
  AuthorForms authors;                        ///< printed forms of names
  std::string master;  ///< main file, relative to the current folder; empty: not given
};

/// Reads `dawson.yaml` in `folder`; returns an empty project if there is none. Paths in the file
/// are relative to `folder`. Reports E-PROJECT for invalid YAML, an unknown key, an invalid value,
/// or, with `--sandbox`, a limit above its default; the other settings are still used. Throws
/// SystemError.
Project read_project(Invocation& invocation, std::string const& folder);

/// Gives a document that names no language the project's language.
void resolve_language(document::FrontMatter& front, Project const& project);

/// Returns the main file that `dawson.yaml` in the current folder names; empty if it names none.
std::string master_of_project();

}  // namespace dawson::run
