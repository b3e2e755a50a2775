#include "document/unclosed_quote.hpp"

namespace dawson::document {
namespace {

// Only what stands last can go on to the end of the text.
YAML::Node last_scalar(YAML::Node node) {
  constexpr int deepest = 1000;  // a name within what it names never ends
  for (int depth = 0; depth < deepest && !node.IsScalar() && node.size() > 0; ++depth) {
    YAML::Node last;
    for (auto const& entry : node)
      last.reset(!node.IsMap()              ? YAML::Node(entry)
                 : entry.second.IsDefined() ? entry.second
                                            : entry.first);
    node.reset(last);
  }
  return node;
}

bool is_closed(std::string_view text) {
  char const mark = text.front();
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (mark == '"' && text[i] == '\\') ++i;
    else if (text[i] != mark) continue;
    else if (mark == '\'' && i + 1 < text.size() && text[i + 1] == mark) ++i;  // stands for one
    else return true;
  }
  return false;
}

}  // namespace

std::optional<YAML::Mark> unclosed_quote(YAML::Node const& root, std::string_view yaml) {
  YAML::Node const last = last_scalar(root);
  YAML::Mark const mark = last.Mark();
  if (!last.IsScalar() || mark.pos < 0 || static_cast<std::size_t>(mark.pos) >= yaml.size())
    return {};
  std::string_view const written = yaml.substr(static_cast<std::size_t>(mark.pos));
  bool const quoted = written.front() == '"' || written.front() == '\'';
  return quoted && !is_closed(written) ? std::optional(mark) : std::nullopt;
}

}  // namespace dawson::document
