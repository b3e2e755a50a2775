// Names of documents as LaTeX takes them.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace dawson::run {

/// The name of a document that LaTeX runs beside, without its suffix; "" for standard output, and
/// where the name has blanks or what is special to TeX.
std::string tex_stem(std::string_view output);

/// The same of a document that LaTeX reads while it runs in `folder`.
std::string stem_from(std::filesystem::path const& folder, std::string_view name);

}  // namespace dawson::run
