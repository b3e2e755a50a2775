// What a document asks of whoever reads it: files, and whether styles are sound.
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

/// The file of that name, from the present folder; an error without a place, "cannot read FILE:
/// why", if it cannot be read.
using FileReader = std::function<text::Result<NamedFile>(std::string const& path)>;

/// What is wrong with a style, by its name or its file, from the present folder; nothing if it can
/// be used. Where the fault stands in a file of the style's the finding says so, otherwise its span
/// has no meaning.
using StyleCheck = std::function<std::optional<text::Diagnostic>(std::string const& name)>;

/// The folder of the file in which a place of a text stands, from the present folder: of one of
/// those that the text has been put together from.
using FolderOf = std::function<std::string(text::SourceId source, text::Span where)>;

/// A file that is named at a place: from the present folder.
std::string file_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                       text::Span where);

/// The same of what is named as a style: a file if it ends with .yaml or .yml or has a slash,
/// otherwise a shipped style, whose name stays.
bool names_style_file(std::string const& name);
std::string style_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                        text::Span where);

}  // namespace dawson::document
