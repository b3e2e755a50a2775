// clang-format off
//     authors = group , { strong , group } ;
//     strong  = ";" | "&" | " and " | " und " | " et " | "/" | " + " | "、" | "；" | "，" ;
//     group   = whole , weak , whole , { weak , whole } | pieces between "," ;
//     weak    = " y " | " e " | " i " | " en " | " a " | " og " | " och " | " u. " | " и "
//             | " ja " ;
//     suffix  = "(" , ( after | version | correction | place ) , ")"
//             | [ "," ] , blank , "after"-word , blank , name ;
//
// A whole name has two or more words; the first is no particle, the last no initial. What a comma
// means shows by the pieces beside it: two whole names are two authors, else `Last, First`.
// clang-format on
#include "document/listing/line_grammars.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "document/fields/values.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/listing_words.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::Span;

namespace x3 = boost::spirit::x3;
using x3::char_, x3::lit, x3::raw;

constexpr std::string_view around_names = " ,;&/";
constexpr std::size_t longest = 1000;  // bytes; a longer text is not analysed

// "&uuml;", "&#252;", "</b>" and "<https://a.b/>" separate nothing; `&amp;` does.
auto const of_entity = x3::repeat(2, 8)[char_("a-zA-Z0-9#")];
auto const entity = (lit('&') >> !lit("amp;") >> of_entity >> ';') |
                    (lit('<') >> (char_ - char_(" >")) >> *(char_ - '>') >> '>');
x3::rule<class Brackets> const brackets{"brackets"};
auto const brackets_def = char_("([{") >> *(brackets | (char_ - char_(")]}"))) >>
                          (char_(")]}") | x3::eoi);
BOOST_SPIRIT_DEFINE(brackets)
auto const one = entity | brackets | char_;
auto const digit_outside = *(entity | brackets | (char_ - char_('0', '9'))) >> char_('0', '9');

// Separators between names: signs, and words between blanks.
struct Separators {
  x3::symbols<> signs, words;
  std::array<bool, 256> opens{};  // one byte per sign; a text without these has no separator
  bool has_words = false;
  Separators(std::initializer_list<char const*> of_signs, auto const& of_words) {
    for (std::string_view const sign : of_signs) {
      signs.add(sign);
      char const byte = sign == " " ? ' ' : sign[sign.find_first_not_of(' ')];
      opens[static_cast<unsigned char>(byte)] = true;
    }
    for (std::string_view const word : of_words) {
      words.add(word);
      has_words = true;
    }
  }

  bool may_occur_in(std::string_view text) const {
    if (std::ranges::any_of(text, [&](char c) { return opens[static_cast<unsigned char>(c)]; }))
      return true;
    if (!has_words) return false;
    for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1))
      if (x3::parse(text.data() + at, text.data() + text.size(), ' ' >> words >> ' ')) return true;
    return false;
  }
};
using Texts = std::initializer_list<std::string_view>;
Separators const strong({";", "\\&", "&amp;", "&", "/", " + ", "、", "；", "，"}, words_for_and());
Separators const weak({}, Texts{"y", "e", "i", "en", "a", "og", "och", "u.", "и", "ja"});
Separators const commas({","}, Texts{});
Separators const blanks({" "}, Texts{});

bool has_digit_outside(std::string_view text) {
  if (std::ranges::none_of(text, text::is_digit)) return false;
  char const* at = text.data();
  return x3::parse(at, text.data() + text.size(), digit_outside);
}

// Returns whether the text is certainly one name: words of ASCII letters without a word that
// separates names, or that may be followed by another name.
bool is_one_name(std::string_view text) {
  constexpr std::size_t longest_separator = 4;  // bytes; of words such as "and"
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char const c = text[at];
    if (text::is_letter(c) || c == '.' || c == '-') continue;
    bool const first = begin == 0;
    if (c != ' ' || at == begin || at + 1 == text.size()) return false;
    if (!first && at - begin <= longest_separator) return false;
    if (opens_after(text.substr(at + 1))) return false;
    begin = at + 1;
  }
  return !text.empty() && text.size() <= longest;
}

class AuthorsReader {
 public:
  AuthorsReader(std::string_view text, bool known) : text_(text), known_(known) {}

