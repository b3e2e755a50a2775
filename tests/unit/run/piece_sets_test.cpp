#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>

#include "compile/diagram/board.hpp"
#include "folder.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"
#include "weaving.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string const picture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>";

/// Writes a set of kings and a white queen to the folder `name`.
void put_set(Folder const& folder, std::string const& name) {
  std::filesystem::create_directories(folder / name);
  for (char const* file : {"/white-king.svg", "/bK.svg", "/wQ.svg"})
    put(folder / (name + file), picture);
  put(folder / (name + "/readme.txt"), "mine");
}

/// The pieces of a folder, and its errors.
struct Read {
  explicit Read(std::string const& folder) : set(sets.open(folder)) {}

  std::string faults() const {
    std::string out;
    for (text::Diagnostic const& fault : set.faults)
      out += std::filesystem::path(sources[fault.source].name()).filename().string() + ": " +
             fault.message + "\n";
    return out;
  }

  Disk disk;
  text::Sources sources;
  PieceSets sets{disk, sources};
  PieceSet const& set;
};

WovenText weave(Folder const& folder, std::string const& text, std::string const& pieces) {
  return woven(folder / "a.tex", text, {}, {"", pieces});
}

std::string board(std::string const& placement, std::string const& fields = "") {
  return "\\begin{chess}\n" + fields + "janko: " + placement + "\n\\end{chess}\n";
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_folder_of_images_is_a_piece_set) {
  Folder const folder;
  put_set(folder, "mine");
  Read const read(folder / "mine");
  BOOST_TEST(read.faults() == "");
  BOOST_TEST(drawing::drawable(read.set.pictures).size() == 4U,
             "the neutral king is made of the other two");
}

BOOST_AUTO_TEST_CASE(errors_in_a_folder_are_reported_for_each_file) {
  Folder const folder;
  BOOST_TEST(has(Read(folder / "none").faults(), "cannot read the folder"));
  put(folder / "file", "");
  BOOST_TEST(has(Read(folder / "file").faults(), "file: cannot read the folder"));
  std::filesystem::create_directories(folder / "empty");
  BOOST_TEST(has(Read(folder / "empty").faults(), "this folder contains no picture of a piece"));
  put_set(folder, "mine");
  put(folder / "mine/wK.svg", picture);
  put(folder / "mine/wR.svg", "<svg");
  std::filesystem::create_directories(folder / "mine/wB.svg");
  Read const read(folder / "mine");
  std::string const all = read.faults();
  BOOST_TEST(has(all, "white-king.svg: wK.svg shows the same piece"));
  BOOST_TEST(has(all, "wR.svg: cannot draw this picture"));
  BOOST_TEST(has(all, "wB.svg: "));
  BOOST_TEST(read.set.faults.size() == 3U);
  BOOST_TEST(drawing::drawable(read.set.pictures).size() == 4U, "the others can be used");
}

BOOST_AUTO_TEST_CASE(custom_symbols_are_written_beside_a_woven_document) {
  Folder const folder;
  put_set(folder, "mine");
  WovenText const made =
      weave(folder, board("K1k/3") + "\\chess{K} \\chess{'a}\n", folder / "mine/");
  BOOST_TEST(made.diagnostics.empty());
  BOOST_TEST_REQUIRE(made.files.size() == 1U);
  BOOST_TEST(made.files.begin()->first == "dawson-pieces-mine.pdf");
  BOOST_TEST(made.files.begin()->second.starts_with("%PDF"));
  BOOST_TEST(has(made.output, "\\DawsonPieces{mine}{7,1}{\\DawsonDiagram{"));
  BOOST_TEST(has(made.output, "\\DawsonPieces{mine}{7,1}{\\DawsonwK{}}"));
}

BOOST_AUTO_TEST_CASE(a_missing_symbol_is_reported_once_per_piece) {
  Folder const folder;
  put_set(folder, "mine");
  WovenText const made =
      weave(folder, board("Kqk/qqR") + board("Rq1/3") + "\\chess{q*2q-q}\n", folder / "mine");
  std::string messages;
  for (text::Diagnostic const& finding : made.diagnostics)
    messages += finding.code + " " + finding.hint + "\n";
  BOOST_TEST(messages ==
             "W-PIECES add `black-queen.svg`\nW-PIECES add `white-rook.svg`\nW-PIECES add "
             "`neutral-queen.svg`\n");
}

BOOST_AUTO_TEST_CASE(a_style_can_name_a_piece_set_and_the_command_line_overrides_it) {
  Folder const folder;
  put_set(folder, "mine");
  put_set(folder, "sub/Mine");
  put(folder / "my.yaml", "pieces: sub/Mine\n");
  std::string const document = board("K1k/3", "style: my.yaml\n") + board("K1k/3");
  WovenText const own = weave(folder, document, "");
  BOOST_TEST(own.diagnostics.empty());
  BOOST_TEST(own.files.size() == 1U);
  BOOST_TEST(has(own.output, "\\DawsonPieces{mine}"));
  BOOST_TEST(has(own.output, "\n\\DawsonDiagram"), "the second diagram has Dawson's own men");
  WovenText const all = weave(folder, document, folder / "mine");
  BOOST_TEST(all.files.size() == 1U);
  BOOST_TEST(!has(all.output, "\n\\DawsonDiagram"));
}

