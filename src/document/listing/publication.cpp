// clang-format off
// What a part is shows by its form alone:
//
//     publication = [ number , ", " ] , source , [ blank , ( issue | date ) ] , [ ", " , date ] ,
//                   [ ", " , pages ] ;
//     number = [ up to 3 capitals ] , 1-6 digits , [ small letter ] , [ ")" ] | capital ;
//     issue  = [ word , blank ] , digits , [ letter ] | digits , "/" , digits ;
//              (* "123", "No. 7", "Heft 3"; "15/7" where a date follows *)
//     date   = [ [ day ] , month , [ dash , month ] , separator ] , year | "1987-06-08" ;
//     pages  = word , blank , numbers | numbers ;      (* without a word behind a date alone *)
//
// with months in figures, in Roman figures or by name, as captions print them.
// clang-format on
#include "document/listing/publication.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "document/listing/word_list.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using text::Span;

WordList const words_of_issues(&chess::ListingWords::issue);
WordList const words_of_pages(&chess::ListingWords::page);
WordList const short_months(&chess::ListingWords::months);
WordList const roman{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"};

bool is_number(std::string_view text, std::size_t least, std::size_t most) {
  return text.size() >= least && text.size() <= most && std::ranges::all_of(text, text::is_digit);
}

bool is_year(std::string_view text) {
  return is_number(text, 4, 4) && text >= "1500" && text <= "2099";
}

// A number of one or two digits, from 1 on.
bool is_number_to(std::string_view text, int most) {
  if (!is_number(text, 1, 2)) return false;
  int const value = text.size() == 1 ? text[0] - '0' : 10 * (text[0] - '0') + text[1] - '0';
  return value > 0 && value <= most;
}

bool is_name_of_month(std::string_view text) {
  std::string const folded = text::lower_case(text);
  return std::ranges::any_of(chess::all_languages, [&](chess::Language language) {
    return std::ranges::any_of(chess::words(language).months, [&](std::string_view month) {
      return text::lower_case(month) == folded;
    });
  });
}

bool is_month(std::string_view text) {
  constexpr int in_a_year = 12;
  return is_number_to(text, in_a_year) || roman.has(text) || short_months.has(text) ||
         is_name_of_month(text);
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
  constexpr int in_a_month = 31;
  if (text.ends_with('.')) text.remove_suffix(1);
  for (std::string_view const ending : {"st", "nd", "rd", "th", "er"})
    if (text.ends_with(ending)) return is_number_to(text.substr(0, text.size() - 2), in_a_month);
  return is_number_to(text, in_a_month);
}

// A month, perhaps with a day before it: "10", "8.6", "8 June".
bool is_month_with_day(std::string_view text) {
  if (is_months(text)) return true;
  auto const parts = halves(text, ". ");
  return parts && is_day(text::without_tail(parts->head)) && is_month(parts->tail);
}

bool is_issue(std::string_view text) {
  if (auto const parts = halves(text, " ~"); parts && words_of_issues.has(parts->head))
    text = parts->tail;
  if (!text.empty() && text::is_lower(text.back())) text.remove_suffix(1);
  return is_number(text, 1, 4) && !is_year(text);
}

bool is_pages(std::string_view text, bool bare) {
  if (auto const parts = halves(text, " ~"); parts && words_of_pages.has(parts->head))
    text = parts->tail, bare = true;
  return bare && !text.empty() && text::is_digit(text.front()) &&
         text.find_first_not_of("0123456789-–+f.") == std::string_view::npos;
}

// Where a part of the head that is `is` stands behind a blank, the longest.
template <class Is>
std::optional<Span> behind_a_blank(std::string_view head, Is is) {
  constexpr std::size_t most = 40;  // bytes
  std::size_t const from = head.size() > most ? head.size() - most : 0;
  for (std::size_t at = head.find(' ', from); at != std::string_view::npos;
       at = head.find(' ', at + 1))
    if (at > 0 && is(head.substr(at + 1))) return Span{at + 1, head.size()};
  return {};
}

bool is_volume(std::string_view text) {
  auto const parts = halves(text, "/");
  return parts && is_number(parts->head, 1, 3) && is_number(parts->tail, 1, 2);
}

bool is_source_number(std::string_view text) {
  constexpr std::size_t most_capitals = 3, most_digits = 6;
  if (text.size() == 1 && text::is_upper(text[0])) return true;
  std::size_t const digits = std::min(text.find_first_of("0123456789"), text.size());
  if (digits > most_capitals || !std::ranges::all_of(text.substr(0, digits), text::is_upper))
    return false;
  text.remove_prefix(digits);
  if (text.ends_with(')')) text.remove_suffix(1);
  if (!text.empty() && text::is_lower(text.back())) text.remove_suffix(1);
  return is_number(text, 1, most_digits);
}

// "original –" and "feenschach 138 p." are no names of a source.
bool ends_openly(std::string_view source) {
  auto const parts = halves(source, " ");
  std::string_view const last = parts ? parts->tail : source;
  return last == "-" || last == "–" || last == "—" || words_of_pages.has(last);
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
    std::string_view const before = line.substr(0, begin);
    std::string_view const word = halves(text::without_tail(before), " ")
                                      .value_or(Halves{{}, text::without_tail(before)})
                                      .tail;
    if (before.ends_with('/') || words_of_issues.has(word)) return true;
    if (before.ends_with(" #") && at - begin > 1) return true;
    bool const at_end = at == line.size() && at - begin <= most && before.ends_with(' ');
    if (at_end && !word.empty() &&
        (text::is_letter(word.back()) || static_cast<unsigned char>(word.back()) >= 0x80))
      return true;
  }
  return false;
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

std::optional<FieldId> part_of_publication(std::string_view line) {
  auto const has_word = [&](auto const& words) {
    auto const parts = halves(line, " ");
    return parts && words.has(parts->head);
  };
  if (is_date(line)) return FieldId::date;
  if (has_word(words_of_issues) && is_issue(line)) return FieldId::issue;
  if (has_word(words_of_pages) && is_pages(line, false)) return FieldId::pages;
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
  auto const date = behind_a_blank(text(source), is_date);
  auto const tail = date ? date : behind_a_blank(text(source), issue_here);
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
  // "Turf, Field and Farm 1868", "Turf, Field and Farm, 1868": a comma of the name's own.
  bool const apart = is_date(text(pieces.back()));
  bool const of_parts =
      std::any_of(pieces.begin(), pieces.end() - (apart ? 1 : 0), [&](Span piece) {
        return is_date(text(piece)) || is_source_number(text(piece)) || is_issue(text(piece)) ||
               is_pages(text(piece), false);
      });
  auto const last = apart ? std::optional(pieces.back()) : behind_a_blank(line, is_date);
  if (of_parts || !last) return whole;
  Span const name{0, apart ? pieces[pieces.size() - 2].end : last->begin - 1};
  if (ends_openly(text(name))) return whole;
  return {{FieldId::source, name}, {FieldId::date, *last}};
}

}  // namespace dawson::document
