// clang-format off
//     head    = [ word-no ] , number , ( blank , dash , blank | [ "." | ")" | ":" ] , blank ) ,
//               tail | authors , blank , dash , blank , ( publication | title ) ;
//     alone   = [ word-no ] , number , [ "." | ")" | ":" ] | word , blank , number ;
//     tail    = authors , [ ( ", " | blank , "(" ) , publication , [ ")" ] ] | quoted title
//             | title that opens with an article ;
//     names   = [ quoted title , blank ] , [ "by" | "von" | "par" ] , authors , [ publication ] ;
// clang-format on
#include "document/listing/line_grammars.hpp"

#include <algorithm>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "document/listing/lines.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::Span;

WordList const words_no(&chess::ListingWords::number);
WordList const words_alone(&chess::ListingWords::diagram);
WordList const words_by(&chess::ListingWords::by);
namespace x3 = boost::spirit::x3;
using x3::char_, x3::lit;

auto const dash_in_print = lit(' ') >> (lit("---") | "--" | '-' | "–" | "—") >> ' ';
auto const digit = char_('0', '9');
auto const any_number = x3::repeat(1, 10)[char_ - ' '] >> x3::eoi;
auto const number_in_print = x3::rule<class Number>{
    "number of a problem"} = *(char_ - (digit | ' ')) >> digit >> *(char_ - ' ');
auto const number_before_dash = x3::rule<class BeforeDash>{"number before a dash"} =
    ((lit('?') | "auto" | +char_("IVXLCDM") | char_('A', 'Z')) >> x3::eoi) | number_in_print;

template <class Rule>
bool parses_head(std::string_view text, Rule const& rule) {
  char const* at = text.data();
  return x3::parse(at, text.data() + text.size(), rule);
}

bool has_digit(std::string_view text) { return std::ranges::any_of(text, text::is_digit); }

bool is_number(std::string_view text, bool before_dash) {
  if (!parses_head(text, any_number)) return false;
  if (before_dash) return parses_head(text, number_before_dash);
  return parses_head(text, number_in_print) && !(text.size() == 4 && has_year(text));
}

// Returns the place after "No.", "Nr. " and the like; 0 without them.
std::size_t after_number_word(std::string_view line) {
  std::string const folded = text::lower_case(line.substr(0, 4));
  std::size_t tail = line.starts_with('#') ? 1 : 0;
  for (std::string_view const word : words_no)
    if (folded.starts_with(word)) tail = std::max(tail, word.size());
  if (tail == 0) return 0;
  std::size_t const at = line.find_first_not_of(' ', tail);
  return at != std::string_view::npos && text::is_digit(line[at]) ? at : 0;
}

class HeadReader {
 public:
  explicit HeadReader(std::string_view line) : line_(line) {}

  std::optional<Head> head() {
    if (std::size_t const end = words_alone.opening(line_); end > 0 && end + 1 < line_.size())
      if (is_number(line_.substr(end + 1), false)) return alone({0, line_.size()});
    std::size_t const begin = after_number_word(line_);
    if (auto const at = dash(begin)) {
      Span const number = trimmed(line_, {begin, at->begin});
      if (is_number(part_of(line_, number), true)) {
        out_.parts.push_back({FieldId::number, number});
        return tail(trimmed(line_, {at->end, line_.size()}));
      }
      if (auto names = names_and_dash(*at)) return names;
    }
    return without_dash(begin);
  }

  std::optional<Head> names() {
    std::size_t at = 0;
    if (std::size_t const end = title_end(); end > 0) {
      at = std::min(line_.find_first_not_of(" ,", end), line_.size());
      if (words_by.opening(line_.substr(at)) == 0) return {};
      out_.parts.push_back({FieldId::title, *quoted(line_.substr(0, end))});
    }
    if (std::size_t const by = words_by.opening(line_.substr(at)); by > 0)
      at = std::min(line_.find_first_not_of(' ', at + by), line_.size());
    if (!authors({at, line_.size()}, true)) return {};
    return std::move(out_);
  }

 private:
  std::optional<Span> dash(std::size_t from) const {
    boost::iterator_range<char const*> found;
    char const* at = line_.data() + std::min(from, line_.size());
    auto const first = x3::omit[*(char_ - dash_in_print)] >> x3::raw[dash_in_print];
    if (!x3::parse(at, line_.data() + line_.size(), first, found)) return {};
    auto const begin = static_cast<std::size_t>(found.begin() - line_.data());
    return Span{begin, begin + found.size()};
  }

  std::optional<Head> alone(Span number) {
    out_.parts.push_back({FieldId::number, number});
    out_.alone = true;
    return std::move(out_);
  }

  // Reads a title in quotation marks.
  bool take_title(Span rest) {
    auto const title = quoted(part_of(line_, rest));
    if (title) out_.parts.push_back({FieldId::title, text::shifted(*title, rest.begin)});
    return title.has_value();
  }

