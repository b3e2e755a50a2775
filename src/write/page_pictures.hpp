// What pictures on screens show, whichever host has them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "backend/png_file.hpp"
#include "chess/man.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::run {

class Invocation;
struct PieceSet;
struct DiagramContent;

/// One man on no board, as large as text.
layout::Scene scene_of_man(chess::Occupant const& man);

/// A picture of pixels for screens: `width` and `height` are pixels of CSS, of which it has two by
/// two each.
struct PngPicture {
  std::string bytes;
  std::size_t width = 0, height = 0;
};

/// A board, or a man. What stands in the way (E-SIZE, E-LIMIT, as `backend::png_diagram` has it) is
/// reported at the opening of `diagram`; without a place where that is null.
std::optional<PngPicture> png_picture(Invocation& invocation, layout::Scene const& scene,
                                      layout::Typeset const& typeset, PieceSet const* pieces,
                                      backend::PngText const& words, DiagramContent const* diagram);

/// The name of a picture beside a document: what has the same bytes has the same name.
std::string asset_name(std::string_view bytes, std::string_view suffix);

/// Its address, `assets` being the folder as the document names it, "" its own.
std::string asset_address(std::string_view assets, std::string_view name);

}  // namespace dawson::run
