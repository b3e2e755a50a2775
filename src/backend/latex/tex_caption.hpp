// Writes text next to boards in LaTeX: captions by their macros, their fonts, alternative texts,
// indexes and the table of problems.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/measures.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

using SlotFonts = layout::Fonts;

/// Returns the rows above the board; a hung number is in the margin of the first one.
std::string tex_rows_above(layout::Caption const& caption,
                           layout::Abbreviations const& abbreviations);

/// Return the rows of a block; `abbreviations` are those of the board, for the legend.
std::string tex_rows(layout::CaptionBlock const& block, layout::Abbreviations const& abbreviations);
std::string tex_rows(std::vector<layout::CaptionRow> const& rows,
                     layout::Abbreviations const& abbreviations);

/// Returns the diagram `code` with the font definitions it needs around it: the fonts that the
/// caption prints and that differ from `usual`, those of dawson.sty. With null, all slots have the
/// fonts of dawson.sty. Returns `code` if it needs none.
std::string tex_with_fonts(layout::Caption const& caption, SlotFonts const* default_value,
                           std::string code);

/// Returns the list of slots for dawson.sty, each with its default font: tex/dawson-slots.tex.
std::string tex_slots(SlotFonts const& default_value);

/// Returns the QR code below a caption; empty without one.
std::string tex_code(std::optional<layout::SquareCode> const& code);

/// Returns the commands that change the font to `look`: "\bfseries\itshape"; empty for a look
/// without settings.
std::string tex_look(prose::FontOverride const& look);

/// Returns the name of a slot in control words: "SourceNumber" for "source-number".
std::string slot_name(std::string_view slot);
/// Appends the same to `out`.
void append_slot_name(std::string& out, std::string_view slot);

/// Returns a colour for xcolor, independent of case: as written if Dawson and xcolor read it alike
/// ("red!50"), or if Dawson does not know it, since the document may; otherwise its components,
/// "rgb,1:red,1;green,0.5;blue,0".
std::string tex_colour(std::string_view written);

/// Returns plain text as an argument that is never typeset: characters beyond ASCII as LaTeX
/// commands ("\'e", "\textquotedblleft "), those without a command unchanged; a no-break space is
/// \nobreakspace, since screen readers would read `~` as a tilde.
std::string tex_alt(std::string_view text);

/// Returns `board` with this alternative text before it; empty text: the board is decoration.
std::string tikz_described(std::string_view text, std::string const& board);

}  // namespace dawson::backend