  Authors run() {
    Span all = trimmed({0, text_.size()});
    out_.are_names = all.end > all.begin;
    if (part(all).size() > longest || has_digit_outside(part(all))) {
      out_.are_names = false;
      add(FieldId::author, all);
      doubt(all, "names read as one author and printed as written",
            "remove the text that is not a name");
      return std::move(out_);
    }
    Span const after = cut_after(all);
    std::vector<Span> const groups = between(all, strong);
    has_several_ = groups.size() > 1;
    // "M. & R. Tomasevic" share one surname.
    if (has_several_ && all_initials(part(groups.front()))) {
      add(FieldId::author, all);
      doubt(all, "names read as one author and printed as written",
            "write each with the surname: `A. B; C. B`");
      return std::move(out_);
    }
    if (has_several_) out_.sure = true;
    for (Span const group : groups) {
      std::vector<Span> const pieces = between(group, weak);
      bool const parts = pieces.size() > 1 && std::ranges::all_of(pieces, [&](Span one) {
                           return is_whole(part(without_brackets(one)));
                         });
      if (parts)
        for (Span const one : pieces) author(one);
      else take_group(group);
    }
    if (after.end > after.begin) add(FieldId::after, after);
    return std::move(out_);
  }

 private:
  std::string_view part(Span span) const { return part_of(text_, span); }
  void add(FieldId field, Span where) { out_.parts.push_back({field, where}); }
  void doubt(Span where, std::string message, std::string hint,
             std::vector<std::string> clear = {}) {
    if (!out_.doubt)
      out_.doubt = Doubt{where, std::move(message), std::move(hint), std::move(clear)};
  }
  Span trimmed(Span span) const { return document::trimmed(text_, span, around_names); }

  // A fast check: most texts have no such word and need no splitting into words.
  bool may_have_after(Span all) const {
    for (std::size_t at = text_.find_first_of(around_names, all.begin); at < all.end;
         at = text_.find_first_of(around_names, at + 1))
      if (opens_after(text_.substr(at + 1))) return true;
    return false;
  }

  // Returns a part such as "after C. Tylor" and removes it from `all`.
  Span cut_after(Span& all) {
    if (!may_have_after(all)) return {};
    for (Span const word : between(all, blanks)) {
      std::string_view const rest = text_.substr(word.begin, all.end - word.begin);
      if (word.begin == all.begin || !opens_after(rest) || rest.find(' ') == std::string_view::npos)
        continue;
      Span const found{word.begin, all.end};
      all = trimmed({all.begin, word.begin});
      return found;
    }
    return {};
  }

  // Splits at separators and drops empty pieces.
  std::vector<Span> between(Span all, Separators const& by) const {
    auto const separator = !entity >> (by.signs | (lit(' ') >> by.words >> &lit(' ')));
    std::vector<boost::iterator_range<char const*>> found;
    std::string const folded = text::lower_case(part(all));
    if (!by.may_occur_in(folded)) {
      Span const whole = trimmed(all);
      return whole.end > whole.begin ? std::vector{whole} : std::vector<Span>{};
    }
    char const* at = folded.data();
    x3::parse(at, folded.data() + folded.size(), raw[*(one - separator)] % separator, found);
    std::vector<Span> pieces;
    for (auto const& range : found) {
      auto const offset = [&](char const* place) {
        return all.begin + static_cast<std::size_t>(place - folded.data());
      };
      Span const piece = trimmed({offset(range.begin()), offset(range.end())});
      if (piece.end > piece.begin) pieces.push_back(piece);
    }
    return pieces;
  }

  Span without_brackets(Span name) const {
    std::string_view const text = part(name);
    std::size_t const open = text.ends_with(')') ? text.rfind('(') : std::string_view::npos;
    if (open == std::string_view::npos || open == 0) return name;
    std::string_view const inner = text.substr(open + 1, text.size() - open - 2);
    return field_in_brackets(inner) ? trimmed({name.begin, name.begin + open}) : name;
  }

  // Returns the field of a bracket after a name: after, version, correction or city.
  static std::optional<FieldId> field_in_brackets(std::string_view inner) {
    constexpr std::size_t most = 4;
    if (auto const field = field_by_words(inner, false); field && *field != FieldId::dedication)
      return field;
    bool const place =
        !inner.empty() && !text::begins_in_lower_case(inner) && is_word_letter(inner.front()) &&
        std::ranges::none_of(inner, text::is_digit) && words_of(inner).size() <= most;
    return place ? std::optional(FieldId::city) : std::nullopt;
  }

  void author(Span whole, bool counts = true) {
    Span const name = without_brackets(whole);
    add(FieldId::author, name);
    if (!known_) judge(part(name), counts);
    if (name == whole) return;
    Span const inner{text_.find('(', name.end) + 1, whole.end - 1};
    add(*field_in_brackets(part(inner)), inner);
  }

