#include "layout/captions/caption.hpp"

#include <algorithm>
#include <iterator>

#include "layout/captions/cell_filler.hpp"
#include "layout/moves.hpp"
#include "prose/tex.hpp"

namespace dawson::layout {
namespace {

using problem::FieldId;
using prose::Inlines;

Inlines styled(Inlines inlines, prose::FontOverride const& look) {
  if (inlines.empty() || look == prose::FontOverride{}) return inlines;
  return {prose::Styled{look, {}, std::move(inlines)}};
}

bool is_legend(Slot const& slot) {
  return slot.kind == SlotKind::field &&
         problem::field(slot.field).syntax == problem::Syntax::legend;
}

bool prints_legend(CaptionLines const& lines) {
  auto const prints_it = [](Template const& line) { return prints(line, FieldId::legend); };
  return std::ranges::any_of(lines, [&](CaptionLine const& line) {
    return prints_it(line.line) || std::ranges::any_of(line.otherwise, prints_it) ||
           std::ranges::any_of(line.stacks, [&](std::vector<Template> const& stack) {
             return std::ranges::any_of(stack, prints_it);
           });
  });
}

// Removes empty rows at the edges of a block and after another empty row.
void drop_empty_rows(CaptionBlock& block) {
  CaptionRow* last = nullptr;
  bool after_empty = true;
  for (CaptionEntry& entry : block) {
    std::erase_if(entry.rows, [&](CaptionRow const& row) {
      bool const drop = row.empty() && after_empty;
      after_empty = row.empty();
      return drop;
    });
    if (!entry.rows.empty()) last = &entry.rows.back();
  }
  if (last && last->empty())
    for (CaptionEntry& entry : block)
      if (!entry.rows.empty() && &entry.rows.back() == last) entry.rows.pop_back();
  std::erase_if(block, [](CaptionEntry const& entry) { return entry.rows.empty(); });
}

prose::Inlines in_legend(Inlines inlines, CaptionStyle const& style) {
  std::string_view const slot = problem::field(FieldId::legend).name;
  return {prose::Styled{look_of(style, slot), std::string(slot), std::move(inlines)}};
}

std::vector<CaptionRow> rows_of_key(std::vector<KeyItem> const& key, CellFiller& cells,
                                    CaptionStyle const& style) {
  std::vector<CaptionRow> rows;
  for (KeyItem const& item : key) {
    CaptionRow row;
    row.of_legend = true;
    row.sign = item.sign;
    Inlines text{prose::Text{item.text}};
    if (item.piece) {
      auto filled = cells.legend_item({{*item.piece}, std::move(text), {}});
      if (!filled) continue;
      text = std::move(*filled);
    }
    row.left = in_legend(std::move(text), style);
    rows.push_back(std::move(row));
  }
  return rows;
}

// A legend of more items takes two columns, or is a paragraph if it is centred or flush right.
constexpr std::size_t most_legend_lines = 4;

void compact_legend(CaptionEntry& entry) {
  std::vector<CaptionRow>& rows = entry.rows;
  bool const items_alone =
      std::ranges::all_of(rows, [](CaptionRow const& row) { return row.of_legend && !row.sign; });
  if (rows.size() <= most_legend_lines || !items_alone || !entry.otherwise.empty()) return;
  bool const flush_left = std::ranges::all_of(
      rows, [](CaptionRow const& row) { return row.centre.empty() && row.right.empty(); });
  if (flush_left) {
    entry.kind = EntryKind::columns;
    return;
  }
  CaptionRow& all = rows.front();
  for (std::size_t i = 1; i < rows.size(); ++i)
    for (Inlines CaptionRow::*const cell :
         {&CaptionRow::left, &CaptionRow::centre, &CaptionRow::right}) {
      if ((rows[i].*cell).empty()) continue;
      if (!(all.*cell).empty()) (all.*cell).push_back(prose::Text{"; "});
      std::ranges::move(rows[i].*cell, std::back_inserter(all.*cell));
    }
  rows.resize(1);
}

class Composer {
 public:
  Composer(problem::Problem const& problem, CaptionStyle const& style, chess::Language language)
      : problem_(problem), style_(style), cells_(problem, style, language, true) {}

