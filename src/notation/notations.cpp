#include "notation/notations.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/epd.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/fsf/fsf.hpp"
#include "notation/janko/janko.hpp"
#include "notation/men/men.hpp"
#include "notation/men/piece_list.hpp"
#include "notation/signs.hpp"
#include "notation/x2fen/x2fen.hpp"
#include "notation/yacpdb/yacpdb.hpp"

namespace dawson::notation {
namespace {

using Read = text::Result<chess::Position>;

// Adapts a reader that has no dialects.
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

Read listed_pieces(std::string_view text, Dialect const& dialect, text::Diagnostics&) {
  return read_men(text, dialect.language);
}

Read popeye(std::string_view text, Dialect const& dialect, text::Diagnostics&) {
  return read_popeye(text, dialect.language.value_or(chess::Language::english));
}

template <Read (*reader)(std::string_view, Letters const&, text::Diagnostics&)>
Read lettered(std::string_view text, Dialect const& dialect, text::Diagnostics& warnings) {
  return reader(text, dialect.letters, warnings);
}

template <WriteResult (*writer)(chess::Position const&, Letters const&)>
WriteResult lettered(chess::Position const& position, Dialect const& dialect) {
  return writer(position, dialect.letters);
}

template <chess::Language language>
Read read_popeye_in(std::string_view text, Dialect const&, text::Diagnostics&) {
  return read_popeye(text, language);
}

// Adapts a writer that has no dialects.
template <WriteResult (*writer)(chess::Position const&)>
WriteResult plain(chess::Position const& position, Dialect const&) {
  return writer(position);
}

template <chess::Language language>
WriteResult write_popeye_in(chess::Position const& position, Dialect const&) {
  return write_popeye(position, language);
}

Read read_german_pieces(std::string_view text, Dialect const&, text::Diagnostics&) {
  return read_men(text, chess::language_of_diagram_sty);
}

using Pieces = text::Result<std::vector<chess::SquareContent>>;

// Returns the pieces of a board without empty squares.
Pieces pieces_on(Read position, std::string_view text) {
  if (!position) return position.error();
  std::vector<chess::SquareContent> listed_pieces;
  for (chess::Cell const& cell : position->board.cells()) {
    if (!cell.occupant)
      return text::error("E-INLINE", {0, text.size()}, "empty squares in running text",
                         "write pieces only, or a whole placement with slashes for a board");
    listed_pieces.push_back(*cell.occupant);
  }
  return listed_pieces;
}

Pieces read_janko_pieces(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return read_janko_men(text, warnings);
}

Pieces read_single_pieces(std::string_view text, Dialect const& dialect,
                          text::Diagnostics& warnings) {
  return read_men_alone(text, dialect.language, warnings);
}

Pieces read_single_german_pieces(std::string_view text, Dialect const&,
                                 text::Diagnostics& warnings) {
  return read_men_alone(text, chess::language_of_diagram_sty, warnings);
}

// Recognizes letters of Popeye's pieces that FEN does not have.
template <chess::Language language>
bool is_lettered_in(std::string_view text) {
  return has_letters_of(language, text);
}

// Never guesses a notation whose texts other notations read too.
bool never(std::string_view) { return false; }

// Letters in a legend are not on a board, so no size is checked.
Pieces read_variant_pieces(std::string_view text, Dialect const& dialect,
                           text::Diagnostics& warnings) {
  Letters letters = dialect.letters;
  letters.files = letters.ranks = 0;
  return pieces_on(read_fsf(text, letters, warnings), text);
}

Pieces read_yacpdb_pieces(std::string_view text, Dialect const&, text::Diagnostics& warnings) {
  return read_yacpdb_men(text, warnings);
}

constexpr Notation table[] = {
    {.name = "fen",
     .description = "Forsyth-Edwards Notation (PGN)",
     .reader = plain<read_fen>,
     .writer = plain<write_fen>,
     .fields = GridFields::game,
     .sign = fen_sign,
     .ranks = &fen_ranks},
    {.name = "shredder",
     .description = "Shredder-FEN: rooks named by their files (Chess960)",
     .reader = plain<read_shredder>,
     .writer = plain<write_shredder>,
     .fields = GridFields::game,
     .sign = shredder_sign,
     .ranks = &fen_ranks},
    {.name = "xfen",
     .description = "X-FEN (Scharnagl): Chess960, and boards of 10x8",
     .reader = plain<read_xfen>,
     .writer = plain<write_xfen>,
     .fields = GridFields::game,
     .sign = xfen_sign,
     .ranks = &xfen_ranks},
    {.name = "epd",
     .description = "Extended Position Description (PGN)",
     .reader = plain<read_epd>,
     .writer = plain<write_epd>,
     .fields = GridFields::operations,
     .sign = epd_sign,
     .ranks = &fen_ranks},
    {.name = "ffen",
     .description = "Fairy Forsyth-Edwards Notation 0.02 (Bodlaender)",
     .reader = plain<read_ffen>,
     .writer = plain<write_ffen>,
     .fields = GridFields::checkering,
     .sign = ffen_sign,
     .ranks = &ffen_ranks},
    {.name = "janko",
     .description = "Fairy FEN of janko.at (de Heer)",
     .reader = janko,
     .writer = plain<write_janko>,
     .fields = GridFields::none,
     .sign = janko_sign,
     .turns = true,
     .ranks = &janko_ranks,
     .read_men = read_janko_pieces},
    {.name = "x2fen",
     .description = "X2-FEN: boards of any outline, four armies",
     .reader = x2fen,
     .writer = plain<write_x2fen>,
     .fields = GridFields::extended,
     .sign = x2fen_sign,
     .declares = true,
     .ranks = &x2fen_ranks},
    {.name = "fsf",
     .description = "Fairy-Stockfish's FEN: chess variants, pieces in hand, walls",
     .reader = lettered<read_fsf>,
     .writer = lettered<write_fsf>,
     .fields = GridFields::game,
     .sign = fsf_sign,
     .variants = true,
     .hands = true,
     .checks = true,
     .counts = true,
     .ranks = &fsf_ranks,
     .read_men = read_variant_pieces},
    {.name = "men",
     .description = "lists by square: Popeye's, or diagram.sty's",
     .reader = listed_pieces,
     .writer = plain<write_men>,
     .fields = GridFields::none,
     .sign = pieces_sign,
     .words = true,
     .attributes = true,
     .read_men = read_single_pieces},
    {.name = "men-de",
     .description = "diagram.sty's lists with German letters",
     .reader = read_german_pieces,
     .writer = plain<write_men_german>,
     .fields = GridFields::none,
     .words = true,
     .read_men = read_single_german_pieces},
    {.name = "popeye",
     .description = "Popeye's Forsyth: empty squares counted across ranks, Popeye's letters",
     .reader = popeye,
     .writer = write_popeye_in<chess::Language::english>,
     .fields = GridFields::game,
     .sign = popeye_sign,
     .candidate = may_be_popeye},
    {.name = "popeye-de",
     .description = "the same with German letters",
     .reader = read_popeye_in<chess::Language::german>,
     .writer = write_popeye_in<chess::Language::german>,
     .fields = GridFields::game,
     .candidate = is_lettered_in<chess::Language::german>},
    {.name = "popeye-fr",
     .description = "the same with French letters",
     .reader = read_popeye_in<chess::Language::french>,
     .writer = write_popeye_in<chess::Language::french>,
     .fields = GridFields::game,
     .candidate = is_lettered_in<chess::Language::french>},
    {.name = "lichess",
     .description = "FEN of lichess.org: pieces in hand after the ranks, checks",
     .reader = plain<read_lichess>,
     .writer = plain<write_lichess>,
     .fields = GridFields::game,
     .sign = lichess_sign,
     .hands = true,
     .checks = true},
    {.name = "yacpdb",
     .description = "symbols of YACPDB and Olive: rotated, neutral, framed",
     .reader = plain<read_yacpdb>,
     .writer = plain<write_yacpdb>,
     .fields = GridFields::game,
     .sign = yacpdb_sign,
     .frames = true,
     .candidate = may_be_yacpdb,
     .ranks = &yacpdb_ranks,
     .read_men = read_yacpdb_pieces},
    {.name = "sfen",
     .description = "SFEN of shogi programs, where Black moves first and up the board",
     .reader = lettered<read_sfen>,
     .writer = lettered<write_sfen>,
     .fields = GridFields::game,
     .variants = true,
     .hands = true,
     .game = "shogi",
     .candidate = never},
};

}  // namespace

std::span<Notation const> notations() { return table; }

text::Result<chess::Position> Notation::read(std::string_view text, Dialect const& dialect,
                                             text::Diagnostics& warnings) const {
  Read position = reader(text, dialect, warnings);
  if (position && position->board.cells().size() > dialect.squares)
    return text::error("E-LIMIT", {0, text.size()},
                       fmt::format("board has {} squares; {} are allowed",
                                   position->board.cells().size(), dialect.squares),
                       text::limit_hint("squares"));
  return position;
}

WriteResult Notation::write(chess::Position const& position, Dialect const& dialect) const {
  WriteResult written = writer(position, dialect);
  report_unsaid(position, written);
  return written;
}

void Notation::report_unsaid(chess::Position const& position, WriteResult& written) const {
  if (!hands) refuse_hands(position, written);
  if (!written.ok()) return;
  if (position.checks && !checks) written.dropped.emplace_back("the remaining checks");
  if (position.counting_limit && !counts) written.dropped.emplace_back("the counting limit");
  if (!position.frames.empty() && !frames) written.dropped.emplace_back("the frames of squares");
  if (position.edges != chess::Edges::none) written.dropped.emplace_back("the joined edges");
}

Notation const* find_notation(std::string_view name) {
  auto const found = std::ranges::find(table, name, &Notation::name);
  return found == std::end(table) ? nullptr : &*found;
}

text::Result<Notation const*> find_notation(std::string_view name, Dialect& dialect) {
  std::size_t const blank = std::min(name.find(' '), name.size());
  Notation const* const notation = find_notation(name.substr(0, blank));
  if (!notation || blank == name.size()) return notation;
  if (!notation->variants) return nullptr;
  auto letters = read_variant(name.substr(blank + 1));
  if (!letters) {
    letters.error().span = text::shifted(letters.error().span, blank + 1);
    return letters.error();
  }
  dialect.letters = std::move(*letters);
  return notation;
}

Pieces read_men(Notation const& notation, std::string_view text, Dialect const& dialect,
                text::Diagnostics& warnings) {
  if (notation.read_men) return notation.read_men(text, dialect, warnings);
  return pieces_on(notation.read(text, dialect, warnings), text);
}

Notation const& notation_that(bool Notation::*takes) {
  return *std::ranges::find(table, true, takes);
}

Notation const& notation_of_men() {
  return *std::ranges::find_if(table, [](Notation const& row) { return row.read_men != nullptr; });
}

}  // namespace dawson::notation
