#include "server/editor/diagram_in_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/directive_text.hpp"
#include "document/front_matter.hpp"
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

namespace {

// Returns the block directive that contains a line; null if there is none.
Directive const* block_around(text::Source const& file, std::vector<Directive> const& all,
                              std::size_t line) {
  auto const found = std::ranges::find_if(all, [&](Directive const& one) {
    std::size_t const last = std::max(one.whole.begin + 1, one.whole.end) - 1;
    return !one.is_inline && file.place(one.whole.begin).line <= line &&
           line <= file.place(last).line;
  });
  return found == all.end() ? nullptr : &*found;
}

// Returns the offset after the line that contains `offset`, with its line end.
std::size_t after_line(std::string_view bytes, std::size_t offset) {
  std::size_t const end = bytes.find('\n', offset);
  return end == bytes.npos ? bytes.size() : end + 1;
}

bool is_blank_line(std::string_view bytes, std::size_t begin) {
  std::string_view const line = bytes.substr(begin, after_line(bytes, begin) - begin);
  return line.find_first_not_of(text::white_space) == line.npos;
}

// Returns the offset after the paragraph that goes on at `offset`.
std::size_t after_paragraph(std::string_view bytes, std::size_t offset,
                            std::vector<Directive> const& all) {
  auto const opens = [&](std::size_t at) {
    std::size_t const end = after_line(bytes, at);
    return std::ranges::any_of(all, [&](Directive const& one) {
      return !one.is_inline && at <= one.whole.begin && one.whole.begin < end;
    });
  };
  while (offset < bytes.size() && !is_blank_line(bytes, offset) && !opens(offset))
    offset = after_line(bytes, offset);
  return offset;
}

// Returns the offset of the line below which `line` asks for blocks.
std::size_t place_below(text::Source const& file, MarkupLanguage const& markup,
                        std::vector<Directive> const& all, std::size_t line) {
  std::string_view const bytes = file.bytes();
  if (Directive const* const around = block_around(file, all, line))
    return after_line(bytes, std::max(around->whole.begin + 1, around->whole.end) - 1);
  std::size_t const below = after_line(bytes, file.line_start(line));
  if (&markup == &document::markdown_markup)
    return after_paragraph(bytes, std::max(below, document::front_matter_span(file).end), all);
  std::size_t const begin = bytes.find("\\begin{document}"), end = bytes.find("\\end{document}");
  std::size_t const first = begin == bytes.npos ? 0 : after_line(bytes, begin);
  std::size_t const last = end == bytes.npos ? bytes.size() : end;
  return std::clamp(below, std::min(first, last), last);
}

std::size_t blocks_in(text::Source const& file, MarkupLanguage const& markup) {
  std::vector<Directive> const all = directives_of(file, markup);
  return static_cast<std::size_t>(
      std::ranges::count_if(all, [](Directive const& one) { return !one.is_inline; }));
}

}  // namespace

std::optional<std::size_t> opening_around(text::Source const& file, MarkupLanguage const& markup,
                                          std::size_t line) {
  std::vector<Directive> const all = directives_of(file, markup);
  Directive const* const found = block_around(file, all, line);
  if (!found) return {};
  return file.place(found->opening.begin).line;
}

text::Result<AddedBlocks> with_blocks(text::Source const& file, MarkupLanguage const& markup,
                                      std::size_t line, std::string const& blocks) {
  std::size_t const added = blocks_in(text::Source("blocks", blocks), markup);
  if (added == 0) return refused("the text to be added has no directive");
  std::string_view const bytes = file.bytes();
  line = std::clamp(line, std::size_t{1}, file.place(bytes.size()).line);
  std::size_t const place = place_below(file, markup, directives_of(file, markup), line);
  std::string_view const before = bytes.substr(0, place), after = bytes.substr(place);
  std::string const end_of_line = before.empty() || before.ends_with('\n') ? "" : "\n";
  std::size_t const last_line =
      before.size() < 2 ? 0 : before.rfind('\n', before.size() - 2) + 1;  // npos + 1 is 0
  bool const part_before = !before.empty() && !is_blank_line(before, last_line);
  bool const part_after = !after.empty() && !is_blank_line(after, 0);
  std::string const begin = fmt::format("{}{}{}", before, end_of_line, part_before ? "\n" : "");
  AddedBlocks out{fmt::format("{}{}{}{}{}", begin, blocks, blocks.ends_with('\n') ? "" : "\n",
                              part_after ? "\n" : "", after),
                  static_cast<std::size_t>(std::ranges::count(begin, '\n')) + 1};
  text::Source const made(file.name(), out.bytes);
  if (blocks_in(made, markup) != blocks_in(file, markup) + added ||
      opening_around(made, markup, out.line) != out.line)
    return text::error("E-EDIT", {},
                       fmt::format("a directive below line {} would be in code or a comment", line),
                       "move the cursor to another paragraph");
  return out;
}

}  // namespace dawson::server
