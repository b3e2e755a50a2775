#include "server/editor/diagram_in_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/directive_text.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"
#include "server/editor/pasted_text.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::server {
namespace {

using document::Directive;
using document::MarkupLanguage;

std::string version_of(text::Source const& file) {
  return fmt::format("{:016x}", text::fnv1a(file.bytes()));
}

text::Diagnostic refused(std::string why) { return text::error("E-EDIT", {}, std::move(why)); }

std::vector<Directive> directives_of(text::Source const& file, MarkupLanguage const& markup) {
  return &markup == &document::tex_markup
             ? document::scan_tex(file).directives
             : document::scan_markdown(file, document::PluginFences::code).directives;
}

text::Result<Directive> directive_on(text::Source const& file, MarkupLanguage const& markup,
                                     std::size_t line) {
  std::vector<Directive> all = directives_of(file, markup);
  auto const found = std::ranges::find_if(all, [&](Directive const& one) {
    return !one.is_inline && file.place(one.opening.begin).line == line;
  });
  if (found == all.end()) return refused(fmt::format("no directive begins on line {}", line));
  if (found->foreign.end != 0) return refused("a diagram of diagram.sty is not a directive");
  if (found->broken) return refused(found->broken->message);
  if (!document::opens_diagram(file, *found)) return refused("this directive is not a diagram");
  return std::move(*found);
}

// Returns the lines without blanks at their ends.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t const end = std::min(text.find('\n', begin), text.size());
    lines.emplace_back(text::without_tail(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return lines;
}

// Returns whether another scan finds as many directives, and this body in the one on this line.
bool is_whole(text::Source const& before, text::Source const& after, MarkupLanguage const& markup,
              std::size_t line, std::vector<std::string> const& body) {
  auto const again = directive_on(after, markup, line);
  return again && lines_of(document::body_text(after, *again).text()) == body &&
         directives_of(before, markup).size() == directives_of(after, markup).size();
}

}  // namespace

text::Result<DiagramInFile> diagram_in_file(text::Source const& file, MarkupLanguage const& markup,
                                            std::size_t line) {
  auto const directive = directive_on(file, markup, line);
  if (!directive) return directive.error();
  text::Diagnostics findings;
  auto body = body_of_directive(file, *directive, markup, findings);
  if (!body) return findings.front();
  return DiagramInFile{std::move(*body), version_of(file)};
}

text::Result<std::string> with_diagram(text::Source const& file, MarkupLanguage const& markup,
                                       std::size_t line, std::string const& version,
                                       std::string const& body) {
  std::string_view const bytes = file.bytes();
  if (version != version_of(file))
    return refused("the file has changed since the diagram was opened; open it again");
  if (text::find_invalid_utf8(bytes) != bytes.npos)
    return refused("the file is not UTF-8; change it in your editor");
  auto const directive = directive_on(file, markup, line);
  if (!directive) return directive.error();
  bool const has_options = directive->options.end > directive->options.begin;
  text::Span const replaced = has_options ? directive->whole : directive->body;
  std::vector<std::string> const written = lines_of(body);
  std::string made = document::in_place(
      file, replaced, directive->around.prefix,
      has_options
          ? lines_of(document::block_text(body.ends_with('\n') ? body : body + '\n', markup))
          : written);
  if (!bytes.substr(0, replaced.end).ends_with('\n'))
    made.erase(std::min(made.find_last_not_of("\r\n") + 1, made.size()));
  std::string out =
      fmt::format("{}{}{}", bytes.substr(0, replaced.begin), made, bytes.substr(replaced.end));
  if (!is_whole(file, text::Source(file.name(), out), markup, line, written))
    return refused("a line of the text would end the directive");
  return out;
}

}  // namespace dawson::server
