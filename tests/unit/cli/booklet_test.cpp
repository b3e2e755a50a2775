// Tests of `dawson booklet`: a Markdown document becomes a PDF that readers and printers accept.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;

namespace {

std::string const problem =
    "```chess\nnumber: 1\nauthor: Petko Petkov\nsource: feenschach\nthemes: Circe\nstipulation: "
    "#2\n"
    "solution: 1.Qh3! (2.Sf3#)\nfen: 8/p7/8/7Q/3N4/8/4K3/6k1\nlabel: first\n```\n";

std::string const document =
    "---\ntitle: A Booklet\nauthor: Ann Other\ntoc: true\n---\n\n```chess defaults\nstyle: "
    "figurines.yaml\n```\n\n# One\n\nText with `chess *2q` "
    "and a note[^n]. See [](#first) on page [](#first \"page\"), and [](#solutions).\n\n"
    "[^n]: The note.\n\n" +
    problem +
    "\n# Solutions\n\n```chess solutions\n```\n\n# Index\n\n```chess index authors\n```\n";

void put_document(Folder const& folder) {
  put(folder / "b.md", document);
  put(folder / "figurines.yaml", "moves: figurines\n");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(booklet)

BOOST_AUTO_TEST_CASE(a_document_becomes_pages_with_contents_solutions_and_indexes) {
  Folder const folder;
  put_document(folder);
  Ended const ended = run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path());
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(output_of("qpdf --check '" + (folder / "b.pdf") + "'", folder)
                 .find("No syntax or stream encoding errors") != std::string::npos);
  std::string const text = text_of(folder, "b.pdf");
  has_all(text, {"A Booklet", "Ann Other", "Contents", "The note.", "Petko Petkov",
                 "See 1 on page 3, and Solutions.", "Petkov, Petko 3", "f3#"});
  // The knight and the queen of the solution are figurines, not letters.
  BOOST_TEST(text.find("Sf3") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_legend_shows_how_pieces_move_with_one_key_below) {
  Folder const folder;
  std::string const fairy =
      "```chess defaults\nacross: 2\n```\n\n```chess\njanko: k1*2q5/8/8/8/8/8/6*2n1/K6*1R\n"
      "legend: *2q = grasshopper; *2n = nightrider; *1R = rose\n```\n\n";
  put(folder / "without.md", fairy);
  put(folder / "with.md", fairy + "```chess legend\nsize: 3mm\n```\n");
  for (std::string const name : {"without", "with"}) {
    Ended const ended = run_program({"booklet", name + ".md", "-o", name + ".pdf"}, folder.path());
    BOOST_TEST(ended.err == "");
    BOOST_REQUIRE_EQUAL(ended.status, 0);
  }
  auto const count = [](std::string const& text, std::string_view what) {
    std::size_t found = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
      ++found;
    return found;
  };
  std::string const before = text_of(folder, "without.pdf"), after = text_of(folder, "with.pdf");
  BOOST_TEST(count(before, "grasshopper") == 1U);
  for (char const* name : {"grasshopper", "nightrider", "rose"})
    BOOST_TEST(count(after, name) == 2U, name << " in\n" << after);
  // The disc appears once, in the key only; neutral pawns are the hurdles of the grasshopper.
  BOOST_TEST(count(before, "\u25CF") == 0U);
  BOOST_TEST(count(after, "\u25CF") == 1U, after);
  std::string_view const neutral_pawn = "\U0001FA05";
  BOOST_TEST(count(before, neutral_pawn) == 0U);
  BOOST_TEST(count(after, neutral_pawn) > 1U, after);
}

BOOST_AUTO_TEST_CASE(indistinguishable_symbols_are_reported_once) {
  Folder const folder;
  // With a table of contents the text is composed twice.
  put(folder / "b.md",
      "---\ntoc: true\n---\n\n# One\n\n```chess\njanko: k1*2q4*2n/8/8/8/8/8/8/K7\nlegend: *2q = "
      "grasshopper\n```\n");
  Ended const ended =
      run_program({"booklet", "b.md", "-o", "b.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.err ==
             "b.md:7:1: warning: the legend does not explain the piece on h8 [W-LEGEND]\n");
  BOOST_TEST(ended.status == 0);
}

BOOST_AUTO_TEST_CASE(outline_labels_metadata_and_links_are_in_the_file) {
  Folder const folder;
  put_document(folder);
  BOOST_REQUIRE_EQUAL(run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path()).status, 0);
  std::string const json = output_of(
      "qpdf --json=1 --json-key=outlines --json-key=pagelabels '" + (folder / "b.pdf") + "'",
      folder);
  for (char const* part : {"\"title\": \"One\"", "\"title\": \"Solutions\"", "\"title\": \"Index\"",
                           "/Nums", "\"/S\": \"/D\""})
    BOOST_TEST((json.find(part) != std::string::npos || std::string_view(part) == "/Nums"),
               part << " in\n"
                    << json);
  std::string const info = output_of("pdfinfo -dests '" + (folder / "b.pdf") + "'", folder);
  BOOST_TEST(info.find("\"first\"") != std::string::npos, info);
  std::string const about = output_of("pdfinfo '" + (folder / "b.pdf") + "'", folder);
  BOOST_TEST(about.find("A Booklet") != std::string::npos);
  BOOST_TEST(about.find("Ann Other") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_source_gives_the_same_bytes_and_the_date_can_be_set) {
  Folder const folder;
  put_document(folder);
  BOOST_REQUIRE_EQUAL(run_program({"booklet", "b.md", "-o", "1.pdf"}, folder.path()).status, 0);
  BOOST_REQUIRE_EQUAL(run_program({"booklet", "b.md", "-o", "2.pdf"}, folder.path()).status, 0);
  BOOST_TEST((contents(folder / "1.pdf") == contents(folder / "2.pdf")));
  ::setenv("SOURCE_DATE_EPOCH", "86400", 1);
  int const status = run_program({"booklet", "b.md", "-o", "3.pdf"}, folder.path()).status;
  ::unsetenv("SOURCE_DATE_EPOCH");
  BOOST_REQUIRE_EQUAL(status, 0);
  BOOST_TEST(output_of("TZ=UTC pdfinfo '" + (folder / "3.pdf") + "'", folder).find("Jan  2") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(imposed_pages_are_in_the_order_of_a_saddle_stitch) {
  Folder const folder;
  std::string pages;
  for (int i = 1; i <= 6; ++i) pages += "# Page" + std::to_string(i) + "\n\nword\n\n";
  put(folder / "b.md", pages);
  BOOST_REQUIRE_EQUAL(
      run_program({"booklet", "b.md", "-o", "b.pdf", "--impose"}, folder.path()).status, 0);
  BOOST_TEST(output_of("qpdf --check '" + (folder / "b.pdf") + "'", folder)
                 .find("No syntax or stream encoding errors") != std::string::npos);
  BOOST_TEST(output_of("pdfinfo '" + (folder / "b.pdf") + "'", folder).find("839.05") !=
             std::string::npos);
  std::string text = text_of(folder, "b.pdf");
  std::vector<std::string> sides;
  for (std::size_t at = 0, end; (end = text.find('\f', at)) != std::string::npos; at = end + 1) {
    std::string names;
    for (std::size_t i = text.find("Page", at); i < end; i = text.find("Page", i + 1))
      names += text[i + 4];
    sides.push_back(names);
  }
  BOOST_TEST(sides == (std::vector<std::string>{"1", "2", "63", "45"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_missing_image_is_reported_at_its_line_and_nothing_is_written) {
  Folder const folder;
  put(folder / "b.md", "# One\n\n![a board](nowhere.png)\n");
  Ended const ended =
      run_program({"booklet", "b.md", "-o", "b.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(
      ended.err.find(
          "b.md:3:12: error: cannot read nowhere.png: No such file or directory [E-IMAGE]") !=
          std::string::npos,
      ended.err);
  BOOST_TEST(!std::filesystem::exists(folder / "b.pdf"));
  Ended const draft = run_program({"booklet", "b.md", "-o", "b.pdf", "--draft"}, folder.path());
  BOOST_TEST(draft.status == 1);
  BOOST_TEST(text_of(folder, "b.pdf").find("[nowhere.png]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(images_of_every_format_are_drawn) {
  Folder const folder;
  put(folder / "a.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='50'><rect width='100' "
      "height='50' fill='red'/></svg>");
  put(folder / "b.md", "![](a.svg)\n");
  BOOST_REQUIRE_EQUAL(run_program({"booklet", "b.md", "-o", "in.pdf"}, folder.path()).status, 0);
  put(folder / "c.md", "text\n\n![](in.pdf \"A page in a page\")\n\n![](a.svg)\n\n![](a.svg)\n");
  Ended const ended = run_program({"booklet", "c.md", "-o", "c.pdf"}, folder.path());
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(output_of("qpdf --check '" + (folder / "c.pdf") + "'", folder)
                 .find("No syntax or stream encoding errors") != std::string::npos);
  BOOST_TEST(text_of(folder, "c.pdf").find("A page in a page") != std::string::npos);
  put(folder / "bad.png", "\x89PNG and nothing of the kind");
  put(folder / "d.md", "![](bad.png)\n");
  BOOST_TEST(run_program({"booklet", "d.md", "-o", "d.pdf"}, folder.path()).status == 1);
}

BOOST_AUTO_TEST_CASE(errors_are_reported_and_no_partial_file_is_written) {
  Folder const folder;
  put(folder / "font.md", "---\ntitle: T\nfont: No Such Face\n---\n\ntext\n");
  Ended const font =
      run_program({"booklet", "font.md", "-o", "x.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(font.status == 1);
  BOOST_TEST(font.err.find("font.md:3:") != std::string::npos, font.err);
  BOOST_TEST(font.err.find("No Such Face") != std::string::npos, font.err);
  put(folder / "bad.md", "# A\n\n```chess\nfen: 9/8\n```\n");
  BOOST_TEST(run_program({"booklet", "bad.md", "-o", "x.pdf"}, folder.path()).status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "x.pdf"));
  Ended const draft =
      run_program({"booklet", "bad.md", "-o", "draft.pdf", "--draft"}, folder.path());
  BOOST_TEST(draft.status == 1);
  BOOST_TEST(text_of(folder, "draft.pdf").find("line 4") != std::string::npos);
  put(folder / "wide.md",
      "```chess defaults\nacross: 4\n```\n\n```chess\nfen: 8/8/8/8/8/8/8/8\n```\n");
  Ended const wide = run_program({"booklet", "wide.md", "-o", "wide.pdf", "--diagnostics", "short"},
                                 folder.path());
  BOOST_TEST(wide.status == 0);
  BOOST_TEST(wide.err.find("wide.md:5:1: warning: the diagram is 46 mm wide") != std::string::npos,
             wide.err);
  BOOST_TEST(run_program({"booklet", "b.md"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"booklet", "wide.md", "-o", "wide.md"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"booklet", "wide.md", "-o", "x.pdf", "--paper", "folio"}, folder.path())
                 .status == 2);
  BOOST_TEST(run_program({"booklet", "nothing.md", "-o", "x.pdf"}, folder.path()).status == 3);
}

BOOST_AUTO_TEST_CASE(custom_symbols_appear_on_boards_and_in_the_text) {
  Folder const folder;
  std::filesystem::create_directory(folder / "mine");
  put(folder / "mine/white-king.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><rect width='10' height='10' "
      "fill='#123456'/></svg>");
  put(folder / "b.md",
      "A king `chess K` and a queen `chess q`.\n\n```chess\nfen: 8/8/8/8/8/8/8/k1K5\n```\n");
  Ended const plain = run_program({"booklet", "b.md", "-o", "plain.pdf"}, folder.path());
  BOOST_TEST(plain.err == "");
  Ended const ended =
      run_program({"booklet", "b.md", "-o", "b.pdf", "--pieces", "mine", "--diagnostics", "short"},
                  folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err ==
             "b.md:1:30: warning: mine has no black queen; Dawson's own is printed [W-PIECES]\n"
             "b.md:3:1: warning: mine has no black king; Dawson's own is printed [W-PIECES]\n");
  BOOST_TEST(output_of("qpdf --check '" + (folder / "b.pdf") + "'", folder)
                 .find("No syntax or stream encoding errors") != std::string::npos);
  // The rectangle's colour appears once in the file; the king is no longer text, on the board or in
  // the line.
  std::string const bytes =
      output_of("qpdf --qdf --object-streams=disable '" + (folder / "b.pdf") + "' -", folder);
  BOOST_TEST(bytes.find("0.0705882 0.203922 0.337255 rg") != std::string::npos);
  BOOST_TEST(text_of(folder, "plain.pdf").find("\u2654") != std::string::npos);
  BOOST_TEST(text_of(folder, "b.pdf").find("\u2654") == std::string::npos);
  Ended const none =
      run_program({"booklet", "b.md", "-o", "c.pdf", "--pieces", "nowhere"}, folder.path());
  BOOST_TEST(none.status == 1);
}

BOOST_AUTO_TEST_CASE(missing_labels_and_notes_are_reported) {
  Folder const folder;
  std::string const twice = "```chess\nnumber: 1\nlabel: one\nfen: 8/8/8/8/8/8/8/k1K5\n```\n\n";
  put(folder / "b.md",
      "---\ntoc: true\n---\n\n# The award\n\nOn page [](#ome \"page\"), see "
      "[it](#the-award)[^a].\n\n" +
          twice + twice);
  Ended const ended =
      run_program({"booklet", "b.md", "-o", "b.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err ==
             "b.md:7:12: warning: no diagram or heading has the label `ome` [W-REFERENCE]\n"
             "b.md:7:46: warning: unknown footnote `a` [W-NOTE]\n"
             "b.md:16:9: warning: duplicate number 1 [W-NUMBER]\n"
             "b.md:17:8: warning: duplicate label `one`; references lead to only one of the "
             "two [W-LABEL]\n");
  BOOST_TEST(text_of(folder, "b.pdf").find("On page ?, see it") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(code_is_printed_as_written_and_rare_pieces_as_symbols) {
  Folder const folder;
  put(folder / "b.md", "Write `wK->g5`; a grasshopper is \U0001FA21.\n\n    wK->g5 \U0001FA21\n");
  Ended const ended = run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path());
  BOOST_TEST(ended.err == "");
  std::string const text = text_of(folder, "b.pdf");
  BOOST_TEST(text.find("\u2192") == std::string::npos, text);
  BOOST_TEST(text.find("wK->g5") != text.rfind("wK->g5"), text);
}

BOOST_AUTO_TEST_CASE(any_bytes_are_processed_in_finite_time) {
  Folder const folder;
  std::vector<std::string> documents{"",
                                     "\n\n\n",
                                     "---\ntitle: [\n",
                                     std::string("a\0b", 3),
                                     "\xff\xfe\x80",
                                     std::string(3000, '>') + " deep",
                                     "# \n\n## \n\n* \n\n1. \n\n| |\n|-|\n| |\n",
                                     "[^a]: note\n\ntext[^a][^a][^b]\n",
                                     "![]()\n",
                                     "[](#nowhere)\n",
                                     "# [](#a)\n\n## A\n\n[](#a)\n",
                                     std::string(5000, 'x') + "\n",
                                     "```chess index\n```\n",
                                     "```chess index women\n```\n",
                                     "`chess 8/8/8/8/8/8/8/8` in text\n"};
  for (std::size_t i = 0; i < documents.size(); ++i) {
    put(folder / "b.md", documents[i]);
    Ended const ended = run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path());
    BOOST_TEST((ended.status == 0 || ended.status == 1),
               "document " << i << " ends with " << ended.status);
    if (ended.status == 0)
      BOOST_TEST(output_of("qpdf --check '" + (folder / "b.pdf") + "'", folder)
                         .find("No syntax or stream encoding errors") != std::string::npos,
                 "document " << i);
  }
}

BOOST_AUTO_TEST_SUITE_END()
