#include "layout/captions/values.hpp"

#include <boost/test/unit_test.hpp>

#include "boards.hpp"
#include "prose/prose.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

using problem::FieldId;
using Items = std::vector<std::string>;

problem::Entry entry(std::string text) { return {{prose::Text{std::move(text)}}, {}}; }

Items values(problem::Problem const& problem, FieldId field, SlotForm const& form = {},
             ValueStyle const& style = {}) {
  Items out;
  for (prose::Inlines const& item : slot_values(problem, field, form, style))
    out.push_back(prose::plain(item));
  return out;
}

ValueStyle in(chess::Language language) {
  ValueStyle style;
  style.language = language;
  return style;
}

chess::Piece named(std::string name) { return {chess::Kind::named, {}, 0, std::move(name)}; }

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(Items)

BOOST_AUTO_TEST_CASE(a_missing_field_has_no_value) {
  problem::Problem problem;
  for (problem::Field const& field : problem::fields())
    if (field.printed) BOOST_TEST(values(problem, field.id).empty(), field.name);
}

BOOST_AUTO_TEST_CASE(items_of_a_list_come_one_by_one) {
  problem::Problem problem;
  problem.entries[FieldId::conditions] = {entry("Circe"), entry("Madrasi")};
  BOOST_TEST(values(problem, FieldId::conditions) == (Items{"Circe", "Madrasi"}));
}

BOOST_AUTO_TEST_CASE(the_piece_count_is_of_both_sides_or_of_one) {
  problem::Problem problem;
  problem.position = drawn({"kK", "K."});
  BOOST_TEST(values(problem, FieldId::count).empty());
  problem.stipulation = chess::Stipulation{"#2", {}};
  BOOST_TEST(values(problem, FieldId::count) == Items{"2+1"});
  SlotForm form;
  form.count = CountForm::white_pieces;
  BOOST_TEST(values(problem, FieldId::count, form) == Items{"2"});
  form.count = CountForm::black_pieces;
  BOOST_TEST(values(problem, FieldId::count, form) == Items{"1"});
  form.count = CountForm::neutral_pieces;
  BOOST_TEST(values(problem, FieldId::count, form).empty());
}

BOOST_AUTO_TEST_CASE(a_task_is_printed_as_the_slot_requests) {
  problem::Problem problem;
  problem.stipulation = chess::Stipulation{"Mate in 3 moves", chess::Task{"", "#", 6}};
  problem.entries[FieldId::stipulation] = {entry("Mate in 3 moves")};
  BOOST_TEST(values(problem, FieldId::stipulation) == Items{"Mate in 3 moves"});
  SlotForm form;
  form.task = TaskForm::symbols;
  BOOST_TEST(values(problem, FieldId::stipulation, form) == Items{"#3"});
  form.task = TaskForm::words;
  BOOST_TEST(values(problem, FieldId::stipulation, form, in(chess::Language::german)) ==
             Items{"Matt in 3 Zügen"});
}

BOOST_AUTO_TEST_CASE(the_side_to_move_is_named_in_the_language_of_the_document) {
  problem::Problem problem;
  problem.view.to_move = chess::Side::white;
  BOOST_TEST(values(problem, FieldId::tomove) == Items{"White to move"});
  BOOST_TEST(values(problem, FieldId::tomove, {}, in(chess::Language::french)) ==
             Items{"Trait aux Blancs"});
  problem.view.to_move = chess::Side::red;
  BOOST_TEST(values(problem, FieldId::tomove).empty());
}

BOOST_AUTO_TEST_CASE(a_legend_has_the_squares_of_its_pieces) {
  problem::Problem problem;
  problem.position = drawn({"K.k", "..K", "K.."});
  chess::Piece const king{chess::Kind::king, chess::Side::white, 0, {}};
  problem.legend = {{{king}, {prose::Text{"royal"}}, {}}};
  auto const items = legend_values(problem, {});
  BOOST_TEST_REQUIRE(items.size() == 1U);
  BOOST_TEST(items[0].squares == "a1, a3, c2");
}

