// clang-format off
//     solution = [ label , blank ] , [ "*" ] , "1." , [ ".." | "..." | "…" ] , [ blank ] , move ;
//     move     = "0-0" | "O-O" | [ colour ] , { capital } , [ file ] , [ rank ] ,
//                [ "x" | "*" | "-" | ":" ] , square ;
//     legend   = sign , { [ "," ] , blank , sign } , " = " , letter , { any } ;
//     sign     = [ "-" ] , [ "*" , [ digit ] ] , letter , [ letter ] ;
//     squares  = square , { [ "," ] , [ blank ] , square } ;
//     pieces   = squares , ( ":" | " =" ) , blank , names | name , blank , squares ;
// clang-format on
#include "document/listing/lines.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include <boost/spirit/home/x3.hpp>

#include "document/listing/line_grammars.hpp"
#include "document/tex/text.hpp"
#include "semantics/twins/lists.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

namespace x3 = boost::spirit::x3;
using text::SourceMappedText;
using text::Span;

// Returns the line with runs of blanks as one blank; with `ties` a TeX tie is a blank too.
SourceMappedText single_blanks(SourceMappedText const& line, bool ties = false) {
  SourceMappedText out;
  std::string_view const text = line.text();
  auto const is_blank = [&](char c) { return c == ' ' || c == '\t' || (ties && c == '~'); };
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const begin = at;
    bool const blank = is_blank(text[at]);
    while (at < text.size() && is_blank(text[at]) == blank) ++at;
    if (blank) out.append_for(" ", line.origin(Span{begin, at}));
    else out.append(line, {begin, at});
  }
  return out;
}

WordList const articles(&chess::ListingWords::articles);

struct Quotes {
  std::string_view open, close;
};
constexpr auto quotes = std::to_array<Quotes>(
    {{"“", "”"}, {"„", "“"}, {"„", "”"}, {"«", "»"}, {"»", "«"}, {"\"", "\""}, {"``", "''"}});

struct Opening {
  FieldId field;
  WordList words;
  bool needs_capital = false;  // after the opening
};
using Listing = chess::ListingWords;
Opening const openings[] = {
    {FieldId::after, WordList(&Listing::after)},
    {FieldId::version, WordList(&Listing::version)},
    {FieldId::correction, WordList(&Listing::correction)},
    {FieldId::reprint, WordList(&Listing::reprint)},
    {FieldId::dedication, WordList(&Listing::dedicated)},
    {FieldId::dedication, WordList(&Listing::dedicates), true},
};
WordList const &after = openings[0].words, &dedicated = openings[4].words;
WordList const ends_of_dedications(&Listing::dedicated_at_end);
WordList const sides(&Listing::sides);

// Returns whether "zum 65. Geburtstag" begins at `at`.
bool is_birthday(std::string_view folded, std::size_t at) {
  constexpr std::string_view opening = "zum ", word = ". geburtstag";
  if (!folded.substr(at).starts_with(opening)) return false;
  std::size_t const digits = at + opening.size();
  std::size_t const end = std::min(folded.find_first_not_of("0123456789", digits), folded.size());
  return end > digits && folded.substr(end).starts_with(word);
}

// Returns whether a capitalised word follows byte `at`; with `next_only` the next word must be it.
bool has_capital_after(std::string_view line, std::size_t at, bool next_only) {
  while (at < line.size()) {
    at = line.find_first_not_of(' ', at);
    if (at == std::string_view::npos) return false;
    if (is_word_letter(line[at]) && !text::begins_in_lower_case(line.substr(at))) return true;
    if (next_only) return false;
    at = line.find(' ', at);
  }
  return false;
}

using x3::char_, x3::lit, x3::eoi;
auto const blanks = *lit(' ');
auto const square = char_('a', 'h') >> char_('1', '8');
auto const label = -lit('(') >> char_('a', 'z') >> ')' >> blanks;
auto const capital = char_('A', 'Z');
auto const castling = lit("0-0") | "O-O";
auto const piece = -char_("wsbn") >> capital >> -capital;
auto const from = (square >> -char_("-x*:")) | (char_('a', 'h') >> -char_("x*:")) |
                  (char_('1', '8') >> -char_("x*:")) | char_("x*:-");
