#include "write/tex/tex_stem.hpp"

#include "session/tex_name.hpp"

namespace dawson::run {

std::string tex_stem(std::string_view output) {
  if (output == "-" || !is_tex_name(output)) return {};
  return std::filesystem::path(output).replace_extension().generic_string();
}

std::string stem_from(std::filesystem::path const& folder, std::string_view name) {
  auto const from = std::filesystem::absolute(folder.empty() ? "." : folder).lexically_normal();
  auto const file = std::filesystem::absolute(name).lexically_normal();
  return tex_stem(file.lexically_relative(from).generic_string());
}

}  // namespace dawson::run
