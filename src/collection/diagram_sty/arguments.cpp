#include "collection/diagram_sty/arguments.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "collection/diagram_sty/context.hpp"
#include "collection/from_tex.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::diagram_sty {

std::string Date::text(std::string_view part) const {
  auto const found = parts_.find(part);
  return found == parts_.end() ? std::string() : found->second.text();
}

namespace {

// Returns the value of one or two digits; no value for other text.
std::optional<int> number_of(std::string_view digits) {
  if (digits.empty() || digits.size() > 2 || !std::ranges::all_of(digits, text::is_digit))
    return {};
  int out = 0;
  for (char const c : digits) out = 10 * out + (c - '0');
  return out;
}

bool is_month(std::string_view digits) {
  auto const number = number_of(digits);
  return number && *number >= 1 && *number <= 12;
}

}  // namespace

void Date::add_to(Record& record, std::string_view month_numerals,
                  text::Diagnostics& findings) const {
  auto const year = parts_.find("year");
  if (auto const found = parts_.find("month"); found != parts_.end()) {
    std::string const month = found->second.text();
    if (text("months").empty() && !month.empty() && !number_of(month))
      findings.push_back(
          text::warning("W-DATE", found->second.origin(),
                        fmt::format("month `{}` is not a number; printed as written", month),
                        "write `\\month{7}`, or `\\months{7-8}` for two months"));
  }
  std::string const written = calendar_date(month_numerals);
  std::string const date = written.empty() ? printed(month_numerals) : written;
  if (date.empty()) return;
  record.add(Id::date, date, (year != parts_.end() ? year : parts_.begin())->second.origin());
}

std::pair<std::string, std::string> Date::months() const {
  std::string const range = text("months"), first = range.empty() ? text("month") : range;
  std::size_t const dash = range.find('-');
  if (dash == std::string::npos) return {first, {}};
  return {range.substr(0, dash), range.substr(dash + 1)};
}

std::string Date::calendar_date(std::string_view month_numerals) const {
  auto const two = [](std::string_view digits) {
    return (digits.size() == 1 ? "-0" : "-") + std::string(digits);
  };
  std::string const year = text("year"), day = text("day");
  auto const [first, last] = months();
  if (year.size() != 4 || !std::ranges::all_of(year, text::is_digit)) return {};
  if (first.empty()) return year;  // diagram.sty prints no day without a month
  if (month_numerals != "arabic" || !is_month(first)) return {};
  if (last.empty()) {
    if (day.empty()) return year + two(first);
    return number_of(day) ? year + two(first) + two(day) : std::string();
  }
  if (!is_month(last) || !day.empty()) return {};
  return year + two(first) + "/" + two(last).substr(1);
}

std::string Date::printed(std::string_view month_numerals) const {
  auto const [first, last] = months();
  std::string const day = text("day");
  auto const in_numerals = [&](std::string const& month) {
    auto const number = number_of(month);
    return number ? numeral(month_numerals, *number) : month;
  };
  if (first.empty() || number_of(first) == 0) return text("year");
  std::string written = day.empty() ? "" : day + ".";
  written += in_numerals(first);
  if (!last.empty()) written += "--" + in_numerals(last);
  return written + (day.empty() ? "/" : ".") + text("year");
}

namespace {

using text::SourceMappedText;

struct Item {
  SourceMappedText piece;
  std::vector<SourceMappedText> squares;
};

char translated(char letter, std::string_view from, std::string_view to) {
  std::size_t const at = from.find(letter);
  return at == std::string_view::npos ? letter : to[at];
}

// Splits "sDUc7h{10}" into the text before the first square, and the squares.
Item split_item(SourceMappedText const& item) {
  std::string_view const text = item.text();
  std::size_t at = 0;
  while (at < text.size() && !(at > 1 && text::is_lower(text[at]))) ++at;
  Item out{item.part({0, at}).trimmed(), {}};
  while (at < text.size()) {
    std::size_t end = at + 1;
    while (end < text.size() && !text::is_lower(text[end])) ++end;
    out.squares.push_back(item.part({at, end}).trimmed());
    at = end;
  }
  return out;
}

}  // namespace

std::string german_figure(std::string_view figure, Letters const& letters) {
  std::string out(figure);
  if (!out.empty()) out[0] = translated(out[0], letters.pieces, "KDTLSB");
  if (out.size() > 1) out[1] = translated(out[1], letters.turns, "LRU");
  return out;
}

std::string in_colours(std::string const& key, std::string_view colours, Letters const& letters) {
  std::string out;
  for (char const colour : colours) {
    std::size_t const side = letters.colours.find(colour);
    if (key == "c" && !out.empty()) break;
    if (side == 0 && key != "c") out += text::upper_case(key);
    else if (side != std::string::npos || colour == 'b') out += (side == 2 ? "-" : "") + key;
  }
  return out.empty() ? key : out;
}

