#include "collection/pgn/marks_as_commands.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "notation/pgn/comments.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

constexpr auto of_squares =
    std::to_array<std::string_view>({"fill", "frame", "circle", "dot", "cross"});
constexpr auto of_lines = std::to_array<std::string_view>({"arrow", "line"});

}  // namespace

std::string marks_as_commands(text::SourceMappedText const& marks, text::Diagnostics& findings) {
  std::string out;
  std::string_view open;  // the command that the next mark can join
  for (std::string_view const item : text::words_of(marks.text(), ";")) {
    auto const words = text::words_of(item);
    if (words.empty()) continue;
    std::string_view const where = words.size() > 1 ? words[1] : std::string_view();
    bool const square = std::ranges::count(of_squares, words[0]) > 0 && where.size() == 2;
    bool const arrow = std::ranges::count(of_lines, words[0]) > 0 && where.size() == 5;
    if (!square && !arrow) {
      findings.push_back(
          text::warning("W-LOSS", marks.origin(),
                        fmt::format("mark `{}` left out: PGN has none like it", words[0])));
      continue;
    }
    std::string_view const command = square ? "csl" : "cal";
    char const colour =
        notation::pgn::colour_letter(words.size() > 2 ? words[2] : std::string_view());
    std::string const mark =
        fmt::format("{}{}{}", colour, where.substr(0, 2), arrow ? where.substr(3, 2) : "");
    if (command == open) {
      out.insert(out.size() - 1, "," + mark);
    } else {
      out += fmt::format("{}[%{} {}]", out.empty() ? "" : " ", command, mark);
      open = command;
    }
  }
  return out;
}

}  // namespace dawson::collection::pgn
