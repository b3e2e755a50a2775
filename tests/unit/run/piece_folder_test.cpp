#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>

#include "folder.hpp"
#include "run/board.hpp"
#include "run/piece_folder.hpp"
#include "run/weave.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string const picture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>";

/// A set of kings and a white queen in the folder `name`.
void put_set(Folder const& folder, std::string const& name) {
  std::filesystem::create_directories(folder / name);
  for (char const* file : {"/white-king.svg", "/bK.svg", "/wQ.svg"})
    put(folder / (name + file), picture);
  put(folder / (name + "/readme.txt"), "mine");
}

std::string faults(PieceFolder const& folder) {
  std::string out;
  for (PieceFault const& fault : folder.faults)
    out += std::filesystem::path(fault.source->name()).filename().string() + ": " +
           fault.finding.message + "\n";
  return out;
}

Woven weave(Folder const& folder, std::string const& text, std::string const& pieces) {
  WeaveOptions options;
  options.pieces = pieces;
  text::Source const source(folder / "a.tex", text);
  return weave_tex(source, options);
}

std::string board(std::string const& placement, std::string const& fields = "") {
  return "\\begin{chess}\n" + fields + "janko: " + placement + "\n\\end{chess}\n";
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_folder_of_pictures_is_a_set) {
  Folder const folder;
  put_set(folder, "mine");
  PieceFolder const read = read_piece_folder(folder / "mine");
  BOOST_TEST(faults(read) == "");
  BOOST_TEST(drawing::drawable(read.set).size() == 4U, "the neutral king is made of the other two");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_a_folder_is_told_file_by_file) {
  Folder const folder;
  BOOST_TEST(has(faults(read_piece_folder(folder / "none")),
                 "none: the pieces cannot be read: No such file"));
  put(folder / "file", "");
  BOOST_TEST(has(faults(read_piece_folder(folder / "file")), "file: the pieces cannot be read"));
  std::filesystem::create_directories(folder / "empty");
  BOOST_TEST(has(faults(read_piece_folder(folder / "empty")), "there is no picture of a man"));
  put_set(folder, "mine");
  put(folder / "mine/wK.svg", picture);
  put(folder / "mine/wR.svg", "<svg");
  std::filesystem::create_directories(folder / "mine/wB.svg");
  PieceFolder const read = read_piece_folder(folder / "mine");
  std::string const all = faults(read);
  BOOST_TEST(has(all, "white-king.svg: wK.svg shows the same man"));
  BOOST_TEST(has(all, "wR.svg: this is no picture"));
  BOOST_TEST(has(all, "wB.svg: "));
  BOOST_TEST(read.faults.size() == 3U);
  BOOST_TEST(drawing::drawable(read.set).size() == 4U, "the others can be used");
}

BOOST_AUTO_TEST_CASE(a_woven_document_has_its_figures_beside_it) {
  Folder const folder;
  put_set(folder, "mine");
  Woven const woven = weave(folder, board("K1k/3") + "\\chess{K} \\chess{'a}\n", folder / "mine/");
  BOOST_TEST(woven.diagnostics.empty());
  BOOST_TEST_REQUIRE(woven.files.size() == 1U);
  BOOST_TEST(woven.files.begin()->first == "dawson-pieces-mine.pdf");
  BOOST_TEST(woven.files.begin()->second.starts_with("%PDF"));
  BOOST_TEST(has(woven.output, "\\DawsonPieces{mine}{7,1}{\\DawsonDiagram{"));
  BOOST_TEST(has(woven.output, "\\DawsonPieces{mine}{7,1}{\\DawsonwK{}}"));
}

BOOST_AUTO_TEST_CASE(a_missing_figure_is_told_once_a_man) {
  Folder const folder;
  put_set(folder, "mine");
  Woven const woven =
      weave(folder, board("Kqk/qqR") + board("Rq1/3") + "\\chess{q*2q-q}\n", folder / "mine");
  std::string messages;
  for (text::Diagnostic const& finding : woven.diagnostics)
    messages += finding.code + " " + finding.hint + "\n";
  BOOST_TEST(messages ==
             "W-PIECES add black-queen.svg\nW-PIECES add white-rook.svg\nW-PIECES add "
             "neutral-queen.svg\n");
}