  std::optional<Head> tail(Span rest) {
    std::string_view const text = part_of(line_, rest);
    if (text.empty()) return alone(out_.parts.front().where);
    if (take_title(rest)) return std::move(out_);
    if (opens_with_article(text)) out_.parts.push_back({FieldId::title, rest});
    else authors(rest, false);
    return std::move(out_);
  }

  std::optional<Head> names_and_dash(Span dash) {
    Span const names = trimmed(line_, {0, dash.begin}),
               rest = trimmed(line_, {dash.end, line_.size()});
    Authors const read = read_authors(part_of(line_, names));
    if (!read.are_names || rest.begin == rest.end) return {};
    take(read, names.begin);
    std::string_view const text = part_of(line_, rest);
    if (is_dated(text)) {
      publication(rest);
    } else if (!take_title(rest)) {
      out_.parts.push_back({FieldId::title, rest});
      out_.of_title = Doubt{rest, "text read as a title",
                            fmt::format("write `title: {}`, or `source: {}`", text, text)};
    }
    return std::move(out_);
  }

  std::optional<Head> without_dash(std::size_t begin) {
    constexpr std::size_t least_digits = 3;
    std::size_t end = std::min(line_.find(' ', begin), line_.size());
    std::size_t const after_number = end;
    bool const sign =
        end > begin + 1 && std::string_view(".):").find(line_[end - 1]) != std::string_view::npos;
    if (sign) --end;
    Span const number{begin, end};
    std::string_view const text = part_of(line_, number);
    if (!is_number(text, false)) return {};
    Span const rest = trimmed(line_, {after_number, line_.size()});
    bool const digits =
        std::ranges::count_if(text, text::is_digit) >= static_cast<long>(least_digits);
    bool const plain = text.find_first_of("/:,(") == std::string_view::npos;
    if (!plain) return {};
    if (rest.begin == rest.end) return alone(number);
    if (begin == 0 && !sign && !digits) return {};
    if (award_end(line_) > 0) return {};
    out_.parts.push_back({FieldId::number, number});
    if (!take_title(rest) && !authors(rest, true)) return {};
    return std::move(out_);
  }

  // Returns the end of a quoted title at the front of the line; 0 without one.
  std::size_t title_end() const {
    for (std::string_view const close : {"\"", "”", "“", "»", "«", "''"}) {
      std::size_t const at = line_.find(close, 3);
      if (at != std::string_view::npos && quoted(line_.substr(0, at + close.size())))
        return at + close.size();
    }
    return 0;
  }

  // Returns the index of the piece that begins a publication; the number of pieces without one.
  std::size_t publication_of(std::vector<Span> const& pieces, std::string_view text) const {
    std::size_t first = 1;
    while (first < pieces.size() && !has_digit(part_of(text, pieces[first]))) ++first;
    if (first >= pieces.size()) return pieces.size();
    bool const date_alone = is_date(part_of(text, pieces[first]));
    if (!date_alone || first == 1) return first;
    Authors const before = read_authors(part_of(text, pieces[first - 1]));
    return before.sure && before.are_names ? first : first - 1;
  }

  // Reads names and an optional publication after them. Returns false if the text must be names
  // and is not.
  bool authors(Span all, bool must_be_names) {
    std::string_view const text = part_of(line_, all);
    Span names = all, rest{all.end, all.end};
    std::size_t const open = text.ends_with(')') ? text.rfind(" (") : std::string_view::npos;
    if (open != std::string_view::npos && has_year(text.substr(open)) &&
        !field_by_words(text.substr(open + 2), false)) {
      names.end = all.begin + open;
      rest = {names.end + 2, all.end - 1};
    } else {
      std::vector<Span> const pieces = comma_pieces(text);
      std::size_t const first = publication_of(pieces, text);
      if (first < pieces.size()) {
        names.end = all.begin + pieces[first - 1].end;
        rest.begin = all.begin + pieces[first].begin;
      }
    }
    Authors const read = read_authors(part_of(line_, names));
    if (must_be_names && !read.are_names) return false;
    take(read, names.begin);
    if (rest.begin < rest.end) publication(rest);
    return true;
  }

  void take(Authors const& read, std::size_t begin) {
    for (Part one : read.parts) {
      one.where = text::shifted(one.where, begin);
      out_.parts.push_back(one);
    }
    out_.of_names = read.doubt;
    if (out_.of_names) out_.of_names->where = text::shifted(out_.of_names->where, begin);
    out_.sure = read.sure;
  }

  void publication(Span rest) {
    for (Part one : read_source_line(part_of(line_, rest))) {
      one.where = text::shifted(one.where, rest.begin);
      out_.parts.push_back(one);
    }
  }

  std::string_view line_;
  Head out_;
};

}  // namespace

std::optional<Head> read_head(std::string_view line) { return HeadReader(line).head(); }

std::optional<Head> read_names(std::string_view line) { return HeadReader(line).names(); }

}  // namespace dawson::document
