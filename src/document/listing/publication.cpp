// What a part is shows by its form alone:
//
//     issue  = [ word , blank ] , number , [ letter ] ;     (* "123", "No. 7", "Heft 3" *)
//     date   = [ [ day ] , month , [ dash , month ] , separator ] , year
//            | "1987-06-08" and its like ;
//     pages  = word , blank , numbers | numbers ;   (* without a word behind a date alone *)
//
// with months in figures, in Roman figures or by name, as captions print them.
#include "document/listing/publication.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using text::Span;

constexpr auto words_of_issues = std::to_array<std::string_view>(
    {"no.", "nr.", "nº", "n°", "num.", "heft", "issue", "vol.", "bd."});
constexpr auto words_of_pages =
    std::to_array<std::string_view>({"p.", "pp.", "s.", "seite", "seiten", "page", "pages"});
constexpr auto months = std::to_array<std::string_view>(
    {"january",   "february", "march",    "april",     "may",     "june",     "july",     "august",
     "september", "october",  "november", "december",  "januar",  "februar",  "märz",     "mai",
     "juni",      "juli",     "oktober",  "dezember",  "janvier", "février",  "mars",     "avril",
     "juin",      "juillet",  "août",     "septembre", "octobre", "novembre", "décembre", "jan",
     "feb",       "mar",      "apr",      "jun",       "jul",     "aug",      "sep",      "sept",
     "oct",       "nov",      "dec",      "okt",       "dez"});
constexpr auto roman = std::to_array<std::string_view>(
    {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"});

bool among(auto const& words, std::string_view word) {
  return std::ranges::find(words, text::lower_case(word)) != words.end();
}

bool is_number(std::string_view text, std::size_t least, std::size_t most) {
  return text.size() >= least && text.size() <= most && std::ranges::all_of(text, text::is_digit);
}

bool is_year(std::string_view text) {
  return is_number(text, 4, 4) && text >= "1500" && text <= "2099";
}

bool is_month(std::string_view text) {
  return (is_number(text, 1, 2) && text != "0" && text != "00") || among(roman, text) ||
         among(months, text);
}

// "7", "7-9", "VII–IX", "July-September".
bool is_months(std::string_view text) {
  for (std::string_view const dash : {"-", "–", "/"}) {
    std::size_t const at = text.find(dash);
    if (at != std::string_view::npos)
      return is_month(text.substr(0, at)) && is_month(text.substr(at + dash.size()));
  }
  return is_month(text);
}

// The part before the last of `signs`, and what follows it.
struct Halves {
  std::string_view head, tail;
};
std::optional<Halves> halves(std::string_view text, std::string_view signs) {
  std::size_t const at = text.find_last_of(signs);
  if (at == std::string_view::npos) return {};
  return Halves{text.substr(0, at), text.substr(at + 1)};
}

bool is_day(std::string_view text) {
  if (text.ends_with('.')) text.remove_suffix(1);
  return is_number(text, 1, 2) || text == "1er";
}

// A month, perhaps with a day before it: "10", "8.6", "8 June".
bool is_month_with_day(std::string_view text) {
  if (is_months(text)) return true;
  auto const parts = halves(text, ". ");
  return parts && is_day(text::without_tail(parts->head)) && is_month(parts->tail);
}

bool is_date(std::string_view text) {
  if (is_year(text)) return true;
  if (text.size() > 4 && is_year(text.substr(0, 4)) && text[4] == '-')  // as the field has it
    return std::ranges::all_of(text.substr(5),
                               [](char c) { return text::is_digit(c) || c == '-' || c == '/'; });
  auto const parts = halves(text, "/. ");
  if (!parts || !is_year(parts->tail)) return false;
  std::size_t const end = parts->head.find_last_not_of(". ");  // "8. 6. 1987"
  return end != std::string_view::npos && is_month_with_day(parts->head.substr(0, end + 1));
}

bool is_issue(std::string_view text) {
  if (auto const parts = halves(text, " ~"); parts && among(words_of_issues, parts->head))
    text = parts->tail;
  if (!text.empty() && text::is_lower(text.back())) text.remove_suffix(1);
  return is_number(text, 1, 4) && !is_year(text);
}

bool is_pages(std::string_view text, bool bare) {
  if (auto const parts = halves(text, " ~"); parts && among(words_of_pages, parts->head))
    text = parts->tail, bare = true;
  return bare && !text.empty() && text::is_digit(text.front()) &&
         text.find_first_not_of("0123456789-–+f.") == std::string_view::npos;
}

// Whether what follows the blank at `at` of a head is `is`.
template <class Is>
std::optional<Span> behind_a_blank(std::string_view head, Is is) {
  for (std::size_t at = head.find_first_of(" ~"); at != std::string_view::npos && at > 0;
       at = head.find_first_of(" ~", at + 1))
    if (is(head.substr(at + 1))) return Span{at + 1, head.size()};
  return {};
}

}  // namespace

PublicationParts parts_of_publication(std::string_view line,
                                      std::vector<std::size_t> const& commas) {
  PublicationParts const whole{{0, line.size()}, {}, {}, {}};
  constexpr std::size_t most_commas = 2;
  if (commas.size() > most_commas || is_date(line)) return whole;
  std::vector<Span> parts;
  std::size_t begin = 0;
  for (std::size_t const comma : commas) {
    parts.push_back({begin, comma});
    begin = comma + 2;  // feenschach prints one blank behind a comma
    if (begin >= line.size() || line[comma + 1] != ' ') return whole;
  }
  parts.push_back({begin, line.size()});
  auto const text = [&](Span span) { return line.substr(span.begin, span.end - span.begin); };

  PublicationParts found = whole;
  std::string_view const head = text(parts.front());
  found.source = parts.front();
  found.date = behind_a_blank(head, is_date);
  if (!found.date) found.issue = behind_a_blank(head, is_issue);
  if (auto const& tail = found.date ? found.date : found.issue) found.source.end = tail->begin - 1;
  std::size_t next = 1;
  if (found.issue && next < parts.size() && is_date(text(parts[next]))) found.date = parts[next++];
  if (next < parts.size() && is_pages(text(parts[next]), found.date.has_value()))
    found.pages = parts[next++];
  return next == parts.size() && found.source.end > found.source.begin ? found : whole;
}

}  // namespace dawson::document
