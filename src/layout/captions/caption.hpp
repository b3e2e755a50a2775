// A caption ready to be typeset: rows of up to three cells in blocks around a board, their
// composition, for every output format.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

struct CaptionRow {
  prose::Inlines left, centre, right;
  std::optional<SignKind> sign;  ///< of a move diagram's key, before the left cell
  bool of_legend = false;  ///< an item of the legend: all its lines but the first are indented

  bool empty() const { return left.empty() && centre.empty() && right.empty(); }
};

enum class EntryKind : std::uint8_t { line, columns, stacks };

/// Rows made from one line of a style.
struct CaptionEntry {
  EntryKind kind = EntryKind::line;
  std::vector<CaptionRow> rows;       ///< of `columns`: items, placed side by side if short
  std::vector<CaptionRow> otherwise;  ///< used instead if one of `rows` does not fit its measure
};

using CaptionBlock = std::vector<CaptionEntry>;

struct CaptionBeside {
  bool left = false;
  double width = 0;  ///< millimetres
  BesideStyle::Align align = BesideStyle::Align::top;
  CaptionBlock block;
};

struct Caption {
  prose::FontOverride font;  ///< of the whole caption
  CaptionWidth width;        ///< of `above` and `below`
  bool hung_number = false;  ///< a number that begins a line above stands outside the caption
  CaptionBlock above, below;
  std::optional<CaptionBeside> beside;

  bool empty() const { return above.empty() && below.empty() && !beside; }
};

struct KeyItem;

/// Returns a character similar to the sign (UTF-8), for captions that are only text.
std::string_view sign_character(SignKind sign);

/// Returns the left cell of a row, after that character.
prose::Inlines with_sign(std::optional<SignKind> sign, prose::Inlines left);

/// Returns the lines of a glossary: pieces, then the signs of move diagrams, in the form of the
/// style's legend.
std::vector<CaptionRow> glossary_rows(std::vector<LegendValue> const& pieces,
                                      std::vector<KeyItem> const& key, CaptionStyle const& style,
                                      chess::Language language);

/// Returns the caption of `problem` in `style`, with words in `language`.
Caption compose_caption(problem::Problem const& problem, CaptionStyle const& style,
                        chess::Language language);

/// Returns the lines above the moves of a game.
std::vector<prose::Inlines> compose_game_head(problem::Problem const& game,
                                              CaptionStyle const& style, chess::Language language);

/// Returns the caption of a board among moves, after the half-move `move` (may be empty).
Caption compose_board_caption(problem::Problem const& problem, prose::Inlines const& move,
                              CaptionStyle const& style, chess::Language language);

/// Calls `visit(cell)` for the cells of all rows of a caption, alternative rows included; it may
/// change them.
template <class Visit>
void for_each_cell(Caption& caption, Visit const& visit) {
  auto const in = [&](CaptionBlock& block) {
    for (CaptionEntry& entry : block)
      for (auto* rows : {&entry.rows, &entry.otherwise})
        for (CaptionRow& row : *rows)
          for (prose::Inlines* cell : {&row.left, &row.centre, &row.right}) visit(*cell);
  };
  in(caption.above);
  if (caption.beside) in(caption.beside->block);
  in(caption.below);
}

/// Replaces each text of the caption by the result of `end_ligatures` (type/flat_text.hpp);
/// code, figurines and raw markup are unchanged.
void end_ligatures(Caption& caption,
                   std::function<std::string(std::string_view text)> const& end_ligatures);

}  // namespace dawson::layout
