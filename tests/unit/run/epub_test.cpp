#include "write/epub/epub.hpp"

#include <boost/test/unit_test.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "archive.hpp"
#include "folder.hpp"
#include "session/invocation.hpp"

using namespace dawson;

namespace {

struct Made {
  std::string bytes, findings;
  bool complete = false;
  std::map<std::string, std::string> files;  // by name, without folders

  std::string const& operator[](std::string const& name) const {
    static std::string const none;
    auto const found = files.find(name);
    return found == files.end() ? none : found->second;
  }
  bool has(std::string const& file, std::string const& part) const {
    return (*this)[file].find(part) != std::string::npos;
  }
};

Made book_of(std::vector<std::pair<std::string, std::string>> const& documents) {
  run::Invocation invocation;
  std::vector<text::SourceId> ids;
  for (auto const& [name, bytes] : documents) ids.push_back(invocation.sources().open(name, bytes));
  run::Ebook made = run::make_ebook(invocation, ids, {});
  Made out{std::move(made.bytes), {}, made.complete, {}};
  for (ArchiveEntry const& entry : entries_of(out.bytes))
    out.files[entry.name.substr(entry.name.find('/') + 1)] = entry.bytes;
  for (text::Diagnostic const& finding : invocation.take_findings())
    out.findings += finding.code + ": " + finding.message + "\n";
  return out;
}

Made book_of(std::string const& text) { return book_of({{"book.md", text}}); }

std::string diagram(std::string const& fields) { return "```chess\n" + fields + "\n```\n\n"; }
std::string const mate = "fen: 7R/8/8/8/8/K7/8/k7\nstipulation: '#1'\nsolution: 1.Rh1#\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(epub)

BOOST_AUTO_TEST_CASE(a_chapter_begins_at_each_first_level_heading_and_each_document) {
  Made const book = book_of({{"one.md", "Before.\n\n# One\n\nText.\n\n## Part\n\n# Two\n\nText.\n"},
                             {"two.md", "# Three\n\nText.\n"}});
  BOOST_TEST(book.findings == "");
  BOOST_TEST(book.complete);
  BOOST_TEST(book.has("chapter-1.xhtml", "<p>Before.</p>"));
  BOOST_TEST(book.has("chapter-2.xhtml", "<h1 id=\"one\">One</h1>"));
  BOOST_TEST(book.has("chapter-2.xhtml", "<h2 id=\"part\">"));
  BOOST_TEST(book.has("chapter-3.xhtml", ">Two<"));
  BOOST_TEST(book.has("chapter-4.xhtml", ">Three<"));
  BOOST_TEST(!book.files.contains("chapter-5.xhtml"));
  BOOST_TEST(book.has("contents.xhtml", "href=\"chapter-2.xhtml#part\""));
}

BOOST_AUTO_TEST_CASE(unprinted_content_before_the_first_heading_makes_no_chapter) {
  Made const book = book_of("```chess defaults\nlanguage: de\n```\n\n# One\n\nText.\n");
  BOOST_TEST(book.has("chapter-1.xhtml", ">One<"));
  BOOST_TEST(!book.files.contains("chapter-2.xhtml"));
}

BOOST_AUTO_TEST_CASE(links_lead_to_the_files_that_contain_their_targets) {
  Made const book =
      book_of({{"one.md",
                "# One\n\n[far](two.md#three), [](two.md#petkov), [file](two.md), [](#two)\n\n"
                "# Two\n\nText.\n"},
               {"two.md", "# Three\n\n" + diagram("label: petkov\nnumber: 7\n" + mate)}});
  BOOST_TEST(book.findings == "");
  BOOST_TEST(book.has("chapter-1.xhtml", "<a href=\"chapter-3.xhtml#three\">far</a>"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<a href=\"chapter-3.xhtml#petkov\">7</a>"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<a href=\"chapter-3.xhtml\">file</a>"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<a href=\"chapter-2.xhtml#two\">Two</a>"));
  BOOST_TEST(book.has("chapter-3.xhtml", "<figure id=\"petkov\""));
}

BOOST_AUTO_TEST_CASE(a_link_out_of_the_book_becomes_text_and_is_reported) {
  Made const book =
      book_of("# One\n\n[beside](other.md), [nowhere](#nowhere), [web](https://a.b/)\n");
  BOOST_TEST(
      book.has("chapter-1.xhtml", "<p>beside, nowhere, <a href=\"https://a.b/\">web</a></p>"));
  BOOST_TEST(book.findings.find("W-LINK: link to other.md") != std::string::npos);
  BOOST_TEST(book.findings.find("W-REFERENCE") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(uncollected_solutions_are_pop_up_notes) {
  Made const book = book_of("# One\n\n" + diagram("label: petkov\n" + mate) + "# Two\n\nText.\n");
  BOOST_TEST(book.findings == "");
  BOOST_TEST(book.has("chapter-1.xhtml",
                      "<a epub:type=\"noteref\" role=\"doc-noteref\" "
                      "href=\"chapter-1.xhtml#solution-bookmd-1\">Solution</a>"));
  BOOST_TEST(
      book.has("chapter-1.xhtml",
               "<aside epub:type=\"footnote\" role=\"doc-footnote\" id=\"solution-bookmd-1\">"));
  BOOST_TEST(book.has("chapter-1.xhtml", "role=\"doc-backlink\" href=\"chapter-1.xhtml#petkov\""));
  BOOST_TEST(!book.has("chapter-2.xhtml", "solution-"));
}

BOOST_AUTO_TEST_CASE(solutions_are_printed_at_their_directive) {
  Made const book = book_of("# One\n\n" + diagram(mate) + "# Two\n\n```chess solutions\n```\n");
  BOOST_TEST(book.findings == "");
  BOOST_TEST(book.has("chapter-1.xhtml", "href=\"chapter-2.xhtml#solution-bookmd-1\""));
  BOOST_TEST(!book.has("chapter-1.xhtml", "<aside"));
  BOOST_TEST(book.has("chapter-2.xhtml", "<div epub:type=\"endnote\" id=\"solution-bookmd-1\">"));
}

BOOST_AUTO_TEST_CASE(a_suppressed_solution_is_no_note) {
  Made const book = book_of("# One\n\n" + diagram(mate + "print-solution: never\n"));
  BOOST_TEST(!book.has("chapter-1.xhtml", "solution"));
}

BOOST_AUTO_TEST_CASE(a_note_is_at_the_end_of_the_chapter_that_first_refers_to_it) {
  Made const book = book_of(
      "# One\n\nA[^x], again[^x].\n\n# Two\n\nB[^y], once more[^x].\n\n[^x]: The first.\n\n[^y]: "
      "The "
      "second.\n");
  BOOST_TEST(book.findings == "");
  BOOST_TEST(book.has("chapter-1.xhtml", "id=\"note-1-1\""));
  BOOST_TEST(book.has("chapter-1.xhtml", "The first."));
  BOOST_TEST(!book.has("chapter-2.xhtml", "The first."));
  BOOST_TEST(book.has("chapter-2.xhtml", "href=\"chapter-1.xhtml#note-1-1\""));
  BOOST_TEST(book.has("chapter-2.xhtml", "href=\"chapter-2.xhtml#note-1-2\""));
}

BOOST_AUTO_TEST_CASE(a_board_has_a_name_and_a_description) {
  Made const book = book_of("# One\n\n" + diagram(mate));
  std::string const& chapter = book["chapter-1.xhtml"];
  BOOST_TEST(book.has("chapter-1.xhtml", "<svg xmlns=\"http://www.w3.org/2000/svg\""));
  std::size_t const at = chapter.find("aria-labelledby=\"_");
  BOOST_REQUIRE(at != std::string::npos);
  std::string const id = chapter.substr(at + 17, chapter.find('-', at + 17) - at - 17);
  BOOST_TEST(book.has("chapter-1.xhtml", "aria-describedby=\"" + id + "-d\""));
  BOOST_TEST(book.has("chapter-1.xhtml", "<title id=\"" + id + "-t\">Chess diagram"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<desc id=\"" + id + "-d\">White"));
  BOOST_TEST(!book.has("chapter-1.xhtml", "<button"));
  BOOST_TEST(!book.has("chapter-1.xhtml", "class=\"words\""));
  BOOST_TEST(book.has("book.opf", "properties=\"svg\""));
}

BOOST_AUTO_TEST_CASE(each_file_contains_the_definitions_that_its_boards_use) {
  Made const book = book_of("# One\n\n" + diagram(mate) + "# Two\n\n" + diagram(mate));
  for (char const* file : {"chapter-1.xhtml", "chapter-2.xhtml"}) {
    std::string const& chapter = book[file];
    std::size_t at = 0, uses = 0;
    while ((at = chapter.find("<use href=\"#", at)) != std::string::npos) {
      at += 12;
      ++uses;
      std::string const id = chapter.substr(at, chapter.find('"', at) - at);
      BOOST_TEST(book.has(file, "id=\"" + id + "\""), file << " lacks " << id);
    }
    BOOST_TEST(uses > 0U);
  }
}

BOOST_AUTO_TEST_CASE(content_omitted_from_an_ebook_is_reported) {
  Made const book = book_of(
      "# One\n\n<div>\n\n<u>Text</u>\n\n\\newpage\n\n![](https://a.b/c.png)\n\n```chess columns "
      "2\n```\n");
  for (char const* reported : {"W-HTML: HTML is not supported in e-books; left out", "W-HTML: <u>",
                               "W-WORD: page break ignored: e", "W-WORD: directive ignored",
                               "W-ALT", "W-IMAGE: https://a.b/c.png is not included"})
    BOOST_TEST(book.findings.find(reported) != std::string::npos,
               reported << " in " << book.findings);
  BOOST_TEST(!book.has("chapter-1.xhtml", "<div>\n"));
  BOOST_TEST(!book.has("chapter-1.xhtml", "<img"));
  BOOST_TEST(!book.has("book.opf", "alternativeText"));
}

BOOST_AUTO_TEST_CASE(front_matter_sets_the_number_of_contents_levels) {
  std::string const text = "# One\n\n## Two\n\n### Three\n";
  Made const two = book_of("---\ncontents: 2\nnumber sections: 1\n---\n" + text);
  BOOST_TEST(two.has("contents.xhtml", "<a href=\"chapter-1.xhtml#one\">1 One</a>"));
  BOOST_TEST(two.has("contents.xhtml", "#two"));
  BOOST_TEST(!two.has("contents.xhtml", "#three"));
  for (std::string const front : {"", "---\ncontents: no\n---\n"})
    BOOST_TEST(book_of(front + text).has("contents.xhtml", "#three"));
}

BOOST_AUTO_TEST_CASE(parts_and_chapters_start_new_files) {
  Made const book =
      book_of("---\nparts: yes\nnumber sections: 1\n---\n# A\n\n## B\n\nText.\n\n## C\n\n### D\n");
  BOOST_TEST(book.has("chapter-1.xhtml", "epub:type=\"part\" role=\"doc-part\""));
  BOOST_TEST(book.has("chapter-1.xhtml", "<h1 id=\"a\">I A</h1>"));
  BOOST_TEST(book.has("chapter-2.xhtml", "epub:type=\"chapter\" role=\"doc-chapter\""));
  BOOST_TEST(book.has("chapter-2.xhtml", "<h2 id=\"b\">1 B</h2>"));
  BOOST_TEST(book.has("chapter-3.xhtml", "<h3 id=\"d\">D</h3>"));
  BOOST_TEST(!book.files.contains("chapter-4.xhtml"));
}

BOOST_AUTO_TEST_CASE(the_colophon_is_after_the_title_page_or_at_the_end) {
  std::string const colophon = "colophon: |\n  Set \"here\".\n";
  auto const place = [](Made const& book, std::string const& file) {
    std::string const& package = book["book.opf"];
    std::size_t const item = package.find("href=\"" + file + "\"");
    BOOST_REQUIRE(item != std::string::npos);
    std::size_t const id = package.rfind("id=\"", item) + 4;
    return package.find("idref=\"" + package.substr(id, package.find('"', id) - id) + "\"");
  };
  Made const titled = book_of("---\ntitle: T\n" + colophon + "---\nText.\n");
  BOOST_TEST(titled.has("colophon.xhtml",
                        "<section epub:type=\"colophon\" role=\"doc-colophon\">\n<p>Set "
                        "“here”.</p>\n</section>"));
  BOOST_TEST(place(titled, "title.xhtml") < place(titled, "colophon.xhtml"));
  BOOST_TEST(place(titled, "colophon.xhtml") < place(titled, "chapter-1.xhtml"));
  Made const plain = book_of("---\n" + colophon + "---\nText.\n");
  BOOST_TEST(place(plain, "chapter-1.xhtml") < place(plain, "colophon.xhtml"));
}

BOOST_AUTO_TEST_CASE(images_in_quotations_and_lists_have_captions_and_row_numbers) {
  Made const book = book_of(
      "---\nnumber figures: yes\ndiagrams: {across: 2}\n---\n<!-- a -->\n\n> ![x](http://a/b.png "
      "\"A\")\n\n- ![x](http://a/b.png \"B\")\n\n" +
      diagram("fen: 8/8/8/8/8/K7/8/k7") + diagram("fen: 8/8/8/8/8/K7/8/k7"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<figcaption>Figure 1. A</figcaption>"));
  BOOST_TEST(book.has("chapter-1.xhtml", "<figcaption>Figure 2. B</figcaption>"));
  std::string const& chapter = book["chapter-1.xhtml"];
  std::size_t const row = chapter.find("<div class=\"diagrams\"");
  BOOST_TEST(row != std::string::npos);
  BOOST_TEST(chapter.find("<div class=\"diagrams\"", row + 1) == std::string::npos);
  BOOST_TEST(book.findings.find("W-HTML") == std::string::npos, book.findings);
}

BOOST_AUTO_TEST_CASE(the_cover_is_the_first_diagram_or_a_given_image) {
  Made const made = book_of("---\ntitle: A book\n---\n\n# One\n\n" + diagram(mate));
  BOOST_TEST(made["images/cover.png"].substr(1, 3) == "PNG");
  BOOST_TEST(made.has("book.opf",
                      "href=\"images/cover.png\" media-type=\"image/png\" "
                      "properties=\"cover-image\""));
  BOOST_TEST(made.has("title.xhtml", "<h1>A book</h1>"));
  run::Folder const folder;
  std::string const jpeg(  // 8 by 8 pixels in one colour
      "\xFF\xD8\xFF\xC0\x00\x0B\x08\x00\x08\x00\x08\x01\x01\x11\x00\xFF\xDA\x00\x02\xFF\xD9", 21);
  std::ofstream(folder / "front.jpg", std::ios::binary) << jpeg;
  Made const named =
      book_of({{folder / "book.md",
                "---\ntitle: A book\ncover: front.jpg\nidentifier: urn:x:1\n---\n\n# One\n"}});
  BOOST_TEST(named.findings == "");
  BOOST_TEST((named["images/1.jpg"] == jpeg));
  BOOST_TEST(named.has("book.opf",
                       "href=\"images/1.jpg\" media-type=\"image/jpeg\" "
                       "properties=\"cover-image\""));
  BOOST_TEST(named.has("book.opf", ">urn:x:1<"));
}

BOOST_AUTO_TEST_CASE(an_index_links_to_the_files_of_its_diagrams) {
  Made const book =
      book_of("# One\n\n" + diagram("author: Petkov\nnumber: 3\nlabel: p\n" + mate) +
              "# Two\n\n```chess index authors\n```\n\n```chess index problems\n```\n");
  BOOST_TEST(book.has("chapter-2.xhtml", "<a href=\"chapter-1.xhtml#p\">3</a>"));
  BOOST_TEST(book.has("contents.xhtml", "<a epub:type=\"index\" href=\"chapter-2.xhtml\">Two</a>"));
}

BOOST_AUTO_TEST_CASE(errors_make_the_book_incomplete_and_empty_text_is_reported) {
  BOOST_TEST(!book_of("# One\n\n" + diagram("fen: 9")).complete);
  Made const empty = book_of("");
  BOOST_TEST(empty.findings.find("W-NOTHING") != std::string::npos);
  BOOST_TEST(empty.files.contains("chapter-1.xhtml"));
}

BOOST_AUTO_TEST_CASE(the_same_documents_give_the_same_bytes) {
  std::string const text = "---\ntitle: A\n---\n\n# One\n\n" + diagram(mate);
  BOOST_TEST((book_of(text).bytes == book_of(text).bytes));
}

BOOST_AUTO_TEST_SUITE_END()