auto const move = castling | (-piece >> ((from >> square) | square));
auto const dots = lit("...") | ".." | "…";
auto const solution = x3::rule<class Solution>{"first move"} = -label >> -lit('*') >> "1." >> -dots
                                                               >> blanks >> move;

auto const letter = capital | char_('a', 'z');
auto const sign = -lit('-') >> -(lit('*') >> -char_('0', '9')) >> letter >> -letter;
auto const any_letter = letter | char_('\x80', '\xFF');
auto const legend = x3::rule<class Legend>{
    "meaning of letters"} = sign >> *(-lit(',') >> ' ' >> sign) >> " = " >> any_letter;

auto const squares = square >> *(-lit(',') >> blanks >> square);
auto const name = +(any_letter >> *(any_letter | char_("-'.")) >> blanks);
auto const squares_before_name = x3::rule<class Before>{"squares and a name"} =
    squares >> blanks >> char_(":=") >> blanks >> name % (lit(',') >> blanks) >> eoi;
auto const name_before = +((any_letter - square) >> *(any_letter | char_("-'.")) >> ' ');
auto const squares_after_name = x3::rule<class After>{"a name and squares"} =
    &capital >> name_before >> squares >> eoi;

template <class Rule>
bool parses(std::string_view text, Rule const& rule) {
  char const* at = text.data();
  return x3::parse(at, text.data() + text.size(), rule);
}

}  // namespace

ListingLine::ListingLine(SourceMappedText const& written, MarkupLanguage const& markup)
    : written_(written.trimmed()) {
  bool const tex = &markup == &tex_markup;
  auto const plain = tex ? line_of_tex(written_) : markup.plain(written_);
  reading_ = single_blanks(plain ? plain->mapped() : written_, tex && !plain).trimmed();
}

// Returns the offset in the line as written for an offset in the text that is parsed.
std::size_t ListingLine::place(std::size_t offset) const {
  if (offset == reading_.text().size()) return written_.text().size();
  std::size_t const source = reading_.origin(Span{offset, offset + 1}).begin;
  auto const all = std::views::iota(std::size_t{0}, written_.text().size());
  auto const found = std::ranges::partition_point(all, [&](std::size_t at) {
    return written_.origin(Span{at, at + 1}).begin < source;
  });
  return static_cast<std::size_t>(found - all.begin());
}

SourceMappedText ListingLine::value(Field const& field, Span part) const {
  if (problem::value_syntax(field.syntax) != problem::ValueSyntax::markup ||
      reading_.text() == written_.text())
    return reading_.part(part).trimmed();
  std::size_t const end = part.end == reading_.text().size() ? written_.text().size()
                          : part.end == 0                    ? 0
                                                             : place(part.end);
  return single_blanks(written_.part({place(part.begin), end})).trimmed();
}

ListingLine ListingLine::before(std::size_t end) const {
  ListingLine made = *this;
  made.written_ =
      written_.part({0, reading_.text() == written_.text() ? end : place(end)}).trimmed();
  made.reading_ = reading_.part({0, end}).trimmed();
  return made;
}

text::Diagnostic ListingLine::reported(std::string_view code, Doubt const& doubt) const {
  bool const whole = doubt.where == Span{0, text().size()};
  Span const where = whole ? written_.origin() : reading_.origin(doubt.where);
  auto finding = text::warning(std::string(code), where, doubt.message, doubt.hint);
  // Escapes and line ends would be lost.
  if (where.end - where.begin == doubt.where.end - doubt.where.begin)
    for (std::string const& clear : doubt.clear)
      finding = text::replaceable(std::move(finding), clear, false);
  return finding;
}

