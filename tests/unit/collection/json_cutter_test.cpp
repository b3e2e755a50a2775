#include <boost/test/unit_test.hpp>

#include "collection/formats.hpp"
#include "collection/json.hpp"
#include "text/source.hpp"

using namespace dawson;
using collection::Record;

namespace {

struct File {
  std::string records;   // the stipulation of each
  std::string findings;  // "2:5 E-JSON, ..."
};

File read(std::string const& bytes, std::size_t block = std::string::npos) {
  File file;
  std::size_t at = 0;
  collection::Lines lines([&]() -> std::string_view {
    std::string_view const next = std::string_view(bytes).substr(at, block);
    at += next.size();
    return next;
  });
  auto const reader = collection::find_format("json")->open({document::PluginFences::of_document});
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::Source const source("test.json", entry.bytes, entry.first);
    text::Diagnostics findings;
    for (Record const& record : reader->read(entry, source, findings))
      file.records += (file.records.empty() ? "" : " ") + std::string(record.text("stipulation"));
    for (text::Diagnostic const& finding : findings) {
      text::Place const place = source.place(finding.span.begin);
      file.findings += (file.findings.empty() ? "" : ", ") + std::to_string(place.line) + ":" +
                       std::to_string(place.column) + " " + finding.code;
    }
  }
  return file;
}

std::string record(std::string const& task) {
  return R"({"dawson":1,"fields":[["stipulation",")" + task + R"("]]})";
}

// As printed by programs with indentation.
std::string pretty(std::string const& task, std::string const& indent = "") {
  return indent + "{\n" + indent + "  \"dawson\": 1,\n" + indent + "  \"fields\": [\n" + indent +
         "    [\n" + indent + "      \"stipulation\",\n" + indent + "      \"" + task + "\"\n" +
         indent + "    ]\n" + indent + "  ]\n" + indent + "}";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(json_cutter)

BOOST_AUTO_TEST_CASE(records_are_on_one_line_on_several_lines_or_in_arrays) {
  std::string const a = record("#1"), b = record("#2"), c = record("#3");
  for (std::string const& file :
       {a + "\n" + b + "\n\n" + c + "\n", a + b + " " + c, "[" + a + "," + b + "," + c + "]",
        "[\n  " + a + ",\n  " + b + ",\n  " + c + "\n]\n",
        "[\r\n" + pretty("#1", "  ") + ",\r\n" + pretty("#2", "  ") + ",\r\n" + pretty("#3", "  ") +
            "\r\n]\r\n",
        pretty("#1") + "\n" + pretty("#2") + pretty("#3"), "[" + a + "]\n[" + b + "," + c + "]",
        "\xEF\xBB\xBF[]\n" + a + "\n[ " + b + " ]\n" + c}) {
    BOOST_TEST(read(file).records == "#1 #2 #3", file);
    BOOST_TEST(read(file).findings == "", file);
  }
  BOOST_TEST(read("[ ]\n").records == "");
  BOOST_TEST(read("[ ]\n").findings == "");
}

BOOST_AUTO_TEST_CASE(brackets_and_line_ends_in_strings_are_text) {
  std::string const odd =
      R"({"dawson":1,"by":[{"a":"]}"},{"b":[]}],"fields":[["comment","\"}]\\"],["stipulation","#1"]]})";
  BOOST_TEST(read(odd + record("#2")).records == "#1 #2");
  BOOST_TEST(read("[" + odd + ",\n" + odd + "]").records == "#1 #1");
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_the_blocks_read) {
  std::string const file = "[\n" + pretty("#1", "  ") + ",\n\n" + pretty("\\u0023\xC3\xA9", "  ") +
                           "\n] " + record("#3") + "\n{\"dawson\":1,\n" + record("#4") + "\nx\n";
  File const whole = read(file);
  BOOST_TEST(whole.records == "#1 #\xC3\xA9 #3 #4");
  for (std::size_t const block : {1U, 2U, 3U, 7U, 40U}) {
    File const parts = read(file, block);
    BOOST_TEST(parts.records == whole.records);
    BOOST_TEST(parts.findings == whole.findings);
  }
}

