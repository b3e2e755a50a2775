// Limits of one invocation, so that a hostile or broken file is rejected early instead of taking
// hours and all memory.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace dawson::text {

/// The limits with their defaults.
struct Limits {
  std::size_t findings = 100;        ///< reported per text; the rest is counted
  std::size_t squares = 10'000;      ///< squares of a board
  std::size_t pixels = 100'000'000;  ///< pixels of a picture: four bytes of memory each
  std::size_t cells = 100'000;  ///< cells of the tables of a Markdown text, including empty ones
  std::size_t nesting = 100;    ///< depth of quotes, lists and emphasis in Markdown
  std::size_t expansion = 10'000'000;        ///< bytes that reference links add to a Markdown text
  std::size_t steps = 10'000'000;            ///< steps of work for a directive ("text/steps.hpp")
  std::size_t included = 1'000;              ///< files that a document includes, counted each time
  std::size_t included_bytes = 100'000'000;  ///< bytes of these files
};

/// A row of the table of limits.
struct Limit {
  std::string_view name;  ///< name in `--limit`
  std::size_t Limits::*value;
  std::size_t highest;  ///< highest value with which the program works
  std::string_view of;  ///< limited quantity, for the help: "squares of a board"
};

/// Returns all limits, in the order of the help.
std::span<Limit const> limit_table();

/// Returns the hint of a finding caused by the limit `name`.
std::string limit_hint(std::string_view name);

}  // namespace dawson::text
