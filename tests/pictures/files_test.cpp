// Tests of files of `dawson board` with other programs.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <regex>

#include "pictures/picture.hpp"
#include "pictures/tools.hpp"
#include "places.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

char const* const problem =
    "G161 - Petko Petkov\nfeenschach 1993, Prix spécial\nMate in 2 moves (Circe)\n"
    "janko: 4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3\n"
    "legend: *2q = grasshopper; *2n = nightrider\ncoordinates: outside\ntomove: black\n"
    "marks: frame e4; arrow e7-e5; dot d5; text c5 \"1\"; line a1-h8 red; fill g4-h3\n";

Ended board(std::vector<std::string> arguments, std::string const& folder) {
  arguments.insert(arguments.begin(), "board");
  return run_program(arguments, folder);
}

std::string const hostile = "</svg><script>alert(1)</script> %\\( \"&\" ]]> ä";

}  // namespace

BOOST_AUTO_TEST_CASE(a_problem_becomes_a_pdf_that_qpdf_accepts,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  auto const ended = board({"--problem", "p.txt", "-o", "p.pdf"}, folder.path());
  BOOST_REQUIRE_MESSAGE(ended.status == 0, ended.err);
  auto const check = run_shell("qpdf --check p.pdf", folder.path());
  BOOST_TEST(check.status == 0, check.out);
  std::string const fonts = run_shell("pdffonts p.pdf", folder.path()).out;
  BOOST_TEST(fonts.find("Type 3") == std::string::npos);
  BOOST_TEST(fonts.find("+Dawson ") != std::string::npos);
  std::regex const embedded(R"(Identity-H +yes yes yes)");
  auto const lines = std::ranges::count(fonts, '\n') - 2;
  BOOST_TEST(std::distance(std::sregex_iterator(fonts.begin(), fonts.end(), embedded),
                           std::sregex_iterator()) == lines,
             fonts);
  BOOST_TEST(run_shell("pdfinfo p.pdf", folder.path()).out.find("Petko Petkov, feenschach 1993") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(copied_text_has_the_pieces_as_characters_rank_by_rank,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  BOOST_REQUIRE(
      board({"--problem", "p.txt", "-o", "p.pdf", "--field", "size=20mm"}, folder.path()).status ==
      0);
  std::string text = run_shell("pdftotext -raw p.pdf -", folder.path()).out;
  BOOST_TEST(text.find("Petko Petkov\n") != std::string::npos, text);
  std::erase(text, ' ');
  std::size_t at = 0;
  for (char const* const rank :
       {"♞\n", "🨫♝🨁♟🨮\n", "♟🨫♟\n", "🨥♟♚♟🨂\n", "♟♙🨥\n",
        "♟♙♟\n", "🨫\n", "🨥♔♗\n"}) {
    std::size_t const found = text.find(rank, at);
    BOOST_TEST(found != std::string::npos, rank << " in " << text);
    if (found != std::string::npos) at = found;
  }
  BOOST_TEST(text.find("\uFFFD") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_input_gives_the_same_bytes_and_dates_can_be_set,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  for (char const* kind : {"pdf", "svg", "png"}) {
    std::string const one = std::string("a.") + kind, other = std::string("b.") + kind;
    BOOST_REQUIRE(board({"--problem", "p.txt", "-o", one}, folder.path()).status == 0);
    BOOST_REQUIRE(board({"--problem", "p.txt", "-o", other}, folder.path()).status == 0);
    BOOST_TEST((contents(folder / one) == contents(folder / other)), kind);
  }
  BOOST_TEST(run_shell("pdfinfo a.pdf", folder.path()).out.find("CreationDate") ==
             std::string::npos);
  BOOST_REQUIRE(run_shell("SOURCE_DATE_EPOCH=0 '" + dawson::built_program() +
                              "' board --problem p.txt -o d.pdf",
                          folder.path())
                    .status == 0);
  BOOST_TEST(run_shell("TZ=UTC pdfinfo d.pdf", folder.path()).out.find("Jan  1 00:00:00 1970") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(hostile_names_are_only_text, *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  for (char const* kind : {"pdf", "svg", "png"}) {
    auto const ended = board({"4k3/8/8/8/8/8/8/4K3", "--from", "fen", "--field",
                              "author=" + hostile, "-o", std::string("h.") + kind},
                             folder.path());
    BOOST_REQUIRE_MESSAGE(ended.status == 0, ended.err);
  }
  std::string const svg = contents(folder / "h.svg");
  BOOST_TEST(svg.find("<script") == std::string::npos);
  BOOST_TEST(svg.find("</svg>") == svg.size() - 7);
  BOOST_TEST(run_shell("rsvg-convert h.svg -o h2.png", folder.path()).status == 0);
  BOOST_TEST(run_shell("qpdf --check h.pdf", folder.path()).status == 0);
  BOOST_TEST(run_shell("pdfinfo h.pdf", folder.path()).out.find('%') != std::string::npos);
}

BOOST_AUTO_TEST_CASE(chromium_and_rsvg_show_the_same_svg, *boost::unit_test::label("chromium")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  BOOST_REQUIRE(
      board({"--problem", "p.txt", "-o", "p.svg", "--field", "style=tinted"}, folder.path())
          .status == 0);
  std::string const svg = contents(folder / "p.svg");
  for (char const* part : {"<defs>", "<use ", "aria-labelledby=", ": Petko Petkov.",
                           ">White, 4 men: king d1; bishop e1; pawns e3, f4."})
    BOOST_TEST(svg.find(part) != std::string::npos, part);
  BOOST_REQUIRE(run_shell("rsvg-convert -d 192 -p 192 p.svg -o rsvg.png", folder.path()).status ==
                0);
  auto const shot = run_shell(
      "timeout 100 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars "
      "--force-device-scale-factor=2 --window-size=400,400 "
      "--user-data-dir=profile --screenshot=chromium.png file://$PWD/p.svg",
      folder.path());
  BOOST_REQUIRE_MESSAGE(fs::exists(folder / "chromium.png"), shot.out);
  Picture const one = read_png(folder / "rsvg.png"), other = read_png(folder / "chromium.png");
  BOOST_TEST(inked_pixels(one) > one.width * one.height / 50);
  BOOST_TEST(differing_pixels(one, other) <= one.width * one.height / 100);
}

BOOST_AUTO_TEST_CASE(svg_text_has_the_same_width_in_other_fonts,
                     *boost::unit_test::label("chromium")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  BOOST_REQUIRE(board({"--problem", "p.txt", "-o", "p.svg"}, folder.path()).status == 0);
  std::string const svg = contents(folder / "p.svg");
  put(folder / "other.svg",
      std::regex_replace(svg, std::regex("'Linux Libertine O','Libertinus Serif',serif"),
                         "monospace"));
  BOOST_REQUIRE(contents(folder / "other.svg") != svg);
  // Returns the number of white columns at the right edge of the caption.
  auto const reach = [&](std::string const& name) {
    auto const shot = run_shell(
        "timeout 100 chromium --headless --no-sandbox --disable-gpu --hide-scrollbars "
        "--window-size=600,400 --user-data-dir=profile "
        "--screenshot=" +
            name + ".png file://$PWD/" + name + ".svg",
        folder.path());
    BOOST_REQUIRE_MESSAGE(fs::exists(folder / (name + ".png")), shot.out);
    Picture const picture = read_png(folder / (name + ".png"));
    int right = 0;
    for (int y = 0; y < 40; ++y)
      for (int x = 0; x < picture.width; ++x)
        if (picture.at(x, y) < 128) right = std::max(right, x);
    return right;
  };
  int const ours = reach("p"), theirs = reach("other");
  BOOST_TEST(ours > 50);
  BOOST_TEST(std::abs(ours - theirs) <= 3, ours << " and " << theirs);
}

BOOST_AUTO_TEST_CASE(links_in_captions_have_the_given_targets,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  put(folder / "p.txt",
      "fen: 4k3/8/8/8/8/8/8/4K3\nauthor: [A. B.](https://a.example/(x))\nremark: see "
      "[there](https://b.example/)\n");
  BOOST_REQUIRE(board({"--problem", "p.txt", "-o", "p.pdf"}, folder.path()).status == 0);
  BOOST_TEST(run_shell("qpdf --check p.pdf", folder.path()).status == 0);
  std::string const objects =
      run_shell("qpdf --qdf --object-streams=disable p.pdf -", folder.path()).out;
  std::regex const link(R"(/URI \(([^\n]*)\)\n)"),
      place(R"(/Rect \[\s+([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)\s+([-0-9.]+)\s+\])");
  std::vector<double> heights;
  for (std::sregex_iterator it(objects.begin(), objects.end(), place), end; it != end; ++it) {
    BOOST_TEST(std::stod((*it)[1]) < std::stod((*it)[3]));
    heights.push_back(std::stod((*it)[2]));
  }
  BOOST_REQUIRE(heights.size() == 2u);
  BOOST_TEST(heights[0] > 130);  // above the board
  BOOST_TEST(heights[1] < 15);   // below it
  BOOST_TEST(objects.find("https://b.example/") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(tags_omitted_from_a_caption_are_reported) {
  Folder const folder;
  auto const ended = board({"4k3/8/8/8/8/8/8/4K3", "--from", "fen", "--field", "author=" + hostile,
                            "--diagnostics", "short", "-o", "h.svg"},
                           folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err.find("HTML left out: </svg> [W-HTML]") != std::string::npos, ended.err);
}

BOOST_AUTO_TEST_CASE(a_value_on_the_command_line_is_one_field) {
  Folder const folder;
  auto const draw = [&](std::string const& field) {
    return board({"4k3/8/8/8/8/8/8/4K3", "--from", "fen", "--field", field, "-o", "f.svg"},
                 folder.path());
  };
  BOOST_TEST(draw("author=A\nsource: B").status == 0);
  BOOST_TEST(contents(folder / "f.svg").find(">Chess diagram: A source: B.") != std::string::npos);
  for (char const* const field : {"=A", "author", "Author=A", "a b=c"})
    BOOST_TEST(draw(field).status == 2, field);
}

BOOST_AUTO_TEST_CASE(a_png_has_its_resolution_and_matches_the_pdf,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  put(folder / "p.txt", problem);
  for (char const* kind : {"pdf", "png"})
    BOOST_REQUIRE(
        board({"--problem", "p.txt", "-o", std::string("p.") + kind, "--dpi", "150"}, folder.path())
            .status == 0);
  Picture const png = read_png(folder / "p.png");
  BOOST_TEST(contents(folder / "p.png").substr(37, 4) == "pHYs");
  BOOST_REQUIRE(run_shell("pdftoppm -png -singlefile -r 150 p.pdf q", folder.path()).status == 0);
  Picture const pdf = read_png(folder / "q.png");
  BOOST_TEST(std::abs(png.width - pdf.width) <= 1);
  BOOST_TEST(std::abs(png.height - pdf.height) <= 1);
  BOOST_TEST(differing_pixels(png, pdf) <= png.width * png.height / 50);
}

BOOST_AUTO_TEST_CASE(undrawable_boards_are_reported_and_nothing_is_written) {
  Folder const folder;
  auto const refused = [&](std::vector<std::string> arguments, int status,
                           std::string const& says) {
    auto const ended = board(std::move(arguments), folder.path());
    BOOST_TEST(ended.status == status, ended.err);
    BOOST_TEST(ended.err.find(says) != std::string::npos, ended.err);
    BOOST_TEST(folder.names().empty());
  };
  refused({"{U}30/30", "--from", "ffen", "--field", "size=200mm", "-o", "x.pdf"}, 1,
          "a PDF page has at most 5080 mm");
  refused(
      {"8/8/8/8/8/8/8/8", "--from", "fen", "--dpi", "10000", "--field", "size=50mm", "-o", "x.png"},
      1, "E-SIZE");
  refused({"8/8/8/8/8/8/8/8", "--from", "fen", "--field", "style=nosuch", "-o", "x.pdf"}, 1,
          "nosuch");
  refused({"8/8/8/8/8/8/8/8", "--from", "fen", "--style", "nosuch", "-o", "x.svg"}, 1, "nosuch");
  refused({"9/8", "--from", "fen", "-o", "x.svg"}, 1, "error");
  refused({"8/8/8/8/8/8/8/8", "-o", "x.gif"}, 2, "suffix");
  refused({"8/8/8/8/8/8/8/8", "--from", "fen", "-o", "/proc/none/x.pdf"}, 3, "/proc/none");
  refused({"--problem", "missing.txt", "-o", "x.pdf"}, 3, "missing.txt");
}

BOOST_AUTO_TEST_CASE(latex_only_drawings_are_omitted_with_a_warning) {
  Folder const folder;
  auto const ended =
      board({"8/8/8/8/8/8/8/4K3", "--from", "fen", "--field", "draw=\\draw (a1) -- (b2);",
             "--field", "marks=dot a1 mauve", "-o", "x.svg"},
            folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err.find("W-DRAW") != std::string::npos);
  BOOST_TEST(ended.err.find("W-PAINT") != std::string::npos);
}
