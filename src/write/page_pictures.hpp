// Pictures for screens: boards and pieces as PNG, and their file names. For several renderers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "backend/raster_files.hpp"
#include "chess/piece.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::run {

class Invocation;
struct PieceSet;
struct DiagramContent;

/// Returns the scene of one piece without a board, as large as text.
layout::Scene scene_of_piece(chess::SquareContent const& piece);

/// Pixels per inch of PNG pictures: for screens, where a CSS pixel has 2 × 2 pixels, and for print.
inline constexpr double screen_dots = 192, print_dots = 384;

/// A PNG picture. `width` and `height` are in CSS pixels.
struct PngPicture {
  std::string bytes;
  std::size_t width = 0, height = 0;
};

/// Draws a board or a piece. Errors (E-SIZE, E-LIMIT, as for `backend::png_diagram`) are reported
/// at the opening of `diagram`, or without a place if it is null; then there is no value.
std::optional<PngPicture> png_picture(Invocation& invocation, layout::Scene const& scene,
                                      layout::Typeset const& typeset, PieceSet const* piece_set,
                                      backend::PngText const& words, DiagramContent const* diagram,
                                      double dots = screen_dots);

/// Returns the name of a picture beside a document; equal bytes have equal names.
std::string asset_name(std::string_view bytes, std::string_view suffix);

/// Returns its address. `assets` is the folder as the document names it, "" its own.
std::string asset_address(std::string_view assets, std::string_view name);

}  // namespace dawson::run
