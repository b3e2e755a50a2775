#include "layout/captions/typography.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

#include "layout/captions/values.hpp"
#include "prose/prose.hpp"

using namespace dawson;
using namespace dawson::layout;
using chess::Language;
using prose::Inlines;
using prose::Text;

namespace {

Inlines words(std::string written) { return {Text{std::move(written)}}; }

struct Quoted {
  std::string_view written, english, german, french;
};

// No-break spaces are written as ~.
std::string shown(Inlines const& inlines) {
  std::string out = prose::plain(inlines);
  for (std::size_t at; (at = out.find("\u00A0")) != std::string::npos;) out.replace(at, 2, "~");
  return out;
}

std::string quoted(std::string_view written, Language language) {
  return shown(with_quotes(words(std::string(written)), language));
}

}  // namespace

BOOST_AUTO_TEST_CASE(quotation_marks_are_those_of_the_language) {
  constexpr auto table = std::to_array<Quoted>({
      {"\"Echo\"", "“Echo”", "„Echo“", "«~Echo~»"},
      {"a \"b\" c", "a “b” c", "a „b“ c", "a «~b~» c"},
      {"(\"b\")", "(“b”)", "(„b“)", "(«~b~»)"},
      {"\"\"", "“”", "„“", "«~~»"},
      {"he's \"in\"", "he’s “in”", "he’s „in“", "he’s «~in~»"},
      {"l'\"Echo\"", "l’“Echo”", "l’„Echo“", "l’«~Echo~»"},
      {"\"'Tis\" in '97", "“’Tis” in ’97", "„’Tis“ in ’97", "«~’Tis~» in ’97"},
      {"a 'small' one", "a ‘small’ one", "a ‚small‘ one", "a “small” one"},
      {"\"a 'b' c\"", "“a ‘b’ c”", "„a ‚b‘ c“", "«~a “b” c~»"},
      {"the boys'", "the boys’", "the boys’", "the boys’"},
      {"so -- \"b\"", "so – “b”", "so – „b“", "so – «~b~»"},
      {"so---\"b\"", "so—“b”", "so—„b“", "so—«~b~»"},
      {"“kept” ’98", "“kept” ’98", "“kept” ’98", "“kept” ’98"},
  });
  for (Quoted const& row : table) {
    BOOST_TEST(quoted(row.written, Language::english) == row.english);
    BOOST_TEST(quoted(row.written, Language::german) == row.german);
    BOOST_TEST(quoted(row.written, Language::french) == row.french);
  }
}

BOOST_AUTO_TEST_CASE(two_hyphens_and_hyphens_between_blanks_become_dashes) {
  constexpr std::pair<std::string_view, std::string_view> table[] = {
      {"a - b", "a – b"},   {"a -- b", "a – b"},  {"a--b", "a–b"},  {"a---b", "a—b"},
      {"a-b", "a-b"},       {"a----b", "a----b"}, {"a->b", "a->b"}, {"a-->b", "a-->b"},
      {"a<-->b", "a<-->b"}, {"- a", "- a"},       {"a -", "a -"},   {"a - - b", "a – – b"},
  };
  for (auto const& [written, set] : table) BOOST_TEST(quoted(written, Language::english) == set);
}

BOOST_AUTO_TEST_CASE(a_quotation_may_span_fonts_but_not_code) {
  Inlines const mixed{Text{"\""}, prose::Emphasis{{Text{"Echo"}}}, Text{"\" "},
                      prose::Code{"\"x\""}, Text{"\""}};
  Inlines const set = with_quotes(mixed, Language::english);
  BOOST_TEST(shown(set) == "“Echo” \"x\"”");
  BOOST_TEST(std::get<prose::Code>(set[3]).text == "\"x\"");
  Inlines const tex{prose::Raw{"\"Echo\" -- a"}};
  BOOST_TEST((with_quotes(tex, Language::german) == tex));
}

BOOST_AUTO_TEST_CASE(a_hyphen_between_numbers_is_an_en_dash) {
  constexpr std::pair<std::string_view, std::string_view> table[] = {
      {"1992-1994", "1992–1994"},
      {"S. 12-14, 20-21", "S. 12–14, 20–21"},
      {"3-A", "3-A"},
      {"A-1", "A-1"},
      {"A1-2", "A1-2"},
      {"1-2a", "1-2a"},
      {"1-2-3", "1-2-3"},
      {"-1-2", "-1-2"},
      {"1--2", "1--2"},
      {"(1-2)", "(1–2)"},
      {"é1-2", "é1-2"},
      {"12-", "12-"},
  };
  for (auto const& [written, set] : table)
    BOOST_TEST(shown(with_en_dashes(words(std::string(written)))) == set);
  Inlines const tex = with_en_dashes({prose::Raw{"12-14 \\ref{1-2} 3-4"}});
  BOOST_TEST(std::get<prose::Raw>(tex.front()).text == "12--14 \\ref{1-2} 3--4");
}

BOOST_AUTO_TEST_CASE(half_moves_are_written_uniformly) {
  struct Row {
    std::string_view written, point, comma, half;
  };
  constexpr auto table = std::to_array<Row>({
      {"h#3.5", "h#3.5", "h#3,5", "h#3½"},
      {"h#3,5 2.1.1.1", "h#3.5 2.1.1.1", "h#3,5 2.1.1.1", "h#3½ 2.1.1.1"},
      {"hs#12½", "hs#12.5", "hs#12,5", "hs#12½"},
      {"h#0.5", "h#0.5", "h#0,5", "h#½"},
      {"h#½", "h#0.5", "h#0,5", "h#½"},
      {"1.5.1 3.55 3.5, 3.5", "1.5.1 3.55 3.5, 3.5", "1.5.1 3.55 3.5, 3,5", "1.5.1 3.55 3.5, 3½"},
      {"#3", "#3", "#3", "#3"},
  });
  for (Row const& row : table) {
    auto const in = [&](Decimal decimal) {
      return shown(with_decimals(words(std::string(row.written)), decimal));
    };
    BOOST_TEST(in(Decimal::as_written) == row.written);
    BOOST_TEST(in(Decimal::point) == row.point);
    BOOST_TEST(in(Decimal::comma) == row.comma);
    BOOST_TEST(in(Decimal::half) == row.half);
  }
}

