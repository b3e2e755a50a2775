// Writes captions in LaTeX: rows by their macros, fonts of slots by their names.
#pragma once

#include <optional>
#include <string>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/square_code.hpp"

namespace dawson::backend {

using SlotFonts = layout::Fonts;

/// Return the rows of a block; `abbreviations` are those of the board, for the legend.
std::string tex_rows(layout::CaptionBlock const& block, layout::Abbreviations const& abbreviations);
std::string tex_rows(std::vector<layout::CaptionRow> const& rows,
                     layout::Abbreviations const& abbreviations);

/// Returns the diagram `code` with the font definitions it needs around it: the fonts that the
/// caption prints and that differ from `usual`, those of dawson.sty. With null, all slots have the
/// fonts of dawson.sty. Returns `code` if it needs none.
std::string tex_with_fonts(layout::Caption const& caption, SlotFonts const* usual,
                           std::string code);

/// Returns the list of slots for dawson.sty, each with its default font: tex/dawson-slots.tex.
std::string tex_slots(SlotFonts const& usual);

/// Returns the QR code below a caption; empty without one.
std::string tex_code(std::optional<layout::SquareCode> const& code);

}  // namespace dawson::backend
