// Files that a document names, found beside it.
#pragma once

#include <string>

#include "document/settings.hpp"

namespace dawson::run {

/// Reads files beside the document at path `document`, each once: a file of positions serves many diagrams.
document::FileReader files_beside(std::string const& document);

}  // namespace dawson::run
