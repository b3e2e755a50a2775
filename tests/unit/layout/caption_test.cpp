#include <boost/test/unit_test.hpp>

#include <string>

#include "boards.hpp"
#include "layout/caption.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

using problem::FieldId;

problem::Entry entry(std::string text) { return {{prose::Raw{std::move(text)}}, {}}; }

std::string shown(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += text->text;
    if (auto const* raw = std::get_if<prose::Raw>(&part)) out += raw->text;
  }
  return out;
}

// The lines as "slot left|right|item;item", one after the other.
std::vector<std::string> shown(std::vector<Line> const& lines) {
  constexpr std::string_view names[] = {"head",       "centred",    "number", "author",  "city",
                                        "title",      "dedication", "after",  "version", "source",
                                        "correction", "tournament", "award",  "album",   "reprint",
                                        "task",       "pairs",      "legend", "key",     "remark"};
  std::vector<std::string> out;
  for (Line const& line : lines) {
    std::string text(names[static_cast<std::size_t>(line.slot)]);
    text += " " + shown(line.left);
    if (!line.right.empty()) text += "|" + shown(line.right);
    for (prose::Inlines const& item : line.items) text += "[" + shown(item) + "]";
    out.push_back(text);
  }
  return out;
}

using Lines = std::vector<std::string>;

problem::Problem full(problem::Preset preset) {
  problem::Problem problem;
  problem.position = drawn({"kK", "K."});
  problem.view.caption = preset;
  problem.entries[FieldId::number] = {entry("7")};
  problem.entries[FieldId::author] = {entry("A. One"), entry("B. Two")};
  problem.entries[FieldId::city] = {entry("Oslo"), entry("Rome")};
  problem.entries[FieldId::title] = {entry("Title")};
  problem.entries[FieldId::dedication] = {entry("To C.")};
  problem.entries[FieldId::source] = {entry("Feenschach")};
  problem.entries[FieldId::issue] = {entry("76")};
  problem.entries[FieldId::date] = {entry("10/1997")};
  problem.entries[FieldId::pages] = {entry("p. 3")};
  problem.entries[FieldId::tournament] = {entry("Tourney")};
  problem.entries[FieldId::award] = {entry("1st Prize")};
  problem.entries[FieldId::album] = {entry("FIDE Album")};
  problem.entries[FieldId::after] = {entry("after D.")};
  problem.entries[FieldId::version] = {entry("Version E.")};
  problem.entries[FieldId::correction] = {entry("Correction")};
  problem.entries[FieldId::reprint] = {entry("Reprint")};
  problem.stipulation = chess::Stipulation{"#2", {}};
  problem.entries[FieldId::stipulation] = {entry("#2")};
  problem.entries[FieldId::conditions] = {entry("Circe"), entry("Madrasi")};
  problem.entries[FieldId::twins] = {entry("(b) a1->b1")};
  problem.entries[FieldId::sound] = {entry("C+")};
  problem.legend.push_back({{chess::Man{}}, {prose::Raw{"pawn"}}, {}});
  problem.entries[FieldId::remark] = {entry("Remark")};
  return problem;
}

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(Lines)

BOOST_AUTO_TEST_CASE(feenschach_has_its_slots_in_the_order_of_print) {
  Caption const caption = lay_out_caption(full(problem::Preset::feenschach));
  BOOST_TEST(
      shown(caption.above) ==
          (Lines{"number 7", "author A. One", "author B. Two", "city Oslo / Rome", "after after D.",
                 "version Version E.", "source Feenschach| 76, 10/1997, p. 3",
                 "correction Correction", "tournament Tourney", "award 1st Prize",
                 "dedication To C.", "title Title", "album FIDE Album", "reprint Reprint"}),
      boost::test_tools::per_element());
  BOOST_TEST(shown(caption.below) == (Lines{"task #2|C+ (2+1)", "pairs [Circe][Madrasi]",
                                            "pairs [(b) a1->b1]", "legend pawn", "remark Remark"}),
             boost::test_tools::per_element());
  BOOST_TEST(caption.below[3].figures.size() == 1U);
}

