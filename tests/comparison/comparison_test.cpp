// Tests that boards as PDF, SVG, PNG, standalone TikZ and LaTeX with dawson.sty are the same,
// square by square.
//
// Design: cairo and poppler place glyphs on whole pixels, so that pieces and dark squares of PDF
// and of LaTeX with fonts are up to half a pixel of 147 per square from their exact place;
// elsewhere edges differ by rounding in antialiasing. The mean difference of a square's pixels, as
// a share of full black, may be:
//     0.5 % if there are only lines, 2.5 % more if there is a piece (a shift by half a pixel changes
//     the edges of the black king by 2.4 %), 6 % more if there is hatching.
// Letters have other fonts in LaTeX: they are masked, and their positions are compared.
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <map>
#include <optional>

#include "backend/latex/plain_tikz.hpp"
#include "backend/latex/tikz.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/raster_files.hpp"
#include "backend/svg.hpp"
#include "comparison/rasters.hpp"
#include "document/fields/problem_fields.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/measures.hpp"
#include "layout/moves.hpp"
#include "pictures/tools.hpp"
#include "type/type.hpp"

using namespace dawson;
using layout::Rectangle;

namespace {

// Contents of the boards, each in three sizes: the smallest, the largest, and in turn one between.
struct Content {
  char const* name;
  char const* body;
  char const* style;
};
Content const contents_of_boards[] = {
    {"marks, coordinates, the side to move",
     "janko: 1k3/5/2N2/5/3K1\ncoordinates: outside\ntomove: black\n"
     "marks: frame a1; circle b1 blue; cross c1; dot d1 red; arrow a2-d4; line a4-e5 green; "
     "text c4 \"8\"; fill d4-e4; fill b5 #ff8800; frame b2-c3 orange!50; circle e1; arrow e5-e2",
     "tinted"},
    {"marks on pieces",
     "janko: -qkQ2/k-kK2/3kQ/5/5\nmarks: cross a5-c4; circle d3; dot e3; dot b5; text a5 \"1\"; "
     "text b4 \"2\"; "
     "cross e3 red; fill d3 blue; fill a5 green; frame b4; text d1 \"7\"",
     "tinted"},
    {"turned and neutral men, letters, markers",
     "janko: K*1k-*2q*3R-n/*5N*7n-kQ*4b/1'H''11'x1/cCxXs/StT-pP\ncoordinates: inside", "tinted"},
    {"discs, six armies",
     "ffen: (whatsit)(Whatsit)(whatsit2)(whatsit3)(whatsit4)/"
     "(whatsit5)(whatsit6)(whatsit7)(king3)(queen4)/(rook5)(bishop6)(knight7)(pawn8)(king8)\n"
     "tomove: red",
     "tinted"},
    {"holes, hatching, a grid", "ffen: {W}2-2/r3r/-1k1-/5/1K3\ngrid: 2x2\ncoordinates: outside",
     "hatched"},
    {"hexagons",
     "x2fen: 3/4/2K2/q3/3 w - - 0 1 standard hexagonal\nmarks: fill a1-b1; frame c3; arrow a1-c3\n"
     "coordinates: outside",
     "hatched"},
    {"walls, men in hand, promoted men",
     "fsf: r*2+k/1r~2*/5/2*2/K+P3[QNNpp] w - - 0 1\ncoordinates: outside\ntomove: white",
     "hatched"},
    {"men in hand below, walls that touch",
     "fsf: rkq~2/2**1/2**1/5/K+P3[QNNpp] w - - 0 1\ncoordinates: outside\nhand: below", "tinted"},
    {"points", "fsf: 9/4k4/9/9/9/9/9/9/4R4/4K4[RRp] w - - 0 1\nboard: points\nhand: left",
     "tinted"},
    {"moves", "moves: WfFcN\nboard: 5x5\nat: c3\noccupied: c4:enemy e4:enemy", "screen"},
};
constexpr double smallest = 4, largest = 20, between[] = {5.5, 8, 12};

enum Output { pdf, svg, png, plain, latex };
constexpr char const* output_names[] = {"PDF", "SVG", "PNG", "standalone TikZ", "dawson.sty"};

layout::Scene scene_of(Content const& content, double size, bool key) {
  std::string const body = fmt::format("{}\nsize: {}mm\n", content.body, size);
  auto const fields = document::read_body(body, 0);
  BOOST_REQUIRE_MESSAGE(fields.ok(), content.name);
  text::Diagnostics findings;
  document::Settings settings;
  auto const problem = document::read_problem(fields->fields, {0, 0}, settings, findings);
  BOOST_REQUIRE_MESSAGE(problem.has_value(),
                        content.name << ": " << (findings.empty() ? "" : findings[0].message));
  layout::Scene scene =
      layout::lay_out(problem->position, problem->view, layout::find_style(content.style));
  if (key && problem->view.moves)
    layout::add_key(scene, layout::move_key(problem->position.board, *problem->view.moves));
  return scene;
}

// A scene, and its change in one output.
struct Case {
  std::string name;
  layout::Scene scene, in_latex;  // in LaTeX captions include keys
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  constexpr double tints = 2.5;  // below this, hatching would be too fine
  for (Content const& content : contents_of_boards)
    if (content.style == std::string_view("hatched") && cases.empty())
      cases.push_back({fmt::format("{}, {} mm", content.name, tints),
                       scene_of(content, tints, true), scene_of(content, tints, false)});
  std::size_t next = 0;
  for (Content const& content : contents_of_boards)
    for (double const size : {smallest, between[next++ % std::size(between)], largest})
      cases.push_back({fmt::format("{}, {} mm", content.name, size), scene_of(content, size, true),
                       scene_of(content, size, false)});
  return cases;
}

double points_of(layout::Scene const& scene) { return drawing::square_points(scene); }

// Area of a sheet: whole squares around everything that the board occupies.
struct Extent {
  int left, top, right, bottom;  // from the upper left corner of the squares, y downwards
};
Extent extent_of(layout::Scene const& scene) {
  Rectangle const box = drawing::board_box(scene);
  double const s = points_of(scene);
  return {static_cast<int>(std::floor(box.x / s)),
          static_cast<int>(std::floor(scene.height - (box.y + box.height) / s)),
          static_cast<int>(std::ceil((box.x + box.width) / s)),
          static_cast<int>(std::ceil(scene.height - box.y / s))};
}

// Returns a picture of the board's box; `down` is the distance of the box below the top, pixels.
Sheet sheet_of(Raster const& raster, layout::Scene const& scene, double down = 0) {
  Rectangle const box = drawing::board_box(scene);
  double const pixels = tile * oversampled / points_of(scene);
  Extent const e = extent_of(scene);
  return reduced(raster, -box.x * pixels,
                 down + (box.y + box.height - scene.height * points_of(scene)) * pixels, e.left,
                 e.top, e.right, e.bottom);
}

std::string bp(double value) { return fmt::format("{:.4f}bp", value); }

// Returns a page as large as the box that contains the scene's code.
std::string page(Rectangle const& box, std::string const& setting) {
  return fmt::format(
      "\\pdfpagewidth={0}\\pdfpageheight={1}\\setbox0\\vbox to{1}{{\\hbox to{0}{{{2}"
      "\\hss}}\\vss}}\\shipout\\box0\n",
      bp(box.width), bp(box.height), setting);
}

constexpr char const* preamble =
    "\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage{lmodern}\\usepackage{tikz}\n"
    "\\hoffset-1in\\voffset-1in\\offinterlineskip\n";

std::string latex_document(std::vector<layout::Scene> const& scenes) {
  std::string out = std::string(preamble) + "\\usepackage{dawson}\\begin{document}\n";
  for (layout::Scene const& scene : scenes) {
    Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
    std::string const board = backend::tikz_board(scene);
    // The box's baseline is the frame's lower edge; coordinates are outside the box.
    out += page(box, fmt::format("\\vrule width0pt height{}\\kern{}{{{}}}",
                                 bp(box.y + box.height - frame.y), bp(frame.x - box.x), board));
  }
  return out + "\\end{document}\n";
}

std::string plain_document(std::vector<layout::Scene> const& scenes,
                           layout::Typeset const& typeset) {
  std::string out = std::string(preamble) + "\\begin{document}\n";
  for (layout::Scene const& scene : scenes) {
    std::string const whole = backend::plain_tikz_document(scene, typeset);
    auto const between = [&](std::string_view from, std::string_view to) {
      std::size_t const begin = whole.find(from) + from.size();
      return whole.substr(begin, whole.find(to, begin) - begin);
    };
    out += "\\begingroup\n" + between("\\topskip0pt\n", "\\begin{document}%\n") +
           page(drawing::board_box(scene), between("\\begin{document}%\n", "\\end{document}")) +
           "\\endgroup\n";
  }
  return out + "\\end{document}\n";
}

// Returns the pages of a PDF, each in its own resolution: runs of one size are rendered together.
std::vector<Raster> pages_of(std::string const& folder, std::string const& name,
                             std::vector<layout::Scene> const& scenes) {
  std::vector<Raster> out;
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    auto const done =
        run_shell(fmt::format("pdftocairo -png -r {:.6f} -f {} -l {} -singlefile {} {}-{}",
                              dots_for(scenes[i].square), i + 1, i + 1, name + ".pdf", name, i),
                  folder);
    BOOST_REQUIRE_MESSAGE(done.status == 0, done.out);
    out.push_back(png_raster(contents(fmt::format("{}/{}-{}.png", folder, name, i))));
  }
  return out;
}

