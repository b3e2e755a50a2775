#include "run/style/styles.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "run/style/yaml_style.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

text::Result<layout::Style> find_built_in(std::string const& name) {
  if (auto const style = layout::find_style(name)) return *style;
  std::vector<std::string_view> names;
  for (layout::NamedStyle const& one : layout::built_in_styles()) names.push_back(one.name);
  std::string_view const near = text::nearest_name(name, names);
  std::string hint = near.empty() ? "" : fmt::format("did you mean `{}`? ", near);
  hint += fmt::format("there are {}, and files of your own that end with .yaml",
                      fmt::join(names, ", "));
  return text::error("E-STYLE", {}, fmt::format("there is no style `{}`", name), hint);
}

}  // namespace

bool names_style_file(std::string const& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml") || name.find('/') != std::string::npos;
}

text::Result<layout::Style> Styles::read(std::string const& path) {
  text::SourceId id = text::at_hand;
  try {
    id = sources_.open(path, disk_.read_regular(path));
  } catch (SystemError const& refused) {
    return text::error("E-STYLE", {}, refused.what(),
                       "a style's file is sought beside the document");
  }
  auto style = read_style(sources_[id]);
  if (!style) {
    style.error().source = id;
    return style;
  }
  if (!style->pieces.empty())
    style->pieces = (fs::path(path).parent_path() / style->pieces).lexically_normal().string();
  return style;
}

text::Result<layout::Style> const& Styles::find(std::string const& name,
                                                std::string const& folder) {
  bool const file = names_style_file(name);
  std::string const key = file ? (fs::path(folder) / name).lexically_normal().string() : name;
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(key, file ? read(key) : find_built_in(name)).first->second;
}

}  // namespace dawson::run