  Caption run() {
    Caption out;
    out.font = look_of(style_, caption_font);
    out.width = style_.width;
    out.hung_number = style_.hung_number;
    out.above = block(style_.above);
    out.below = block(style_.below);
    if (style_.beside)
      out.beside = CaptionBeside{style_.beside->left, style_.beside->width, style_.beside->align,
                                 block(style_.beside->lines)};
    end_with_legend(out.below);
    drop_empty_rows(out.above);
    drop_empty_rows(out.below);
    if (out.beside) drop_empty_rows(out.beside->block);
    if (out.beside && out.beside->block.empty()) out.beside.reset();
    return out;
  }

  Caption of_board(Inlines const& move) {
    Caption out;
    if (style_.diagram.empty()) return out;
    cells_.put_in(SlotKind::move, move);
    out.font = look_of(style_, caption_font);
    out.width = style_.width;
    out.below = block(style_.diagram);
    drop_empty_rows(out.below);
    return out;
  }

 private:
  CaptionBlock block(CaptionLines const& lines) {
    CaptionBlock out;
    out.reserve(lines.size());
    for (CaptionLine const& line : lines) {
      bool const stacked = line.kind == CaptionLine::Kind::stacks;
      std::vector<CaptionRow> printed = stacked ? stacks(line) : rows(line.line, line.font);
      if (printed.empty()) continue;
      CaptionEntry& entry = out.emplace_back();
      entry.rows = std::move(printed);
      if (stacked) entry.kind = EntryKind::stacks;
      if (line.kind == CaptionLine::Kind::columns) entry.kind = EntryKind::columns;
      if (line.kind != CaptionLine::Kind::line) continue;
      for (Template const& other : line.otherwise)
        std::ranges::move(rows(other, line.font), std::back_inserter(entry.otherwise));
      compact_legend(entry);
    }
    return out;
  }

  // Returns the rows of a line: none, one, or one for each item of the list that repeats it.
  std::vector<CaptionRow> rows(Template const& line, prose::FontOverride const& font) {
    std::vector<CaptionRow> out;
    bool const key = problem_.view.moves && problem_.view.moves->key;
    if (!key && !cells_.may_print(line)) return out;
    SlotUse const* const list = repeated_list(line);
    bool const of_legend = list && is_legend(list->slot);
    for (CellFiller::Cells& cells : cells_.fill_each(line, list))
      out.push_back(row_of(std::move(cells), font, of_legend));
    if (of_legend) std::ranges::move(key_rows(line, font), std::back_inserter(out));
    return out;
  }

  static CaptionRow row_of(CellFiller::Cells cells, prose::FontOverride const& font,
                           bool of_legend) {
    CaptionRow row;
    row.of_legend = of_legend;
    row.left = styled(std::move(cells.front()), font);
    if (cells.size() > 1) row.right = styled(std::move(cells.back()), font);
    if (cells.size() > 2) row.centre = styled(std::move(cells[1]), font);
    return row;
  }

  std::vector<CaptionRow> stacks(CaptionLine const& line) {
    std::vector<std::vector<CaptionRow>> all;
    std::size_t height = 0;
    for (std::vector<Template> const& stack : line.stacks) {
      auto& made = all.emplace_back();
      for (Template const& one : stack)
        std::ranges::move(rows(one, line.font), std::back_inserter(made));
      height = std::max(height, made.size());
    }
    std::vector<CaptionRow> out(height);
    for (std::size_t i = 0; i < height; ++i)
      for (std::size_t stack = 0; stack < all.size(); ++stack) {
        if (i >= all[stack].size()) continue;
        CaptionRow& row = out[i];
        Inlines& cell = stack == 0 ? row.left : stack + 1 == all.size() ? row.right : row.centre;
        cell = with_sign(all[stack][i].sign, std::move(all[stack][i].left));
      }
    return out;
  }

