#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "archive.hpp"
#include "backend/epub/package.hpp"
#include "backend/html/blocks.hpp"

using namespace dawson;

namespace {

using Entry = ArchiveEntry;

Entry const& named(std::vector<Entry> const& entries, std::string const& name) {
  for (Entry const& entry : entries)
    if (entry.name == name) return entry;
  BOOST_FAIL(name + " is not in the archive");
  return entries.front();
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

backend::Epub book() {
  backend::Epub out;
  out.about.title = "Corners & <edges>";
  out.about.language = "de";
  out.about.by = {"A", "B"};
  out.about.has_pictures = true;
  out.about.accessibility = "In Worten.";
  out.contents_head = "Inhalt";
  out.files.push_back({"cover.png", "image/png", "bytes", false, true, false});
  out.files.push_back({"chapter-1.xhtml", "application/xhtml+xml",
                       backend::xhtml_file("One", "de", "<h1 id=\"one\">One</h1>\n"), true, false,
                       true});
  out.contents = {{1, "One", "chapter-1.xhtml#one"},
                  {3, "Deep", "chapter-1.xhtml#deep"},
                  {2, "Less", "chapter-1.xhtml#less"},
                  {1, "Two & more", "chapter-2.xhtml"}};
  out.landmarks = {{"bodymatter", "Anfang", "chapter-1.xhtml"}};
  return out;
}

std::string blocks(prose::Blocks const& blocks) {
  backend::BlockParts parts;
  parts.inlines.flavour = backend::Flavour::ebook;
  parts.inlines.html = backend::RawHtml::drop;
  parts.inlines.image = [](std::string const& path) { return path; };
  parts.heading_id = [] { return std::string("id"); };
  parts.set = [](std::size_t at) { return "<b>" + std::to_string(at) + "</b>"; };
  parts.caption = [](std::size_t) { return nullptr; };
  return backend::html_blocks(blocks, parts);
}

prose::Paragraph paragraph(std::string text) { return {{prose::Text{std::move(text)}}}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(epub)

BOOST_AUTO_TEST_CASE(the_first_file_is_the_media_type_and_entries_have_no_extra_data) {
  auto const entries = entries_of(backend::epub(book(), 1));
  BOOST_TEST(entries.front().name == "mimetype");
  BOOST_TEST(entries.front().bytes == "application/epub+zip");
  BOOST_TEST(entries.front().stored);
  for (Entry const& entry : entries) {
    BOOST_TEST(entry.extra == 0U);
    BOOST_TEST(entry.flags % 8 == entry.flags);  // no sizes after the bytes, no UTF-8
    BOOST_TEST(entry.date == ((1U << 5U) | 1U));
  }
}

BOOST_AUTO_TEST_CASE(equal_books_have_equal_bytes_and_others_another_identifier) {
  BOOST_TEST((backend::epub(book(), 1) == backend::epub(book(), 1)));
  backend::Epub other = book();
  other.files.back().bytes += " ";
  auto const identifier = [](backend::Epub const& one) {
    auto const entries = entries_of(backend::epub(one, 1));
    std::string const& package = named(entries, "EPUB/book.opf").bytes;
    std::size_t const at = package.find("urn:uuid:");
    return package.substr(at, package.find('<', at) - at);
  };
  BOOST_TEST(identifier(book()).size() == 45U);
  BOOST_TEST(identifier(book()) != identifier(other));
  other.about.identifier = "urn:isbn:9780000000002";
  BOOST_TEST(has(named(entries_of(backend::epub(other, 1)), "EPUB/book.opf").bytes,
                 ">urn:isbn:9780000000002<"));
}

BOOST_AUTO_TEST_CASE(the_package_names_each_file_and_the_reading_order) {
  auto const entries = entries_of(backend::epub(book(), 1));
  std::string const& package = named(entries, "EPUB/book.opf").bytes;
  BOOST_TEST(has(package, "<dc:title>Corners &amp; &lt;edges&gt;</dc:title>"));
  BOOST_TEST(has(package, "<dc:creator>A</dc:creator>\n<dc:creator>B</dc:creator>"));
  BOOST_TEST(
      has(package, "href=\"cover.png\" media-type=\"image/png\" properties=\"cover-image\""));
  BOOST_TEST(has(
      package, "href=\"contents.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\""));
  BOOST_TEST(has(
      package, "href=\"chapter-1.xhtml\" media-type=\"application/xhtml+xml\" properties=\"svg\""));
  BOOST_TEST(
      has(package, "<spine>\n<itemref idref=\"file-2\"/>\n<itemref idref=\"file-3\"/>\n</spine>"));
  BOOST_TEST(has(package, "<meta property=\"dcterms:modified\">1980-01-01T00:00:00Z</meta>"));
}

BOOST_AUTO_TEST_CASE(the_package_describes_its_accessibility) {
  auto const package = [](backend::Epub const& one) {
    return named(entries_of(backend::epub(one, 1)), "EPUB/book.opf").bytes;
  };
  std::string const all = package(book());
  for (char const* said :
       {"schema:accessMode\">textual", "schema:accessMode\">visual",
        "schema:accessModeSufficient\">textual<", "schema:accessibilityFeature\">alternativeText",
        "schema:accessibilityHazard\">none", "schema:accessibilitySummary\">In Worten."})
    BOOST_TEST(has(all, said), said);
  backend::Epub silent = book();
  silent.about.pictures_have_words = false;
  std::string const some = package(silent);
  BOOST_TEST(!has(some, "alternativeText"));
  BOOST_TEST(!has(some, "schema:accessModeSufficient\">textual<"));
  BOOST_TEST(!has(some, "accessibilitySummary"));
}

BOOST_AUTO_TEST_CASE(a_date_is_written_if_it_consists_of_numbers) {
  backend::Epub dated = book();
  auto const has_date = [&](std::string const& written) {
    dated.about.date = written;
    return has(named(entries_of(backend::epub(dated, 1)), "EPUB/book.opf").bytes, "<dc:date>");
  };
  BOOST_TEST(has_date("2024"));
  BOOST_TEST(has_date("2024-05-31"));
  BOOST_TEST(!has_date("May 2024"));
  BOOST_TEST(!has_date("2024-5"));
}

BOOST_AUTO_TEST_CASE(contents_are_nested_lists_also_if_levels_are_skipped) {
  std::string const contents =
      named(entries_of(backend::epub(book(), 1)), "EPUB/contents.xhtml").bytes;
  BOOST_TEST(has(contents, "<li><a href=\"chapter-1.xhtml#one\">One</a>\n<ol>\n<li>"));
  BOOST_TEST(has(contents, "Deep</a></li>\n"));
  BOOST_TEST(has(contents, "Two &amp; more</a></li>\n</ol>"));
  auto const count = [&](std::string const& part) {
    std::size_t times = 0;
    for (std::size_t at = contents.find(part); at != std::string::npos;
         at = contents.find(part, at + 1))
      ++times;
    return times;
  };
  BOOST_TEST(count("<ol>") == count("</ol>"));
  BOOST_TEST(count("<li>") == count("</li>"));
  BOOST_TEST(has(contents, "<a epub:type=\"bodymatter\" href=\"chapter-1.xhtml\">Anfang</a>"));
}

BOOST_AUTO_TEST_CASE(blocks_become_the_elements_of_their_roles) {
  prose::List list{true, 3, true, {{{{}, paragraph("a & b")}}, {{{}, paragraph("c")}}}};
  BOOST_TEST(blocks({{{}, list}}) == "<ol start=\"3\">\n<li>a &amp; b</li>\n<li>c</li>\n</ol>\n");
  BOOST_TEST(blocks({{{}, prose::Heading{2, {prose::Text{"x"}}, {}, "1.2"}}}) ==
             "<h2 id=\"id\">1.2 x</h2>\n");
  BOOST_TEST(blocks({{{}, prose::Quote{{{{}, paragraph("q")}}}}}) ==
             "<blockquote>\n<p>q</p>\n</blockquote>\n");
  BOOST_TEST(blocks({{{}, prose::CodeBlock{"", "a<b\n"}}}) == "<pre><code>a&lt;b\n</code></pre>\n");
  BOOST_TEST(blocks({{{}, prose::DirectiveAt{7}}}) == "<b>7</b>\n");
  prose::Table table{{prose::Align::none, prose::Align::right},
                     {{prose::Text{"h"}}, {prose::Text{"i"}}},
                     {{{prose::Text{"1"}}, {prose::Text{"2"}}}}};
  BOOST_TEST(blocks({{{}, table}}) ==
             "<table>\n<thead>\n<tr><th scope=\"col\">h</th><th scope=\"col\" "
             "style=\"text-align:right\">i</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td "
             "style=\"text-align:right\">2</td></tr>\n</tbody>\n</table>\n");
}

BOOST_AUTO_TEST_CASE(html_of_the_document_is_omitted) {
  BOOST_TEST(blocks({{{}, prose::RawBlock{"<div>"}}}) == "");
}

BOOST_AUTO_TEST_SUITE_END()
