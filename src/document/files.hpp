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

/// The file of that name, found beside the document; an error without a place, "cannot read FILE:
/// why", if it cannot be read.
using FileReader = std::function<text::Result<NamedFile>(std::string const& path)>;

/// What is wrong with a style, by its name or its file as a document names it; nothing if it can be
/// used. Where the fault stands in a file of the style's the finding says so, otherwise its span
/// has no meaning.
using StyleCheck = std::function<std::optional<text::Diagnostic>(std::string const& name)>;

}  // namespace dawson::document
