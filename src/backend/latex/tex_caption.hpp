// Captions in LaTeX: rows by their macros, fonts of slots by their names.
#pragma once

#include <optional>
#include <string>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/square_code.hpp"

namespace dawson::backend {

using SlotFonts = layout::Fonts;

/// The rows of a block; `abbreviations` are those of the board, for the legend.
std::string tex_rows(layout::CaptionBlock const& block, layout::Abbreviations const& abbreviations);
std::string tex_rows(std::vector<layout::CaptionRow> const& rows,
                     layout::Abbreviations const& abbreviations);

/// What a diagram of `code` needs of fonts around it: those that the caption prints and that are
/// not `usual`, which dawson.sty has; null: those of all slots are. `code` where there are none.
std::string tex_with_fonts(layout::Caption const& caption, SlotFonts const* usual,
                           std::string code);

/// The list of slots for dawson.sty, each with its usual font: tex/dawson-slots.tex.
std::string tex_slots(SlotFonts const& usual);

/// The QR code below a caption; empty without one.
std::string tex_code(std::optional<layout::SquareCode> const& code);

}  // namespace dawson::backend
