// clang-format off
//     award     = { ordinal , [ blank ] } , { adjective , blank } , word , { blank , suffix } ;
//     ordinal   = number , { [ blank ] , ( "-" | "–" | "/" | "=" | "&" ) , [ blank ] , number }
//               | "First" ... "Fifth" | "Special" | "Shared" | "Joint" | "Erster" ... ;
//     number    = digits , [ "st" | "nd" | "rd" | "th" | "e" | "er" | "." ... ] ;
//     adjective = "Special" | "Hon." | "ehrende" | "lobende" ... ;
//     suffix    = "ex aequo" | "e.a." | "spécial" | "d'honneur" | "(" , text , ")" ;
// clang-format on
#include "document/listing/line_grammars.hpp"

#include <algorithm>
#include <array>

#include <boost/spirit/home/x3.hpp>

#include "document/listing/lines.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

namespace x3 = boost::spirit::x3;
using text::Span;
using x3::char_, x3::lit;

struct Words : x3::symbols<> {
  explicit Words(WordList const& words) {
    for (std::string_view const word : words) add(word);
  }
};
using Listing = chess::ListingWords;
Words const ordinal_words{WordList(&Listing::ordinals)}, adjectives{WordList(&Listing::adjectives)},
    award_words{WordList(&Listing::awards)}, suffix_words{WordList(&Listing::after_awards)},
    and_words(words_for_and());
WordList const pieces_of_awards(&Listing::after_awards);
WordList const tourneys(&Listing::tourneys);

auto const of_word = char_('a', 'z') | char_('A', 'Z') | char_('0', '9') | char_('\x80', '\xFF');
auto const blank = lit(' ') | '~';
auto const blanks = *blank;
auto const digits = char_('0', '9') >> -char_('0', '9');
auto const ending =
    lit("st") | "nd" | "rd" | "th" | "ère" | "ème" | "eme" | "er" | "re" | 'e' | '.';
auto const number = digits >> !char_('0', '9') >> -ending;
auto const joint = blanks >> (lit('-') | "–" | "—" | '/' | '=' | '&' | and_words) >> blanks;
auto const ordinal = (number >> *(joint >> number)) | (ordinal_words >> !of_word);
auto const group = '(' >> *(char_ - char_("()")) >> ')';
auto const suffix = +blank >> ((suffix_words >> !of_word) | group);
auto const award = x3::rule<class Award>{"award in print"} = -(ordinal >> blanks >>
                                                               -(ordinal >> blanks)) >>
                                                             *(adjectives >> blanks) >> award_words
                                                             >> !of_word >> *suffix;
auto const ordinal_rule = x3::rule<class Placed>{"ordinal"} = ordinal;

template <class Rule>
std::size_t end_of(std::string_view text, Rule const& rule) {
  std::string const folded = text::lower_case(text);
  char const* at = folded.data();
  bool const parsed = x3::parse(at, folded.data() + folded.size(), rule);
  return parsed ? static_cast<std::size_t>(at - folded.data()) : 0;
}

bool is_award(std::string_view text) {
  if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
  std::size_t const end = award_end(text);
  return end > 0 && (end == text.size() || text.substr(end) == ".");
}

// Returns whether a piece is the period of an award: "1937/II", "1930-1931", "II".
bool is_period(std::string_view piece) {
  std::size_t const sign = piece.find_first_of("-\xE2/");
  constexpr std::size_t most = 4;
  if (piece.size() <= most && !piece.empty() &&
      piece.find_first_not_of("IVX") == std::string_view::npos)
    return true;
  if (piece.empty() || !text::is_digit(piece.front()) || sign == std::string_view::npos)
    return false;
  constexpr std::string_view signs = "0123456789IVX-/ \xE2\x80\x93";
  bool const years = has_year(piece.substr(0, sign)) && has_year(piece.substr(sign));
  return piece.find_first_not_of(signs) == std::string_view::npos && (years || !is_date(piece));
}

// Returns whether a piece belongs to the award before it.
bool continues_award(std::string_view piece) {
  return pieces_of_awards.has(piece) || is_period(piece) ||
         (piece.starts_with('(') && piece.ends_with(')'));
}

bool names_tourney(std::string_view word) {
  return std::ranges::any_of(tourneys, [&](std::string_view known) {
    if (known.starts_with('*')) return word.ends_with(known.substr(1));
    if (known.ends_with('*')) return word.starts_with(known.substr(0, known.size() - 1));
    return word == known;
  });
}

class AwardLine {
 public:
  explicit AwardLine(std::string_view text) : text_(text), pieces_(comma_pieces(text)) {}

