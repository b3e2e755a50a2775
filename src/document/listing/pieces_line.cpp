#include "document/listing/line_grammars.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <boost/spirit/home/x3.hpp>

#include "notation/men/men_words.hpp"
#include "text/scanning.hpp"

namespace dawson::document {

// clang-format off
//     pieces = colour-list , { blank , colour-list } | items ;
//     colour-list = colour , [ ":" | "-" | "–" ] , blank , { attribute , blank } , group ,
//                   { sep , group } , [ blank , "(" , digits , ")" ] ;
//     items  = item , { ( "," | ";" | blank ) , item } ;                    (* two at least *)
//     colour = "White" | "Weiß" | "Blancs" ... | "W" | "S" | "B" | "N" ;
//     group  = walk , square , { [ "," ] , [ blank ] , square } ;
//     item   = ( "w" | "s" | "b" | "n" ) , walk , square , { square } ;
//     sep    = "," | ";" | "." | blank ;
// clang-format on

namespace {

namespace x3 = boost::spirit::x3;
using text::SourceMappedText;
using text::Span;
using x3::char_, x3::eoi, x3::lit;

auto const blanks = *lit(' ');
auto const upper = char_('A', 'Z');
auto const square = char_('a', 'h') >> char_('1', '8');
auto const more = *(-lit(',') >> blanks >> square);
auto const group = x3::rule<class Group>{"group"} =
    ((upper >> square) | (upper >> (upper | char_('0', '9') | char_('a', 'z')) >> square)) >> more;
auto const sep = (char_(",;.") >> blanks) | +lit(' ');
auto const number = blanks >> '(' >> +char_('0', '9') >> ')';
auto const groups = x3::rule<class Groups>{"groups"} = group % sep >> -number;
auto const item = x3::rule<class Item>{"item"} = char_("wsbn") >> group;
auto const items = x3::rule<class Items>{
    "items"} = item >> +(((char_(",;") >> blanks) | +lit(' ')) >> item) >> -lit('.') >> eoi;

// Short colours, and French plurals; the longer word comes first.
struct Colour {
  std::string_view word, whole;
};
constexpr auto colours = std::to_array<Colour>(
    {{"Weiß", "Weiß"}, {"Blancs", "Blanc"}, {"Noirs", "Noir"}, {"Neutres", "Neutre"}});

// Returns the end of a colour at the front of the text, with its colon and the blanks after it; 0
// without one.
std::size_t colour_end(std::string_view text) {
  std::size_t const end = std::min(text.find_first_of(" :–", 0), text.size());
  std::string_view const word = text.substr(0, end);
  bool const is_short =
      word.size() == 1 && std::string_view("WSBN").find(word) != std::string_view::npos;
  bool const is_long = notation::find_colour_word(word) != nullptr ||
                       std::ranges::find(colours, word, &Colour::word) != colours.end();
  if (!is_short && !is_long) return 0;
  std::size_t at = end;
  while (at < text.size() && text[at] == ' ') ++at;
  for (std::string_view const sign : {":", "-", "–"})
    if (text.substr(at).starts_with(sign)) {
      at += sign.size();
      break;
    }
  std::size_t const pieces = std::min(text.find_first_not_of(' ', at), text.size());
  return pieces > end && pieces < text.size() ? pieces : 0;
}

std::size_t attributes_end(std::string_view text, std::size_t at) {
  while (true) {
    std::size_t const end = text.find(' ', at);
    if (end == std::string_view::npos || !notation::is_attribute(text.substr(at, end - at)))
      return at;
    at = end + 1;
  }
}

// Calls `take(colour, attributes, pieces)` for the list of each colour; false if the text is
// anything else.
template <class Take>
bool colour_lists(std::string_view text, bool continues, Take take) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const begin = at;
    std::size_t const colour = colour_end(text.substr(at));
    if (colour == 0 && (!continues || begin > 0)) return false;
    std::size_t const pieces = attributes_end(text, at + colour);
    char const* place = text.data() + pieces;
    if (!x3::parse(place, text.data() + text.size(), groups)) return false;
    at = static_cast<std::size_t>(place - text.data());
    take(Span{begin, begin + colour}, Span{begin + colour, pieces}, Span{pieces, at});
    while (at < text.size() && std::string_view(" ,;.").find(text[at]) != std::string_view::npos)
      ++at;
  }
  return !text.empty();
}

