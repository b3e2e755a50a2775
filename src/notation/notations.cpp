#include "notation/notations.hpp"

#include <algorithm>

#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/epd.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/forsyth/popeye.hpp"
#include "notation/forsyth/shredder.hpp"
#include "notation/forsyth/xfen.hpp"
#include "notation/men/men.hpp"
#include "notation/x2fen/x2fen.hpp"

namespace dawson::notation {
namespace {

text::Result<chess::Position> read_german_men(std::string_view text, text::Diagnostics& warnings) {
  return read_men(text, chess::Language::german, warnings);
}

}  // namespace

std::span<Notation const> notations() {
  static constexpr Notation table[] = {
      {"fen", "Forsyth-Edwards Notation (PGN)", read_fen, write_fen, GridFields::game},
      {"shredder", "Shredder-FEN: rooks named by their files (Chess960)", read_shredder,
       write_shredder, GridFields::game},
      {"xfen", "X-FEN (Scharnagl): Chess960, and boards of 10x8", read_xfen, write_xfen,
       GridFields::game},
      {"epd", "Extended Position Description (PGN)", read_epd, write_epd, GridFields::operations},
      {"ffen", "Fairy Forsyth-Edwards Notation 0.02 (Bodlaender)", read_ffen, write_ffen,
       GridFields::checkering},
      {"janko", "Fairy FEN of janko.at (de Heer)", read_janko, write_janko, GridFields::none},
      {"x2fen", "X2-FEN: boards of any outline, four armies", read_x2fen, write_x2fen,
       GridFields::extended},
      {"men", "lists by square: Popeye's, or diagram.sty's", read_men, write_men, GridFields::none},
      {"men-de", "diagram.sty's lists with German letters", read_german_men, write_men_german,
       GridFields::none},
      {"popeye", "Popeye's Forsyth, squares counted through", read_popeye, write_popeye,
       GridFields::game, false},
      {"popeye-de", "the same with German letters", read_popeye_german, write_popeye_german,
       GridFields::game, false},
      {"popeye-fr", "the same with French letters", read_popeye_french, write_popeye_french,
       GridFields::game, false},
  };
  return table;
}

Notation const* find_notation(std::string_view name) {
  auto const found = std::ranges::find(notations(), name, &Notation::name);
  return found == notations().end() ? nullptr : &*found;
}

text::Result<chess::Position> read_as(Notation const& notation, std::string_view text,
                                      Dialect const& dialect, text::Diagnostics& warnings) {
  if (notation.name == "x2fen") return read_x2fen(text, dialect.declared, warnings);
  if (notation.name == "janko") return read_janko(text, dialect.turning, warnings);
  return notation.read(text, warnings);
}

}  // namespace dawson::notation
