#include "cli/strangers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/command.hpp"

namespace dawson::cli {

text::Limits limits_of(Values const& values, std::map<std::string, std::size_t> const& project) {
  text::Limits limits;
  for (auto const& [name, number] : project)
    limits.*row_named(text::limit_table(), name)->value = number;
  for (std::string const& written : values.all("limit")) {
    std::size_t const sign = std::min(written.find('='), written.size());
    std::string_view const name = std::string_view(written).substr(0, sign);
    auto const* const row = row_named(text::limit_table(), name);
    if (!row)
      throw UsageError(fmt::format("--limit: unknown limit `{}`; the limits are {}", name,
                                   fmt::join(names_in(text::limit_table()), ", ")));
    std::string_view const digits =
        std::string_view(written).substr(sign + (sign < written.size()));
    std::size_t number = 0;
    auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || number < 1 ||
        number > row->highest)
      throw UsageError(fmt::format("--limit: {} ({}) must be a number from 1 to {}, not `{}`", name,
                                   row->of, row->highest, digits));
    limits.*row->value = number;
  }
  return limits;
}

void confine(Values const& values, run::Confinement& confinement) {
  confinement.begin();
  std::vector<std::string> const documents = values.named(FileRole::document);
  if (documents.empty()) confinement.admit("");  // the project's, whose master is read
  for (std::string const& document : documents) {
    confinement.admit(std::filesystem::path(document).parent_path().string());
    confinement.admit(document);  // perhaps a link to a file elsewhere
  }
  for (std::string const& input : values.named(FileRole::read)) confinement.admit(input);
}

}  // namespace dawson::cli
