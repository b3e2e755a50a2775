#include "cli/help/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <span>

#include "cli/options.hpp"
#include "text/ascii.hpp"
#include "text/embedded_file.hpp"

namespace dawson::cli {

std::span<text::EmbeddedFile const> finding_pages();

namespace {

// Cells of a row of a table of Markdown; `\|` is a bar.
std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells(1);
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] == '\\' && row.substr(i + 1, 1) == "|") cells.back() += row[++i];
    else if (row[i] == '|') cells.emplace_back();
    else cells.back() += row[i];
  }
  for (std::string& cell : cells) {
    cell.erase(0, cell.find_first_not_of(' '));
    cell.erase(cell.find_last_not_of(' ') + 1);
  }
  return cells;
}

std::string without_links(std::string const& text) {
  static std::regex const link(R"(\[([^\]]*)\]\([^)]*\))");
  return std::regex_replace(text, link, "$1");
}

}  // namespace

std::vector<FindingCode> const& finding_codes() {
  static std::vector<FindingCode> const all = [] {
    std::vector<FindingCode> codes;
    std::string_view page = finding_pages().front().bytes;
    while (!page.empty()) {
      std::string_view const line = page.substr(0, page.find('\n'));
      page.remove_prefix(std::min(line.size() + 1, page.size()));
      if (!line.starts_with("|")) continue;
      std::vector<std::string> const cells = cells_of(line);
      std::string const& first = cells.front();
      if (first.starts_with("`E-") || first.starts_with("`W-"))
        codes.push_back({first.substr(1, first.find('`', 1) - 1), {}});
      else if (!first.empty() || codes.empty()) continue;  // the head of a table
      codes.back().causes.push_back({without_links(cells.at(1)), without_links(cells.at(2))});
    }
    return codes;
  }();
  return all;
}

FindingCode const& finding_code(std::string_view name) {
  std::string const code = text::upper_case(name);
  auto const found = std::ranges::find(finding_codes(), code, &FindingCode::code);
  if (found != finding_codes().end()) return *found;
  std::vector<std::string_view> names;
  for (FindingCode const& one : finding_codes()) names.push_back(one.code);
  std::string const hint = did_you_mean(code, names);
  throw UsageError(fmt::format("unknown code `{}`{}", name,
                               hint.empty() ? "; `dawson explain` lists all" : hint));
}

}  // namespace dawson::cli