BOOST_AUTO_TEST_CASE(named_pieces_are_explained_in_the_language_of_the_document) {
  problem::Problem problem;
  problem.position = drawn({"..", ".."});
  problem.position.board.cells()[0].occupant = named("grasshopper");
  problem.position.board.cells()[3].occupant = named("grasshopper");
  problem.position.board.cells()[2].occupant = named("wombat");
  BOOST_TEST(values(problem, FieldId::legend) == (Items{"grasshopper", "wombat"}));
  BOOST_TEST(values(problem, FieldId::legend, {}, in(chess::Language::german)) ==
             (Items{"Grashüpfer", "wombat"}));
  // A rotated queen of the legend has the same name.
  problem.legend = {{{chess::Piece{chess::Kind::queen, chess::Side::white, 4, {}}},
                     {prose::Text{"grasshopper"}},
                     {}}};
  BOOST_TEST(values(problem, FieldId::legend) == (Items{"grasshopper", "wombat"}));
  problem.legend.front().name = {prose::Raw{"wombat"}};  // as in LaTeX
  BOOST_TEST(values(problem, FieldId::legend).size() == 2U);
  problem.legend = {{{named("grasshopper")}, {prose::Text{"hopper"}}, {}}};
  BOOST_TEST(values(problem, FieldId::legend) == (Items{"hopper", "wombat"}));
}

BOOST_AUTO_TEST_CASE(words_of_the_style_override_built_in_words) {
  ValueStyle style = in(chess::Language::german);
  BOOST_TEST(word("after", style).value() == "nach");
  BOOST_TEST(!word("aftre", style));
  style.words[chess::Language::german]["after"] = "frei nach";
  style.words[chess::Language::french]["cousin"] = "parent";
  BOOST_TEST(word("after", style).value() == "frei nach");
  BOOST_TEST(word("cousin", style).value() == "parent");
  style.words[chess::Language::english]["cousin"] = "relative of";
  BOOST_TEST(word("cousin", style).value() == "relative of");
}

BOOST_AUTO_TEST_CASE(an_author_is_printed_in_the_requested_format) {
  auto const text = [](std::string words) { return prose::Inlines{prose::Text{std::move(words)}}; };
  problem::Entry author = entry("Dr. Antonius van der Linde");
  author.name = {text("Dr."), text("Antonius"), text("A."), text("van der Linde")};
  problem::Problem problem;
  problem.entries[FieldId::author] = {author, entry("N. N.")};
  ValueStyle style;
  auto const first = [&](NameForm form) {
    SlotForm asked;
    asked.name = form;
    return values(problem, FieldId::author, asked, style).front();
  };
  BOOST_TEST(first(NameForm::full) == "Dr. Antonius van der Linde");
  BOOST_TEST(first(NameForm::brief) == "Dr. A. van der Linde");
  BOOST_TEST(first(NameForm::surname) == "van der Linde");
  BOOST_TEST(first(NameForm::reversed) == "van der Linde, Dr. Antonius");
  style.academic_titles = false;
  BOOST_TEST(first(NameForm::full) == "Antonius van der Linde");
  BOOST_TEST(first(NameForm::brief) == "A. van der Linde");
  BOOST_TEST(first(NameForm::reversed) == "van der Linde, Antonius");
  style.names = NameForm::surname;
  BOOST_TEST(values(problem, FieldId::author, {}, style) == (Items{"van der Linde", "N. N."}));
}

BOOST_AUTO_TEST_CASE(a_style_has_its_format_of_dates_ranges_and_half_moves) {
  problem::Problem problem;
  problem.entries[FieldId::date] = {{{prose::Raw{"1987-06-08"}}, {}}};
  problem.entries[FieldId::pages] = {entry("12-14")};
  problem.entries[FieldId::title] = {entry("\"7-8\"")};
  problem.entries[FieldId::stipulation] = {entry("h#3.5 (1-2)")};
  ValueStyle style;
  BOOST_TEST(values(problem, FieldId::date, {}, style) == Items{"1987-06-08"});
  BOOST_TEST(values(problem, FieldId::pages, {}, style) == Items{"12-14"});
  style.dates = DateForm::roman_months;
  style.en_dash_ranges = true;
  style.decimal = Decimal::comma;
  BOOST_TEST(values(problem, FieldId::date, {}, style) == Items{"8.VI.1987"});
  BOOST_TEST(values(problem, FieldId::pages, {}, style) == Items{"12–14"});
  BOOST_TEST(values(problem, FieldId::title, {}, style) == Items{"“7-8”"});
  BOOST_TEST(values(problem, FieldId::stipulation, {}, style) == Items{"h#3,5 (1-2)"});
  style.quotes_by_language = false;
  BOOST_TEST(values(problem, FieldId::title, {}, style) == Items{"\"7-8\""});
  problem.entries[FieldId::date] = {entry("1992-94")};
  BOOST_TEST(values(problem, FieldId::date, {}, style) == Items{"1992–94"});
}

