// Callbacks through which a document reads files and checks styles, and names of files relative to
// their document.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// A file that a document names.
struct NamedFile {
  text::SourceId id = text::at_hand;
  std::string_view bytes;
};

/// Reads the file of that name, relative to the current folder. Returns an error without a place,
/// "cannot read FILE: why", if it cannot be read.
using FileReader = std::function<text::Result<NamedFile>(std::string const& path)>;

/// Checks a style, given by its name or its file, relative to the current folder. Returns the
/// error; no value if the style can be used. An error in a file of the style has its place there,
/// otherwise its span has no meaning.
using StyleCheck = std::function<std::optional<text::Diagnostic>(std::string const& name)>;

/// Returns the folder of the file that contains a place of a text, relative to the current folder.
/// A text may be joined from several files.
using FolderOf = std::function<std::string(text::SourceId source, text::Span where)>;

/// Returns the path of a file that is named at a place, relative to the current folder.
std::string file_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                       text::Span where);

/// Returns true if `name` is the file of a style: it ends with .yaml or .yml or has a slash.
/// Otherwise it is a built-in style.
bool names_style_file(std::string const& name);
/// Returns the path of a style that is named at a place, as `file_named`; the name of a built-in
/// style is not changed.
std::string style_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                        text::Span where);

}  // namespace dawson::document
