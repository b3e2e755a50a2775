#include <boost/test/unit_test.hpp>

#include <string>

#include "disk/disk.hpp"
#include "folder.hpp"
#include "places.hpp"
#include "session/style_files.hpp"
#include "weaving.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

struct Read {
  text::Diagnostics findings;
  document::Settings settings;
};

Read defaults(std::string bytes) {
  Read read;
  Invocation invocation;
  read_defaults(invocation, invocation.sources().open("house.txt", std::move(bytes)),
                read.settings);
  read.findings = invocation.take_findings();
  return read;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_program_contains_the_style_byte_for_byte) {
  BOOST_TEST(style_files().size() > 2U);
  for (text::EmbeddedFile const& file : style_files().first(2)) {
    bool const equal = contents(dawson::in_sources("tex/") + std::string(file.name)) == file.bytes;
    BOOST_TEST(equal, file.name);
  }
}

BOOST_AUTO_TEST_CASE(dawson_sty_is_written_to_the_requested_place) {
  Folder const folder;
  Disk disk;
  write_style_files(disk, folder / "new/sty");
  disk.commit();
  for (text::EmbeddedFile const& file : style_files())
    BOOST_TEST((contents(folder / "new/sty/" + std::string(file.name)) == file.bytes), file.name);
}

BOOST_AUTO_TEST_CASE(a_defaults_file_contains_fields) {
  Read const read = defaults("% the house's\nsize: 6mm\nstipulations: symbols\nprefix: T-\n");
  BOOST_TEST(read.findings.empty());
  BOOST_TEST(read.settings.fields.size() == 1U);
  BOOST_TEST((read.settings.stipulations == document::Stipulations::symbols));
  BOOST_TEST((read.settings.prefix == prose::Inlines{prose::Raw{"T-"}}));
  WeaveOptions options;
  options.defaults = read.settings;
  std::string const made =
      woven(
          "a.tex",
          "\\begin{chess}\nnumber: auto\nstipulation: Mate in 2 moves\njanko: K7/8\n\\end{chess}\n",
          options)
          .output;
  BOOST_TEST(made.find("\\DawsonNumber{T-1}") != std::string::npos);
  BOOST_TEST(made.find("\\DawsonBoard{6mm}") != std::string::npos);
  BOOST_TEST(made.find("\\DawsonStipulation{\\#2}") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_defaults_file_contains_nothing_else) {
  for (std::string const input : {"a listing\n", "nosuchfield: 1\n", "size: 5mm\nsize: 6mm\n",
                                  "stipulations: loud\n", "fen: 8/8/8/8/8/8/8/8\n", "label: x\n"}) {
    Read const read = defaults(input);
    BOOST_TEST_REQUIRE(read.findings.size() == 1U, input);
    BOOST_TEST((read.findings.front().severity == dawson::text::Severity::error));
  }
}
