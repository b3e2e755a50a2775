// Files of positions that documents name.
#pragma once

#include <string>

#include "document/settings.hpp"

namespace dawson::run {

/// Reads files in the folder of `document`, each once: one of positions serves many diagrams.
document::FileReader files_beside(std::string const& document);

}  // namespace dawson::run
