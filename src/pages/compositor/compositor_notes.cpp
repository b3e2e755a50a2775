// Footnotes, references to pages, labels of headings.
#include <fmt/format.h>

#include <utility>

#include "layout/captions/cells.hpp"
#include "pages/compositor/compositor.hpp"
#include "prose/walk.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {
namespace {

constexpr double note_size = 0.84;   // of the text's
constexpr int kept_together = 1000;  // a break that costs more is none in a note

void add_note_lines(VerticalList&& galley, std::vector<FootNoteLine>& out) {
  double space = 0;
  bool opens = true, may_go_over = true;
  std::size_t block = 0;
  for (PageItem const& item : galley.items) {
    if (item.kind == PageItem::Type::space) space += item.height;
    if (item.kind == PageItem::Type::penalty)
      may_go_over = may_go_over && item.penalty < kept_together;
    if (item.kind != PageItem::Type::block) continue;
    out.push_back({std::move(galley.blocks[block++].matter),
                   space,
                   {space + item.height, std::exchange(opens, false), may_go_over}});
    space = 0;
    may_go_over = true;
  }
}

}  // namespace

InlineObjects Compositor::inlays(NodeId part) {
  InlineObjects out{
      [this](std::string const& label) { return notes_.number(label); }, lookup_.board, {}, 0};
  out.structure = tags_.structure();
  out.part = part;
  out.piece_words = lookup_.piece_words;
  out.board_words = lookup_.board_words;
  if (lookup_.picture)
    out.picture = [this](prose::Image const& image) {
      return lookup_.picture(image.path, text_.where);
    };
  out.highest_picture = highest_picture_part * design_.text_height();
  return out;
}

VerticalList Compositor::in_frame(prose::Blocks const& blocks, TextFrame frame) {
  // The notes of a note, and those of a cell, are set by whoever sets these.
  Compositor inner(sorts_, design_, lookup_, std::move(frame), tags_.structure(), tags_.part());
  inner.add(blocks);
  inner.finish_row();
  findings_.insert(findings_.end(), inner.findings_.begin(), inner.findings_.end());
  return inner.take();
}

std::vector<FootNoteLine> Compositor::notes_called(std::vector<std::string> const& labels) {
  std::vector<FootNoteLine> out;
  for (std::string const& label : labels) {
    prose::Footnote const* const note = notes_.take(label);
    if (!note) continue;
    Frame frame{0, design_.column_width(flow_.columns()), design_.text, design_.leading * note_size,
                false};
    frame.font.size *= note_size;
    layout::TypeLine number = sorts_.set(prose::NoteMark{notes_.number(label)}, frame.font);
    double const indent = frame.font.size * 1.1;
    frame.left = indent;
    frame.width -= indent;
    double const x = indent - number.width - frame.font.size * 0.2;
    std::string const written = notes_.number(label);
    std::size_t const lines = out.size();
    NodeId const part = tags_.add(Role::note);
    NodeId const text = tags_.text_of(tags_.add(part, Role::label), written);
    tags_.within(part, [&] {
      TextFrame inner{frame};
      inner.where = text_.where;
      inner.line_kind = LayoutKind::note;
      inner.label = ItemLabel{std::move(number), x, written, text};
      add_note_lines(in_frame(note->blocks, std::move(inner)), out);
    });
    if (tags_.structure() && out.size() > lines)
      out[lines].matter.anchors.push_back({0, note_anchor(written)});
  }
  return out;
}

prose::Inlines Compositor::with_references(prose::Inlines inlines) const {
  if (lookup_.reference) prose::resolve_references(inlines, lookup_.reference);
  // Any other link without words shows where it leads.
  prose::for_each_inline(inlines, [](prose::Inline& part) {
    auto* link = std::get_if<prose::Link>(&part);
    if (link && link->inlines.empty()) link->inlines.push_back(prose::Text{link->target});
  });
  return inlines;
}

std::string heading_label(std::string_view title) {
  std::string label;
  for (std::size_t at = 0; at < title.size();) {
    std::size_t const length = std::max<std::size_t>(1, text::utf8_length(title, at));
    char const c = title[at];
    if (length > 1) label += title.substr(at, length);
    else if (text::is_alphanumeric(c) || c == '-' || c == '_') label += text::to_lower(c);
    else if (c == ' ') label += '-';
    at += length;
  }
  return label;
}

}  // namespace dawson::pages
