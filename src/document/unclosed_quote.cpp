#include "document/unclosed_quote.hpp"

#include <yaml-cpp/yaml.h>

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

// 0 where its mark is never closed.
std::size_t length_of_quoted(std::string_view text) {
  char const mark = text.front();
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (mark == '"' && text[i] == '\\') ++i;
    else if (text[i] != mark) continue;
    else if (mark == '\'' && i + 1 < text.size() && text[i + 1] == mark) ++i;  // stands for one
    else return i + 1;
  }
  return 0;
}

// In a text that cannot be read.
std::optional<std::size_t> first_unclosed(std::string_view yaml) {
  constexpr std::string_view before = " \t\n[{,";
  for (std::size_t at = 0; at < yaml.size(); ++at) {
    bool const begins = at == 0 || before.find(yaml[at - 1]) != std::string_view::npos;
    if (!begins || (yaml[at] != '"' && yaml[at] != '\'')) continue;
    std::size_t const length = length_of_quoted(yaml.substr(at));
    if (length == 0) return at;
    at += length - 1;
  }
  return {};
}

}  // namespace

std::optional<std::size_t> unclosed_quote(YAML::Node const& root, std::string_view yaml) {
  YAML::Node const last = last_scalar(root);
  auto const at = static_cast<std::size_t>(last.Mark().pos);
  if (!last.IsScalar() || last.Mark().pos < 0 || at >= yaml.size()) return {};
  bool const quoted = yaml[at] == '"' || yaml[at] == '\'';
  return quoted && length_of_quoted(yaml.substr(at)) == 0 ? std::optional(at) : std::nullopt;
}

std::optional<std::size_t> unclosed_quote(YAML::Exception const& fault, std::string_view yaml) {
  return fault.msg == YAML::ErrorMsg::EOF_IN_SCALAR ? first_unclosed(yaml) : std::nullopt;
}

}  // namespace dawson::document