void typeset(std::string const& folder, std::string const& name, std::string const& document) {
  put(folder + "/" + name + ".tex", document);
  auto const done =
      run_shell("pdflatex -interaction=nonstopmode -halt-on-error " + name + ".tex", folder);
  BOOST_REQUIRE_MESSAGE(
      done.status == 0,
      done.out.substr(done.out.size() - std::min<std::size_t>(1500, done.out.size())));
}

std::string pdf_document(std::vector<layout::Scene> const& scenes, layout::Typeset const& set) {
  std::string bytes;
  backend::Pdf file([&](std::string_view piece) { bytes += piece; }, {}, set);
  for (layout::Scene const& scene : scenes) {
    Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
    file.open_page(box.width, box.height);
    file.board(scene, frame.x - box.x, box.height + box.y - frame.y);
  }
  file.close();
  return bytes;
}

// Returns every scene in one output.
std::vector<Sheet> sheets(Output output, std::vector<layout::Scene> const& scenes,
                          std::string const& folder, layout::Typeset const& set) {
  std::vector<Sheet> out;
  if (output == pdf || output == plain || output == latex) {
    std::string const name = output == pdf ? "pdf" : output == plain ? "plain" : "latex";
    if (output == pdf) put(folder + "/pdf.pdf", pdf_document(scenes, set));
    if (output == plain) typeset(folder, name, plain_document(scenes, set));
    if (output == latex) typeset(folder, name, latex_document(scenes));
    auto const rasters = pages_of(folder, name, scenes);
    for (std::size_t i = 0; i < scenes.size(); ++i) out.push_back(sheet_of(rasters[i], scenes[i]));
    return out;
  }
  for (layout::Scene const& scene : scenes) {
    Rectangle const box = drawing::board_box(scene);
    double const dots = dots_for(scene.square), width = box.width * dots / 72,
                 height = box.height * dots / 72;
    if (output == svg) {
      out.push_back(sheet_of(svg_raster(backend::svg_board(scene, {}, set), width, height), scene));
    } else {
      auto const bytes = backend::png_diagram(scene, {}, dots, set);
      BOOST_REQUIRE(bytes.ok());
      out.push_back(sheet_of(png_raster(*bytes), scene, std::ceil(height) - height));
    }
  }
  return out;
}

