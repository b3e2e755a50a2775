#include "text/limits.hpp"

#include <array>
#include <fmt/format.h>

namespace dawson::text {

std::span<Limit const> limit_table() {
  static constexpr auto table = std::to_array<Limit>({
      {"findings", &Limits::findings, 1'000'000, "findings reported for each file"},
      {"squares", &Limits::squares, 250'000, "squares of a board"},
      {"pixels", &Limits::pixels, 1'000'000'000, "pixels of a picture"},
      {"cells", &Limits::cells, 100'000'000, "cells of the tables of a Markdown file"},
      {"nesting", &Limits::nesting, 1'000, "levels of nested quotes, lists and emphasis"},
      {"expansion", &Limits::expansion, 1'000'000'000, "bytes that reference links expand to"},
      {"steps", &Limits::steps, 1'000'000'000'000, "steps of work for a directive"},
      {"included", &Limits::included, 10'000, "files that a document includes"},
      {"included-bytes", &Limits::included_bytes, 1'000'000'000, "bytes of all included files"},
  });
  return table;
}

std::string limit_hint(std::string_view name) {
  return fmt::format("use `--limit {}=N` to allow more", name);
}

}  // namespace dawson::text
