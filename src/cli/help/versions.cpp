#include <fmt/format.h>

#include <boost/version.hpp>
#include <nlohmann/json.hpp>

#include "backend/library_versions.hpp"
#include "cli/help/help.hpp"
#include "document/markdown/library_versions.hpp"
#include "type/library_versions.hpp"

namespace dawson::cli {
namespace {

// Templates, or libraries that do not say which they are: the version of the headers.
std::vector<text::LibraryVersion> built_with() {
  return {{"Boost", fmt::format("{}.{}.{}", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000,
                                BOOST_VERSION % 100)},
          {"fmt", fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100,
                              FMT_VERSION % 100)},
          {"nlohmann-json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR,
                                        NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)},
          {"yaml-cpp", DAWSON_YAML_CPP_VERSION},
          {"libyaml", DAWSON_LIBYAML_VERSION}};
}

}  // namespace

std::string versions() {
  std::string out = fmt::format("dawson {}\n", DAWSON_VERSION);
  for (auto* const libraries : {text::library_versions, document::library_versions,
                                type::library_versions, backend::library_versions, built_with})
    for (auto const& [name, version] : libraries())
      out += fmt::format("{:<14} {}\n", name, version);
  return out;
}

}  // namespace dawson::cli