  void judge(std::string_view name, bool counts) {
    if (has_initial(name)) out_.sure = true;
    if (!looks_like_name(name) || (counts && !is_whole(name))) out_.are_names = false;
  }

  void take_group(Span group) {
    std::vector<Span> pieces;
    for (Span const one : between(group, commas)) {
      if (!pieces.empty() && is_name_suffix(part(one))) pieces.back().end = one.end;
      else pieces.push_back(one);
    }
    if (pieces.size() == 1) return author(pieces.front());
    if (pieces.size() == 2) return take_two(pieces[0], pieces[1]);
    if (pieces.size() > 2) take_many(pieces);
  }

  void pair(Span last, Span first) { author({last.begin, first.end}, false); }

  void take_two(Span a, Span b) {
    std::string_view const left = part(without_brackets(a)), right = part(without_brackets(b));
    Span const both{a.begin, b.end};
    std::string const two = fmt::format("{}; {}", left, right),
                      one = fmt::format("{{{}}}, {}", left, right);
    if (is_whole(left) && is_whole(right) && !opens_with_particle(left)) {
      bool const clear = has_initial(left) || has_initial(right) || ends_with_suffix(left) ||
                         has_several_ || is_eastern(left);
      if (!clear)
        doubt(both, "names read as two authors",
              fmt::format("write `author: {}`, or `{}` for one", two, one), {two, one});
      if (clear) out_.sure = true;
      author(a);
      return author(b);
    }
    bool const one_word = words_of(left).size() == 1 || opens_with_particle(left);
    if (!all_initials(right) && !one_word)
      doubt(both, "names read as one author, `Last, First`",
            fmt::format("write `author: {}`, or `{}` for two", one, two), {one, two});
    pair(a, b);
  }

  void take_many(std::vector<Span> const& pieces) {
    std::vector<std::pair<Span, Span>> names;  // the second is empty for a whole name
    bool guessed = false;
    for (std::size_t at = 0; at < pieces.size(); ++at) {
      if (is_whole(part(without_brackets(pieces[at])))) {
        names.push_back({pieces[at], {}});
        continue;
      }
      if (at + 1 == pieces.size()) return keep_as_one(pieces);
      std::string_view const next = part(pieces[at + 1]);
      auto const words = words_of(next);
      bool const sure = all_initials(next);
      if (!sure && words.size() != 1 && (words.empty() || !all_initials(words.back())))
        return keep_as_one(pieces);
      guessed = guessed || !sure;
      names.push_back({pieces[at], pieces[at + 1]});
      ++at;
    }
    if (guessed) {
      std::vector<std::string_view> authors;
      for (auto const& [last, first] : names)
        authors.push_back(part({last.begin, first.end > 0 ? first.end : last.end}));
      doubt({pieces.front().begin, pieces.back().end},
            "names read as authors in pairs, `Last, First`", "separate the authors by `; `",
            {fmt::format("{}", fmt::join(authors, "; "))});
    }
    for (auto const& [last, first] : names) first.end > 0 ? pair(last, first) : author(last);
  }

  void keep_as_one(std::vector<Span> const& pieces) {
    Span const all{pieces.front().begin, pieces.back().end};
    out_.are_names = false;
    add(FieldId::author, all);
    std::vector<std::string_view> authors;
    for (Span const piece : pieces) authors.push_back(part(piece));
    std::string const listed = fmt::format("{}", fmt::join(authors, "; "));
    doubt(all, "names read as one author and printed as written",
          fmt::format("write `author: {}`, or `Last, First; Last, First`", listed), {listed});
  }

  std::string_view text_;
  bool known_;
  bool has_several_ = false;
  Authors out_;
};

}  // namespace

Authors read_authors(std::string_view text) { return AuthorsReader(text, false).run(); }

Authors read_known_authors(std::string_view text) { return AuthorsReader(text, true).run(); }

std::vector<FieldLine> part_authors(FieldLine field, MarkupLanguage const& markup,
                                    text::Diagnostics& doubts) {
  std::vector<FieldLine> out;
  if (field.lines.size() == 1 && is_one_name(field.lines.front().text.text())) {
    out.push_back(std::move(field));
    return out;
  }
  for (text::SourceMappedText const& item : split_list(field, markup)) {
    ListingLine const line(item, markup);
    Authors const read = read_known_authors(line.text());
    for (Part const& part : read.parts) add_part(out, line, part, field);
    if (read.doubt) doubts.push_back(line.reported("W-AUTHOR", *read.doubt));
  }
  if (out.empty()) out.push_back(std::move(field));  // only comments
  return out;
}

}  // namespace dawson::document
