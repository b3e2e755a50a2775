// Fenced blocks of a Markdown document, and the terminal output of a command in them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lines.hpp"
#include "places.hpp"
#include "unit/cli/program.hpp"

namespace dawson {

struct Block {
  std::size_t line = 0;  ///< line of the opening fence, counted from 1
  std::string indent, language, name;
  std::vector<std::string> content;

  std::string text() const {
    std::string all;
    for (std::string const& one : content) all += one + "\n";
    return all;
  }
};

struct Blocks {
  std::vector<std::string> lines;
  std::vector<bool> outside;  ///< for each line, that it is neither in a block nor a fence
  std::vector<Block> blocks;
  bool closed = true;
};

/// Returns the pages of the manual in the order in which the first one includes the others; paths
/// are relative to the sources.
inline std::vector<std::string> manual_pages() {
  std::vector<std::string> pages{"examples/manual.md"};
  constexpr std::string_view include = "```chess include ";
  for (std::string const& line : lines_of(contents(in_sources(pages.front()))))
    if (line.starts_with(include)) pages.push_back("examples/" + line.substr(include.size()));
  return pages;
}

/// Returns README and the pages of the manual.
inline std::vector<std::string> documents() {
  std::vector<std::string> all = manual_pages();
  all.push_back("README.md");
  return all;
}

/// Returns the text of the whole manual.
inline std::string manual_text() {
  std::string all;
  for (std::string const& page : manual_pages()) all += contents(in_sources(page)) + "\n";
  return all;
}

/// Reads the fenced blocks, perhaps indented in lists; `path` is relative to the sources.
inline Blocks read_blocks(std::string const& path) {
  Blocks result;
  result.lines = lines_of(contents(in_sources(path)));
  std::regex const fence("( *)(`{3,}|~{3,})(.*)");
  std::string open;
  for (std::size_t i = 0; i < result.lines.size(); ++i) {
    std::string const& line = result.lines[i];
    std::smatch found;
    bool const mark = std::regex_match(line, found, fence);
    result.outside.push_back(result.closed && !mark);
    if (!result.closed && mark && found[2].str().starts_with(open)) {
      result.closed = true;
    } else if (!result.closed) {
      Block& block = result.blocks.back();
      block.content.push_back(line.starts_with(block.indent) ? line.substr(block.indent.size())
                                                             : line);
    } else if (mark) {
      std::string const info = found[3];
      std::size_t const blank = std::min(info.find(' '), info.size());
      result.blocks.push_back({i + 1,
                               found[1],
                               info.substr(0, blank),
                               info.substr(std::min(blank + 1, info.size())),
                               {}});
      result.closed = false;
      open = found[2];
    }
  }
  return result;
}

/// Returns the terminal output of `command`, run in `folder`: standard output, standard error, and
/// "[exit N]" if the status is not 0.
inline std::vector<std::string> shown(std::string const& command, Folder const& folder,
                                      Folder const& scratch) {
  put(scratch / "run", "dawson() { $DAWSON_UNDER '" + built_program() + "' \"$@\"; }\ncd '" +
                           folder.path() + "'\n" + command + "\n");
  std::string const run = "sh '" + (scratch / "run") + "' </dev/null >'" + (scratch / "out") +
                          "' 2>'" + (scratch / "err") + "'";
  int const status = std::system(run.c_str());
  std::vector<std::string> lines = lines_of(contents(scratch / "out"));
  for (std::string& line : lines_of(contents(scratch / "err"))) lines.push_back(std::move(line));
  int const code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (code != 0) lines.push_back("[exit " + std::to_string(code) + "]");
  return lines;
}

}  // namespace dawson