std::string_view bare_colour(std::string_view text) {
  std::size_t const end = std::min(text.find_first_of(" :-"), text.size());
  std::string_view word = text.substr(0, end);
  if (word.ends_with("–")) word.remove_suffix(3);
  return word;
}

// Returns the colour in full. The other letters depend on the language, which shows by the letters
// used together.
std::string_view in_full(std::string_view colour, bool german, bool french) {
  auto const* const row = std::ranges::find(colours, colour, &Colour::word);
  if (row != colours.end()) return row->whole;
  if (colour == "W") return german ? "Weiss" : "White";
  if (colour == "S") return "Schwarz";
  if (colour == "B") return french ? "Blanc" : "Black";
  if (colour == "N") return french ? "Noir" : "Neutral";
  return colour;
}

// Appends groups separated by blanks, with the squares of each group joined, and drops the piece
// count.
void append_groups(SourceMappedText& out, SourceMappedText const& line, Span pieces) {
  std::string_view const text = line.text();
  bool of_group = false;
  for (std::size_t at = pieces.begin; at < pieces.end;) {
    if (text[at] == '(') return;
    if (std::string_view(" ,;.").find(text[at]) != std::string_view::npos) {
      ++at;
      continue;
    }
    bool const continues_group = at + 1 < pieces.end && text[at] >= 'a' && text[at] <= 'h' &&
                                 text::is_digit(text[at + 1]) && of_group;
    if (!continues_group && !out.empty()) out.append_for(" ", line.origin(Span{at, at}));
    std::size_t end = at;
    while (end < pieces.end && std::string_view(" ,;.(").find(text[end]) == std::string_view::npos)
      ++end;
    out.append(line, {at, end});
    of_group = true;
    at = end;
  }
}

}  // namespace

bool is_men_line(std::string_view line, bool continues) {
  char const* at = line.data();
  if (x3::parse(at, line.data() + line.size(), items)) return true;
  return colour_lists(line, continues, [](Span, Span, Span) {});
}

std::vector<SourceMappedText> as_pieces(std::vector<SourceMappedText> const& lines) {
  bool german = false, white = false, black = false;
  for (SourceMappedText const& line : lines)
    colour_lists(line.text(), true, [&](Span colour, Span, Span) {
      std::string_view const word = bare_colour(
          std::string_view(line.text()).substr(colour.begin, colour.end - colour.begin));
      german = german || word == "S";
      white = white || word == "W";
      black = black || word == "N";
    });
  std::vector<SourceMappedText> out;
  for (SourceMappedText const& line : lines) {
    std::string_view const text = line.text();
    char const* at = text.data();
    SourceMappedText made;
    if (x3::parse(at, text.data() + text.size(), items)) {
      for (std::size_t i = 0; i < text.size();) {
        std::size_t const begin = std::min(text.find_first_not_of(" ,;.", i), text.size());
        std::size_t const end = std::min(text.find_first_of(" ,;.", begin), text.size());
        i = end;
        if (begin == end) break;
        bool const is_item = std::string_view("wsbn").find(text[begin]) != std::string_view::npos &&
                             text::is_upper(text[begin + 1]);
        if (!made.empty() && is_item) made.append_for(", ", line.origin(Span{begin, begin}));
        made.append(line, {begin, end});
      }
    } else {
      colour_lists(text, true, [&](Span colour, Span attributes, Span pieces) {
        std::string_view const word =
            bare_colour(text.substr(colour.begin, colour.end - colour.begin));
        if (!made.empty()) made.append_for(" ", line.origin(Span{colour.begin, colour.begin}));
        if (!word.empty())
          made.append_for(in_full(word, german, black && !white), line.origin(colour));
        if (attributes.end > attributes.begin) {
          if (!word.empty())
            made.append_for(" ", line.origin(Span{attributes.begin, attributes.begin}));
          made.append(line, {attributes.begin, attributes.end - 1});
        }
        append_groups(made, line, pieces);
      });
    }
    out.push_back(std::move(made));
  }
  return out;
}

}  // namespace dawson::document
