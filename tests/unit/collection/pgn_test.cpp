// Games of PGN as records and back: the rows of pgn_rows.txt, and properties that need no row.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

#include "collection/formats.hpp"
#include "places.hpp"
#include "text/encoding.hpp"
#include "text/source.hpp"

using namespace dawson;

namespace {

struct Converted {
  std::string output, findings;
};

// Converts a file; findings are "LINE:COLUMN CODE", a line each.
Converted convert(std::string const& bytes, std::string const& from, std::string const& to,
                  collection::pgn::TagRules const& tags = {}) {
  Converted out;
  collection::Lines lines(collection::blocks_of(bytes));
  auto const reader = collection::find_format(from)->open({{}, tags});
  auto const report = [&](text::Diagnostics const& findings, text::Source const& source) {
    for (text::Diagnostic const& finding : findings) {
      text::Place const place = source.place(finding.span.begin);
      out.findings += std::to_string(place.line) + ":" + std::to_string(place.column) + " " +
                      finding.code + "\n";
    }
  };
  collection::Format const& target = *collection::find_format(to);
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::Source const source("file", entry.bytes, entry.first);
    text::Diagnostics findings;
    for (collection::Record const& record : reader->read(entry, source, findings))
      if (auto const written = target.write(record, findings)) {
        if (!out.output.empty()) out.output += target.between;
        out.output += *written;
      }
    report(findings, source);
  }
  text::Diagnostics findings;
  reader->finish(findings);
  report(findings, text::Source("file", ""));
  return out;
}

// Returns a text in Latin-1; it has no other characters.
std::string latin1(std::string const& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto const byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x80) out += text[i];
    else
      out += static_cast<char>(((byte & 0x03U) << 6U) |
                               (static_cast<unsigned char>(text[++i]) & 0x3FU));
  }
  return out;
}

struct Row {
  std::string name, from, input, to, output, findings;
  bool western = false;
};

// A row is "== NAME", then "-- FORMAT [latin1]" with the input, "-- FORMAT" with the output, and
// "-- findings".
std::vector<Row> rows() {
  std::ifstream file(in_sources("tests/unit/collection/pgn_rows.txt"), std::ios::binary);
  std::vector<Row> all;
  std::string* part = nullptr;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("== ")) {
      all.emplace_back().name = line.substr(3);
      part = nullptr;
    } else if (line.starts_with("-- ") && !all.empty()) {
      Row& row = all.back();
      std::istringstream words(line.substr(3));
      std::string format, encoding;
      words >> format >> encoding;
      if (format == "findings") part = &row.findings;
      else if (row.from.empty()) row.from = format, part = &row.input;
      else row.to = format, part = &row.output;
      if (encoding == "latin1") row.western = true;
    } else if (part) {
      *part += line + "\n";
    }
  }
  for (Row& row : all) {
    if (row.findings.ends_with("\n\n") || row.findings == "\n") row.findings.pop_back();
  }
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(games_of_pgn)

BOOST_AUTO_TEST_CASE(games_become_records_and_records_games) {
  auto const all = rows();
  BOOST_TEST(all.size() > 40U);
  for (Row const& row : all) {
    Converted const made = convert(row.western ? latin1(row.input) : row.input, row.from, row.to);
    BOOST_TEST(made.output == row.output, row.name + ":\n" + made.output);
    BOOST_TEST(made.findings == row.findings, row.name + ":\n" + made.findings);
  }
}

BOOST_AUTO_TEST_CASE(written_games_are_read_as_the_same_records) {
  for (Row const& row : rows()) {
    if (row.from != "pgn" || row.output.find("[\"conditions\"") != std::string::npos) continue;
    bool const all_played = row.findings.find("NOMAN") == std::string::npos &&
                            row.findings.find("AMBIG") == std::string::npos &&
                            row.findings.find("PROM") == std::string::npos &&
                            row.findings.find("RULE") == std::string::npos;
    if (!all_played) continue;
    std::string const again =
        convert(convert(row.output, "json", "pgn").output, "pgn", "json").output;
    BOOST_TEST(again == row.output, row.name + ":\n" + again);
  }
}

BOOST_AUTO_TEST_CASE(games_in_latin1_are_read) {
  std::string const game = "[White \"László\"]\n[Black \"B\"]\n\n1. e4 *\n";
  BOOST_TEST(convert(latin1(game), "pgn", "json").output == convert(game, "pgn", "json").output);
}

// A letter of CP1252 is one byte, in UTF-8 two: the second game begins after the first.
BOOST_AUTO_TEST_CASE(games_on_one_line_in_latin1_are_read) {
  std::string const games =
      "[White \"László\"]\n\n1. e4 {ééééééééééé} * [White \"Béla\"] 1. d4 {é} *\n";
  Converted const made = convert(latin1(games), "pgn", "json");
  BOOST_TEST(made.output == convert(games, "pgn", "json").output);
  BOOST_TEST(made.output.find("Béla") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(line_ends_of_other_systems_keep_the_places) {
  std::string const game = "[White \"A\"]\r\r1. e4\rxyz *\r";
  BOOST_TEST(convert(game, "pgn", "json").findings == "4:1 W-PGN\n");
  std::string const other = "[White \"A\"]\r\n\r\n1. e4\r\nxyz *\r\n";
  BOOST_TEST(convert(other, "pgn", "json").findings == "4:1 W-PGN\n");
}

BOOST_AUTO_TEST_CASE(what_occurs_often_is_counted) {
  std::string games;
  for (int i = 0; i < 3; ++i) games += "[White \"A\"]\n[White \"B\"]\n\n1. e4 {[%clk 1]} *\n\n";
  BOOST_TEST(convert(games, "pgn", "json").findings == "2:1 W-TWICE\n1:1 W-LOSS\n1:1 W-TWICE\n");
}

BOOST_AUTO_TEST_CASE(tags_may_be_assigned_to_fields) {
  auto const rules = collection::pgn::read_tag_rules("author = White; source = Site");
  BOOST_REQUIRE(rules.ok());
  std::string const game = "[White \"Rinck, Henri\"]\n[Site \"s\"]\n[Black \"X\"]\n\n1. e4 *\n";
  BOOST_TEST(convert(game, "pgn", "json", *rules)
                 .output.find(R"(["author",["Rinck, Henri"]],["black",["X"]],["source","s"])") !=
             std::string::npos);
  BOOST_TEST(collection::pgn::read_tag_rules("autor = White").error().code == "E-FIELD");
  BOOST_TEST(collection::pgn::read_tag_rules("studies").error().code == "E-VALUE");
}

BOOST_AUTO_TEST_SUITE_END()