BOOST_AUTO_TEST_CASE(schwalbe_opens_with_number_and_author_on_one_line) {
  Caption const caption = lay_out_caption(full(problem::Preset::schwalbe));
  BOOST_TEST(shown(caption.above) ==
                 (Lines{"head 7|A. One", "centred B. Two", "city Oslo / Rome", "after after D.",
                        "version Version E.", "source Feenschach| 76, 10/1997, p. 3",
                        "correction Correction", "tournament Tourney", "award 1st Prize",
                        "dedication To C.", "title Title", "album FIDE Album", "reprint Reprint"}),
             boost::test_tools::per_element());
  BOOST_TEST(shown(caption.below).front() == "task #2|C+ (2+1)");
}

BOOST_AUTO_TEST_CASE(album_opens_with_number_and_album) {
  Caption const caption = lay_out_caption(full(problem::Preset::album));
  BOOST_TEST(shown(caption.above) ==
                 (Lines{"head 7|FIDE Album", "author A. One", "author B. Two", "after after D.",
                        "version Version E.", "source Feenschach| 76, 10/1997, p. 3",
                        "correction Correction", "tournament Tourney", "award 1st Prize",
                        "dedication To C.", "title Title"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(plain_says_who_and_what_without_a_count) {
  Caption const caption = lay_out_caption(full(problem::Preset::plain));
  BOOST_TEST(shown(caption.above) == (Lines{"author 7. A. One, B. Two", "title Title",
                                            "source Feenschach| 76, 10/1997, p. 3"}),
             boost::test_tools::per_element());
  BOOST_TEST(shown(caption.below) == (Lines{"remark #2", "pairs [Circe][Madrasi]",
                                            "pairs [(b) a1->b1]", "legend pawn", "remark Remark"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(none_says_nothing) {
  Caption const caption = lay_out_caption(full(problem::Preset::none));
  BOOST_TEST((caption.above.empty() && caption.below.empty()));
}

BOOST_AUTO_TEST_CASE(empty_slots_have_no_line) {
  using enum problem::Preset;
  for (problem::Preset const preset : {feenschach, schwalbe, plain, album, none}) {
    problem::Problem problem;
    problem.position = drawn({"kK"});
    problem.view.caption = preset;
    Caption const caption = lay_out_caption(problem);
    BOOST_TEST((caption.above.empty() && caption.below.empty()));
  }
}

BOOST_AUTO_TEST_CASE(the_rest_of_a_source_needs_no_name) {
  problem::Problem problem;
  problem.entries[FieldId::issue] = {entry("76")};
  BOOST_TEST(shown(lay_out_caption(problem).above) == (Lines{"source |76"}),
             boost::test_tools::per_element());
  problem.entries[FieldId::date] = {entry("1997")};
  BOOST_TEST(shown(lay_out_caption(problem).above) == (Lines{"source |76, 1997"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(men_are_counted_where_there_is_a_task) {
  problem::Problem problem;
  problem.position = drawn({"kK", "KK"});
  problem.entries[FieldId::title] = {entry("a board")};
  BOOST_TEST(lay_out_caption(problem).below.empty());
  problem.entries[FieldId::sound] = {entry("C+")};
  BOOST_TEST(shown(lay_out_caption(problem).below) == (Lines{"task |C+"}),
             boost::test_tools::per_element());
  problem.stipulation = chess::Stipulation{"#2", {}};
  BOOST_TEST(shown(lay_out_caption(problem).below) == (Lines{"task |C+ (3+1)"}),
             boost::test_tools::per_element());
  problem.count = chess::Count{3, 5, 1};
  problem.entries.erase(FieldId::sound);
  BOOST_TEST(shown(lay_out_caption(problem).below) == (Lines{"task |(3+5+1)"}),
             boost::test_tools::per_element());
}
