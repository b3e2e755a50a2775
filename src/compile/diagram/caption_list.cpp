#include "compile/diagram/caption_list.hpp"

#include <fmt/format.h>

#include <string_view>

#include "layout/captions/runs.hpp"
#include "notation/janko/janko.hpp"
#include "prose/indented.hpp"
#include "prose/plain.hpp"

namespace dawson::run {
namespace {

using layout::CaptionBlock;
using layout::CaptionRow;
using layout::EntryKind;
using prose::FontOverride;
using prose::Inlines;

std::string escaped(std::string_view text) {
  constexpr std::string_view no_break = "\u00A0";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with(no_break)) {
      out += '~';
      i += no_break.size() - 1;
      continue;
    }
    if (std::string_view("<{}\\~").find(text[i]) != std::string_view::npos) out += '\\';
    out += text[i] == '\n' || text[i] == '\t' ? ' ' : text[i];
  }
  return out;
}

// A man alone on a board of one square.
std::string notation_of(chess::SquareContent const& piece) {
  chess::Position position;
  position.board.open_row();
  chess::Cell cell;
  cell.occupant = piece;
  position.board.add(cell);
  return notation::write_janko(position).text;
}

std::string pieces(prose::Figurines const& figurines) {
  std::string out;
  for (chess::SquareContent const& piece : figurines.pieces) {
    auto const* known = std::get_if<chess::Piece>(&piece);
    out += fmt::format("{{{}}}", known && known->kind == chess::Kind::named
                                     ? fmt::format("({})", known->name)
                                     : notation_of(piece));
  }
  return out;
}

std::string text_of(Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* figurines = std::get_if<prose::Figurines>(&part)) out += pieces(*figurines);
    else if (auto const* raw = std::get_if<prose::Raw>(&part)) out += escaped(raw->text);
    else if (auto const* link = std::get_if<prose::Link>(&part)) out += text_of(link->inlines);
    else if (auto const* struck = std::get_if<prose::Struck>(&part))
      out += text_of(struck->inlines);
    else out += escaped(prose::plain({part}));
  }
  return out;
}

struct Marks {
  std::string before, after;

  void add(std::string_view name, std::string const& value = {}) {
    before += value.empty() ? fmt::format("<{}>", name) : fmt::format("<{} {}>", name, value);
    after = fmt::format("</{}>{}", name, after);
  }
};

Marks marks_of(FontOverride const& look, FontOverride const& base) {
  Marks marks;
  if (look.bold.value_or(false)) marks.add("b");
  if (look.slope == prose::Slope::italic) marks.add("i");
  if (look.slope == prose::Slope::slanted) marks.add("sl");
  if (look.small_caps.value_or(false)) marks.add("sc");
  if (!look.colour.empty()) marks.add("c", look.colour);
  if (look.size != base.size) marks.add("z", fmt::format("{:g}pt", look.size));
  if (look.family != base.family) marks.add("f", look.family);
  return marks;
}

std::string cell(Inlines const& inlines, FontOverride const& base) {
  std::string out;
  for (layout::FontRun const& run : layout::runs_of(inlines, base)) {
    std::string text = text_of(run.inlines);
    std::string_view const gap = prose::run_in_space;  // a list's columns have no widths
    for (std::size_t at = text.find(gap); at != std::string::npos; at = text.find(gap, at))
      text.replace(at, gap.size(), " ");
    bool const blank = text.find_first_not_of(' ') == std::string::npos;
    Marks const marks = blank ? Marks{} : marks_of(run.look, base);
    out += marks.before + text + marks.after;
  }
  return out;
}

class Lister {
 public:
  Lister(FontOverride const& base, RowsFit const& fit) : base_(base), fit_(fit) {}

  void block(std::string_view name, CaptionBlock const& block) {
    for (layout::CaptionEntry const& entry : block) {
      bool const instead = !entry.otherwise.empty() && !fit_(entry.rows);
      for (CaptionRow const& row : instead ? entry.otherwise : entry.rows) {
        std::string where(name);
        if (entry.kind == EntryKind::columns) where += "/columns";
        else if (entry.kind == EntryKind::stacks) where += "/stacks";
        else if (row.of_legend) where = "legend";
        line(where, row);
      }
    }
  }

  void line(std::string_view where, CaptionRow const& row) {
    std::string left = cell(row.left, base_);
    if (row.sign) left = fmt::format("{} {}", layout::sign_character(*row.sign), left);
    out_ += fmt::format("{}\t{}\t{}\t{}\n", where, left, cell(row.centre, base_),
                        cell(row.right, base_));
  }

  std::string take() { return std::move(out_); }

 private:
  FontOverride const& base_;
  RowsFit const& fit_;
  std::string out_;
};

}  // namespace

std::string list_caption(layout::Caption const& caption, std::vector<Inlines> const& solution,
                         RowsFit const& fit) {
  Lister lister(caption.font, fit);
  lister.block("above", caption.above);
  lister.block("below", caption.below);
  if (caption.beside) lister.block("beside", caption.beside->block);
  for (Inlines const& paragraph : solution) {
    CaptionRow row;
    row.left = paragraph;
    lister.line("solution", row);
  }
  return lister.take();
}

}  // namespace dawson::run
