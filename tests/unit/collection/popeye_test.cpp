#include <boost/test/unit_test.hpp>

#include "collection/json.hpp"
#include "collection/popeye/popeye.hpp"
#include "semantics/popeye/conditions.hpp"
#include "text/source.hpp"

using namespace dawson;
using collection::Record;

namespace {

struct File {
  std::vector<Record> records;
  std::vector<std::string> findings;  // "2:5 E-WALK"
};

File read(std::string const& bytes) {
  File file;
  collection::Lines lines(collection::blocks_of(bytes));
  collection::popeye::Cutter cutter;
  collection::popeye::Reader reader;
  for (collection::Stretch entry; cutter.cut(lines, entry); entry = {}) {
    text::Source const source("test.inp", entry.bytes, entry.first);
    text::Diagnostics findings;
    auto record = reader.read(source.bytes(), findings);
    for (text::Diagnostic const& finding : findings) {
      auto const place = source.place(finding.span.begin);
      file.findings.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) +
                              " " + finding.code);
    }
    if (record) file.records.push_back(std::move(*record));
  }
  return file;
}

std::string items(Record const& record, std::string_view field) {
  std::string all;
  if (auto const* found = record.find(field))
    for (text::SourceMappedText const& value : found->values)
      all += (all.empty() ? "" : " | ") + value.text();
  return all;
}

std::string codes(File const& file) {
  std::string all;
  for (std::string const& finding : file.findings) all += (all.empty() ? "" : ", ") + finding;
  return all;
}

