#include "run/position_files.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "run/disk.hpp"

namespace dawson::run {

document::FileReader files_beside(std::string const& document) {
  auto const folder = std::filesystem::path(document).parent_path();
  auto const known = std::make_shared<std::map<std::string, std::optional<std::string>>>();
  return [folder, known](std::string const& path) {
    auto const [entry, is_new] = known->try_emplace(path);
    if (is_new) {
      try {
        entry->second = read_regular_file((folder / path).string());
      } catch (SystemError const&) {
        entry->second.reset();
      }
    }
    return entry->second;
  };
}

}  // namespace dawson::run
