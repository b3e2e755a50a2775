#include "write/tex/surroundings.hpp"

#include <algorithm>

#include "text/scanning.hpp"

namespace dawson::run {
namespace {

constexpr auto npos = std::string_view::npos;

// Returns whether a line has text, and not only a command, a group or a cell of a table.
bool has_text(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  if (line.empty() || std::string_view("\\{}&%[").find(line.front()) != npos) return false;
  return std::ranges::any_of(
      line, [](char c) { return text::is_alphanumeric(c) || static_cast<unsigned char>(c) > 127; });
}

// Returns a line without its comment.
std::string_view without_comment(std::string_view line) {
  for (std::size_t at = line.find('%'); at != npos; at = line.find('%', at + 1)) {
    std::size_t before = at;
    while (before > 0 && line[before - 1] == '\\') --before;
    if ((at - before) % 2 == 0) return line.substr(0, at);
  }
  return line;
}

// Returns whether a line opens a group at its end: `\begin{multicols}{2}`, `{`, `\begingroup`.
bool opens_group(std::string_view line) {
  if (line.ends_with("\\begingroup") || line.ends_with("\\bgroup")) return true;
  if (line.ends_with('{')) return !line.ends_with("\\{");
  std::size_t const begin = line.rfind("\\begin{");
  if (begin == npos || (line.back() != '}' && line.back() != ']')) return false;
  // Arguments follow each other without text between.
  int depth = 0;
  for (char const c : line.substr(begin + 6)) {
    if (c == '{' || c == '[') ++depth;
    else if (c == '}' || c == ']') --depth;
    else if (depth == 0) return false;
  }
  return depth == 0;
}

// Returns whether a line is the heading of a part, which ends the paragraph before it.
bool is_heading(std::string_view line) {
  constexpr std::string_view commands[] = {"\\part",       "\\chapter",       "\\section",
                                           "\\subsection", "\\subsubsection", "\\addsec",
                                           "\\addchap"};
  return line.back() == '}' && std::ranges::any_of(commands, [&](std::string_view command) {
           std::string_view const rest = line.substr(std::min(command.size(), line.size()));
           return line.starts_with(command) && std::string_view("{[*").find(rest.front()) != npos;
         });
}

bool closes_group(std::string_view line) {
  return line.starts_with('}') || line.starts_with("\\end{") || line.starts_with("\\endgroup") ||
         line.starts_with("\\egroup") || line.starts_with("\\par ") || line == "\\par";
}

// What the text before or after a directive does with its paragraph.
enum class Edge : std::uint8_t { ends, text, joins };

Edge edge_before(std::string_view bytes, std::vector<document::Directive> const& directives,
                 std::size_t number) {
  std::size_t end = directives[number].whole.begin;
  bool own_line = true;  // the part of a line that is before the directive
  while (true) {
    if (end == 0) return Edge::ends;
    std::size_t const newline = bytes.rfind('\n', end - 1);
    std::size_t const begin = newline == npos ? 0 : newline + 1;
    if (number > 0) {
      document::Directive const& before = directives[number - 1];
      std::size_t const closed = before.whole.end;
      if (closed > begin && closed <= end &&
          text::without_tail(without_comment(bytes.substr(closed, end - closed))).empty()) {
        if (before.word.begin == before.word.end) return Edge::joins;
        end = before.whole.begin;
        --number;
        own_line = true;
        continue;
      }
    }
    std::string_view const whole = bytes.substr(begin, end - begin);
    std::string_view const line = text::without_tail(without_comment(whole));
    bool const is_comment = line.empty() && whole.find('%') != npos;
    if (line.find_first_not_of(" \t") == npos) {
      if (!own_line && !is_comment) return Edge::ends;
    } else if (opens_group(line) || is_heading(line)) {
      return Edge::ends;
    } else {
      return has_text(line) ? Edge::text : Edge::joins;
    }
    if (begin == 0) return Edge::ends;
    end = begin - 1;
    own_line = false;
  }
}

Edge edge_after(std::string_view bytes, std::vector<document::Directive> const& directives,
                std::size_t number) {
  std::size_t begin = directives[number].whole.end;
  bool own_line = true;
  while (begin < bytes.size()) {
    std::size_t const newline = std::min(bytes.find('\n', begin), bytes.size());
    std::string_view const whole = bytes.substr(begin, newline - begin);
    std::string_view line = text::without_tail(without_comment(whole));
    std::size_t const indent = std::min(line.find_first_not_of(" \t"), line.size());
    line.remove_prefix(indent);
    bool const is_comment = line.empty() && whole.find('%') != npos;
    if (!line.empty()) {
      if (number + 1 < directives.size() && directives[number + 1].whole.begin == begin + indent) {
        text::Span const word = directives[number + 1].word;
        return word.begin == word.end ? Edge::joins : Edge::ends;
      }
      if (closes_group(line)) return Edge::ends;
      return has_text(line) ? Edge::text : Edge::joins;
    }
    if (!own_line && !is_comment) return Edge::ends;
    own_line = false;
    begin = newline + 1;
  }
  return Edge::ends;
}

}  // namespace

Standing standing_of(std::string_view bytes, std::vector<document::Directive> const& directives,
                     std::size_t number) {
  if (directives[number].is_inline || directives[number].foreign.end != 0) return Standing::other;
  Edge const before = edge_before(bytes, directives, number),
             after = edge_after(bytes, directives, number);
  if (before == Edge::ends && after == Edge::ends) return Standing::alone;
  bool const in_text = before == Edge::text || after == Edge::text;
  return in_text ? Standing::in_text : Standing::other;
}

text::Diagnostics hints_at_text(std::string_view bytes,
                                std::vector<document::Directive> const& directives) {
  text::Diagnostics findings;
  for (std::size_t i = 0; i < directives.size(); ++i) {
    document::Directive const& one = directives[i];
    if (one.word.begin != one.word.end || standing_of(bytes, directives, i) != Standing::in_text)
      continue;
    findings.push_back(text::warning(
        "W-INTEXT", one.opening,
        "this diagram is in a paragraph with text; printed in the line, not as a display",
        "put blank lines before and after it, or write `\\chess{...}` for a board in a line"));
  }
  return findings;
}

bool asks_for_tags(std::string_view bytes) {
  constexpr std::string_view command = "\\DocumentMetadata";
  for (std::size_t at = bytes.find(command); at != npos; at = bytes.find(command, at + 1)) {
    std::size_t const line = bytes.rfind('\n', at) + 1;
    if (bytes.substr(line, at - line).find('%') == npos) return true;
  }
  return false;
}

}  // namespace dawson::run