void add_part(std::vector<FieldLine>& fields, ListingLine const& line, Part const& part,
              FieldLine const& like) {
  Field const& field = problem::field(part.field);
  SourceMappedText value = line.value(field, part.where);
  if (value.empty()) return;
  auto const same = std::ranges::find(fields, &field, &FieldLine::field);
  // A second task is an error in the directive, never a continuation.
  bool const joins =
      field.list || problem::value_syntax(field.syntax) == problem::ValueSyntax::markup;
  if (same != fields.end() && joins) return same->lines.push_back({std::move(value), false});
  FieldLine made = like;
  made.field = &field;
  made.itemised = field.list;
  made.lines = {{std::move(value), false}};
  fields.push_back(std::move(made));
}

std::size_t article_end(std::string_view text, std::optional<chess::Language> language) {
  std::size_t const end =
      (language ? WordList(&chess::ListingWords::articles, *language) : articles).opening(text);
  if (end == 0 || end == text.size()) return 0;
  if (!text::is_letter(text[end - 1])) return end;  // "l'"
  // "A & B" and "A and B" are names.
  std::string_view const next = text.substr(end + 1);
  bool const is_article = text[end] == ' ' && text::is_word(next.empty() ? ' ' : next.front()) &&
                          words_for_and().opening(next) == 0;
  return is_article ? end + 1 : 0;
}

std::optional<Span> quoted(std::string_view line) {
  for (auto const& [open, close] : quotes)
    if (line.size() > open.size() + close.size() && line.starts_with(open) &&
        line.ends_with(close) && line.find(close, open.size()) == line.size() - close.size())
      return Span{open.size(), line.size() - close.size()};
  return {};
}

Span without_brackets(std::string_view line) {
  bool const around = line.size() > 2 && line.front() == '(' && line.find(')') == line.size() - 1;
  return around ? Span{1, line.size() - 1} : Span{0, line.size()};
}

std::optional<FieldId> field_by_words(std::string_view line, bool first) {
  for (Opening const& row : openings) {
    std::size_t const end = row.words.opening(line);
    if (end > 0 && (!row.needs_capital || has_capital_after(line, end, first))) return row.field;
  }
  std::string const folded = text::lower_case(line);
  if (is_birthday(folded, 0)) return FieldId::dedication;
  for (std::string_view const ending : ends_of_dedications)
    if (folded.size() > ending.size() && folded.ends_with(ending)) return FieldId::dedication;
  constexpr std::string_view birthday = ". geburtstag";
  std::size_t const zum = folded.ends_with(birthday) ? folded.rfind(" zum ") : std::string::npos;
  if (zum != std::string::npos && is_birthday(folded, zum + 1)) return FieldId::dedication;
  if (dedication_after(line) != std::string_view::npos) return {};
  for (chess::Language const language : chess::all_languages)
    if (folded.find(chess::words(language).caption["dedicated"]) != std::string::npos)
      return FieldId::dedication;
  return {};
}

bool opens_after(std::string_view line) { return after.opening(line) > 0; }

std::size_t dedication_after(std::string_view line) {
  for (std::size_t at = line.find_first_of(",;", 1); at < line.size();
       at = line.find_first_of(",;", at + 1))
    if (line.substr(at + 1).starts_with(' ') && dedicated.opening(line.substr(at + 2)) > 0)
      return at;
  return std::string_view::npos;
}

bool names_side(std::string_view line) {
  if (line.ends_with('.')) line.remove_suffix(1);
  return sides.has(line);
}

bool is_legend_line(std::string_view line) { return parses(line, legend); }
bool reports_pieces_by_squares(std::string_view line) {
  return parses(line, squares_before_name) || parses(line, squares_after_name);
}
bool opens_solution(std::string_view line) { return parses(line, solution); }

bool opens_twins(std::string_view line, bool continues) {
  if (semantics::after_zeroposition(line, 0) > 0) return true;
  if (line.starts_with('+')) line.remove_prefix(1);
  bool const bracket = line.starts_with('(');
  if (bracket) line.remove_prefix(1);
  if (line.size() < 2 || !text::is_lower(line[0]) || line[1] != ')') return false;
  return continues || line[0] == 'a' || line[0] == 'b';
}

}  // namespace dawson::document