BOOST_AUTO_TEST_CASE(labels_of_twins_are_printed_uniformly) {
  struct Row {
    std::string_view written, after, around;
  };
  constexpr auto table = std::to_array<Row>({
      {"(b) wK->g5", "b) wK->g5", "(b) wK->g5"},
      {"b) wK->g5", "b) wK->g5", "(b) wK->g5"},
      {"+(c) h#2", "+c) h#2", "+(c) h#2"},
      {"+c) h#2", "+c) h#2", "+(c) h#2"},
      {"z12) x", "z12) x", "(z12) x"},
      {"Circe", "Circe", "Circe"},
      {"(Circe) x", "(Circe) x", "(Circe) x"},
  });
  for (Row const& row : table) {
    auto const in = [&](TwinLabel form) {
      return shown(with_twin_label(words(std::string(row.written)), form));
    };
    BOOST_TEST(in(TwinLabel::as_written) == row.written);
    BOOST_TEST(in(TwinLabel::after) == row.after);
    BOOST_TEST(in(TwinLabel::around) == row.around);
  }
}

BOOST_AUTO_TEST_CASE(pieces_in_twins_become_figurines) {
  auto const in = [](std::string_view written, Language language) {
    return shown(with_twin_figurines(words(std::string(written)), language));
  };
  BOOST_TEST(in("b) wKc1→b2", Language::english) == "b) ♔c1→b2");
  BOOST_TEST(in("b) bS→d4, wBa1", Language::english) == "b) ♞→d4, ♗a1");
  BOOST_TEST(in("b) wDa1→a2; sB", Language::german) == "b) ♕a1→a2; ♟");
  BOOST_TEST(in("b) wDa1", Language::english) == "b) wDa1");
  BOOST_TEST(in("b) swKa1, wK and bKing", Language::english) == "b) swKa1, wK and bKing");
}

BOOST_AUTO_TEST_CASE(arrows_become_single_characters) {
  BOOST_TEST(shown(with_arrows(words("a->b c-->d e<->f g<-->h"))) == "a→b c→d e↔f g↔h");
}

BOOST_AUTO_TEST_CASE(dates_are_printed_in_the_format_of_the_style) {
  struct Row {
    DateForm form;
    Language language;
    std::string_view year, month, day, months;
  };
  constexpr auto table = std::to_array<Row>({
      {DateForm::as_written, Language::english, "1931", "1931-05", "1931-05-01", "1931-10/12"},
      {DateForm::yyyy, Language::english, "1931", "1931", "1931", "1931"},
      {DateForm::m_yyyy, Language::english, "1931", "5/1931", "5/1931", "10–12/1931"},
      {DateForm::d_m_yyyy, Language::german, "1931", "5/1931", "1.5.1931", "10–12/1931"},
      {DateForm::d_m_yyyy_spaced, Language::german, "1931", "5/1931", "1. 5. 1931", "10–12/1931"},
      {DateForm::roman_months, Language::german, "1931", "V/1931", "1.V.1931", "X–XII/1931"},
      {DateForm::d_month_yyyy, Language::english, "1931", "May 1931", "1 May 1931",
       "October–December 1931"},
      {DateForm::d_month_yyyy, Language::german, "1931", "Mai 1931", "1. Mai 1931",
       "Oktober–Dezember 1931"},
      {DateForm::d_month_yyyy, Language::french, "1931", "mai 1931", "1er mai 1931",
       "octobre–décembre 1931"},
  });
  for (Row const& row : table) {
    auto const in = [&](std::string_view written) {
      return date_text(problem::read_date(written).date.value(), row.form, row.language);
    };
    BOOST_TEST(in("1931") == row.year);
    BOOST_TEST(in("1931-05") == row.month);
    BOOST_TEST(in("1931-05-01") == row.day);
    BOOST_TEST(in("1931-10/12") == row.months);
  }
}

BOOST_AUTO_TEST_CASE(a_date_printed_as_written_is_read_again) {
  int read = 0;
  for (int month = 0; month <= 12; ++month)
    for (int day = 0; day <= (month == 0 ? 0 : 28); ++day) {
      problem::Date date{1904, {}, {}, {}};
      if (month > 0) date.month = month;
      if (day > 0) date.day = day;
      auto const again =
          problem::read_date(date_text(date, DateForm::as_written, Language::english));
      BOOST_TEST((again.date == date));
      ++read;
    }
  BOOST_TEST(read == 1 + 12 * 29);
}

BOOST_AUTO_TEST_CASE(impossible_dates_differ_from_text) {
  for (std::string_view const wrong : {"1931-13", "1931-00", "1931-02-29", "1931-04-31",
                                       "1931-09/07", "1931-07/07", "1931-11/13", "1992-94"}) {
    BOOST_TEST(problem::read_date(wrong).has_shape, wrong);
    BOOST_TEST(!problem::read_date(wrong).date, wrong);
  }
  for (std::string_view const no_date : {"", "193", "19311", "1931-5", "1931-05-1", "May 1931",
                                         "1931/05", "1931-05-01x", "1931-05-01/02", "10/1931"})
    BOOST_TEST(!problem::read_date(no_date).has_shape, no_date);
  BOOST_TEST(problem::read_date("1904-02-29").date.has_value());
}
