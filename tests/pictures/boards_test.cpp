// Tests that boards in a PDF have the size and look of the same boards in TikZ.
#include <boost/test/unit_test.hpp>

#include <regex>

#include "pictures/picture.hpp"
#include "pictures/tools.hpp"

using namespace dawson;

namespace {

constexpr int resolution = 300;

// pdftoppm moves strokes and glyphs to whole pixels, as printer software does; cairo does not.
char const* const renderers[] = {"pdftocairo", "pdftoppm"};

// Boards without text: TikZ uses the font of the document, and the PDF uses Dawson's font.
char const* const bodies[] = {
    "janko: 4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3",
    ("fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR\ntomove: black\n"
     "marks: frame e4; arrow e7-e5; dot d5; cross a4; circle h4; line a1-h8 red; fill g4-h3"),
    "x2fen: ~!@#$%&1/()=*+{}1/^8/>^8/KQRBNPT1 r - - 0 1\nsize: 12mm\nstyle: tinted",
    "x2fen: 3/4/2K2/q3/3 w - - 0 1 standard hexagonal\nmarks: fill a1-b1; frame c3; arrow a1-c3",
    "x2fen: 3/4/3K1/q3/3 w - - 0 1 standard rhombic\nmarks: fill c3",
    "ffen: {W}3--3/r6r/-2k3-/8/8/8/--4--/1K6\nregion: b1-e4\nedges: vertical cylinder\ngrid: 2x2",
    "janko: Kk-k*1N-*2n3/CcXxSsTt/8/8/8\nsize: 20mm\ncaption: schwalbe\nflip: yes",
    "fen: 4k3/8/8/8/8/8/8/4K3\nsize: 3mm\nstyle: screen",
};

std::string document() {
  std::string out =
      "\\documentclass{article}\n\\usepackage[paperwidth=190mm,paperheight=130mm,margin=8mm]{"
      "geometry}\n"
      "\\usepackage{dawson}\n\\pagestyle{empty}\\parindent0pt\n\\begin{document}\n";
  for (char const* const body : bodies)
    out += "\\setbox0\\hbox{%\n\\begin{chess}\n" + std::string(body) +
           "\n\\end{chess}}\\typeout{SIZE \\the\\wd0 \\space\\the\\ht0 "
           "\\space\\the\\dp0}\\box0\\newpage\n";
  return out + "\\end{document}\n";
}

struct Size {
  double width = 0, height = 0, depth = 0;  // TeX's points
};

std::vector<Size> sizes(std::string const& log) {
  std::regex const line("SIZE ([0-9.]+)pt ([0-9.]+)pt ([0-9.]+)pt");
  std::vector<Size> out;
  for (std::sregex_iterator it(log.begin(), log.end(), line), end; it != end; ++it)
    out.push_back({std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3])});
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(boards_in_a_pdf_have_the_look_and_size_of_tikz_boards,
                     *boost::unit_test::label("latex")) {
  Folder const folder;
  put(folder / "boards.tex", document());
  BOOST_REQUIRE(
      run_program({"weave", "boards.tex", "-o", "tikz/boards.tex", "--sty", "tikz"}, folder.path())
          .status == 0);
  BOOST_REQUIRE(run_program({"weave", "boards.tex", "-o", "pdf/boards.tex", "--sty", "pdf",
                             "--boards", "pdf"},
                            folder.path())
                    .status == 0);
  std::vector<Size> found[2];
  for (int i = 0; i < 2; ++i) {
    std::string const place = folder / (i == 0 ? "tikz" : "pdf");
    auto const typeset =
        run_shell("pdflatex -interaction=nonstopmode -halt-on-error boards.tex", place);
    BOOST_REQUIRE_MESSAGE(typeset.status == 0, typeset.out);
    BOOST_TEST(typeset.out.find("PDF inclusion") == std::string::npos);
    BOOST_TEST(typeset.out.find("arning") == std::string::npos, typeset.out);
    found[i] = sizes(typeset.out);
    for (std::string const renderer : renderers)
      BOOST_REQUIRE(run_shell(renderer + " -png -gray -r " + std::to_string(resolution) +
                                  " boards.pdf " + renderer,
                              place)
                        .status == 0);
  }
  BOOST_REQUIRE(found[0].size() == std::size(bodies));
  BOOST_REQUIRE(found[1].size() == std::size(bodies));
  for (std::size_t i = 0; i < std::size(bodies); ++i) {
    Size const &a = found[0][i], &b = found[1][i];
    BOOST_TEST_CONTEXT(bodies[i]) {
      BOOST_TEST(std::abs(a.width - b.width) <= 0.1);
      BOOST_TEST(std::abs(a.height - b.height) <= 0.1);
      BOOST_TEST(std::abs(a.depth - b.depth) <= 0.1);
      double const area =
          a.width * (a.height + a.depth) * resolution * resolution / (72.27 * 72.27);
      for (std::string const renderer : renderers) {
        std::string const name = renderer + "-" + std::to_string(i + 1) + ".png";
        Picture const one = read_png(folder / ("tikz/" + name)),
                      other = read_png(folder / ("pdf/" + name));
        BOOST_TEST(inked_pixels(one) > area / 50);
        BOOST_TEST(differing_pixels(one, other) <= area / 100, name);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(the_pdf_of_boards_is_found_from_another_folder,
                     *boost::unit_test::label("latex")) {
  Folder const folder;
  put(folder / "book.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\renewcommand\\dawsonboards{woven/"
      "book-boards}\n"
      "\\begin{document}\n\\begin{chess}\nfen: "
      "4k3/8/8/8/8/8/8/4K3\n\\end{chess}\n\\end{document}\n");
  BOOST_REQUIRE(
      run_program({"weave", "book.tex", "-o", "woven/book.tex", "--sty", ".", "--boards", "pdf"},
                  folder.path())
          .status == 0);
  auto const typeset =
      run_shell("pdflatex -interaction=nonstopmode -halt-on-error woven/book.tex", folder.path());
  BOOST_TEST(typeset.status == 0, typeset.out);
}

BOOST_AUTO_TEST_CASE(fonts_of_boards_are_embedded_once_in_a_document,
                     *boost::unit_test::label("latex")) {
  Folder const folder;
  put(folder / "book.tex", document());
  BOOST_REQUIRE(run_program({"weave", "book.tex", "-o", "w.tex", "--sty", ".", "--boards", "pdf"},
                            folder.path())
                    .status == 0);
  for (std::string const engine : {"pdflatex", "lualatex", "xelatex"}) {
    auto const typeset =
        run_shell(engine + " -interaction=nonstopmode -halt-on-error w.tex", folder.path());
    BOOST_REQUIRE_MESSAGE(typeset.status == 0, typeset.out);
    std::string const fonts =
        run_shell("pdffonts w.pdf | awk '{print $1}' | grep '+Dawson$'", folder.path()).out;
    BOOST_TEST(std::ranges::count(fonts, '\n') == 1, engine << ":\n" << fonts);
  }
}

BOOST_AUTO_TEST_CASE(latex_with_dvips_stops_at_boards_in_a_pdf, *boost::unit_test::label("latex")) {
  Folder const folder;
  put(folder / "book.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n\\begin{chess}\nfen: "
      "4k3/8/8/8/8/8/8/4K3\n\\end{chess}\n\\end{document}\n");
  BOOST_REQUIRE(run_program({"weave", "book.tex", "-o", "w.tex", "--sty", ".", "--boards", "pdf"},
                            folder.path())
                    .status == 0);
  auto const typeset =
      run_shell("latex -interaction=nonstopmode -halt-on-error w.tex", folder.path());
  BOOST_TEST(typeset.status != 0);
  BOOST_TEST(typeset.out.find("Boards in a PDF cannot be read by latex with dvips") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(woven_lines_keep_their_numbers_with_boards_in_a_pdf) {
  Folder const folder;
  put(folder / "book.tex", document());
  BOOST_REQUIRE(
      run_program({"weave", "book.tex", "-o", "w.tex", "--boards", "pdf"}, folder.path()).status ==
      0);
  std::string const before = contents(folder / "book.tex"), after = contents(folder / "w.tex");
  BOOST_TEST(std::ranges::count(before, '\n') == std::ranges::count(after, '\n'));
  BOOST_TEST(after.find("\\DawsonBoard{") == std::string::npos);
  // TikZ code needs a TikZ board.
  put(folder / "draw.tex",
      "\\usepackage{dawson}\n\\begin{chess}\nfen: 4k3/8/8/8/8/8/8/4K3\ndraw: \\draw (a1) -- "
      "(h8);\n\\end{chess}\n");
  BOOST_REQUIRE(
      run_program({"weave", "draw.tex", "-o", "d.tex", "--boards", "pdf"}, folder.path()).status ==
      0);
  BOOST_TEST(contents(folder / "d.tex").find("\\DawsonBoard{") != std::string::npos);
  BOOST_TEST(!std::filesystem::exists(folder / "d-boards.pdf"));
}

BOOST_AUTO_TEST_CASE(boards_in_a_pdf_need_a_document_name_that_tex_can_read) {
  Folder const folder;
  put(folder / "book.tex", "\\usepackage{dawson}\n\\chess{8/8}\n");
  for (char const* output : {"-", "50%.tex", "a b.tex", "a#b.tex"})
    BOOST_TEST(
        run_program({"weave", "book.tex", "-o", output, "--boards", "pdf"}, folder.path()).status ==
            2,
        output);
}