// Positions of letters, in squares from the lower left corner of the squares, with a margin.
struct Letters {
  Rectangle place;
  bool compared = true;  // dark letters on a light background, not adjacent to others
  double across = 0.02;  // tolerance for the centre, in squares
};

// Returns the part of a square that a text on a piece may change, and a narrow strip beside it:
// letters of LaTeX are not exactly as high, and a halo extends over the edge.
Rectangle corner_of(layout::PlacedMark const& mark) {
  return {mark.area.x - 0.04, mark.area.y + 0.56, 0.68, 0.48};
}

std::vector<Letters> letters_of(layout::Scene const& scene) {
  std::vector<Letters> out;
  auto const about = [&](layout::Point p, double reach, bool compared) {
    out.push_back({{p.x - reach, p.y - reach, 2 * reach, 2 * reach}, compared});
  };
  for (layout::Label const& label : scene.labels) {
    using layout::LabelPlace;
    if (label.place == LabelPlace::file)
      out.push_back({{label.at.x - 0.45, label.at.y + scene.frame.y - 0.75, 0.9, 0.7}, true});
    if (label.place == LabelPlace::rank)
      // Right-aligned: the width of a digit depends on the font.
      out.push_back({{label.at.x + scene.frame.x - 0.75, label.at.y - 0.4, 0.7, 0.8}, true, 0.025});
    if (label.place == LabelPlace::hand)
      // Left-aligned.
      out.push_back({{label.at.x - 0.1, label.at.y - 0.3, 0.6, 0.6}, true, 0.03});
    if (label.place == LabelPlace::inside)
      out.push_back({{label.at.x, label.at.y, 0.5, 0.5}, false});
  }
  for (layout::Placed const& placed : scene.pieces) {
    layout::Point const middle{placed.cell.x + placed.cell.width / 2,
                               placed.cell.y + placed.cell.height / 2};
    if (std::holds_alternative<chess::Text>(placed.occupant)) about(middle, 0.39, true);
    else if (auto const& piece = std::get<chess::Piece>(placed.occupant); !layout::figure_of(piece))
      about(middle, 0.25, false);  // bold letters are fitted: their size depends on the font
  }
  for (layout::PlacedMark const& mark : scene.marks)
    if (mark.kind == chess::MarkKind::text && mark.below != layout::Below::nothing)
      out.push_back({corner_of(mark), false});
    else if (mark.kind == chess::MarkKind::text) about(mark.from, 0.45, false);
  for (layout::KeyText const& note : scene.notes)
    out.push_back({{note.at.x - 0.42, note.at.y - 0.3, 20, 1}, false});
  return out;
}

