#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/compositor/compositor.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {

// Composes quotations: prose or verse, with their sources.

namespace {

constexpr double verse_indent = 2;  // em
constexpr std::string_view source_dash = "—";

// Returns whether a last paragraph gives the source: it begins with a dash.
bool is_source(prose::Block const& block) {
  auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return false;
  auto const* text = std::get_if<prose::Text>(&paragraph->inlines.front());
  return text && text->text.starts_with(source_dash);
}

bool is_break(prose::Inline const& part) { return std::holds_alternative<prose::LineBreak>(part); }

}  // namespace

void Compositor::take_block(prose::Quote const& quote, prose::Block const&) {
  double const line = design_.leading;
  Frame const outer = text_.frame;
  text_.frame.left += 1.5 * line;
  text_.frame.width -= 3 * line;
  gap({line / 2, line / 4, 0});
  text_.indents = false;
  tags_.within(tags_.add(Role::quote), [&] { add_quoted(quote.blocks); });
  text_.frame = outer;
  gap({line / 2, line / 4, 0});
  text_.indents = false;
}

void Compositor::add_quoted(prose::Blocks const& blocks) {
  bool const sourced = blocks.size() > 1 && is_source(blocks.back());
  for (std::size_t i = 0; i + (sourced ? 1 : 0) < blocks.size(); ++i) {
    auto const* paragraph = std::get_if<prose::Paragraph>(&blocks[i].content);
    if (paragraph && std::ranges::any_of(paragraph->inlines, is_break)) {
      text_.where = blocks[i].where;
      finish_row();
      add_verse(paragraph->inlines);
    } else {
      add(blocks[i]);
    }
  }
  finish_row();
  if (sourced) add_source(blocks.back());
}

// Adds each line as written; lines that are too long continue below.
void Compositor::add_verse(prose::Inlines const& inlines) {
  ParagraphStyle style = running_text(false);
  style.flush = layout::Flush::left;
  style.divide = false;
  style.hanging = verse_indent * text_.frame.font.size;
  std::vector<SetLine> lines;
  NodeId const part = tags_.add(Role::paragraph);
  for (auto at = inlines.begin(); at != inlines.end();) {
    auto const end = std::find_if(at, inlines.end(), is_break);
    for (SetLine& line : set_paragraph(sorts_, with_references({at, end}), style, inlays(part)))
      lines.push_back(std::move(line));
    at = end == inlines.end() ? end : end + 1;
    if (lines.empty() || at == inlines.end()) continue;
    end_with_space(lines.back());
    tags_.text_of(part, " ");
  }
  add_lines(lines, text_.frame.leading);
  text_.indents = false;
}

// The source goes on the last line of the quotation if that leaves an em free, otherwise on a line
// of its own.
void Compositor::add_source(prose::Block const& block) {
  auto const& paragraph = std::get<prose::Paragraph>(block.content);
  ParagraphStyle style = running_text(false);
  style.flush = layout::Flush::right;
  style.divide = false;
  text_.where = block.where;
  auto lines = set_paragraph(sorts_, with_references(paragraph.inlines), style,
                             inlays(tags_.add(Role::paragraph)));
  bool const beside = lines.size() == 1 && lines.front().notes.empty() && flow_.has_begun() &&
                      text_.frame.left + lines.front().from - line_end_.x >= text_.frame.font.size;
  if (!beside) {
    penalty(keep);
    return add_lines(lines, text_.frame.leading);
  }
  PageContent& matter = flow_.last_block().matter;
  list(matter, lines.front(), line_end_.baseline - baseline_part * text_.frame.leading,
       text_.frame.leading);
  matter.add(lines.front().matter, text_.frame.left, line_end_.baseline);
}

// Composes code, line by line as written. If lines are longer than the measure, the type becomes
// smaller; below the least size, lines continue on the next one, broken at a blank if possible.

namespace {

constexpr double code_size = 0.8, least_size = 0.72;  // of the text size
constexpr double code_leading = 0.92;
constexpr double code_padding = 0.3;  // of the leading, above and below code on a background
constexpr std::size_t tab = 4;
constexpr std::size_t continuation_indent = 2;  // indent of continuation lines, in letters
constexpr std::size_t lines_kept = 8;    // code up to this length stays on one page if possible
constexpr int example_break = 6000;      // cost of a page that ends before an example
constexpr std::size_t lines_beside = 3;  // lines of divided code that stay together

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  std::size_t letters = 0;  // in the last line
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

// Returns the length in bytes of the first `letters` letters, or of the whole text.
std::size_t bytes_of_letters(std::string_view text, std::size_t letters) {
  std::size_t bytes = 0;
  for (; bytes < text.size() && letters > 0; --letters)
    bytes += std::max<std::size_t>(1, text::utf8_length(text, bytes));
  return std::min(bytes, text.size());
}

// Returns `line` in pieces of at most `most` letters.
std::vector<std::string> parts_of(std::string_view line, std::size_t most) {
  std::vector<std::string> parts;
  std::size_t const indent = std::min(line.find_first_not_of(' '), line.size());
  std::string const further(std::min(indent + continuation_indent, most / 2), ' ');
  std::string prefix;  // prefix of a continuation line
  std::size_t first = indent;
  for (;;) {
    std::size_t const fitting = bytes_of_letters(line, most - prefix.size());
    if (fitting == line.size()) break;
    std::size_t const blank = line.substr(0, fitting + 1).rfind(' ');
    bool const at_blank = blank != std::string_view::npos && blank > first &&
                          prefix.size() + blank > (prefix.size() + fitting) / 2;
    std::size_t const end = at_blank ? blank : fitting;
    parts.push_back(prefix + std::string(line.substr(0, end)));
    std::size_t const next = line.find_first_not_of(' ', end);
    if (next == std::string_view::npos) return parts;
    line.remove_prefix(next);
    prefix = further;
    first = 0;
  }
  parts.push_back(prefix + std::string(line));
  return parts;
}

// No-break spaces keep their width at the start of a line and between words.
std::string with_fixed_spaces(std::string_view text) {
  std::string kept;
  for (char const c : text) kept += c == ' ' ? std::string("\u00A0") : std::string(1, c);
  return kept;
}

}  // namespace

