// clang-format off
// The form of a part decides what it is:
//
//     publication = [ number , ", " ] , source , [ blank , ( issue | date ) ] , [ ", " , date ] ,
//                   [ ", " , pages ] ;
//     number = [ up to 3 capitals ] , 1-6 digits , [ small letter ] , [ ")" ] | capital ;
//     issue  = [ word , blank ] , digits , [ letter ] | digits , "/" , digits ;
//              (* "123", "No. 7", "Heft 3"; "15/7" where a date follows *)
//     date   = [ [ day ] , month , [ dash , month ] , separator ] , year | "1987-06-08" ;
//     pages  = word , blank , numbers | numbers ;      (* without a word after a date only *)
//
// with months in figures, in Roman figures or by name, as captions print them.
// clang-format on
#include "document/listing/line_grammars.hpp"

#include <algorithm>
#include <string>

#include <boost/spirit/home/x3.hpp>

#include "document/listing/listing_words.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::Span;

namespace x3 = boost::spirit::x3;
using x3::char_, x3::eoi, x3::lit;

struct WordSymbols : x3::symbols<> {
  explicit WordSymbols(WordList const& words) {
    for (std::string_view const word : words) add(word);
  }
};

WordSymbols const words_of_issues{WordList(&chess::ListingWords::issue)},
    words_of_pages{WordList(&chess::ListingWords::page)};

// Months in figures, in Roman figures, abbreviated and by name.
struct Months : WordSymbols {
  Months() : WordSymbols(WordList(&chess::ListingWords::months)) {
    for (char const* const roman :
         {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"})
      add(roman);
    for (chess::Language const language : chess::all_languages)
      for (std::string_view const month : chess::words(language).months)
        add(text::lower_case(month));
  }
} const names_of_months;

// `no_case` of Spirit does not handle UTF-8, so rules with words parse text in lower case.
auto const figure = char_('0', '9');
auto const no_figure = !figure;
auto const year_in_print = ((lit('1') >> char_('5', '9')) | "20") >> figure >> figure >> no_figure;
auto const month_number =
    ((lit('1') >> char_('0', '2')) | (-lit('0') >> char_('1', '9'))) >> no_figure;
auto const day_number =
    ((char_("12") >> figure) | (lit('3') >> char_("01")) | (-lit('0') >> char_('1', '9'))) >>
    no_figure;
auto const month = month_number | names_of_months;
auto const months = month >> -((lit('-') | "–" | '/') >> month);
auto const day = day_number >> -(lit("st") | "nd" | "rd" | "th" | "er");
auto const after_day = (lit('.') >> -lit(' ')) | ' ';
auto const after_month = (+char_(". ") >> -lit('/')) | '/';
auto const iso_date = year_in_print >> '-' >> *(figure | '-' | '/') >> eoi;
auto const date_in_print = x3::rule<class DateInPrint>{"date in print"} =
    (year_in_print >> eoi) | iso_date |
    (day >> after_day >> month >> after_month >> year_in_print >> eoi) |
    (months >> after_month >> year_in_print >> eoi);

auto const tie = char_(" ~");
auto const bare_issue = !(year_in_print >> -char_('a', 'z') >> eoi) >> figure >> -figure >>
                        -figure >> -figure >> -char_('a', 'z') >> eoi;
auto const issue_with_word = x3::rule<class IssueWithWord>{"issue with its word"} =
    words_of_issues >> tie >> bare_issue;
auto const issue_in_print = x3::rule<class IssueInPrint>{"issue in print"} =
    -(words_of_issues >> tie) >> bare_issue;
auto const bare_pages = x3::rule<class BarePages>{
    "pages in print"} = &figure >> +(figure | char_("-+f.") | "–") >> eoi;
auto const pages_with_word = x3::rule<class PagesWithWord>{"pages with their word"} =
    words_of_pages >> tie >> bare_pages;
auto const volume_in_print = x3::rule<class VolumeInPrint>{"volume"} =
    figure >> -figure >> -figure >> '/' >> figure >> -figure >> eoi;
auto const open_end = x3::rule<class OpenEnd>{"end of what goes on"} =
    (lit('-') | "–" | "—" | words_of_pages) >> eoi;

auto const capital = char_('A', 'Z');
auto const source_number = x3::rule<class SourceNumber>{"source's number"} =
    (capital >> eoi) | (-capital >> -capital >> -capital >> figure >> -figure >> -figure >>
                        -figure >> -figure >> -figure >> -char_('a', 'z') >> -lit(')') >> eoi);

template <class Rule>
bool matches(Rule const& rule, std::string_view text) {
  char const* at = text.data();
  return x3::parse(at, text.data() + text.size(), rule);
}
template <class Rule>
bool matches_in_any_case(Rule const& rule, std::string_view text) {
  return matches(rule, text::lower_case(text));
}

bool is_year(std::string_view text) { return matches(year_in_print >> eoi, text); }
bool is_issue(std::string_view text) {
  return !text.empty() && !text::is_upper(text.back()) && matches_in_any_case(issue_in_print, text);
}
bool is_pages(std::string_view text, bool bare) {
  return matches_in_any_case(pages_with_word, text) || (bare && matches(bare_pages, text));
}
bool is_volume(std::string_view text) { return matches(volume_in_print, text); }
bool is_source_number(std::string_view text) { return matches(source_number, text); }

// Returns whether a text ends like an unfinished part: "original –" and "feenschach 138 p." are
// not names of a source.
bool ends_openly(std::string_view source) {
  return matches_in_any_case(open_end, source.substr(source.rfind(' ') + 1));
}

// Returns the longest part after a blank at the end of the text for which `matches` is true.
template <class Is>
std::optional<Span> part_after_blank(std::string_view head, Is matches) {
  constexpr std::size_t most = 40;  // bytes
  std::size_t const from = head.size() > most ? head.size() - most : 0;
  for (std::size_t at = head.find(' ', from); at != std::string_view::npos;
       at = head.find(' ', at + 1))
    if (at > 0 && matches(head.substr(at + 1))) return Span{at + 1, head.size()};
  return {};
}

}  // namespace

Span trimmed(std::string_view line, Span where, std::string_view around) {
  auto const is_around = [&](char c) { return around.find(c) != std::string_view::npos; };
  while (where.begin < where.end && is_around(line[where.begin])) ++where.begin;
  while (where.begin < where.end && is_around(line[where.end - 1])) --where.end;
  return where;
}

std::vector<Span> comma_pieces(std::string_view line) {
  std::vector<Span> pieces{{0, 0}};
  int depth = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    char const c = line[at];
    if (c == '\\') ++at;
    else if (c == '(' || c == '[' || c == '{') ++depth;
    else if (c == ')' || c == ']' || c == '}') --depth;
    else if (c == ',' && depth <= 0 && (at + 1 == line.size() || line[at + 1] == ' ')) {
      pieces.back().end = at;
      pieces.push_back({at + 1, at + 1});
    }
  }
  pieces.back().end = line.size();
  for (Span& piece : pieces) piece = trimmed(line, piece);
  return pieces;
}

