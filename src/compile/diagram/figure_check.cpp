#include "compile/diagram/figure_check.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "chess/fairy_men.hpp"
#include "chess/square.hpp"
#include "document/glossary.hpp"
#include "layout/figures.hpp"
#include "layout/marks.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

using chess::Piece;

bool needs_explaining(Piece const& piece) {
  return piece.kind <= chess::Kind::robot && piece.rotation != 0;
}

// How messages call a man without a name: "the man on e4".
std::string place_of(chess::Board const& board, chess::Cell const& cell) {
  auto const row = board.row(static_cast<std::size_t>(cell.row));
  return chess::square_name(
      {static_cast<int>(&cell - row.data()), static_cast<int>(board.rows()) - 1 - cell.row});
}

text::Diagnostic alike(text::Span where, std::string_view one, std::string_view other,
                       std::string hint) {
  return text::warning("W-FIGURE", where, fmt::format("{} and {} have the same symbol", one, other),
                       std::move(hint));
}

// A man known by name can be turned nowhere: an orthodox man can, and the legend says who he is.
std::string remedy(Piece const& piece, std::string_view name) {
  return piece.kind == chess::Kind::named
             ? fmt::format("show one of them as a rotated piece, as in `legend: *2q = {}`", name)
             : "rotate one of them differently";
}

// Discs whose letters are the same.
void check_discs(chess::Position const& position, text::Span where, text::Diagnostics& findings) {
  std::map<std::string, std::string> pieces;  // by their letters
  for (auto const& [name, letters] : layout::abbreviations(position))
    if (auto const [known, is_new] = pieces.try_emplace(letters, name); !is_new)
      findings.push_back(
          alike(where, known->second, name, remedy({chess::Kind::named, {}, 0, name}, name)));
}

std::string in_words(std::vector<std::string> const& attributes) {
  return text::lower_case(fmt::format("{}", fmt::join(attributes, " and ")));
}

// Men whose attributes differ and whose marks do not: a magic man and a jigger, both framed.
void check_marks(problem::Problem const& problem, text::Diagnostics& findings) {
  std::map<std::vector<chess::MarkKind>, std::vector<std::string>> known;
  std::set<std::vector<std::string>> said;
  for (layout::MarkedPiece const& piece : layout::marked_pieces(problem.position, problem.view)) {
    auto const [first, is_new] = known.try_emplace(piece.kinds, piece.words);
    if (is_new || first->second == piece.words || !said.insert(piece.words).second) continue;
    findings.push_back(text::warning("W-FIGURE", problem.where,
                                     fmt::format("`{}` and `{}` pieces have the same mark",
                                                 in_words(first->second), in_words(piece.words)),
                                     fmt::format("mark one kind yourself, as in `marks: circle {}`",
                                                 chess::square_name(piece.square))));
  }
}

// By its drawing, its turn and its sign, each figure and the name that it has got first.
using Look = std::tuple<artwork::Figure const*, int, chess::Promotion>;
using Names = std::map<Look, std::string>;

Look look_of(layout::TurnedFigure const& figure, Piece const& piece) {
  return {figure.drawn, figure.rotation, layout::promotion_of(piece)};
}

bool is_in(std::vector<Piece> const& pieces, Piece const& piece) {
  return std::ranges::any_of(pieces,
                             [&](Piece const& one) { return document::same_figure(one, piece); });
}

// Men without a name who look as one that has a name: an orthodox queen and a grasshopper on his
// head. `explained` are those whom a legend names.
void check_nameless(problem::Problem const& problem, Names const& names,
                    std::vector<Piece> const& explained, text::Diagnostics& findings) {
  if (names.empty()) return;
  std::set<std::pair<chess::Kind, int>> said;
  chess::Board const& board = problem.position.board;
  for (chess::Cell const& cell : board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
    if (!piece || piece->kind > chess::Kind::robot || is_in(explained, *piece)) continue;
    auto const figure = layout::figure_of(*piece);
    auto const known = names.find(look_of(*figure, *piece));
    if (known == names.end()) continue;
    std::string_view const name =
        piece->rotation == 0 ? chess::kind_name(piece->kind) : document::conventional_name(*piece);
    if (text::folded(known->second) == text::folded(name)) continue;
    if (said.insert({piece->kind, piece->rotation}).second)
      findings.push_back(
          alike(problem.where, known->second,
                name.empty() ? "the piece on " + place_of(board, cell) : std::string(name),
                "rotate one of them differently"));
  }
}

}  // namespace

void FigureCheck::check(problem::Problem const& problem, text::Diagnostics& findings) {
  Names names;
  auto const name_figure = [&](Piece const& piece, std::string const& name) {
    auto const figure = layout::figure_of(piece);
    if (!figure || name.empty()) return;
    // One man may be named in two languages.
    chess::FairyPiece const* fairy = chess::find_fairy_piece(name);
    std::string const here(fairy ? fairy->name : std::string_view(name));
    auto const [known, is_new] = names.try_emplace(look_of(*figure, piece), here);
    if (is_new || text::folded(known->second) == text::folded(here)) return;
    findings.push_back(alike(problem.where, known->second, here, remedy(piece, here)));
  };
  for (problem::LegendItem const& item : problem.legend)
    for (chess::SquareContent const& occupant : item.figures)
      if (auto const* piece = std::get_if<Piece>(&occupant)) {
        name_figure(*piece, document::bare_name(item.name));
        if (!is_in(explained_, *piece)) explained_.push_back(*piece);
      }
  check_marks(problem, findings);
  check_discs(problem.position, problem.where, findings);
  std::set<std::pair<std::string, int>> said;
  for (chess::Cell const& cell : problem.position.board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
    if (!piece) continue;
    if (piece->kind == chess::Kind::named && said.insert({piece->name, piece->rotation}).second)
      name_figure(*piece, piece->name);
    // Of a letter nobody knows whom it means; a queen on her head is a classic.
    bool const lettered = piece->kind == chess::Kind::letter;
    bool const asked = lettered || (!problem.legend.empty() && needs_explaining(*piece));
    if (!asked || problem.view.moves || is_in(explained_, *piece)) continue;
    std::string const place = place_of(problem.position.board, cell);
    findings.push_back(
        lettered
            ? text::warning("W-LEGEND", problem.where,
                            fmt::format("unknown piece `{}` on {}", piece->name, place),
                            fmt::format("name it, as in `legend: {} = grasshopper`, or name the "
                                        "notation, as in `janko: ...`",
                                        piece->name))
            : text::warning("W-LEGEND", problem.where,
                            fmt::format("the legend does not explain the piece on {}", place),
                            "add it, as in `legend: *2q = grasshopper`"));
    explained_.push_back(*piece);  // once is enough
  }
  if (problem.position.hands)
    for (chess::Pocket const& held : *problem.position.hands)
      if (held.piece.kind == chess::Kind::named && said.insert({held.piece.name, 0}).second)
        name_figure(held.piece, held.piece.name);
  check_nameless(problem, names, explained_, findings);
}

}  // namespace dawson::run