  // The key of a move diagram follows the legend, in the same cell.
  std::vector<CaptionRow> key_rows(Template const& line, prose::FontOverride const& font) {
    if (!problem_.view.moves || !problem_.view.moves->key || !style_.legend) return {};
    auto rows =
        rows_of_key(move_key(problem_.position.board, *problem_.view.moves), cells_, style_);
    for (CaptionRow& row : rows) {
      row.left = styled(std::move(row.left), font);
      if (line.cells.size() > 2 && !row.sign) std::swap(row.left, row.centre);
    }
    return rows;
  }

  void end_with_legend(CaptionBlock& below) {
    if (!style_.legend) return;
    static Template const legend = [] {
      for (Slot const& slot : slots_of(TemplatePlace::caption))
        if (is_legend(slot)) {
          SlotUse use;
          use.slot = slot;
          return Template{{Parts{use}}};
        }
      return Template{};
    }();
    CaptionEntry entry;
    entry.rows = rows(legend, {});
    compact_legend(entry);
    bool const printed = entry.rows.empty() || prints_legend(style_.above) ||
                         prints_legend(style_.below) ||
                         (style_.beside && prints_legend(style_.beside->lines));
    if (!printed) below.push_back(std::move(entry));
  }

  problem::Problem const& problem_;
  CaptionStyle const& style_;
  CellFiller cells_;
};

}  // namespace

std::string_view sign_character(SignKind sign) {
  constexpr std::string_view signs[] = {"\u25CF", "\u25CB", "\u00D7", "\u25CE", "\u2192", "\u2014",
                                        "\u25CE", "\u25C7", "+",      "\u25E6", "\u2022", "\u25C6"};
  return signs[static_cast<std::size_t>(sign)];
}

Inlines with_sign(std::optional<SignKind> sign, Inlines left) {
  if (sign) left.insert(left.begin(), prose::Text{std::string(sign_character(*sign)) + "\u00A0 "});
  return left;
}

std::vector<CaptionRow> glossary_rows(std::vector<LegendValue> const& pieces,
                                      std::vector<KeyItem> const& key, CaptionStyle const& style,
                                      chess::Language language) {
  static problem::Problem const empty_problem;
  CellFiller cells(empty_problem, style, language, true);
  std::vector<CaptionRow> rows;
  for (LegendValue const& piece : pieces) {
    auto item = cells.legend_item(piece);
    if (!item) continue;
    CaptionRow& row = rows.emplace_back();
    row.of_legend = true;
    row.left = in_legend(std::move(*item), style);
  }
  std::ranges::move(rows_of_key(key, cells, style), std::back_inserter(rows));
  return rows;
}

Caption compose_caption(problem::Problem const& problem, CaptionStyle const& style,
                        chess::Language language) {
  return Composer(problem, style, language).run();
}

std::vector<Inlines> compose_game_head(problem::Problem const& game, CaptionStyle const& style,
                                       chess::Language language) {
  CellFiller cells(game, style, language, false);
  std::vector<Inlines> out;
  for (Template const& line : style.game)
    if (auto filled = cells.fill(line); filled && !filled->front().empty())
      out.push_back(std::move(filled->front()));
  return out;
}

Caption compose_board_caption(problem::Problem const& problem, Inlines const& move,
                              CaptionStyle const& style, chess::Language language) {
  return Composer(problem, style, language).of_board(move);
}

namespace {

using EndLigatures = std::function<std::string(std::string_view text)>;

void split_ligatures(prose::Inlines& inlines, EndLigatures const& end) {
  for (prose::Inline& part : inlines) {
    if (auto* plain = prose::words_in(part)) plain->text = end(plain->text);
    else if (auto* inner = prose::nested(part)) split_ligatures(*inner, end);
  }
}

void split_ligatures(CaptionBlock& block, EndLigatures const& end) {
  for (CaptionEntry& entry : block)
    for (auto* rows : {&entry.rows, &entry.otherwise})
      for (CaptionRow& row : *rows)
        for (prose::Inlines* cell : {&row.left, &row.centre, &row.right})
          split_ligatures(*cell, end);
}

}  // namespace

void end_ligatures(Caption& caption, EndLigatures const& end_ligatures) {
  split_ligatures(caption.above, end_ligatures);
  split_ligatures(caption.below, end_ligatures);
  if (caption.beside) split_ligatures(caption.beside->block, end_ligatures);
}

}  // namespace dawson::layout
