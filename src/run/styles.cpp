#include "run/styles.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "run/disk.hpp"
#include "run/yaml_style.hpp"
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

text::Result<layout::Style> read_from(fs::path const& path) {
  std::string bytes;
  try {
    bytes = read_regular_file(path.string());
  } catch (SystemError const& refused) {
    return text::error("E-STYLE", {}, refused.what(),
                       "a style's file is sought beside the document");
  }
  text::Source const source(path.string(), std::move(bytes));
  auto style = read_style(source);
  if (!style) {
    text::Place const place = source.place(style.error().span.begin);
    return text::error(
        "E-STYLE", {},
        fmt::format("{}:{}:{}: {}", path.string(), place.line, place.column, style.error().message),
        style.error().hint);
  }
  return beside(*style, path.string());
}

}  // namespace

layout::Style beside(layout::Style style, std::string const& file) {
  if (!style.pieces.empty())
    style.pieces = (fs::path(file).parent_path() / style.pieces).lexically_normal().string();
  return style;
}

bool names_style_file(std::string const& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml") || name.find('/') != std::string::npos;
}

text::Result<layout::Style> const& Styles::find(std::string const& name) {
  bool const file = names_style_file(name);
  fs::path const path = fs::path(folder_) / name;
  std::string const key = file ? path.lexically_normal().string() : name;
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(key, file ? read_from(path) : find_built_in(name)).first->second;
}

std::optional<text::Diagnostic> Styles::fault(std::string const& name) {
  auto const& style = find(name);
  if (style) return {};
  return style.error();
}

}  // namespace dawson::run