struct Pixels {
  int left, top, right, bottom;
};
Pixels pixels_of(Rectangle const& place, layout::Scene const& scene, Sheet const& sheet) {
  auto const clamp = [](double value, int most) {
    return std::clamp(static_cast<int>(std::lround(value)), 0, most);
  };
  return {clamp(sheet.left + place.x * tile, sheet.width),
          clamp(sheet.top + (scene.height - place.y - place.height) * tile, sheet.height),
          clamp(sheet.left + (place.x + place.width) * tile, sheet.width),
          clamp(sheet.top + (scene.height - place.y) * tile, sheet.height)};
}

void blank(Sheet& sheet, Pixels const& p) {
  for (int y = p.top; y < p.bottom; ++y)
    for (int x = p.left; x < p.right; ++x)
      for (int part = 0; part < 3; ++part) sheet.at(x, y, part) = 1;
}

// Returns the centre and the lower edge of the ink, in pixels; edges between pixels by their grey.
struct Ink {
  double middle = 0, base = 0;
};
std::optional<Ink> ink_in(Sheet const& sheet, Pixels const& p) {
  float lightest = 0;
  for (int y = p.top; y < p.bottom; ++y)
    for (int x = p.left; x < p.right; ++x) lightest = std::max(lightest, sheet.grey(x, y));
  auto const darkness = [&](bool column, int at) {
    double most = 0;
    for (int other = column ? p.top : p.left; other < (column ? p.bottom : p.right); ++other)
      most = std::max<double>(most,
                              lightest - (column ? sheet.grey(at, other) : sheet.grey(other, at)));
    return std::min(1.0, most / lightest);
  };
  constexpr double some = 0.35;  // a flat dark square does not count as ink
  int left = p.left, right = p.right - 1, bottom = p.bottom - 1;
  while (left < p.right && darkness(true, left) < some) ++left;
  if (left == p.right) return {};
  while (darkness(true, right) < some) --right;
  while (darkness(false, bottom) < some) --bottom;
  return Ink{(left + 1 - darkness(true, left) + right + darkness(true, right)) / 2,
             bottom + darkness(false, bottom)};
}

