#include "run/style/shipped_styles.hpp"

#include <fmt/format.h>

#include <map>
#include <stdexcept>
#include <string>

#include "run/style/style_files.hpp"

namespace dawson::run {
namespace {

// A style stands behind those that it is based on; the first has no base.
using Styles = std::map<std::string, FullStyle, std::less<>>;

Styles read_all() {
  Styles styles;
  KnownStyles const known{{}, [&](std::string_view name) -> FullStyle const* {
                            auto const found = styles.find(name);
                            return found == styles.end() ? nullptr : &found->second;
                          }};
  FullStyle base;
  for (CarriedFile const& file : shipped_style_files()) {
    text::Source const source(std::string(file.name), std::string(file.bytes));
    StyleReading read = read_style(source, base, known);
    if (!read.faults.empty())
      throw std::logic_error(fmt::format("{} at {}: {}", file.name, read.faults.front().span.begin,
                                         read.faults.front().message));
    bool const first = styles.empty();
    FullStyle const& made = styles[std::string(file.name)] = std::move(read.style);
    if (!first) continue;
    base = made;
    for (layout::NamedStyle const& board : layout::built_in_styles())
      styles[std::string(board.name)] = {board.make(), made.caption};
  }
  return styles;
}

Styles const& all() {
  static Styles const styles = read_all();
  return styles;
}

}  // namespace

std::vector<std::string_view> const& shipped_names() {
  static std::vector<std::string_view> const names = [] {
    std::vector<std::string_view> out;
    for (layout::NamedStyle const& board : layout::built_in_styles()) out.push_back(board.name);
    for (CarriedFile const& file : shipped_style_files()) out.push_back(file.name);
    return out;
  }();
  return names;
}

FullStyle const* find_shipped(std::string_view name) {
  auto const found = all().find(name);
  return found == all().end() ? nullptr : &found->second;
}

KnownStyles shipped_styles() { return {shipped_names(), find_shipped}; }

FullStyle const& usual_style() { return *find_shipped(layout::built_in_styles().front().name); }

}  // namespace dawson::run
