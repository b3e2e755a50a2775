#include "style/styles.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "document/files.hpp"
#include "style/shipped_styles.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

StyleReading refused(std::string message, std::string hint) {
  return {usual_style(), {text::error("E-STYLE", {}, std::move(message), std::move(hint))}};
}

StyleReading shipped(std::string const& name) {
  if (StyleSheet const* const style = find_shipped(name)) return {*style, {}};
  std::string_view const near = text::meant_name(name, shipped_names());
  std::string hint = near.empty() ? "" : fmt::format("did you mean `{}`? ", near);
  hint += fmt::format("use one of: {}; or a file of your own that ends in `.yaml`",
                      fmt::join(shipped_names(), ", "));
  return refused(fmt::format("unknown style `{}`", name), hint);
}

}  // namespace

StyleReading Styles::read(std::string const& path) {
  text::SourceId id = text::at_hand;
  try {
    id = sources_.open(path, disk_.read_regular(path));
  } catch (SystemError const& reason) {
    return refused(reason.what(), "write the path relative to the document");
  }
  StyleReading out = read_style(sources_[id], usual_style(), shipped_styles());
  text::set_source(out.faults, id);
  set_source(out.style.pages, id);
  std::string& piece_set = out.style.board.piece_set;
  if (!piece_set.empty())
    piece_set = (fs::path(path).parent_path() / piece_set).lexically_normal().string();
  return out;
}

StyleReading const& Styles::find(std::string const& name, std::string const& folder) {
  bool const file = document::names_style_file(name);
  std::string const key = file ? (fs::path(folder) / name).lexically_normal().string() : name;
  auto const known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(key, file ? read(key) : shipped(name)).first->second;
}

}  // namespace dawson::run
