#include "backend/latex/tikz_style.hpp"

#include <fmt/format.h>

#include "chess/unicode.hpp"
#include "layout/figures.hpp"

namespace dawson::backend {
namespace {

using chess::Kind;
using chess::Piece;

constexpr std::string_view head =
    R"(%% dawson-characters.tex: the characters of Dawson's men.
%%
%% GENERATED from src/chess/unicode.cpp by `dawson-measures' (target measures_tex). Do not edit.
%%
%% This work may be distributed and/or modified under the conditions of the
%% LaTeX Project Public License, either version 1.3c of this license or (at
%% your option) any later version: https://www.latex-project.org/lppl.txt
%%
%% \DawsonCharacter{white, black, neutral: 0 to 2}{code}{eighths of a turn; none: all of them}
%%   {his place in the fonts, none: a private one}{what he is copied as}
)";

std::string row(Piece const& piece, std::string_view turn, bool has_font_place) {
  auto const character =
      fmt::format("{:X}", static_cast<std::uint32_t>(chess::copied_character(piece).value_or(0)));
  return fmt::format("\\DawsonCharacter{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}\n",
                     static_cast<int>(piece.side.name), layout::figure_of(piece)->drawn->code, turn,
                     has_font_place ? character : "", character);
}

}  // namespace

std::string characters_as_tex() {
  std::string out(head);
  constexpr char32_t blocks[][2] = {{0x2654, 0x265F}, {0x1FA00, 0x1FA57}};
  for (auto const& [first, last] : blocks)
    for (char32_t character = first; character <= last; ++character) {
      auto piece = chess::piece_of_character(character);
      for (piece->rotation = 0; piece->rotation < 8; ++piece->rotation)
        if (chess::unicode_character(*piece) == character)
          out += row(*piece, std::to_string(piece->rotation), true);
    }
  // Pieces with the same movement as another kind, and markers.
  for (auto const side : {chess::Side::white, chess::Side::black, chess::Side::neutral})
    for (Kind const kind : {Kind::archbishop, Kind::chancellor, Kind::circle, Kind::cross,
                            Kind::square, Kind::triangle}) {
      Piece const piece{kind, side, 0, {}};
      if (chess::copied_character(piece)) out += row(piece, kind < Kind::circle ? "0" : "", false);
    }
  return out + "\\endinput\n";
}

}  // namespace dawson::backend
