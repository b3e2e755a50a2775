#include "document/files.hpp"

#include <filesystem>

namespace dawson::document {

std::string file_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                       text::Span where) {
  std::filesystem::path const folder = folder_of ? folder_of(source, where) : "";
  return (folder / name).lexically_normal().string();
}

bool names_style_file(std::string const& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml") || name.find('/') != std::string::npos;
}

std::string style_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                        text::Span where) {
  return names_style_file(name) ? file_named(name, folder_of, source, where) : name;
}

}  // namespace dawson::document
