#include "document/tex/diagram_sty.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace dawson::document {
namespace {

struct Row {
  std::string_view name;
  DiagramSty what;
};
constexpr Row commands[] = {
    {"putsol", DiagramSty::solutions},
    {"authorindex", DiagramSty::authors},
    {"sourceindex", DiagramSty::sources},
    {"themeindex", DiagramSty::themes},
};

}  // namespace

std::optional<DiagramSty> command_of_diagram_sty(std::string_view name) {
  auto const* found = std::ranges::find(commands, name, &Row::name);
  if (found == std::end(commands)) return {};
  return found->what;
}

bool is_environment_of_diagram_sty(std::string_view name) {
  constexpr std::string_view environments[] = {"diagram", "stereodiagram", "spacediagram",
                                               "figurine"};
  return std::ranges::find(environments, name) != std::end(environments);
}

DiagramEnd end_of_diagram(std::string_view text, std::size_t from, std::string_view name) {
  constexpr std::string_view begins = "\\begin{", ends = "\\end{";
  auto const argument = [&](std::size_t at) {
    return text.substr(at, std::min(text.find('}', at), text.size()) - at);
  };
  int groups = 0;
  for (std::size_t at = from; (at = text.find_first_of("\\%{}", at)) != std::string_view::npos;) {
    if (text[at] == '%') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (text[at] != '\\') {
      groups += text[at] == '{' ? 1 : -1;
      if (groups < 0) return {at, DiagramEnd::By::group};
      ++at;
      continue;
    }
    std::string_view const rest = text.substr(at);
    if (rest.starts_with(ends)) {
      std::string_view const ended = argument(at + ends.size());
      if (ended == name) return {at, DiagramEnd::By::end};
      if (ended == "document") return {at, DiagramEnd::By::nothing};
    }
    if (rest.starts_with(begins) && is_environment_of_diagram_sty(argument(at + begins.size())))
      return {at, DiagramEnd::By::nothing};
    at = std::min(at + 2, text.size());
  }
  return {text.size(), DiagramEnd::By::nothing};
}

text::Diagnostic unclosed_diagram(text::Span opening, std::string_view name, DiagramEnd::By by) {
  if (by == DiagramEnd::By::group)
    return text::warning("W-COMMAND", opening,
                         "group ends before the diagram does; left to diagram.sty",
                         fmt::format("write \\end{{{}}} within the same braces", name));
  return text::error("E-END", opening, fmt::format("missing \\end{{{}}}", name),
                     fmt::format("end the diagram with \\end{{{}}}", name));
}

}  // namespace dawson::document