BOOST_AUTO_TEST_CASE(a_style_brings_its_figures_and_the_command_line_goes_before) {
  Folder const folder;
  put_set(folder, "mine");
  put_set(folder, "sub/Mine");
  put(folder / "my.yaml", "pieces: sub/Mine\n");
  std::string const document = board("K1k/3", "style: my.yaml\n") + board("K1k/3");
  Woven const own = weave(folder, document, "");
  BOOST_TEST(own.diagnostics.empty());
  BOOST_TEST(own.files.size() == 1U);
  BOOST_TEST(has(own.output, "\\DawsonPieces{mine}"));
  BOOST_TEST(has(own.output, "\n\\DawsonDiagram"), "the second diagram has Dawson's own men");
  Woven const all = weave(folder, document, folder / "mine");
  BOOST_TEST(all.files.size() == 1U);
  BOOST_TEST(!has(all.output, "\n\\DawsonDiagram"));
}

BOOST_AUTO_TEST_CASE(a_style_with_bad_figures_is_an_error_where_it_is_named) {
  Folder const folder;
  put(folder / "my.yaml", "pieces: nowhere\n");
  Woven const woven = weave(folder, board("K1k/3", "style: my.yaml\n"), "");
  BOOST_TEST_REQUIRE(woven.diagnostics.size() == 1U);
  BOOST_TEST(woven.diagnostics.front().code == "E-STYLE");
  BOOST_TEST(has(woven.diagnostics.front().message, "nowhere: the pieces cannot be read"));
}

BOOST_AUTO_TEST_CASE(folders_of_one_name_are_two_sets) {
  Folder const folder;
  put_set(folder, "a/mine");
  put_set(folder, "b/Mine");
  TexPieceSets sets;
  BOOST_TEST(sets.open(folder / "a/mine").pages.name == "mine");
  BOOST_TEST(sets.open(folder / "b/Mine").pages.name == "mine2");
  BOOST_TEST(sets.open(folder / "a/mine/").pages.name == "mine");
}

BOOST_AUTO_TEST_CASE(pictures_of_every_kind_show_the_set) {
  Folder const folder;
  put_set(folder, "mine");
  text::Source const source("<argument>", "K1*1k/2r");
  for (BoardKind const kind : {BoardKind::pdf, BoardKind::svg, BoardKind::png}) {
    TexPieceSets sets;
    text::Diagnostics findings;
    auto const own = draw_position(source, nullptr, {kind, {}, folder / "mine"}, sets, findings);
    BOOST_TEST_REQUIRE(own.has_value());
    BOOST_TEST_REQUIRE(findings.size() == 1U);  // the rook, whom the set has not got
    BOOST_TEST(findings.front().code == "W-PIECES");
    auto const usual = draw_position(source, nullptr, {kind, {}, {}}, sets, findings);
    BOOST_TEST_REQUIRE(usual.has_value());
    BOOST_TEST((own->bytes != usual->bytes));
    auto const again = draw_position(source, nullptr, {kind, {}, folder / "mine"}, sets, findings);
    BOOST_TEST((again && again->bytes == own->bytes));
    if (kind != BoardKind::svg) continue;
    BOOST_TEST(has(own->bytes, "<image id=\"piece-K-0\""));
    BOOST_TEST(has(own->bytes, "<use href=\"#piece-K-1\""));
    BOOST_TEST(!has(usual->bytes, "<image"));
  }
}

BOOST_AUTO_TEST_CASE(a_board_by_itself_shows_the_pages) {
  Folder const folder;
  put_set(folder, "mine");
  TexPieceSets sets;
  text::Diagnostics findings;
  text::Source const source("<argument>", "K1*1k/2r");
  auto const board = draw_position(
      source, nullptr, {BoardKind::tex, layout::screen_style(), folder / "mine"}, sets, findings);
  BOOST_TEST_REQUIRE(board.has_value());
  BOOST_TEST(board->files.size() == 1U);
  BOOST_TEST(has(board->bytes, "\\includegraphics[page=1,width=5.5mm]{dawson-pieces-mine.pdf}"));
  BOOST_TEST(has(board->bytes, "rotate=-90] at (2.5,1.5) {\\includegraphics[page=2"));
  BOOST_TEST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "W-PIECES");
}