bool has_year(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    std::size_t const begin = std::min(line.find_first_of("0123456789", at), line.size());
    at = std::min(line.find_first_not_of("0123456789", begin), line.size());
    if (is_year(line.substr(begin, at - begin))) return true;
  }
  return false;
}

bool is_dated(std::string_view line) {
  constexpr std::size_t most = 4;  // digits of an issue
  if (has_year(line)) return true;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t const begin = std::min(line.find_first_of("0123456789", at), line.size());
    at = std::min(line.find_first_not_of("0123456789", begin), line.size());
    if (begin == at || begin == 0) continue;
    std::string_view const before = line.substr(0, begin), bare = text::without_tail(before);
    std::string_view const word = bare.substr(bare.rfind(' ') + 1);
    if (before.ends_with('/') || matches_in_any_case(words_of_issues >> eoi, word)) return true;
    if (before.ends_with(" #") && at - begin > 1) return true;
    bool const at_end = at == line.size() && at - begin <= most && before.ends_with(' ');
    if (at_end && !word.empty() &&
        (text::is_letter(word.back()) || static_cast<unsigned char>(word.back()) >= 0x80))
      return true;
  }
  return false;
}

bool is_date(std::string_view text) { return matches_in_any_case(date_in_print, text); }

std::optional<FieldId> part_of_publication(std::string_view line) {
  if (is_date(line)) return FieldId::date;
  if (is_issue(line) && matches_in_any_case(issue_with_word, line)) return FieldId::issue;
  if (matches_in_any_case(pages_with_word, line)) return FieldId::pages;
  return {};
}

Parts read_publication(std::string_view line) {
  Parts const whole{{FieldId::source, {0, line.size()}}};
  if (is_date(line)) return {{FieldId::date, {0, line.size()}}};
  std::vector<Span> const pieces = comma_pieces(line);
  auto const text = [&](Span span) { return part_of(line, span); };
  Parts parts;
  std::size_t next = 0;
  std::string_view const first = text(pieces.front());
  bool const two = pieces.size() == 2 && is_date(text(pieces[1]));
  if (pieces.size() > 1 && is_source_number(first) && !two &&
      (!is_year(first) || has_year(line.substr(pieces.front().end))))
    parts.push_back({FieldId::source_number, pieces[next++]});
  Span source = pieces[next++];
  bool const date_follows = next < pieces.size() && is_date(text(pieces[next]));
  auto const issue_here = [&](std::string_view part) {
    return is_issue(part) || (date_follows && is_volume(part));
  };
  auto const date = part_after_blank(text(source), is_date);
  auto const tail = date ? date : part_after_blank(text(source), issue_here);
  std::size_t const from = source.begin;
  if (tail) source.end = from + tail->begin - 1;
  if (source.begin >= source.end || ends_openly(text(source))) return whole;
  parts.push_back({FieldId::source, source});
  if (tail) parts.push_back({date ? FieldId::date : FieldId::issue, text::shifted(*tail, from)});
  bool dated = date.has_value();
  if (!dated && date_follows) parts.push_back({FieldId::date, pieces[next++]}), dated = true;
  if (next < pieces.size() && is_pages(text(pieces[next]), dated))
    parts.push_back({FieldId::pages, pieces[next++]});
  if (next == pieces.size()) return parts;
  // "Turf, Field and Farm 1868", "Turf, Field and Farm, 1868": the comma belongs to the name.
  bool const ends_with_date = is_date(text(pieces.back()));
  bool const of_parts =
      std::any_of(pieces.begin(), pieces.end() - (ends_with_date ? 1 : 0), [&](Span piece) {
        return is_date(text(piece)) || is_source_number(text(piece)) || is_issue(text(piece)) ||
               is_pages(text(piece), false);
      });
  auto const last = ends_with_date ? std::optional(pieces.back()) : part_after_blank(line, is_date);
  if (of_parts || !last) return whole;
  Span const name{0, ends_with_date ? pieces[pieces.size() - 2].end : last->begin - 1};
  if (ends_openly(text(name))) return whole;
  return {{FieldId::source, name}, {FieldId::date, *last}};
}

}  // namespace dawson::document
