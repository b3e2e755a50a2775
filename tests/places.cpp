#include "places.hpp"

namespace dawson {

std::string in_sources(std::string const& path) {
  return path.empty() ? DAWSON_SOURCE_DIR : DAWSON_SOURCE_DIR "/" + path;
}

std::string built_program() { return DAWSON_PROGRAM; }

}  // namespace dawson