// The only problem of the English `commands`.
Record read_one(std::string const& commands) {
  File const file = read("BeginProblem\n" + commands + "\nEndProblem\n");
  BOOST_TEST(codes(file) == "");
  BOOST_REQUIRE(file.records.size() == 1U);
  return file.records.front();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(popeye)

BOOST_AUTO_TEST_CASE(printed_twins_become_commands) {
  using collection::popeye::changes_in_english;
  auto const made = [](std::string_view text, bool continued = false) {
    return changes_in_english(text, continued).value_or("-");
  };
  BOOST_TEST(made("sKh7\u2192a6") == "Move h7 a6");
  BOOST_TEST(made("Sd6<->Ke5") == "Exchange d6 e5");
  BOOST_TEST(made("--sLa2", true) == "Continued Remove a2");
  BOOST_TEST(made("h=2") == "Stipulation h=2");
  BOOST_TEST(made("Drehung 90\u00B0") == "Rotate 90");
  BOOST_TEST(made("Add White Bf5") == "Add White Bf5");
  BOOST_TEST(made("+sSa1") == "Add Black Sa1");
  BOOST_TEST(made("+wBa2") == "-");  // a bishop in English, a pawn (Bauer) in German
  BOOST_TEST(made("wK to a6") == "-");
}

BOOST_AUTO_TEST_CASE(commands_may_be_abbreviated_and_appear_in_any_order) {
  Record const record = read_one(
      "auth N. N.\norig 47, Problemkiste 79, 2/1992\r\npie wh ka1 bl kc1 pb7c7 "
      "stip h# 2.5 cond circe madr opti dup setp aut Second Author & Third und Fourth");
  BOOST_TEST(items(record, "author") == "N. N. | Second Author | Third | Fourth");
  BOOST_TEST(items(record, "men") == "White Ka1 Black Kc1 Pb7c7");
  BOOST_TEST(items(record, "stipulation") == "h#2.5");
  BOOST_TEST(items(record, "conditions") == "Circe | Madrasi");
  BOOST_TEST(items(record, "options") == "Duplex | SetPlay");
  BOOST_TEST(items(record, "source-number") == "47");
  BOOST_TEST(items(record, "source") == "Problemkiste");
  BOOST_TEST(items(record, "issue") == "79");
  BOOST_TEST(items(record, "date") == "2/1992");
}

BOOST_AUTO_TEST_CASE(three_languages_give_the_same_pieces_and_twins) {
  std::string const pieces = "White Kd1 Ge4 Black Sa8 Pb7 Neutral PAc3";
  File const english =
      read("begin pieces white kd1 ge4 black sa8 pb7 neutral pac3 twin move d1 d2 end");
  File const german =
      read("anfang steine weiss kd1 ge4 schwarz sa8 bb7 neutral pac3 zwilling versetze d1 d2 ende");
  File const french =
      read("debut pieces blanc rd1 se4 noir ca8 pb7 neutre pac3 jumeau deplacement d1 d2 finp");
  for (File const* file : {&english, &german, &french}) {
    BOOST_TEST(codes(*file) == "");
    BOOST_REQUIRE(file->records.size() == 1U);
    BOOST_TEST(items(file->records[0], "men") == pieces);
    BOOST_TEST(items(file->records[0], "twins") == "b) Move d1 d2");
  }
}

BOOST_AUTO_TEST_CASE(attributes_apply_until_the_next_colour_but_royal_to_one_piece) {
  BOOST_TEST(items(read_one("pieces white ka1 white magic ra8 pb7 white royal gd4 se5 black kh8"),
                   "men") == "White Ka1 White Magic Ra8 Pb7 White Royal Gd4 White Se5 Black Kh8");
}

BOOST_AUTO_TEST_CASE(hunters_and_invisible_pieces_are_kept) {
  Record const record = read_one("pieces white ka1 b/rb4 totalinvisible 2 black kh8");
  BOOST_TEST(items(record, "men") == "White Ka1 B/Rb4 Black Kh8");
  BOOST_TEST(items(record, "remark") == "+2 total invisibles");
}

BOOST_AUTO_TEST_CASE(several_problems_may_be_on_one_line) {
  File const file =
      read("begin pieces white ka1 next pieces white kb1 next\npieces white kc1 endproblem x\n");
  BOOST_REQUIRE(file.records.size() == 3U);
  BOOST_TEST(items(file.records[1], "men") == "White Kb1");
  BOOST_TEST(codes(file) == "2:29 W-END");
}

BOOST_AUTO_TEST_CASE(an_abbreviated_colour_does_not_end_a_problem) {
  File const file = read("anf\nste\nwei kc8 bb6\nsch ka8\nweit\nste wei kd1\nend\n");
  BOOST_REQUIRE(file.records.size() == 2U);
  BOOST_TEST(items(file.records[0], "men") == "White Kc8 Pb6 Black Ka8");
  BOOST_TEST(codes(file) == "");
}

BOOST_AUTO_TEST_CASE(forsyth_counts_squares_across_ranks) {
  BOOST_TEST(items(read_one("forsyth 48/5gPp/5K1k"), "men") == "White Kf1 Pg2 Black Gf2 Kh1 Ph2");
  BOOST_TEST(codes(read("begin forsyth 7/8k end")) == "1:16 W-RANK");
}

BOOST_AUTO_TEST_CASE(the_pieces_after_a_stipulation_a_to_b_are_the_target_position) {
  Record const record = read_one("pieces white ka1 stip a=>b 2.5 pieces white ka2");
  BOOST_TEST(items(record, "men") == "White Ka1");
  BOOST_TEST(items(record, "target") == "White Ka2");
  BOOST_TEST(items(record, "stipulation") == "a=>b 2.5");
}

BOOST_AUTO_TEST_CASE(conditions_are_printed_in_the_language_of_the_file) {
  File const file = read(
      "anf steine weiss kd1\nbed circe rexink spiegel loch a8c1 magische b2b4 typ1 koeko nachbar g "
      "chamaeleoncirce s l t\nford #2\nende");
  BOOST_TEST(codes(file) == "");
  BOOST_REQUIRE(file.records.size() == 1U);
  BOOST_TEST(items(file.records[0], "conditions") ==
             "Circe rex inklusive spiegel | Loch a8, c1 | Magische Felder b2, b4 Typ 1 | "
             "Köko nachbar G | Chamäleoncirce S L T");
}

BOOST_AUTO_TEST_CASE(printed_conditions_are_converted_back_to_popeyes_words) {
  using semantics::popeye::condition_for_popeye;
  BOOST_TEST(*condition_for_popeye("Circe rex inklusive spiegel") == "Circe RexInclusive Mirror");
  BOOST_TEST(*condition_for_popeye("Loch a8, c1") == "Hole a8c1");
  BOOST_TEST(*condition_for_popeye("Chamäleoncirce S L T") == "ChameleonCirce S B R");
  BOOST_TEST(*condition_for_popeye("Circe cage strict") == "Circe Cage Strict");
  BOOST_TEST(*condition_for_popeye("Circe couscous volcanic") == "Circe Couscous Volcanic");
  BOOST_TEST(*condition_for_popeye("Take & Make") == "Take&MakeChess");
  BOOST_TEST(*condition_for_popeye("Grid Chess irregular a8a7 c8 grid line Ha24") ==
             "GridChess Irregular a8a7 c8 GridLine Ha24");
  BOOST_TEST(!condition_for_popeye("Circe of Berlin"));
  BOOST_TEST(!condition_for_popeye("Cirse"));
}

BOOST_AUTO_TEST_CASE(twins_and_zeropositions_are_labelled_by_count) {
  Record const record = read_one(
      "pieces white ka1 bb2 zeroposition move b2 c3 twin rotate 90 mirror a1<-->h8 "
      "twin continued add white pad4 stip h=3 cond circe madrasi");
  BOOST_TEST(items(record, "twins") ==
             "a) Move b2 c3 | b) Rotate 90 Mirror a1<-->h8 | "
             "c) Continued Add White PAd4 Stipulation h=3 Condition Circe Madrasi");
  BOOST_TEST(items(record, "remark") == "Zeroposition");
}

BOOST_AUTO_TEST_CASE(one_bad_word_does_not_lose_the_rest) {
  File const file = read(
      "BeginProblem\npieces white Ka1 Qd1 black kh8\ncond Cirse Madrasi\noption foo duplex\n"
      "stip xyz\nbla bla\nauthor A\nnext\npieces Ka1\nstip #2\nEndProblem\n\ntext\n");
  BOOST_TEST(codes(file) ==
             "3:6 E-CONDITION, 4:8 E-OPTION, 5:6 E-STIPULATION, 6:1 E-COMMAND, "
             "9:8 E-COLOUR, 13:1 W-END");
  BOOST_REQUIRE(file.records.size() == 1U);
  BOOST_TEST(items(file.records[0], "men") == "White Ka1 Qd1 Black Kh8");
  BOOST_TEST(items(file.records[0], "conditions") == "Madrasi");
  BOOST_TEST(items(file.records[0], "options") == "Duplex");
  BOOST_TEST(items(file.records[0], "author") == "A");
}

BOOST_AUTO_TEST_CASE(a_problem_with_an_unreadable_piece_is_omitted) {
  for (std::string const bad :
       {"pieces white ka1 zz9 black kh8", "pieces white ka1 zza2 black kh8", "pieces ka1 white qb1",
        "pieces white ka1 ra1", "forsyth 88888888k", "stip a=>b 1 pieces white ka1 zz9"}) {
    File const file = read("begin " + bad + " stip #2 next pieces white kd1 end");
    BOOST_REQUIRE_MESSAGE(file.records.size() == 1U, bad + codes(file));
    BOOST_TEST(items(file.records[0], "men") == "White Kd1", bad);
    BOOST_TEST(codes(file).find("E-") != std::string::npos, bad);
  }
}

BOOST_AUTO_TEST_CASE(text_that_popeye_would_read_differently_is_reported) {
  BOOST_TEST(codes(read("begin pieces white r a1 end")) == "1:20 W-LONEWALK");
  // `bl` and `b3` are pieces too; the first word of a list is a colour.
  BOOST_TEST(codes(read("begin pieces bl b3g4 kh8 pieces wh b1d4 end")) == "");
  BOOST_TEST(codes(read("debut pieces blanc ra1 cond circe pie noir rh8 finp")) ==
             "1:35 W-SWALLOWED, 1:39 E-AMBIGUOUS, 1:44 E-CONDITION");
  BOOST_TEST(codes(read("debut cond circe pieces blanc ra1 noir rh8 finp")) == "");
  BOOST_TEST(codes(read("begin pieces white ka1 twin move a1 a2 pieces black kh8 end")) ==
             "1:40 W-LATE");
  BOOST_TEST(codes(read("begin pieces white ka1 ra1 end")) == "1:24 E-DOUBLE");
  BOOST_TEST(codes(read("begin pieces white ka1 ra1 cond circe volcanic end")) == "1:24 W-BELOW");
  BOOST_TEST(codes(read("pieces white ka1 end")) == "1:1 E-BEGIN");
  BOOST_TEST(codes(read("begin pieces white ka1")) == "1:23 W-END");
}

BOOST_AUTO_TEST_CASE(every_command_has_its_field) {
  Record const record = read_one(
      "initialgamearray\nprotocol x.txt\nlatex y.tex\ng DU Grasshopper\nsstip white 3a[#]d\n"
      "title To a friend\naward 1st Prize\naward 2nd Prize");
  BOOST_TEST(items(record, "men") ==
             "White Ke1 Qd1 Ra1h1 Bc1f1 Sb1g1 Pa2b2c2d2e2f2g2h2 "
             "Black Ke8 Qd8 Ra8h8 Bc8f8 Sb8g8 Pa7b7c7d7e7f7g7h7");
  BOOST_TEST(items(record, "legend") == "*2q = Grasshopper");
  BOOST_TEST(items(record, "other") == "protocol=x.txt | latex=y.tex | symbol G=DU");
  BOOST_TEST(items(record, "stipulation") == "white 3a[#]d");
  BOOST_TEST(items(record, "award") == "2nd Prize");
  BOOST_TEST(items(read_one("pieces white ka1 totalinvisible 1"), "remark") ==
             "+1 total invisible");
  Record const last = read_one("pieces white ka1 stip h#2 stip #3");
  BOOST_TEST(items(last, "stipulation") == "#3");
  BOOST_TEST(items(read_one("pieces white ka1 stip h#2 sstip white 3a[#]d"), "stipulation") ==
             "white 3a[#]d");
}

BOOST_AUTO_TEST_CASE(the_moves_of_each_depth_begin_a_search) {
  File const file = read("begin pieces white ka1 option start 9:20:9 upto 9:21 maxsol 3 end");
  BOOST_TEST(items(file.records.at(0), "options") ==
             "StartMoveNumber 9:20:9 | UpToMoveNumber 9:21 | MaxSolutions 3");
  BOOST_TEST(codes(file) == "");
}

BOOST_AUTO_TEST_CASE(missing_parts_of_a_problem_are_reported) {
  BOOST_TEST(codes(read("begin stip #2 end")) == "1:6 E-EMPTY");
  BOOST_TEST(codes(read("begin pieces white ka1 stip a=>b 2.5 end")) == "1:29 W-TARGET");
  BOOST_TEST(codes(read("begin begin pieces white ka1 end")) == "1:7 E-COMMAND");
  BOOST_TEST(codes(read("begin pieces white ka1 kb1 black kh8 end")) == "");
  BOOST_TEST(read("begin end").records.size() == 0U);
}

BOOST_AUTO_TEST_CASE(lines_in_latin_1_and_tex_accents_are_read) {
  File const file = read("anf\nautor M\xFCller\nautor K\\\"oko{\\ss}~A.\nsteine weiss ka1\nende\n");
  BOOST_TEST(items(file.records.at(0), "author") == "Müller | Kökoß A.");
}

BOOST_AUTO_TEST_CASE(german_letters_are_written_in_the_syntax_of_german_sty) {
  auto const author = [](std::string const& written) {
    return items(read("anf\ntitel " + written + "\nsteine weiss ka1\nende\n").records.at(0),
                 "dedication");
  };
  BOOST_TEST(author("G\"unther Gro\"s, Lin\"s & Sz\"oghy") == "Günther Groß, Linß & Szöghy");
  BOOST_TEST(author("unver\"offentlicht (Neujahrsgru\"s)") == "unveröffentlicht (Neujahrsgruß)");
  BOOST_TEST(author("entscheidet \"uber Bauern") == "entscheidet über Bauern");
  BOOST_TEST(author("\"Osterreichische S\\\"atze") == "Österreichische Sätze");
  // Real quotation marks.
  BOOST_TEST(author("the \"optimization\" bug") == "the \"optimization\" bug");
  BOOST_TEST(author("3. \"harmonie\"-TT 1990") == "3. \"harmonie\"-TT 1990");
  BOOST_TEST(author("\"uber\" und dar\"uber") == "\"uber\" und darüber");
  BOOST_TEST(author("Lo\"rinc") == "Lo\"rinc");
}

BOOST_AUTO_TEST_CASE(a_written_problem_is_read_as_the_same_problem) {
  Record const record = read_one(
      "author Someone\norigin 12a, feenschach 76, 8. 11. 1985\naward 1st Prize, A Tourney\n"
      "title To a friend\nstip ser-h#5\noption setplay defence 2\ncond circe rexinclusive imitator "
      "c4e5\n"
      "pieces white magic ka1 white g/sb2 black kh8 totalinvisible 1\nremark Words; and more\n"
      "latexpieces g DU Grasshopper\nzero move a1 a2\ntwin exchange a1 h8");
  text::Diagnostics findings;
  auto const written = collection::popeye::write(record, findings);
  BOOST_REQUIRE(written);
  BOOST_TEST(findings.empty());
  Record const again = read_one(*written);
  BOOST_TEST(collection::write_json(again) == collection::write_json(record));
}

BOOST_AUTO_TEST_CASE(a_twin_that_popeye_cannot_express_keeps_its_place) {
  auto const written = [](std::vector<std::string> const& twins, std::string& reported) {
    Record record = read_one("pieces white ka1 pa2 black kh8\nstip #2");
    for (std::string const& twin : twins) record.add("twins", twin, {3, 8});
    text::Diagnostics findings;
    std::string const made = collection::popeye::write(record, findings).value_or("-");
    reported.clear();
    for (text::Diagnostic const& finding : findings) reported += finding.message + "; ";
    return made.substr(made.find("Kh8\n") + 4);
  };
  std::string reported;
  std::string const three =
      written({"b) Remove a2", "c) as in b), but h#2", "d) Move a1 b2"}, reported);
  BOOST_TEST(three == "Twin Remove a2\nTwin\nRemark c) as in b), but h#2\nTwin Move a1 b2\n");
  BOOST_TEST(reported == "Popeye cannot represent twin c); written as a remark; ");
  BOOST_TEST(items(read_one("pieces white ka1 pa2 black kh8\n" + three), "twins") ==
             "b) Remove a2 | c) as in b), but h#2 | d) Move a1 b2");
  // A twin that continues from an unknown one is unknown too.
  BOOST_TEST(written({"b) who knows", "+c) Remove a2", "d) Remove a2"}, reported) ==
             "Twin\nRemark b) who knows\nTwin\nRemark +c) Remove a2\nTwin Remove a2\n");
  BOOST_TEST(written({"(a) diagram (b) wKa1->b2 (c) -wPa2"}, reported) ==
             "Twin Move a1 b2\nTwin Remove a2\n");
  BOOST_TEST(reported == "");
  BOOST_TEST(written({"Nullstellung a) wKa1->b2 b) -wPa2"}, reported) ==
             "ZeroPosition Move a1 b2\nTwin Remove a2\n");
  BOOST_TEST(written({"b) Remove a2", "d) Move a1 b2"}, reported) ==
             "Twin Remove a2\nTwin Move a1 b2\n");
  BOOST_TEST(reported == "twin d) is labelled c) in Popeye, by its place; ");
  BOOST_TEST(written({"the king elsewhere"}, reported) == "Remark the king elsewhere\n");
}

BOOST_AUTO_TEST_CASE(pieces_precede_a_stipulation_that_leads_to_a_position) {
  for (bool const target : {false, true}) {
    Record record = read_one("pieces white ka1 black kh8");
    record.add("stipulation", "a=>b2.5", {});
    if (target) record.add("target", "White Kb1 Black Kh8", {});
    text::Diagnostics findings;
    auto const written = collection::popeye::write(record, findings);
    BOOST_REQUIRE(written);
    BOOST_TEST(findings.empty());
    File const again = read("begin\n" + *written + "end\n");
    BOOST_TEST(items(again.records.at(0), "men") == "White Ka1 Black Kh8");
    BOOST_TEST(items(again.records.at(0), "target") == (target ? "White Kb1 Black Kh8" : ""));
    BOOST_TEST(items(again.records.at(0), "stipulation") == "a=>b2.5");
  }
}

BOOST_AUTO_TEST_CASE(what_popeye_lacks_is_reported_with_its_place) {
  Record record = read_one("pieces white ka1\nstip #2");
  record.add("solution", "1.Kb1", {3, 8});
  record.add("conditions", "House rules", {9, 12});
  text::Diagnostics findings;
  BOOST_REQUIRE(collection::popeye::write(record, findings));
  BOOST_REQUIRE(findings.size() == 2U);
  for (text::Diagnostic const& finding : findings) BOOST_TEST(finding.code == "W-LOSS");
  BOOST_TEST(findings[0].span.begin == 9U);
  BOOST_TEST(findings[1].span.begin == 3U);
  record.erase("men");
  findings.clear();
  BOOST_TEST(!collection::popeye::write(record, findings));
}

BOOST_AUTO_TEST_CASE(lengths_of_proof_games_may_end_with_a_zero) {
  for (std::string const task : {"dia1.0", "dia 1.0", "A=>B 1.0", "h#2.5"}) {
    File const file = read("begin\npieces white ka1\nstip " + task + "\npieces black kd8\nend\n");
    BOOST_TEST(file.findings.empty(), task);
    BOOST_TEST(file.records.at(0).find("stipulation") != nullptr, task);
  }
}

BOOST_AUTO_TEST_CASE(attributes_may_precede_the_colour) {
  File const file =
      read("begin\npieces white ka1 ba8 magic white ra7 pe6 black kd8\nstip #2\nend\n");
  BOOST_TEST(file.findings.empty());
  BOOST_TEST(items(file.records.at(0), "men") == "White Ka1 Ba8 White Magic Ra7 Pe6 Black Kd8");
}

BOOST_AUTO_TEST_CASE(rotated_pieces_have_the_walks_named_in_the_record) {
  auto const written = [](std::vector<std::pair<char const*, char const*>> const& fields) {
    Record record;
    record.add("men-de", "wKd1, sKh8, wSUd5, sTLe4f4", {});
    for (auto const& [field, value] : fields) record.add(field, value, {});
    text::Diagnostics findings;
    auto const made = collection::popeye::write(record, findings);
    std::string reported;
    for (text::Diagnostic const& finding : findings) reported += " " + finding.code;
    return made.value_or("") + reported;
  };
  std::string const pieces = "Pieces White Kd1 Nd5 Black Kh8 PAe4f4\n";
  BOOST_TEST(written({{"legend", "*2N = Nachtreiter: NN"}, {"legend", "*3R*3r = Pao"}}) == pieces);
  BOOST_TEST(written({{"legend", "*2N = nightriders"}, {"legend", "e4, f4 = pao"}}) ==
             pieces + " W-LOSS");
  BOOST_TEST(written({{"remark", "Noctambule d5"}, {"remark", "f4 e4: Paos"}}) ==
             pieces + "Remark Noctambule d5\nRemark f4 e4: Paos\n");
  BOOST_TEST(written({{"legend", "*2N = Nachtreiter"}, {"remark", "Pao f4"}}) == " E-LOSS");
  BOOST_TEST(written({{"legend", "*2N = Springer"}}) == " E-LOSS");
}

BOOST_AUTO_TEST_SUITE_END()
