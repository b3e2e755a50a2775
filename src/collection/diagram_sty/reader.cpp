// An environment is a list of commands, each with one argument in braces and perhaps an option in
// brackets before it. What a command says is a row of a table: the field that takes the argument as
// it is, or a function for those that are written differently there.
#include "collection/diagram_sty/environment.hpp"

namespace dawson::collection::diagram_sty {

std::span<Environment::Row const> Environment::rows() {
  using E = Environment;
  static constexpr Row table[] = {
      {"pieces", &E::pieces, "men-de"},
      {"fen", &E::text, "fen"},
      {"author", &E::list, "author"},
      {"city", &E::list, "city"},
      {"sourcenr", &E::text, "source-number"},
      {"source", &E::text, "source"},
      {"issue", &E::text, "issue"},
      {"pages", &E::text, "pages"},
      {"day", &E::day, "day"},
      {"month", &E::day, "month"},
      {"months", &E::day, "months"},
      {"year", &E::day, "year"},
      {"tournament", &E::text, "tournament"},
      {"tourn", &E::text, "tournament"},
      {"award", &E::text, "award"},
      {"after", &E::text, "after"},
      {"version", &E::text, "version"},
      {"correction", &E::text, "correction"},
      {"dedication", &E::text, "dedication"},
      {"dedic", &E::text, "dedication"},
      {"fidealbum", &E::text, "album"},
      {"stipulation", &E::text, "stipulation"},
      {"stip", &E::text, "stipulation"},
      {"condition", &E::list, "conditions"},
      {"cond", &E::list, "conditions"},
      {"twins", &E::twins, "twins"},
      {"piecedefs", &E::piecedefs, "legend"},
      {"remark", &E::remark, "remark"},
      {"rem", &E::remark, "remark"},
      {"solution", &E::text, "solution"},
      {"sol", &E::text, "solution"},
      {"judgement", &E::text, "judgement"},
      {"comment", &E::text, "comment"},
      {"themes", &E::themes, "themes"},
      {"genre", &E::list, "genre"},
      {"label", &E::label, "label"},
      {"specialdiagnum", &E::special_number, "number"},
      {"gridlines", &E::gridlines, "grid"},
      {"stdgrid", &E::standard_grid, "grid", Takes::nothing},
      {"gridchess", &E::standard_grid, "grid", Takes::nothing},
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
                         Surroundings const& outside, text::Diagnostics& findings) {
  return Environment(text, opening, body, outside, findings).run();
}

}  // namespace dawson::collection::diagram_sty
