#include "app/latex/latexmk.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdlib>

#include "disk/disk.hpp"
#include "folder.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string packed(std::string const& text) {
  Folder const folder;
  put(folder / "a", text);
  if (std::system(("gzip " + (folder / "a")).c_str()) != 0) return {};
  return contents(folder / "a.gz");
}

std::string unpacked(std::string const& bytes) {
  Folder const folder;
  put(folder / "a.gz", bytes);
  if (std::system(("gunzip " + (folder / "a.gz")).c_str()) != 0) return {};
  return contents(folder / "a");
}

std::string source_of(std::string_view name) {
  return name.starts_with("/m/") ? "/s/" + std::string(name.substr(3)) : std::string();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(synctex)

BOOST_AUTO_TEST_CASE(mirrored_files_get_the_names_of_their_sources) {
  std::string const text =
      "SyncTeX "
      "Version:1\nInput:1:/m/a:b.tex\nInput:12:/usr/x.sty\n!99\n{1\n[1,2:3,4:5\nx1,/m/\n}1\n";
  std::string const made = with_sources(packed(text), source_of);
  BOOST_TEST(unpacked(made) ==
             "SyncTeX Version:1\nInput:1:/s/a:b.tex\nInput:12:/usr/x.sty\n!99\n{1\n[1,2:3,4:5\n"
             "x1,/m/\n}1\n");
  BOOST_TEST(made == with_sources(packed(text), source_of));  // the file contains no time
}

BOOST_AUTO_TEST_CASE(forms_that_luatex_writes_as_pages_are_omitted) {
  std::string const made =
      with_sources(packed("a\n{1\nx\n}1\n!3\n{2\nform\n}1\n!4\n{2\ny\n}2\nend\n"), source_of);
  BOOST_TEST(unpacked(made) == "a\n{1\nx\n}1\n!3\n!4\n{2\ny\n}2\nend\n");
}

BOOST_AUTO_TEST_CASE(a_long_file_is_copied_completely) {
  std::string text;
  for (int i = 0; i < 200000; ++i) text += "h1," + std::to_string(i) + ":7\n";
  BOOST_TEST((unpacked(with_sources(packed(text), source_of)) == text));
}

BOOST_AUTO_TEST_CASE(a_truncated_file_is_refused) {
  std::string const whole = packed(std::string(1000, 'x') + "\n");
  BOOST_CHECK_THROW(with_sources(whole.substr(0, whole.size() / 2), source_of), SystemError);
  BOOST_CHECK_THROW(with_sources("Input:1:/m/a\n", source_of), SystemError);
}

BOOST_AUTO_TEST_SUITE_END()