BOOST_AUTO_TEST_CASE(twins_are_printed_in_the_format_of_the_style) {
  problem::Problem problem;
  problem.entries[FieldId::twins] = {entry("(b) wKa1->b2"), entry("(c) h#2.5")};
  ValueStyle style;
  BOOST_TEST(values(problem, FieldId::twins) == (Items{"(b) wKa1→b2", "(c) h#2.5"}));
  style.twin_label = TwinLabel::after;
  style.decimal = Decimal::half;
  style.moves = MoveForm::figurines;
  BOOST_TEST(values(problem, FieldId::twins, {}, style) == (Items{"b) ♔a1→b2", "c) h#2½"}));
}

BOOST_AUTO_TEST_CASE(a_field_with_the_value_none_has_no_value) {
  problem::Problem problem;
  problem.stipulation = chess::Stipulation{"#2", {}};
  problem.position = drawn({"kK"});
  problem.count_printed = false;
  BOOST_TEST(values(problem, FieldId::count).empty());
  problem.entries[FieldId::number] = {{{}, {}}};
  BOOST_TEST(values(problem, FieldId::number).empty());
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_are_counted_separately_and_are_conditions) {
  using chess::Kind, chess::Side, chess::Language;
  problem::Problem problem;
  problem.position = drawn({"Kk"});
  problem.stipulation.emplace();
  BOOST_TEST(values(problem, FieldId::count) == Items{"1+1"});
  problem.position.hands.emplace();
  BOOST_TEST(values(problem, FieldId::count) == Items{"1+1"});
  problem.position.hands = {{{Kind::queen, Side::white, 0, {}}, 1},
                            {{Kind::knight, Side::white, 0, {}}, 2},
                            {{Kind::pawn, Side::black, 0, {}}, 1}};
  BOOST_TEST(values(problem, FieldId::count) == Items{"1+1, in hand 3+1"});
  BOOST_TEST(values(problem, FieldId::count, {}, in(Language::german)) ==
             Items{"1+1, in der Hand 3+1"});
  BOOST_TEST(values(problem, FieldId::conditions).empty());
  problem.view.hand = problem::HandPlace::text;
  problem.entries[FieldId::conditions] = {entry("Circe")};
  BOOST_TEST(values(problem, FieldId::conditions) ==
             (Items{"Circe", "In hand: White Q N2; Black P"}));
  BOOST_TEST(values(problem, FieldId::conditions, {}, in(Language::german)) ==
             (Items{"Circe", "In der Hand: Weiß D S2; Schwarz B"}));
  BOOST_TEST(values(problem, FieldId::conditions, {}, in(Language::french)) ==
             (Items{"Circe", "En main\u00A0: Blancs D C2; Noirs P"}));
  problem.position.hands->push_back({named("lance"), 2});
  problem.position.hands->back().piece.side = Side::black;
  BOOST_TEST(values(problem, FieldId::conditions).back() ==
             "In hand: White queen, knight\u00A02; Black pawn, lance\u00A02");
}

BOOST_AUTO_TEST_CASE(remaining_checks_are_the_last_remark_if_requested) {
  problem::Problem problem;
  problem.position.checks = chess::Checks{2, 3};
  BOOST_TEST(values(problem, FieldId::remark).empty());
  problem.view.checks = true;
  BOOST_TEST(values(problem, FieldId::remark) == Items{"Checks left: 2+3"});
  BOOST_TEST(values(problem, FieldId::comment).empty());
  BOOST_TEST(values(problem, FieldId::remark, {}, in(chess::Language::german)) ==
             Items{"Verbleibende Schachgebote: 2+3"});
  problem.position.checks.reset();
  BOOST_TEST(values(problem, FieldId::remark).empty());
}
