// Names of documents in the form that LaTeX accepts. For `weave`.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace dawson::run {

/// Returns the name of a document without its suffix, for LaTeX that runs in the folder to which
/// the name is relative; "" for standard output, and if the name has blanks or characters special
/// to TeX.
std::string tex_stem(std::string_view output);

/// Returns the same for LaTeX that runs in `folder`.
std::string stem_from(std::filesystem::path const& folder, std::string_view name);

}  // namespace dawson::run
