#include "notation/notations.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/epd.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/forsyth/popeye.hpp"
#include "notation/forsyth/shredder.hpp"
#include "notation/forsyth/xfen.hpp"
#include "notation/fsf/fsf.hpp"
#include "notation/janko/janko.hpp"
#include "notation/men/men.hpp"
#include "notation/men/men_alone.hpp"
#include "notation/signs.hpp"
#include "notation/x2fen/x2fen.hpp"

namespace dawson::notation {
namespace {

using Read = text::Result<chess::Position>;

// A reader that has no dialects.
template <Read (*reader)(std::string_view, text::Diagnostics&)>
Read plain(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return reader(text, warnings);
}

Read janko(std::string_view text, Dialect const& dialect, text::Diagnostics& warnings) {
  return read_janko(text, dialect.turning, warnings);
}

Read x2fen(std::string_view text, Dialect const& dialect, text::Diagnostics& warnings) {
  return read_x2fen(text, dialect.declared, warnings);
}

Read men(std::string_view text, Dialect const& dialect, text::Diagnostics&) {
  return read_men(text, dialect.language);
}

Read popeye(std::string_view text, Dialect const& dialect, text::Diagnostics&) {
  return read_popeye(text, dialect.language.value_or(chess::Language::english));
}

Read fsf(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return read_fsf(text, {}, warnings);
}

WriteResult fsf_written(chess::Position const& position) { return write_fsf(position, {}); }

template <chess::Language language>
Read popeye_in(std::string_view text, Dialect const&, text::Diagnostics&) {
  return read_popeye(text, language);
}

template <chess::Language language>
WriteResult write_popeye_in(chess::Position const& position) {
  return write_popeye(position, language);
}

Read german_men(std::string_view text, Dialect const&, text::Diagnostics&) {
  return read_men(text, chess::language_of_diagram_sty);
}

using Men = text::Result<std::vector<chess::Occupant>>;

Men janko_men(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return read_janko_men(text, warnings);
}

Men men_alone(std::string_view text, Dialect const& dialect, text::Diagnostics& warnings) {
  return read_men_alone(text, dialect.language, warnings);
}

Men german_men_alone(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return read_men_alone(text, chess::language_of_diagram_sty, warnings);
}

constexpr Notation table[] = {
    {"fen", "Forsyth-Edwards Notation (PGN)", plain<read_fen>, write_fen, GridFields::game,
     fen_sign},
    {"shredder", "Shredder-FEN: rooks named by their files (Chess960)", plain<read_shredder>,
     write_shredder, GridFields::game, shredder_sign},
    {"xfen", "X-FEN (Scharnagl): Chess960, and boards of 10x8", plain<read_xfen>, write_xfen,
     GridFields::game, xfen_sign},
    {"epd", "Extended Position Description (PGN)", plain<read_epd>, write_epd,
     GridFields::operations},
    {"ffen", "Fairy Forsyth-Edwards Notation 0.02 (Bodlaender)", plain<read_ffen>, write_ffen,
     GridFields::checkering, ffen_sign},
    {.name = "janko",
     .description = "Fairy FEN of janko.at (de Heer)",
     .reader = janko,
     .writer = write_janko,
     .fields = GridFields::none,
     .sign = janko_sign,
     .turns = true,
     .read_men = janko_men},
    {.name = "x2fen",
     .description = "X2-FEN: boards of any outline, four armies",
     .reader = x2fen,
     .writer = write_x2fen,
     .fields = GridFields::extended,
     .sign = x2fen_sign,
     .declares = true},
    {.name = "fsf",
     .description = "Fairy-Stockfish's FEN: games of variants, men in hand, walls",
     .reader = fsf,
     .writer = fsf_written,
     .fields = GridFields::game},
    {.name = "men",
     .description = "lists by square: Popeye's, or diagram.sty's",
     .reader = men,
     .writer = write_men,
     .fields = GridFields::none,
     .sign = men_sign,
     .words = true,
     .attributes = true,
     .read_men = men_alone},
    {.name = "men-de",
     .description = "diagram.sty's lists with German letters",
     .reader = german_men,
     .writer = write_men_german,
     .fields = GridFields::none,
     .words = true,
     .read_men = german_men_alone},
    {.name = "popeye",
     .description = "Popeye's Forsyth: squares counted through, its letters for men",
     .reader = popeye,
     .writer = write_popeye_in<chess::Language::english>,
     .fields = GridFields::game,
     .letters = chess::Language::english},
    {.name = "popeye-de",
     .description = "the same with German letters",
     .reader = popeye_in<chess::Language::german>,
     .writer = write_popeye_in<chess::Language::german>,
     .fields = GridFields::game,
     .letters = chess::Language::german},
    {.name = "popeye-fr",
     .description = "the same with French letters",
     .reader = popeye_in<chess::Language::french>,
     .writer = write_popeye_in<chess::Language::french>,
     .fields = GridFields::game,
     .letters = chess::Language::french},
};

}  // namespace

std::span<Notation const> notations() { return table; }

text::Result<chess::Position> Notation::read(std::string_view text, Dialect const& dialect,
                                             text::Diagnostics& warnings) const {
  Read position = reader(text, dialect, warnings);
  if (position && position->board.cells().size() > dialect.squares)
    return text::error("E-LIMIT", {0, text.size()},
                       fmt::format("the board has {} squares, and {} are allowed",
                                   position->board.cells().size(), dialect.squares),
                       text::limit_hint("squares"));
  return position;
}

WriteResult Notation::write(chess::Position const& position) const {
  WriteResult written = writer(position);
  if (written.ok() && position.edges != chess::Edges::none)
    written.dropped.emplace_back("how the edges are joined");
  return written;
}

Notation const* find_notation(std::string_view name) {
  auto const found = std::ranges::find(table, name, &Notation::name);
  return found == std::end(table) ? nullptr : &*found;
}

Men read_men(Notation const& notation, std::string_view text, Dialect const& dialect,
             text::Diagnostics& warnings) {
  if (notation.read_men) return notation.read_men(text, dialect, warnings);
  auto position = notation.read(text, dialect, warnings);
  if (!position) return position.error();
  std::vector<chess::Occupant> men;
  for (chess::Cell const& cell : position->board.cells()) {
    if (!cell.occupant)
      return text::error("E-INLINE", {0, text.size()}, "running text has no empty squares",
                         "name men only, or write a whole placement with slashes for a board");
    men.push_back(*cell.occupant);
  }
  return men;
}

Notation const& notation_that(bool Notation::*takes) {
  return *std::ranges::find(table, true, takes);
}

Notation const& notation_of_men() {
  return *std::ranges::find_if(table, [](Notation const& row) { return row.read_men != nullptr; });
}

}  // namespace dawson::notation