// Returns the indent of code.
double Compositor::code_inset() const {
  return design_.leading / (design_.code_background ? 2 : 1);
}

// Adds the background of lines of code, of `height` from their upper edge.
void Compositor::add_background(PageContent& matter, double x, double width, double height) const {
  if (!design_.code_background) return;
  double const padding = code_padding * design_.leading;
  matter.rules.push_back({x, -padding, width, height + 2 * padding, *design_.code_background});
}

PrintedCode Compositor::printed_code(std::string_view text, double room) {
  PrintedCode out;
  out.font = text_.frame.font;
  out.font.family = layout::Family::mono;
  std::vector<std::string> const lines = lines_of(text);
  std::size_t longest = 1;
  for (std::string const& one : lines) longest = std::max(longest, text::count_code_points(one));
  double const letter = sorts_.word("nnnnnnnnnn", out.font).width / 10;  // at text size
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

namespace {

// Returns the cost of a page that ends before a line of code. It should end at an empty line, with
// some lines on both sides.
int code_break(std::vector<std::string> const& lines, std::size_t line) {
  constexpr int few = 3000, inside = 100, before_empty = 400;
  std::size_t const after = lines.size() - line;
  if (lines.size() <= lines_kept || std::min(line, after) < lines_beside) return few;
  return lines[line - 1].empty() ? 0 : lines[line].empty() ? before_empty : inside;
}

}  // namespace

// Adds the text of code to the structure, separated into lines.
NodeId Compositor::code_part(PrintedCode const& code) {
  NodeId const part = tags_.add(tags_.add(Role::paragraph), Role::code);
  for (std::string const& line : code.lines)
    tags_.text_of(part, line + (&line == &code.lines.back() ? "" : "\n"));
  return tags_.text_of(part, {});
}

// `y` is the top of the line.
void Compositor::add_code_line(PageContent& matter, std::string const& text,
                               PrintedCode const& code, double x, double y, NodeId node) {
  if (text.empty()) return;
  layout::TypeLine const line = sorts_.set(prose::Code{with_fixed_spaces(text)}, code.font);
  matter.type.push_back({x, y + 0.74 * code.leading, line.shaped, 1, node, After::line_end});
  if (sorts_.keeps_words())
    matter.things.push_back({LayoutKind::code, x, y, line.width, code.leading, text});
}

void Compositor::take_block(prose::CodeBlock const& block_of_code, prose::Block const&) {
  double const line = design_.leading;
  PrintedCode const code = printed_code(block_of_code.text, text_.frame.width - line);
  double const space = design_.code_background ? 0.75 * line : line / 2;
  gap({space, line / 4, 0});
  NodeId const node = code_part(code);
  for (std::size_t i = 0; i < code.lines.size(); ++i) {
    Block block;
    add_background(block.matter, text_.frame.left, text_.frame.width, code.leading);
    add_code_line(block.matter, code.lines[i], code, text_.frame.left + code_inset(), 0, node);
    if (i > 0) penalty(code_break(code.lines, i));
    add_block(std::move(block), code.leading);
  }
  gap({space, line / 4, 0, true});
  text_.indents = false;
}

void Compositor::add_example(DiagramInsert& diagram, text::Span where) {
  finish_row();
  double const line = design_.leading;
  double const half = (text_.frame.width - line) / 2;
  double const padding = design_.code_background ? line : 0;
  double column = half;
  PrintedCode code = printed_code(diagram.source, column - padding);
  // Code with lines that are too long gets the room that the diagram does not need.
  if (code.lines.size() > lines_of(diagram.source).size()) {
    column = std::max(half, 2 * half - set_in(diagram, {half}).width);
    code = printed_code(diagram.source, column - padding);
  }
  double const code_height = static_cast<double>(code.lines.size()) * code.leading;
  if (code_height > design_.text_height()) {
    take_block(prose::CodeBlock{"", diagram.source}, {});
    return add_diagram(diagram, where);
  }
  std::vector<std::string> const notes = notes_.number(diagram.caption);
  ComposedDiagram set = composed(diagram, {2 * half - column}, where);
  double const content = std::max(code_height, set.ascent + set.descent);
  double const height = std::ceil(content / line - 0.01) * line;
  Block block;
  NodeId const node = code_part(code);
  add_background(block.matter, text_.frame.left, column, code_height);
  for (std::size_t i = 0; i < code.lines.size(); ++i)
    add_code_line(block.matter, code.lines[i], code, text_.frame.left + padding / 2,
                  static_cast<double>(i) * code.leading, node);
  tags_.tag(set);
  double const beside = text_.frame.left + column + line;
  double const free = 2 * half - column - set.width;
  bool const left = design_.grid.align == DiagramGrid::Align::left;
  block.matter.add(set.matter, beside + (left ? 0 : free / 2), set.ascent);
  block.notes = notes_called(notes);
  double const above = text_.after_heading ? line / 2 : line;
  gap({above, 0.75 * above, line / 4, true});
  // The text before an example introduces it, unless it is another example.
  if (!flow_.is_after_example()) penalty(example_break);
  add_block(std::move(block), height);
  flow_.end_example();
  gap({line, 0.75 * line, line / 4, true});
  text_.indents = false;
}

}  // namespace dawson::pages
