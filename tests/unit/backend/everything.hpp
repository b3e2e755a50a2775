// All inputs of the back end, so that a test sees all of its outputs.
#pragma once

#include <string>
#include <vector>

#include "backend/latex/plain_tikz.hpp"
#include "backend/latex/tikz.hpp"
#include "layout/marks.hpp"

namespace dawson::backend {

/// Every kind of piece of every side in all rotations, and a text; each kind of mark, label, frame.
inline std::vector<chess::SquareContent> every_occupant() {
  std::vector<chess::SquareContent> all;
  using chess::Kind, chess::Side;
  for (int kind = 0; kind <= static_cast<int>(Kind::named); ++kind)
    for (int side = 0; side <= static_cast<int>(Side::numbered); ++side)
      for (int rotation = 0; rotation < 8; ++rotation) {
        chess::Piece piece{static_cast<Kind>(kind), static_cast<Side::Name>(side), rotation, {}};
        if (piece.side.name == Side::numbered) piece.side.number = 12;
        if (piece.kind == Kind::letter) piece.name = "z";
        if (piece.kind == Kind::named) piece.name = "grasshopper";
        all.push_back(piece);
      }
  for (int rotation = 0; rotation < 8; ++rotation) all.push_back(chess::Text{"7;", rotation});
  all.push_back(chess::Piece{Kind::named, Side::neutral, 0, "duck"});
  for (auto const promotion : {chess::Promotion::promoted, chess::Promotion::was_pawn})
    all.push_back(chess::Piece{Kind::rook, Side::black, 0, {}, promotion});
  return all;
}

inline std::vector<layout::Scene> every_scene() {
  layout::Scene full;
  full.width = full.height = 8;
  full.frame = {-0.14, -0.14, 8.28, 8.28};
  full.style = layout::hatched_style();
  full.checkers = layout::Checkers{8, 8, true};
  full.whole_frame = true;
  full.outline = {{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}, true}};
  double x = 0;
  for (chess::SquareContent const& occupant : every_occupant())
    full.pieces.push_back({{x += 1.25, 0, 1, 1}, occupant});
  for (int kind = 0; kind <= static_cast<int>(chess::MarkKind::text); ++kind)
    for (char const* colour : {"", "red!50", "#f00", "#00ff80", "#12", "#ggg", "#", "tint"})
      full.marks.push_back({static_cast<chess::MarkKind>(kind),
                            {1, 2, 1, 1},
                            {1.5, 2.5},
                            {3.5, 2.5},
                            colour,
                            "a \"1\"!",
                            kind == static_cast<int>(chess::MarkKind::crown)
                                ? std::vector<layout::Path>{layout::crown_in({1, 2, 1, 1})}
                                : std::vector<layout::Path>{}});
  for (auto const kind : {chess::MarkKind::text, chess::MarkKind::dot, chess::MarkKind::cross})
    for (auto const below : {layout::Below::piece, layout::Below::black_piece})
      for (char const* colour : {"", "red"})
        full.marks.push_back({kind, {1, 2, 1, 1}, {1.2, 2.8}, {}, colour, "8", {}, below});
  for (int place = 0; place <= static_cast<int>(layout::LabelPlace::hand); ++place)
    for (layout::Point const at : {layout::Point{0.5, 0}, {0, 0.5}})
      full.labels.push_back({static_cast<layout::LabelPlace>(place), at, "a"});
  full.grid = {{{2, 0}, {2, 8}}};
  full.lattice = {{{1, 0}, {1, 8}}};
  full.to_move = chess::Side::black;
  full.to_move_at = 7.5;
  full.trails = {{{{0.5, 0.5}, {2.5, 1.5}}, false}};
  full.heads = {{{2.5, 1.5}, {2.3, 1.5}, {2.4, 1.3}}};
  for (int kind = 0; kind <= static_cast<int>(layout::SignKind::path); ++kind)
    full.signs.push_back({static_cast<layout::SignKind>(kind), {kind + 0.5, 1.5}});
  full.names = {{"e4", {4.5, 3.5}}};
  full.code = "\\draw (e4) circle (0.5);";

  full.walls = {{4, 4, 1, 1}, {5, 4, 1, 1}};
  full.held = {{{9, 0, 0.8, 0.8}, chess::Piece{}},
               {{9, 1, 0.8, 0.8}, chess::Piece{chess::Kind::letter, chess::Side::black, 0, "z"}}};
  full.hand_area = {9, 0, 1.2, 8};

  layout::Scene part = full;
  part.hand_area = {0, -2, 8, 1.6};
  part.style = layout::tinted_style();
  part.checkers.reset();
  part.dark = {{0, 0, 1.5, 1}};
  part.whole_frame = false;
  part.outline = {{{{0, 0}, {8, 0}, {8, 8}, {0, 8}}, true}, {{{3, 3}, {4, 3}}, false}};
  part.code.clear();
  layout::Scene single = part;
  single.style.reset();
  single.single_frame = true;
  single.baseline = problem::Baseline::top;
  single.ground = part.outline;
  layout::Scene screen = part;
  screen.style = layout::screen_style();
  layout::Scene own = single;
  own.style = layout::screen_style();
  own.style->hatch_angle = -30.5;
  own.style->label_font = "DejaVu Sans";
  return {full, part, single, screen, own};
}