BOOST_AUTO_TEST_CASE(a_style_with_a_bad_piece_set_is_an_error_where_it_is_named) {
  Folder const folder;
  put(folder / "my.yaml", "pieces: nowhere\n");
  WovenText const made = weave(folder, board("K1k/3", "style: my.yaml\n"), "");
  BOOST_TEST_REQUIRE(made.diagnostics.size() == 1U);
  text::Diagnostic const& finding = made.diagnostics.front();
  BOOST_TEST(finding.code == "E-PIECES");
  BOOST_TEST(has(finding.message, "nowhere: No such file"));
  BOOST_TEST_REQUIRE(finding.notes.size() == 1U);
  BOOST_TEST(finding.notes[0].message == "the style is named here");
}

BOOST_AUTO_TEST_CASE(folders_of_one_name_are_two_piece_sets) {
  Folder const folder;
  put_set(folder, "a/mine");
  put_set(folder, "b/Mine");
  Disk disk;
  text::Sources sources;
  PieceSets sets(disk, sources);
  BOOST_TEST(sets.open(folder / "a/mine").pages.name == "mine");
  BOOST_TEST(sets.open(folder / "b/Mine").pages.name == "mine2");
  BOOST_TEST(sets.open(folder / "a/mine/").pages.name == "mine");
}

namespace {

struct OnePosition {
  OnePosition(std::string const& output, std::string const& pieces, std::string const& style = "") {
    Invocation invocation;
    invocation.use_pieces(pieces);
    invocation.use_style(style);
    text::SourceId const source = invocation.sources().open("<argument>", "K1*1k/2r");
    drawn = draw_position(invocation, source, nullptr, {find_output(output), 300});
    for (text::Diagnostic const& finding : invocation.take_findings()) codes += finding.code + " ";
  }

  std::optional<Drawn> drawn;
  std::string codes;
};

}  // namespace

BOOST_AUTO_TEST_CASE(every_output_format_shows_the_piece_set) {
  Folder const folder;
  put_set(folder, "mine");
  for (char const* output : {"pdf", "svg", "png"}) {
    OnePosition const own(output, folder / "mine");
    BOOST_TEST_REQUIRE(own.drawn.has_value());
    BOOST_TEST(own.codes == "W-PIECES ");  // the rook, which the set does not contain
    OnePosition const default_value(output, "");
    BOOST_TEST_REQUIRE(default_value.drawn.has_value());
    BOOST_TEST((own.drawn->bytes != default_value.drawn->bytes));
    OnePosition const again(output, folder / "mine");
    BOOST_TEST((again.drawn && again.drawn->bytes == own.drawn->bytes));
    if (std::string_view(output) != "svg") continue;
    // Both kings have the same symbol: it is defined once and used for each.
    std::string const& bytes = own.drawn->bytes;
    std::string const begins = "<image id=\"";
    std::size_t const at = bytes.find(begins);
    BOOST_REQUIRE(at != std::string::npos);
    BOOST_TEST(bytes.find(begins, at + 1) == std::string::npos);
    std::size_t const id = at + begins.size();
    std::string const use =
        "<use href=\"#" + bytes.substr(id, bytes.find('"', id) - id) + "\" transform=";
    std::size_t const first = bytes.find(use), second = bytes.find(use, first + 1);
    BOOST_REQUIRE(first != std::string::npos);
    BOOST_REQUIRE(second != std::string::npos);
    BOOST_TEST(bytes.find(use, second + 1) == std::string::npos);
    BOOST_TEST(!has(default_value.drawn->bytes, "<image"));
  }
}

BOOST_AUTO_TEST_CASE(a_single_board_shows_the_pdf_pages_of_the_set) {
  Folder const folder;
  put_set(folder, "mine");
  OnePosition const board("tex", folder / "mine", "screen");
  BOOST_TEST_REQUIRE(board.drawn.has_value());
  BOOST_TEST(board.drawn->files.size() == 1U);
  // A page of ten points on a square of 15.59 points, upright and rotated.
  BOOST_TEST(
      has(board.drawn->bytes,
          "\\placed{1.55906}{0}{0}{1.55906}{7.7953}{23.3858}{%\n\\pgftext{\\includegraphics[page=1,"
          "width=10bp]{dawson-pieces-mine.pdf}}"));
  BOOST_TEST(has(board.drawn->bytes,
                 "\\placed{0}{-1.55906}{1.55906}{0}{38.9764}{23.3858}{%\n\\pgftext{"
                 "\\includegraphics[page=2"));
  BOOST_TEST(board.codes == "W-PIECES ");
}
