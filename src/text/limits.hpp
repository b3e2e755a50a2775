// How much one call of the program takes on, so that a hostile or broken file is refused early
// instead of taking hours and all memory.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace dawson::text {

struct Limits {
  std::size_t findings = 100;          ///< told of one text; how many more there are is counted
  std::size_t squares = 10'000;        ///< of a board
  std::size_t pixels = 100'000'000;    ///< of a picture: four bytes of memory each
  std::size_t cells = 100'000;         ///< of the tables of a Markdown text, empty ones counted
  std::size_t nesting = 100;           ///< of quotes, lists and emphasis in Markdown
  std::size_t expansion = 10'000'000;  ///< bytes that links by reference put into a Markdown text
  std::size_t steps = 10'000'000;      ///< of work for a directive ("text/steps.hpp")
  std::size_t included = 1'000;        ///< files that a document takes in, each time counted
  std::size_t included_bytes = 100'000'000;  ///< of these files
};

/// A row of the table of limits.
struct Limit {
  std::string_view name;  ///< as `--limit` takes it
  std::size_t Limits::*value;
  std::size_t highest;  ///< beyond it the program itself would fail
  std::string_view of;  ///< what is limited, for help: "squares of a board"
};

/// All limits, in the order in which help lists them.
std::span<Limit const> limit_table();

/// What a finding that a limit causes gives as its remedy; `name` is that of the limit.
std::string limit_hint(std::string_view name);

}  // namespace dawson::text
