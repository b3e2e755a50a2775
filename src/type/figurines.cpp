#include "type/figurines.hpp"

#include <variant>

#include "layout/figures.hpp"

namespace dawson::type {

drawing::Figurine figurine_of(Span const& span, double x, drawing::FigurineSize const& size,
                              layout::Abbreviations const& abbreviations) {
  drawing::Figurine out{*span.figurine,   {}, size.square, size.middle,
                        span.font.colour, x,  size.width,  {}};
  out.middle.y += span.rise;
  out.bold = span.font.bold;
  auto const& piece = std::get<chess::Piece>(*span.figurine);
  if (layout::figure_of(piece)) return out;
  auto const known = abbreviations.find(piece.name);
  out.letters = known != abbreviations.end() ? known->second : layout::abbreviation(piece);
  return out;
}

}  // namespace dawson::type
