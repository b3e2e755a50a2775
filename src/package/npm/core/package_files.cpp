#include "package/npm/core/package_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <vector>

#include "artwork/font.hpp"
#include "session/style_files.hpp"

namespace dawson::portable {

namespace fs = std::filesystem;

std::string_view package_file(std::string const& name) {
  static std::map<std::string, std::string> read;
  auto const known = read.find(name);
  if (known != read.end()) return known->second;
  std::ifstream stream(fs::path(package_folder) / name, std::ios::binary);
  if (!stream) throw std::runtime_error("the npm package lacks its file " + name);
  return read.emplace(name, std::string{std::istreambuf_iterator<char>(stream), {}}).first->second;
}

std::span<text::EmbeddedFile const> package_files(std::string const& folder) {
  static std::map<std::string, std::vector<text::EmbeddedFile>> listed;
  auto const [known, is_new] = listed.try_emplace(folder);
  if (!is_new) return known->second;
  std::string_view lines = package_file(folder + ".txt");
  while (!lines.empty()) {
    std::size_t const end = std::min(lines.find('\n'), lines.size());
    std::string_view const name = lines.substr(0, end);
    known->second.push_back({name, package_file(folder + "/" + std::string(name))});
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return known->second;
}

}  // namespace dawson::portable

namespace dawson {

// The native program contains these files.
std::span<text::EmbeddedFile const> run::style_files() { return portable::package_files("style"); }
std::string_view artwork::font_bytes() { return portable::package_file("Dawson.otf"); }

}  // namespace dawson