BOOST_AUTO_TEST_CASE(errors_have_their_line_and_column) {
  BOOST_TEST(read("[\n" + pretty("#1", "  ") + ",\n  {\n    \"dawson\": 2\n  }\n]\n").findings ==
             "12:13 E-JSON");
  std::string const bad = R"({"dawson":1,"fields":[["autor","x"]]})";
  BOOST_TEST(read("[" + record("#\xC3\xA9") + ", " + bad + "]").findings == "1:72 E-FIELD");
  BOOST_TEST(read(record("#1") + "\n  " + bad + "\n").findings == "2:27 E-FIELD");
}

BOOST_AUTO_TEST_CASE(a_broken_record_does_not_affect_others) {
  for (std::string const broken :
       {R"({"dawson":1,"fields":[["stipulation","#9")", R"({"dawson":1,"fields":[["stipul)",
        R"({"dawson":1,"fields":]})", "nonsense", "nonsense, {\"a\": 1}"}) {
    File const lines = read(record("#1") + "\n" + broken + "\n" + record("#2") + "\n");
    BOOST_TEST(lines.records == "#1 #2", broken);
    BOOST_TEST(lines.findings.find("2:") == 0U, lines.findings);
    BOOST_TEST(lines.findings.find(", ") == std::string::npos, lines.findings);
  }
  std::string unclosed = pretty("#9", "  ");
  unclosed.erase(unclosed.find("#9\"") + 2, 1);
  File const array =
      read("[\n" + pretty("#1", "  ") + ",\n" + unclosed + ",\n" + pretty("#2", "  ") + "\n]\n");
  BOOST_TEST(array.records == "#1 #2");
  BOOST_TEST(array.findings.find("16:") == 0U, array.findings);
}

BOOST_AUTO_TEST_CASE(separators_of_records_are_those_of_json) {
  std::string const a = record("#1"), b = record("#2");
  auto const reported = [](std::string const& file) {
    File const made = read(file);
    return made.records + " / " + made.findings;
  };
  BOOST_TEST(reported("[" + a + "\n" + b + "]") == "#1 #2 / 2:1 E-JSON");
  BOOST_TEST(reported("[" + a + ",]") == "#1 / 1:47 E-JSON");
  BOOST_TEST(reported("[," + a + "]") == "#1 / 1:2 E-JSON");
  BOOST_TEST(reported(a + ",\n" + b + ",\n") == "#1 #2 / 1:45 E-JSON");
  BOOST_TEST(reported("[" + a + ",\n" + b + "\n") == "#1 #2 / 3:1 E-JSON");
  BOOST_TEST(reported("[1, " + a + ", \"x\", " + b + "]").starts_with("#1 #2 / 1:"));
}

BOOST_AUTO_TEST_CASE(an_array_is_read_incrementally) {
  constexpr std::size_t records = 1000;
  std::size_t given = 0;
  std::string block;
  collection::Lines lines([&]() -> std::string_view {
    if (given == records) return {};
    block = (given == 0 ? "[" : ",") + record("#" + std::to_string(given));
    if (++given == records) block += "]";
    return block;
  });
  auto const reader = collection::find_format("json")->open({document::PluginFences::of_document});
  std::size_t cut = 0;
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    BOOST_REQUIRE(given <= ++cut + 1);
    BOOST_REQUIRE(entry.bytes.size() < 100U);
  }
  BOOST_TEST(cut == records);
}

BOOST_AUTO_TEST_CASE(unclosed_brackets_are_one_error) {
  BOOST_TEST(read(std::string(100'000, '[')).findings.find(", ") == std::string::npos);
  BOOST_TEST(read(std::string(100'000, '{')).findings == "1:2 E-JSON");
}

BOOST_AUTO_TEST_SUITE_END()
