// An environment is a list of commands, each with one argument in braces and perhaps an option in
// brackets before it. What a command says is a row of a table: the field that takes the argument as
// it is, or a function for those that are written differently there.
#include "collection/diagram_sty/environment.hpp"

namespace dawson::collection::diagram_sty {

std::span<Environment::Row const> Environment::rows() {
  using E = Environment;
  static Row const table[] = {
      {"pieces", &E::pieces, "men-de"},
      {"fen", &E::text, "fen"},
      {"author", &E::list, Id::author},
      {"city", &E::list, Id::city},
      {"sourcenr", &E::text, Id::source_number},
      {"source", &E::text, Id::source},
      {"issue", &E::text, Id::issue},
      {"pages", &E::text, Id::pages},
      {"day", &E::day, "day"},
      {"month", &E::day, "month"},
      {"months", &E::day, "months"},
      {"year", &E::day, "year"},
      {"tournament", &E::text, Id::tournament},
      {"tourn", &E::text, Id::tournament},
      {"award", &E::text, Id::award},
      {"after", &E::text, Id::after},
      {"version", &E::text, Id::version},
      {"correction", &E::text, Id::correction},
      {"dedication", &E::text, Id::dedication},
      {"dedic", &E::text, Id::dedication},
      {"fidealbum", &E::text, Id::album},
      {"stipulation", &E::text, Id::stipulation},
      {"stip", &E::text, Id::stipulation},
      {"condition", &E::list, Id::conditions},
      {"cond", &E::list, Id::conditions},
      {"twins", &E::twins, Id::twins},
      {"piecedefs", &E::piecedefs, Id::legend},
      {"remark", &E::list, Id::remark},
      {"rem", &E::list, Id::remark},
      {"solution", &E::text, Id::solution},
      {"sol", &E::text, Id::solution},
      {"judgement", &E::text, Id::judgement},
      {"comment", &E::text, Id::comment},
      {"themes", &E::themes, Id::themes},
      {"genre", &E::list, "genre"},
      {"label", &E::label, Id::label},
      {"specialdiagnum", &E::special_number, Id::number},
      {"gridlines", &E::gridlines, Id::grid},
      {"stdgrid", &E::standard_grid, Id::grid, Takes::nothing},
      {"gridchess", &E::standard_grid, Id::grid, Takes::nothing},
      {"fieldframe", &E::frames, ""},
      {"magic", &E::frames, ""},
      {"fieldtext", &E::fieldtext, ""},
      {"nofields", &E::no_fields, ""},
      {"nosquares", &E::no_fields, ""},
      {"diagleft", &E::nothing, "", Takes::nothing},
      {"urdruck", &E::nothing, "", Takes::nothing},  // Die Schwalbe counts originals by it
      {"ignorespaces", &E::nothing, "", Takes::nothing},
      {"newline", &E::nothing, "", Takes::nothing},
      {"par", &E::nothing, "", Takes::nothing},
  };
  return table;
}

Diagram read_environment(std::string_view text, Span opening, Span body,
                         DiagramStyContext const& outside, text::Diagnostics& findings) {
  return Environment(text, opening, body, outside, findings).run();
}

}  // namespace dawson::collection::diagram_sty