/// A row of each kind, with Dawson's own text that is hard to typeset.
inline layout::Caption every_row() {
  layout::Caption caption;
  prose::FontOverride look;
  look.slope = prose::Slope::slanted;
  look.colour = "#c80";
  prose::Inlines const text{prose::Text{"\"a\"; #1: 50% & {b}_c^d ~e!? <f> |g| \\h `i' -> $ --\n"
                                        "\u2194 \u21D2 \u2212"},
                            prose::Raw{"\\emph{own}"},
                            prose::Figurines{{chess::Piece{}, chess::Text{"'", 2}}},
                            prose::Emphasis{{prose::Strong{{prose::Struck{{prose::Code{"a_b"}}}}}}},
                            prose::Styled{look, "source-number", {prose::Text{"12"}}},
                            prose::LineBreak{},
                            prose::LineBreak{}};
  prose::Inlines const none;
  using layout::CaptionRow;
  std::vector<CaptionRow> const rows{
      {text, none, none, {}, false}, {none, text, none, {}, false},
      {none, none, text, {}, false}, {text, none, text, {}, false},
      {text, text, text, {}, false}, {none, none, none, {}, false},
      {text, none, none, {}, true},  {text, none, none, layout::SignKind::ride, true}};
  using layout::EntryKind;
  caption.above = {{EntryKind::line, rows, rows}, {EntryKind::columns, {rows[0], rows[0]}, {}}};
  caption.below = {{EntryKind::line, rows, {}}};
  caption.beside =
      layout::CaptionBeside{true, 40, layout::BesideStyle::Align::centre, caption.below};
  caption.font.family = "sans";
  return caption;
}

/// One piece of code for each function of the back end.
/// A line of a solution in a key's font of its own, with a place where it may end.
inline prose::Indented line_of_units() {
  prose::FontOverride italic;
  italic.slope = prose::Slope::italic;
  return {{prose::Styled{italic, "key", {prose::Styled{{}, "unit", {prose::Text{"1.Qh5!"}}}}},
           prose::Break{50}, prose::Styled{{}, "unit", {prose::Text{"(2.Qg4#)"}}}},
          1,
          3,
          prose::Indented::Place::opens,
          "phase key"};
}

inline std::vector<std::string> all_code() {
  std::vector<std::string> codes;
  for (layout::Scene const& scene : every_scene()) {
    SlotFonts const default_value;
    TexDiagram const about{"12", "label", default_value};
    codes.push_back(tikz_diagram(scene, tikz_board(scene), every_row(), about));
    codes.push_back(tikz_inline_board(scene));
    codes.push_back(
        tikz_diagram(scene, tikz_board_page(scene, {"book-boards.pdf", 3, {-9, -12.5, 140, 150}}),
                     every_row(), about));
    for (auto const kind :
         {layout::CaptionWidth::Kind::column, layout::CaptionWidth::Kind::length}) {
      layout::Caption wide = every_row();
      wide.width = {kind, 30};
      codes.push_back(tikz_diagram(scene, tikz_board(scene), wide, about));
    }
    layout::Caption hung = every_row();
    hung.hung_number = true;
    hung.above.front().rows.front().left = {prose::Styled{{}, "number", {prose::Text{"12"}}}};
    codes.push_back(tikz_diagram(scene, tikz_board(scene), hung, about));
    codes.push_back(tikz_inline_page(scene, {"book-boards.pdf", 4, {0, 0, 44, 44}}));
  }
  codes.push_back(tikz_figurines(every_occupant()));
  codes.push_back(tikz_solve(
      "book-1", tikz_solution({{{prose::Strong{{prose::Text{"1"}}}, prose::Text{"1.Qh5!"}}},
                               line_of_units(),
                               {{prose::Text{"2.Qg4"}}, 2, 3}})));
  codes.push_back(tikz_chosen_solutions(
      2, tikz_solution_of("book-2", tikz_solution({{{prose::Text{"1.Qh4!"}}}}))));
  codes.push_back(tikz_across(codes.front(), 3, false));
  codes.push_back(tikz_across(codes.front(), 3, true));
  codes.push_back(tikz_across(codes.front(), 3, true, {9.5, TexRowLook::Align::edges}));
  codes.push_back(tikz_display(codes.front(), {}));
  codes.push_back(tikz_index(tikz_index_group("D") +
                             tikz_indexed("Dawson, T. R.", tikz_number({"a", "7"})) +
                             tikz_indexed(tikz_ditto() + ", X.", tikz_pages({"a", "b"}))));
  codes.push_back(tikz_problem_index("17", tikz_listed("7", "h\\#2", tikz_pages({"a"}))));
  codes.push_back(tikz_problems(tikz_problem("No.", "by", "task", "page"),
                                tikz_problem("7", "A", "h\\#2", tikz_pages({"a"}))));
  codes.push_back(tikz_solutions());
  codes.push_back(tikz_solutions(2));
  codes.push_back(
      tikz_glossary({{every_scene().front(), every_row(), {}}}, every_row().below[0].rows, {}));
  codes.push_back(tikz_error("E-ADJ", 41, 17, "adjacent \"digits\" #1: `{2}`; rank 4?"));
  codes.push_back(tikz_needs());
  codes.push_back(tikz_with_pieces({"own", {{"K", chess::Side::white}}}, "\\DawsonwK{}"));
  return codes;
}

}  // namespace dawson::backend
