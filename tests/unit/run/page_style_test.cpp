// Tests of page keys: written keys can be read again, and each key has its own member.
#include <boost/test/unit_test.hpp>

#include <set>
#include <string>
#include <vector>

#include "style/page_style.hpp"
#include "style/shipped_styles.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

// Values in all formats; each key accepts some of them.
std::vector<std::string> values_for(PageKey const& key) {
  std::vector<std::string> all{"yes",
                               "no",
                               "True",
                               "OFF",
                               "none",
                               "0",
                               "1",
                               "2",
                               "3",
                               "4",
                               "8",
                               "9pt",
                               "11pt",
                               "12mm",
                               "1in",
                               "1.5%",
                               "0%",
                               "a4",
                               "A5 landscape",
                               "170 x 240mm",
                               "it's {page}",
                               "X | {page}",
                               "Linux Libertine",
                               "one\n\ntwo \"three\" \\ 'four'",
                               "yEs",
                               "-1",
                               "ua-1,a-2a",
                               "3.5mm to 7mm",
                               "9999mm"};
  all.insert(all.end(), key.words.begin(), key.words.end());
  return all;
}

PageStyle with(PageKey const& key, std::string const& value) {
  PageStyle style;
  BOOST_REQUIRE(key.read(key, value, {}, style));
  return style;
}

StyleReading read_again(std::string const& yaml) {
  return read_style(text::Source("my.yaml", yaml), default_style(), shipped_styles());
}

bool takes(PageKey const& key, std::string const& value) {
  PageStyle style;
  return key.read(key, value, {}, style);
}

PageKey const& named(std::string_view path) {
  for (PageKey const& key : page_keys())
    if (key.path == path) return key;
  BOOST_FAIL("no key " << path);
  return page_keys().front();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(page_style)

BOOST_AUTO_TEST_CASE(written_keys_can_be_read_again) {
  int tried = 0;
  for (PageKey const& key : page_keys()) {
    int const before = tried;
    for (std::string const& value : values_for(key)) {
      if (!takes(key, value)) continue;
      ++tried;
      PageStyle const style = with(key, value);
      std::string const text = key.write(key, style).value();
      BOOST_TEST(key.write(key, with(key, text)).value() == text, key.path << ": " << value);
      std::string const yaml = written(style);
      StyleReading const again = read_again("based on: hatched\n" + yaml);
      BOOST_TEST(again.faults.empty(), yaml);
      BOOST_TEST(written(again.style.pages) == yaml, key.path << ": " << value);
    }
    BOOST_TEST(tried > before, key.path << " takes no value");
  }
  BOOST_TEST(tried > 200);
}

BOOST_AUTO_TEST_CASE(lengths_are_written_in_the_form_that_is_read) {
  PageKey const& key = named("page.inner");
  for (char const* const length : {"20mm", "12.5mm", "11pt", "10.5pt", "0"})
    BOOST_TEST(key.write(key, with(key, length)).value() == length);
  BOOST_TEST(key.write(key, with(key, "1in")).value() == "72pt");
  BOOST_TEST(key.write(key, with(key, "2cm")).value() == "20mm");
}

BOOST_AUTO_TEST_CASE(no_two_keys_share_a_member) {
  PageStyle all;
  std::set<std::string> paths;
  for (PageKey const& key : page_keys()) {
    BOOST_TEST(paths.insert(std::string(key.path)).second, key.path << " stands twice");
    BOOST_TEST(key.place(all) == nullptr, key.path << " has the member of another key");
    for (std::string const& value : values_for(key))
      if (key.read(key, value, {}, all)) break;
    BOOST_REQUIRE(key.place(all) != nullptr);
  }
  // Each key is copied separately, with its source position.
  for (PageKey const& key : page_keys()) {
    PageStyle one;
    key.take_over(one, all);
    BOOST_TEST(key.write(key, one).value() == key.write(key, all).value(), key.path);
    for (PageKey const& other : page_keys())
      BOOST_TEST((&other == &key || !other.write(other, one)), other.path << " with " << key.path);
  }
  PageStyle copy;
  take_over(copy, all);
  BOOST_TEST(written(copy) == written(all));
  PageStyle changed = with(named("page.columns"), "4");
  take_over(changed, with(named("page.columns"), "3"));
  BOOST_TEST(*changed.columns == 3, "what is said later counts");
  set_source(copy, text::SourceId{7});
  for (PageKey const& key : page_keys())
    BOOST_TEST((key.place(copy)->source == text::SourceId{7}), key.path);
}

BOOST_AUTO_TEST_CASE(values_out_of_range_are_rejected) {
  for (auto const& [path, value] :
       std::vector<std::pair<std::string, std::string>>{{"page.columns", "5"},
                                                        {"page.columns", "0"},
                                                        {"page.bleed", "21mm"},
                                                        {"text.size", "4pt"},
                                                        {"text.letter fit", "2.1%"},
                                                        {"number sections", "yes"},
                                                        {"number sections", "5"},
                                                        {"contents", "7"},
                                                        {"text.initials", "1"},
                                                        {"colophon", " \n"},
                                                        {"pdf.standard", "ua-1,a-9"},
                                                        {"head.odd", "{pge}"},
                                                        {"page.paper", "a9"},
                                                        {"diagrams.square", "7mm to 3.5mm"},
                                                        {"diagrams.square", "3.5mm to"},
                                                        {"diagrams.square", "0.9mm"},
                                                        {"headings.chapter.sink", "41"},
                                                        {"parts", "2"}})
    BOOST_TEST(!takes(named(path), value), path << ": " << value);
  BOOST_TEST(*with(named("contents"), "On").contents == 2);
  BOOST_TEST(*with(named("contents"), "none").contents == 0);
  BOOST_TEST(*with(named("floats.limit"), "yes").floats == 1);
  PageStyle const range = with(named("diagrams.square"), "3.5mm to 1cm");
  BOOST_TEST(range.squares->least == 3.5, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(range.squares->most == 10, boost::test_tools::tolerance(1e-9));
  PageStyle const one = with(named("diagrams.square"), "4.4mm");
  BOOST_TEST(one.squares->least == one.squares->most);
  BOOST_TEST(!with(named("head.odd"), "No").head_odd->line.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