bool has_piece(layout::Scene const& scene, Rectangle const& square) {
  auto const stands = [&](layout::Placed const& placed) {
    double const x = placed.cell.x - square.x, y = placed.cell.y - square.y;
    return std::abs(x) < 1 && std::abs(y) < 1;
  };
  return std::ranges::any_of(scene.pieces, stands) || std::ranges::any_of(scene.held, stands);
}

// The largest difference of all squares, as a share of the tolerance, and its position.
struct Difference {
  double worst = 0;
  std::string where;
};
Difference difference(Sheet one, Sheet other, layout::Scene const& scene) {
  for (Letters const& letters : letters_of(scene))
    for (Sheet* const sheet : {&one, &other})
      blank(*sheet, pixels_of(letters.place, scene, *sheet));
  Difference out;
  bool const hatched = scene.style->shading == layout::Shading::hatched;
  for (int y = 0; y < one.height; y += tile)
    for (int x = 0; x < one.width; x += tile) {
      double sum = 0;
      for (int v = y; v < y + tile; ++v)
        for (int u = x; u < x + tile; ++u)
          for (int part = 0; part < 3; ++part)
            sum += std::abs(one.at(u, v, part) - other.at(u, v, part));
      Rectangle const square{double(x - one.left) / tile,
                             scene.height - double(y - one.top) / tile - 1, 1, 1};
      bool const within =
          square.x > -1 && square.y > -1 && square.x < scene.width && square.y < scene.height;
      double const most =
          0.005 + (has_piece(scene, square) ? 0.025 : 0) + (hatched && within ? 0.06 : 0);
      double const share = sum / (tile * tile * 3) / most;
      if (share > out.worst)
        out = {share, fmt::format("square {:g},{:g}: {:.2f} % of {:.2f} %", square.x, square.y,
                                  share * most * 100, most * 100)};
    }
  return out;
}

std::string folder_with_style(Folder const& folder) {
  BOOST_REQUIRE(run_program({"weave", "--sty", "."}, folder.path()).status == 0);
  return folder.path();
}

}  // namespace