  std::optional<Parts> with_award() {
    std::vector<Span> others;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      Span const piece = pieces_[i];
      std::size_t const end = award_of(i);
      if (end == 0) {
        others.push_back(piece);
        continue;
      }
      Span given{piece.begin, piece.begin + end};
      bool const whole = given.end >= piece.end;
      while (whole && i + 1 < pieces_.size() && continues_award(part(pieces_[i + 1])))
        given.end = pieces_[++i].end;
      awards_.push_back(given);
      if (!whole) others.push_back(trimmed(text_, {given.end, piece.end}));
    }
    if (awards_.empty() && !others.empty()) cut_award_at_end(others);
    if (awards_.empty()) return {};
    Parts parts = rest(others);
    for (Span const one : awards_) parts.push_back({FieldId::award, one});
    return parts;
  }

  Parts without_award() { return rest(pieces_); }

 private:
  std::string_view part(Span span) const { return part_of(text_, span); }

  // Returns how many bytes of piece `i` are an award.
  std::size_t award_of(std::size_t i) const {
    std::string_view const text = part(pieces_[i]);
    if (is_award(text)) return text.size();
    std::size_t const end = award_end(text);
    if (i > 0 || end == 0 || end >= text.size() || text[end] != ' ' ||
        end_of(text, ordinal_rule) == 0)
      return 0;
    bool const more_follows = std::ranges::any_of(
        text.substr(end), [](char c) { return text::is_upper(c) || text::is_digit(c); });
    return more_follows ? end : 0;
  }

  // Splits off an award at the end: "Probleemblad 1996 3rd-4th Prize e.a."
  void cut_award_at_end(std::vector<Span>& others) {
    constexpr std::size_t most = 60;  // bytes
    Span& last = others.back();
    std::string_view const text = part(last);
    std::size_t const from = text.size() > most ? text.size() - most : 1;
    for (std::size_t at = text.find(' ', from); at != std::string_view::npos;
         at = text.find(' ', at + 1)) {
      std::string_view const tail = text.substr(at + 1);
      if (end_of(tail, ordinal_rule) == 0 || !is_award(tail)) continue;
      awards_.push_back({last.begin + at + 1, last.end});
      last = trimmed(text_, {last.begin, last.begin + at});
      return;
    }
  }

  // Returns publication, tourney and date from the pieces without an award.
  Parts rest(std::vector<Span> pieces) const {
    Parts parts;
    auto const first =
        std::ranges::find_if(pieces, [&](Span piece) { return has_tourney_word(part(piece)); });
    if (first != pieces.begin()) {
      Span const all{pieces.front().begin, std::prev(first)->end};
      for (Part one : read_publication(part(all))) {
        one.where = text::shifted(one.where, all.begin);
        parts.push_back(one);
      }
    }
    if (first == pieces.end()) return parts;
    auto last = std::prev(pieces.end());
    bool const dated = last != first && is_date(part(*last));
    Span const tourney{first->begin, (dated ? std::prev(last) : last)->end};
    if (dated) parts.push_back({FieldId::date, *last});
    parts.push_back({FieldId::tournament, tourney});
    return parts;
  }

  std::string_view text_;
  std::vector<Span> pieces_, awards_;
};

}  // namespace

std::size_t award_end(std::string_view text) { return end_of(text, award); }

bool has_tourney_word(std::string_view text) {
  constexpr auto short_words =
      std::to_array<std::string_view>({"TT", "JT", "MT", "GT", "QT", "WT"});
  for (std::size_t at = 0; at < text.size();) {
    auto const of_a_word = [&](std::size_t place) {
      return is_word_letter(text[place]) || text::is_digit(text[place]) || text[place] == '.';
    };
    if (!of_a_word(at)) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && of_a_word(end)) ++end;
    std::string_view word = text.substr(at, end - at);
    at = end;
    if (word == "Ty" || word == "Ty." || word == "T.T.") return true;
    while (word.ends_with('.')) word.remove_suffix(1);
    std::string_view const bare =
        word.substr(std::min(word.find_first_not_of("0123456789."), word.size()));
    if (std::ranges::find(short_words, bare) != short_words.end()) return true;
    if (names_tourney(text::lower_case(bare))) return true;
  }
  return false;
}

std::optional<Parts> read_award_line(std::string_view line) { return AwardLine(line).with_award(); }

Parts read_tournament_line(std::string_view line) { return AwardLine(line).without_award(); }

Parts read_award_field(std::string_view line) {
  std::vector<Span> const pieces = comma_pieces(line);
  Parts parts{{FieldId::award, pieces.front()}};
  std::size_t next = 1;
  while (next < pieces.size() && continues_award(part_of(line, pieces[next])))
    parts.front().where.end = pieces[next++].end;
  if (next < pieces.size())
    parts.push_back({FieldId::tournament, {pieces[next].begin, pieces.back().end}});
  return parts;
}

Parts read_source_line(std::string_view line) {
  if (auto parts = read_award_line(line)) return *parts;
  return has_tourney_word(line) ? read_tournament_line(line) : read_publication(line);
}

}  // namespace dawson::document
