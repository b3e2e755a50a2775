#include "write/markdown/stale_images.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "disk/disk.hpp"

namespace dawson::run {

bool is_asset_name(std::string_view name) {
  constexpr std::string_view before = "chess-", hexadecimal = "0123456789abcdef";
  constexpr std::size_t digits = 20;
  if (!name.starts_with(before)) return false;
  name.remove_prefix(before.size());
  return name.find_first_not_of(hexadecimal) == digits &&
         (name.substr(digits) == ".svg" || name.substr(digits) == ".png" ||
          name.substr(digits) == ".pdf");
}

void remove_stale_assets(Invocation& invocation, std::string const& folder,
                         std::set<std::string> const& wanted) {
  std::string const place = folder.empty() ? "." : folder;
  std::error_code failure;
  if (!std::filesystem::is_directory(place, failure)) return;
  for (std::string const& name : invocation.disk().list(place)) {
    if (!is_asset_name(name) || wanted.contains(name)) continue;
    std::string const path = (std::filesystem::path(folder) / name).string();
    invocation.disk().remove(path);
    text::Diagnostic note = text::warning(
        "W-REMOVED", {}, fmt::format("{} is removed: no document of this run uses it", path));
    note.severity = text::Severity::note;
    invocation.report(std::move(note));
  }
}

}  // namespace dawson::run