BOOST_AUTO_TEST_CASE(boards_are_the_same_in_five_output_formats,
                     *boost::unit_test::label("latex")) {
  Folder const folder;
  std::string const place = folder_with_style(folder);
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Typeset const set = type->typeset();
  std::vector<Case> const cases = all_cases();
  BOOST_REQUIRE(cases.size() == 31U);
  std::vector<layout::Scene> scenes, in_latex;
  for (Case const& one : cases) scenes.push_back(one.scene), in_latex.push_back(one.in_latex);
  std::vector<Sheet> const wanted = sheets(pdf, scenes, place, set);
  std::vector<Sheet> wanted_in_latex = wanted;
  for (std::size_t i = 0; i < cases.size(); ++i)
    if (!scenes[i].notes.empty())
      wanted_in_latex[i] = sheets(pdf, {in_latex[i]}, place, set).front();
  for (Output const output : {svg, png, plain, latex}) {
    bool const keys = output != latex;
    auto const& drawn = keys ? scenes : in_latex;
    auto const& models = keys ? wanted : wanted_in_latex;
    std::vector<Sheet> const found = sheets(output, drawn, place, set);
    double worst = 0, furthest = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      BOOST_TEST_CONTEXT(output_names[output] << ", " << cases[i].name) {
        Difference const d = difference(found[i], models[i], drawn[i]);
        BOOST_TEST(d.worst <= 1, d.where);
        worst = std::max(worst, d.worst);
        for (Letters const& letters : letters_of(drawn[i])) {
          if (!letters.compared) continue;
          Pixels const p = pixels_of(letters.place, drawn[i], models[i]);
          auto const model = ink_in(models[i], p), ink = ink_in(found[i], p);
          BOOST_REQUIRE((model && ink));
          double const across = std::abs(model->middle - ink->middle) / tile,
                       up = std::abs(model->base - ink->base) / tile;
          BOOST_TEST(across <= letters.across, across << " of a square beside, at "
                                                      << letters.place.x << ',' << letters.place.y);
          BOOST_TEST(up <= 0.02, up << " of a square above or below, at " << letters.place.x << ','
                                    << letters.place.y);
          furthest = std::max({furthest, across, up});
        }
      }
    }
    BOOST_TEST_MESSAGE(output_names[output] << ": worst square " << worst
                                            << " of what it may differ by, letters off by "
                                            << furthest << " of a square");
  }
}

BOOST_AUTO_TEST_CASE(an_error_in_one_output_is_detected, *boost::unit_test::label("latex")) {
  Folder const folder;
  std::string const place = folder_with_style(folder);
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Typeset const set = type->typeset();
  layout::Scene const right = scene_of(contents_of_boards[0], 8, false);
  layout::Scene shifted = right, thick = right, coloured = right;
  shifted.pieces.front().cell.x += 0.03;
  thick.style->frame_inner = 0.034 * 8 * layout::tex_points_a_millimetre * 1.2;
  coloured.marks[1].colour = "cyan";
  thick.frame = right.frame;
  std::vector<layout::Scene> const slips{shifted, thick, coloured};
  Sheet const model = sheets(pdf, {right}, place, set).front();
  for (Output const output : {pdf, svg, png, plain, latex}) {
    auto const found = sheets(output, slips, place, set);
    for (std::size_t i = 0; i < slips.size(); ++i)
      BOOST_TEST(difference(found[i], model, right).worst > 1,
                 output_names[output] << " hides slip " << i);
  }
}

// Comparison without other programs.
BOOST_AUTO_TEST_CASE(svg_and_png_are_the_same) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  std::vector<layout::Scene> scenes;
  for (Content const& content : contents_of_boards) scenes.push_back(scene_of(content, 8, true));
  auto const one = sheets(svg, scenes, "", type->typeset()),
             other = sheets(png, scenes, "", type->typeset());
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    Difference const d = difference(one[i], other[i], scenes[i]);
    BOOST_TEST(d.worst <= 1, contents_of_boards[i].name << ": " << d.where);
  }
}

namespace {

// The pixels that differ between two sheets by more than the rounding of antialiasing.
struct Changes {
  int pixels = 0;
  std::string first;
};
Changes changes(Sheet const& one, Sheet const& other) {
  constexpr float rounding = 0.06F;
  Changes out;
  for (int y = 0; y < one.height; ++y)
    for (int x = 0; x < one.width; ++x)
      if (std::abs(one.grey(x, y) - other.grey(x, y)) > rounding && out.pixels++ == 0)
        out.first = fmt::format("{:.2f} squares from the left, {:.2f} from the top",
                                double(x - one.left) / tile, double(y - one.top) / tile);
  return out;
}

}  // namespace

