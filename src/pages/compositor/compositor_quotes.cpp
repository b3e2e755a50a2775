// Quotations: prose or verse, with their sources.
#include <algorithm>
#include <utility>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

constexpr double verse_goes_on = 2;  // em
constexpr std::string_view source_dash = "—";

// A last paragraph that begins with a dash says where the words come from.
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

// Each line as it is written; what is too long goes on below.
void Compositor::add_verse(prose::Inlines const& inlines) {
  ParagraphStyle style = running_text(false);
  style.flush = layout::Flush::left;
  style.divide = false;
  style.hanging = verse_goes_on * text_.frame.font.size;
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

// On the last line of the quotation where an em stays free, else on a line of its own.
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

}  // namespace dawson::pages
