#include "document/tex/diagram_sty.hpp"

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

}  // namespace dawson::document