// Real sizes of print, on light and dark squares, white, black and neutral pieces.
BOOST_AUTO_TEST_CASE(marks_do_not_cut_holes_into_pieces, *boost::unit_test::label("latex")) {
  Folder const folder;
  std::string const place = folder_with_style(folder);
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Typeset const set = type->typeset();
  std::string const pieces = "janko: kqrbn/KQRBN/-k-q-r-b-n/nbrqk/NBRQK";
  for (char const* style : {"hatched", "tinted"}) {
    std::vector<layout::Scene> bare, with_text;
    for (double const size : {4.0, 5.0, 8.0}) {
      bare.push_back(scene_of({"pieces", pieces.c_str(), style}, size, false));
      std::string marked = pieces + "\nmarks: ";
      for (char const file : std::string_view("abcde"))
        for (int rank = 1; rank <= 5; ++rank)
          marked += fmt::format("text {}{} \"8\"; ", file, rank);
      with_text.push_back(scene_of({"texts", marked.c_str(), style}, size, false));
    }
    for (Output const output : {pdf, svg, png, plain, latex}) {
      auto const without = sheets(output, bare, place, set);
      auto marked = sheets(output, with_text, place, set);
      for (std::size_t i = 0; i < bare.size(); ++i) {
        Sheet clear = without[i];
        int const texts = changes(clear, marked[i]).pixels;
        for (layout::PlacedMark const& mark : with_text[i].marks)
          for (Sheet* const sheet : {&clear, &marked[i]})
            blank(*sheet, pixels_of(corner_of(mark), bare[i], *sheet));
        BOOST_TEST_CONTEXT(output_names[output] << ", " << style << ", " << bare[i].square
                                                << " mm") {
          BOOST_TEST(texts > 25 * 60);
          Changes const outside = changes(clear, marked[i]);
          BOOST_TEST(outside.pixels == 0, outside.pixels << " pixels, the first " << outside.first);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_cross_changes_only_a_narrow_strip_of_a_piece_and_is_seen_on_it,
                     *boost::unit_test::label("latex")) {
  Folder const folder;
  std::string const place = folder_with_style(folder);
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Typeset const set = type->typeset();
  std::string const pieces = "janko: kqrbn/KQRBN/-k-q-r-b-n/nbrqk/NBRQK";
  std::string const marked = pieces + "\nmarks: cross a1-e5";
  layout::Scene const bare = scene_of({"pieces", pieces.c_str(), "tinted"}, 5, false),
                      crossed = scene_of({"crosses", marked.c_str(), "tinted"}, 5, false);
  for (Output const output : {pdf, svg, png, plain, latex}) {
    Sheet const without = sheets(output, {bare}, place, set).front(),
                with = sheets(output, {crossed}, place, set).front();
    for (layout::PlacedMark const& mark : crossed.marks) {
      int beside = 0;
      float least = 1, most = 0;
      for (int y = 0; y < tile; ++y)
        for (int x = 0; x < tile; ++x) {
          int const u = with.left + static_cast<int>(mark.area.x) * tile + x,
                    v = with.top + static_cast<int>(bare.height - mark.area.y - 1) * tile + y;
          double const dx = std::abs((x + 0.5) / tile - 0.5), dy = std::abs((y + 0.5) / tile - 0.5);
          double const away = std::abs(dx - dy) / std::sqrt(2);
          if (away > 0.085) beside += std::abs(with.grey(u, v) - without.grey(u, v)) > 0.06F;
          if (away < 0.02 && std::max(dx, dy) < 0.2) {
            least = std::min(least, with.grey(u, v));
            most = std::max(most, with.grey(u, v));
          }
        }
      BOOST_TEST_CONTEXT(output_names[output] << ", " << mark.area.x << ',' << mark.area.y) {
        BOOST_TEST(beside == 0);
        bool const on_black = mark.below == layout::Below::black_piece;
        BOOST_TEST((on_black ? least > 0.85F : most < 0.15F), least << " to " << most);
      }
    }
  }
}
