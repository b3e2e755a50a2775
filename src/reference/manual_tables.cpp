#include "reference/manual_tables.hpp"

#include <algorithm>
#include <functional>
#include <regex>
#include <span>

#include "text/files.hpp"

namespace dawson::reference {

std::span<text::EmbeddedFile const> manual_pages();

namespace {

// Splits a row of a Markdown table into cells; `\|` is a bar.
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

// Calls `visit(cells)` for each row of a table in a page.
void each_row(std::string_view page,
              std::function<void(std::vector<std::string> const&)> const& visit) {
  while (!page.empty()) {
    std::string_view const line = page.substr(0, page.find('\n'));
    page.remove_prefix(std::min(line.size() + 1, page.size()));
    if (line.starts_with("|")) visit(cells_of(line));
  }
}

std::string_view page_named(std::string_view name) {
  auto const pages = manual_pages();
  auto const found = std::ranges::find(pages, name, &text::EmbeddedFile::name);
  return found == pages.end() ? std::string_view() : found->bytes;
}

// Returns the words in back-ticks of a cell that consists of such words: "`issue`, `date`".
std::vector<std::string> names_in(std::string const& cell) {
  std::vector<std::string> names;
  for (std::size_t at = 0; (at = cell.find('`', at)) != std::string::npos;) {
    std::size_t const end = cell.find('`', at + 1);
    if (end == std::string::npos) break;
    names.push_back(cell.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return names;
}

std::vector<FieldMeaning> read_field_meanings() {
  std::vector<FieldMeaning> all;
  // The first page that explains a field counts.
  for (std::string_view const page :
       {"fields.md", "defaults.md", "board.md", "moves.md", "booklets.md", "solutions.md"})
    each_row(page_named(page), [&](std::vector<std::string> const& cells) {
      if (cells.size() < 3 || !cells[0].starts_with('`')) return;
      // The tables of defaults give the words first.
      bool const words_first = page == "defaults.md" && cells.size() > 3;
      for (std::string& name : names_in(cells[0]))
        if (std::ranges::find(all, name, &FieldMeaning::name) == all.end())
          all.push_back({std::move(name), without_links(cells[words_first ? 2 : 1]),
                         without_links(cells[words_first ? 1 : 2])});
    });
  return all;
}

}  // namespace

std::vector<FindingCode> const& finding_codes() {
  static std::vector<FindingCode> const all = [] {
    std::vector<FindingCode> codes;
    each_row(page_named("findings.md"), [&](std::vector<std::string> const& cells) {
      std::string const& first = cells.front();
      if (first.starts_with("`E-") || first.starts_with("`W-"))
        codes.push_back({first.substr(1, first.find('`', 1) - 1), {}});
      else if (!first.empty() || codes.empty()) return;  // the head of a table
      codes.back().causes.push_back({without_links(cells.at(1)), without_links(cells.at(2))});
    });
    return codes;
  }();
  return all;
}

FindingCode const* find_code(std::string_view name) {
  auto const found = std::ranges::find(finding_codes(), name, &FindingCode::code);
  return found == finding_codes().end() ? nullptr : &*found;
}

FieldMeaning const* meaning_of_field(std::string_view name) {
  static std::vector<FieldMeaning> const all = read_field_meanings();
  auto const found = std::ranges::find(all, name, &FieldMeaning::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace dawson::reference