SourceMappedText in_german(SourceMappedText const& list, Letters const& letters,
                           text::Diagnostics& findings) {
  std::vector<Item> items;
  for (SourceMappedText const& item : parts(list, ',')) items.push_back(split_item(item));
  std::map<std::string, std::size_t> taken;  // index of the item that puts a piece on each square
  for (std::size_t i = 0; i < items.size(); ++i)
    for (SourceMappedText const& square : items[i].squares) {
      auto const [known, is_new] = taken.try_emplace(square.text(), i);
      if (is_new) continue;
      findings.push_back(
          text::warning("W-VALUE", square.origin(),
                        fmt::format("two pieces on {}; the last one is used", square.text())));
      known->second = i;
    }
  for (std::size_t i = 0; i < items.size(); ++i)
    std::erase_if(items[i].squares,
                  [&](SourceMappedText const& square) { return taken.at(square.text()) != i; });
  SourceMappedText out;
  for (Item const& item : items) {
    std::string const& piece = item.piece.text();
    if (item.squares.empty() && !piece.empty() && piece.size() < 4) continue;
    std::string german_word;
    if (!piece.empty())
      german_word =
          translated(piece[0], letters.colours, "wsn") + german_figure(piece.substr(1), letters);
    if (!out.empty()) out.append_for(", ", item.piece.origin());
    if (german_word == piece) out.append(item.piece, {0, piece.size()});
    else out.append_for(german_word, item.piece.origin());
    for (SourceMappedText const& square : item.squares)
      out.append(square, {0, square.text().size()});
  }
  return out;
}

namespace {

// Symbols as LaTeX code, since the document need not be UTF-8.
struct Sign {
  std::string_view word, characters;
};
constexpr Sign signs[] = {
    {"ra", "$\\rightarrow$"},
    {"lra", "$\\leftrightarrow$"},
    {"rla", "$\\leftrightarrow$"},
    {"x", "$\\times$"},
    {"any", "$\\sim$"},
    {"bel", "$\\sim$"},  // of schwalbe.sty, like \ferner
    {"set", "*"},
    {"OO", "0-0"},
    {"OOO", "0-0-0"},
    {"further", "$\\Rightarrow$ "},
    {"ferner", "$\\Rightarrow$ "},
};

// Returns 1 if the symbol is alone in a group, else 0: {\ra}, {\000}.
std::size_t braces_around(std::string_view text, std::size_t begin, std::size_t end) {
  return begin > 0 && text[begin - 1] == '{' && end < text.size() && text[end] == '}' ? 1 : 0;
}

}  // namespace

std::optional<std::string> piece_of(std::string_view word, Letters const& letters) {
  constexpr std::string_view janko = "kqrbnp", further = "CEX";
  constexpr std::string_view turns = "312";  // left, right, upside down: quarter turns clockwise
  if (word == "Imi") return "c";
  if (word == letters.colours.substr(0, 1) + "Nr" || word == letters.colours.substr(1, 1) + "Nr" ||
      word == letters.colours.substr(2, 1) + "Nr" || (word.size() == 3 && word.ends_with("Gh"))) {
    std::size_t const colour = letters.colours.find(word[0]);
    if (colour == std::string::npos) return {};
    std::string const piece = word[1] == 'N' ? "*2n" : "*2q";
    return colour == 0 ? text::upper_case(piece) : (colour == 2 ? "-" : "") + piece;
  }
  // A bishop on a dark square: colour, black, bishop.
  bool const dark =
      word.size() == 3 && word[1] == letters.colours[1] && word[2] == letters.pieces[3];
  if (word.size() < 2 || word.size() > 3) return {};
  std::size_t colour = letters.colours.find(word[0]);
  if (colour == std::string::npos && word[0] == 'b') colour = 1;
  if (colour == std::string::npos) return {};
  std::size_t const kind = letters.pieces.find(dark ? word[2] : word[1]);
  std::size_t const turn =
      word.size() == 3 && !dark ? letters.turns.find(word[2]) : std::string::npos;
  if (word.size() == 3 && !dark && turn == std::string::npos) return {};
  std::string piece;
  if (kind != std::string::npos) {
    piece = turn == std::string::npos ? std::string(1, janko[kind])
                                      : fmt::format("*{}{}", turns[turn], janko[kind]);
  } else if (word.size() == 2 && further.find(word[1]) != std::string_view::npos) {
    if (word[1] != 'C') return {};
    return "c";
  } else {
    return {};
  }
  if (colour == 0) return text::upper_case(piece);
  return (colour == 2 ? "-" : "") + piece;
}

