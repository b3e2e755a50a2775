// Code: lines as they are written. Where they are longer than the measure the type gets smaller;
// where it would get too small they go on below, broken at a blank if there is one.
#include <algorithm>
#include <cmath>

#include "pages/compositor/compositor.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {
namespace {

constexpr double code_size = 0.8, least_size = 0.72;  // of the text's
constexpr double code_leading = 0.92;
constexpr std::size_t tab = 4;
constexpr std::size_t goes_on = 2;     // letters by which what goes on is indented
constexpr std::size_t lines_kept = 8;  // so many stay on one page where they can

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  std::size_t letters = 0;  // of the last line
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = std::max<std::size_t>(1, text::utf8_length(text, at));
    if (text[at] == '\n') {
      lines.emplace_back();
      letters = 0;
    } else {
      std::size_t const blanks = tab - letters % tab;
      bool const tabbed = text[at] == '\t';
      lines.back() += tabbed ? std::string(blanks, ' ') : std::string(text.substr(at, length));
      letters += tabbed ? blanks : 1;
    }
    at += length;
  }
  if (lines.size() > 1 && lines.back().empty()) lines.pop_back();
  return lines;
}

// The bytes of so many letters, or of all there are.
std::size_t bytes_of_letters(std::string_view text, std::size_t letters) {
  std::size_t bytes = 0;
  for (; bytes < text.size() && letters > 0; --letters)
    bytes += std::max<std::size_t>(1, text::utf8_length(text, bytes));
  return std::min(bytes, text.size());
}

// `line` in parts of `most` letters.
std::vector<std::string> parts_of(std::string_view line, std::size_t most) {
  std::vector<std::string> parts;
  std::size_t const indent = std::min(line.find_first_not_of(' '), line.size());
  std::string const further(std::min(indent + goes_on, most / 2), ' ');
  std::string before;  // what goes on
  std::size_t first = indent;
  for (;;) {
    std::size_t const fitting = bytes_of_letters(line, most - before.size());
    if (fitting == line.size()) break;
    std::size_t const blank = line.substr(0, fitting + 1).rfind(' ');
    bool const at_blank = blank != std::string_view::npos && blank > first &&
                          before.size() + blank > (before.size() + fitting) / 2;
    std::size_t const end = at_blank ? blank : fitting;
    parts.push_back(before + std::string(line.substr(0, end)));
    std::size_t const next = line.find_first_not_of(' ', end);
    if (next == std::string_view::npos) return parts;
    line.remove_prefix(next);
    before = further;
    first = 0;
  }
  parts.push_back(before + std::string(line));
  return parts;
}

// No-break spaces keep their width at the start of a line and between words.
std::string with_fixed_spaces(std::string_view text) {
  std::string kept;
  for (char const c : text) kept += c == ' ' ? std::string("\u00A0") : std::string(1, c);
  return kept;
}

}  // namespace

PrintedCode Compositor::printed_code(std::string_view text, double room) {
  PrintedCode out;
  out.font = text_.frame.font;
  out.font.family = layout::Family::mono;
  std::vector<std::string> const lines = lines_of(text);
  std::size_t longest = 1;
  for (std::string const& one : lines) longest = std::max(longest, text::count_code_points(one));
  double const letter = sorts_.word("nnnnnnnnnn", out.font).width / 10;  // at the text's size
  double const fitting = letter > 0 ? room / (letter * static_cast<double>(longest)) : 1;
  double const part = std::clamp(fitting, least_size, code_size);
  out.font.size *= part;
  out.leading = design_.leading * code_leading;
  auto const most = static_cast<std::size_t>(
      std::max(8.0, letter > 0 ? std::floor(room / (letter * part) + 0.01) : 80));
  for (std::string const& one : lines)
    for (std::string& line : parts_of(one, most)) out.lines.push_back(std::move(line));
  return out;
}

// The text of code, its lines parted.
NodeId Compositor::code_part(PrintedCode const& code) {
  NodeId const part = tags_.add(tags_.add(Role::paragraph), Role::code);
  for (std::string const& line : code.lines)
    tags_.text_of(part, line + (&line == &code.lines.back() ? "" : "\n"));
  return tags_.text_of(part, {});
}

// `y` is the upper edge of the line.
void Compositor::add_code_line(PageContent& matter, std::string const& text,
                               PrintedCode const& code, double x, double y, NodeId node) {
  if (text.empty()) return;
  layout::TypeLine const line = sorts_.set(prose::Code{with_fixed_spaces(text)}, code.font);
  matter.type.push_back({x, y + 0.74 * code.leading, line.shaped, 1, node, Behind::line_end});
  if (sorts_.keeps_words())
    matter.things.push_back({LayoutKind::code, x, y, line.width, code.leading, text});
}

void Compositor::take_block(prose::CodeBlock const& block_of_code, prose::Block const&) {
  double const line = design_.leading;
  PrintedCode const code = printed_code(block_of_code.text, text_.frame.width - line);
  gap({line / 2, line / 4, 0});
  NodeId const node = code_part(code);
  for (std::size_t i = 0; i < code.lines.size(); ++i) {
    Block block;
    add_code_line(block.matter, code.lines[i], code, text_.frame.left + line, 0, node);
    bool const edge = i == 1 || i + 1 == code.lines.size();
    // A page ends rather at an empty line than elsewhere.
    if (i > 0)
      penalty(edge                              ? 1500
              : code.lines.size() <= lines_kept ? 1500
              : code.lines[i - 1].empty()       ? 0
                                                : 100);
    add_block(std::move(block), code.leading);
  }
  gap({line / 2, line / 4, 0, true});
  text_.indents = false;
}

void Compositor::add_example(DiagramInsert& diagram, text::Span where) {
  finish_row();
  double const line = design_.leading;
  double const column = (text_.frame.width - line) / 2;
  PrintedCode const code = printed_code(diagram.source, column);
  double const code_height = static_cast<double>(code.lines.size()) * code.leading;
  if (code_height > design_.text_height()) {
    take_block(prose::CodeBlock{"", diagram.source}, {});
    return add_diagram(diagram, where);
  }
  std::vector<std::string> const notes = notes_.number(diagram.caption);
  ComposedDiagram set = composed(diagram, column, where);
  double const content = std::max(code_height, set.ascent + set.descent);
  double const height = std::ceil(content / line - 0.01) * line;
  Block block;
  NodeId const node = code_part(code);
  for (std::size_t i = 0; i < code.lines.size(); ++i)
    add_code_line(block.matter, code.lines[i], code, text_.frame.left,
                  static_cast<double>(i) * code.leading, node);
  tags_.tag(set);
  double const beside = text_.frame.left + column + line;
  block.matter.add(set.matter, beside + (column - set.width) / 2, set.ascent);
  block.notes = notes_called(notes);
  gap({line, 0.75 * line, line / 4, true});
  // The text before it says what it is an example of; another example does not.
  if (!flow_.is_after_example()) penalty(2500);
  add_block(std::move(block), height);
  flow_.end_example();
  gap({line, 0.75 * line, line / 4, true});
  text_.indents = false;
}

}  // namespace dawson::pages