namespace {

// Translates a piece into the German letters of diagram.sty: "sDU".
std::string german_word(std::string_view word, Letters const& letters) {
  std::string out(word);
  constexpr std::string_view colours = "wsn";
  std::size_t const colour = letters.colours.find(word[0]);
  out[0] = colour == std::string::npos ? 's' : colours[colour];
  out.replace(1, std::string::npos, german_figure(std::string_view(out).substr(1), letters));
  return out;
}

SourceMappedText with_signs(SourceMappedText const& value, Letters const& letters,
                            bool as_letters) {
  std::string_view const text = value.text();
  if (text.find('\\') == std::string_view::npos) return value;
  SourceMappedText out;
  std::size_t copied = 0;
  for (std::size_t at = text.find('\\'); at != std::string_view::npos; at = text.find('\\', at)) {
    std::size_t end = at + 1;
    while (end < text.size() && text::is_letter(text[end])) ++end;
    std::string_view const word = text.substr(at + 1, end - at - 1);
    std::string made;
    if (word.empty()) {
      end = std::min(at + 2, text.size());
      if (text.substr(at).starts_with("\\000")) made = "0-0-0";
      else if (text.substr(at).starts_with("\\00")) made = "0-0";
      if (!made.empty()) end = at + 1 + (made.size() + 1) / 2;
    } else if (auto const* sign = std::ranges::find(signs, word, &Sign::word);
               sign != std::end(signs)) {
      made = sign->characters;
    } else if (auto const piece = piece_of(word, letters)) {
      bool const named = word.size() == 3 && text::is_lower(word[2]);  // \wNr
      made = as_letters && word != "Imi" && !named ? german_word(word, letters)
                                                   : fmt::format("\\chess{{{}}}", *piece);
    }
    std::size_t const control = end;
    if (made.empty()) {
      at = control;
      continue;
    }
    std::size_t const braces = braces_around(text, at, end);
    out.append(value, {copied, at - braces});
    end += braces;
    if (braces == 0 && !word.empty()) {
      if (text.substr(end).starts_with("{}")) end += 2;
      else
        while (end < text.size() && text[end] == ' ') ++end;
    }
    out.append_for(made, value.origin({at - braces, end}));
    copied = at = end;
  }
  out.append(value, {copied, text.size()});
  return out;
}

// Parses the figures at `at` and moves it to the position after them; empty if a command names
// none.
std::string take_figures(std::string_view text, std::size_t& at, Letters const& letters) {
  std::string figures;
  for (;;) {
    while (at < text.size() && text[at] == ' ') ++at;
    if (at >= text.size() || text[at] != '\\') return figures;
    std::size_t end = at + 1;
    while (end < text.size() && text::is_letter(text[end])) ++end;
    auto const piece = piece_of(text.substr(at + 1, end - at - 1), letters);
    if (!piece) return {};
    figures += *piece;
    at = end;
  }
}

// Returns the end of the name at `at`: the position before the figures of the next.
std::size_t end_of_name(std::string_view text, std::size_t at, Letters const& letters) {
  for (at = text.find('\\', at); at != std::string_view::npos;) {
    std::size_t after = at;
    if (!take_figures(text, after, letters).empty() && text.substr(after).starts_with('='))
      return at;
    at = text.find('\\', std::max(after, at + 1));
  }
  return text.size();
}

}  // namespace

std::vector<SourceMappedText> figures_named(SourceMappedText const& item, Letters const& letters) {
  std::string_view text = item.text();
  constexpr std::string_view box = "\\mbox{";
  std::size_t at = text.starts_with(box) && text.ends_with('}') ? box.size() : 0;
  if (at > 0) text.remove_suffix(1);
  std::vector<SourceMappedText> named;
  while (at < text.size()) {
    std::size_t const begin = at;
    std::string const figures = take_figures(text, at, letters);
    if (figures.empty() || !text.substr(at).starts_with('=')) return {};
    std::size_t const name = text.find_first_not_of(' ', at + 1);
    if (name == std::string_view::npos) return {};
    at = end_of_name(text, name, letters);
    SourceMappedText one;
    one.append_for(figures + " = ", item.origin({begin, name}));
    SourceMappedText const words = with_characters(item.part({name, at}), letters);
    one.append(words, {0, words.text().size()});
    named.push_back(std::move(one));
  }
  return named;
}

SourceMappedText with_line_ends(SourceMappedText const& value, std::string_view sign, bool blanks) {
  constexpr std::string_view line_ends[] = {"{\\newline}", "\\newline", "\\\\"};
  std::string_view const text = value.text();
  SourceMappedText out;
  std::size_t copied = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    auto const* end = std::ranges::find_if(line_ends, [&](std::string_view line_end) {
      return text.substr(at).starts_with(line_end);
    });
    bool const written = end != std::end(line_ends);
    if (!written && (text[at] != '\n' || !blanks)) continue;
    std::size_t after = at + (written ? end->size() : 1);
    bool paragraph = false;
    for (; blanks && after < text.size() &&
           text::white_space.find(text[after]) != std::string_view::npos;
         ++after)
      paragraph = paragraph || (text[after] == '\n' && !written);
    std::size_t bare = at;
    while (blanks && bare > copied && (text[bare - 1] == ' ' || text[bare - 1] == '\t')) --bare;
    out.append(value, {copied, bare});
    out.append_for(written ? sign : paragraph ? "\n\n" : " ", value.origin({at, after}));
    copied = after;
    at = copied - 1;
  }
  out.append(value, {copied, text.size()});
  return out;
}

SourceMappedText with_characters(SourceMappedText const& value, Letters const& letters) {
  return german_letters(with_signs(value, letters, false));
}

SourceMappedText twin_with_characters(SourceMappedText const& value, Letters const& letters) {
  return with_signs(value, letters, true);
}

}  // namespace dawson::collection::diagram_sty
