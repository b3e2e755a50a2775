#include "document/fields/values.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "text/closest_name.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {

using text::SourceMappedText;

std::size_t least_indent(FieldLine const& line) {
  std::size_t least = std::string::npos;
  if (line.itemised)
    for (ValueLine const& part : line.lines) least = std::min(least, part.indent);
  return least;
}

SourceMappedText join_lines(FieldLine const& line, MarkupLanguage const& markup, bool indented) {
  SourceMappedText joined;
  std::size_t const least = indented ? least_indent(line) : std::string::npos;
  using problem::ValueSyntax;
  ValueSyntax const value_syntax = problem::value_syntax(line.field->syntax);
  bool const comments = value_syntax == ValueSyntax::markup || value_syntax == ValueSyntax::code;
  bool const keeps_lines = line.itemised && value_syntax == ValueSyntax::markup;
  bool paragraph = false;
  for (ValueLine const& part : line.lines) {
    paragraph = paragraph || part.paragraph;
    bool const indent_kept = keeps_lines && part.indent > least;
    if (joined.empty() && !indent_kept) {
      joined = comments ? markup.without_comment(part.text) : part.text;
      if (!joined.empty()) paragraph = false;
      continue;
    }
    SourceMappedText piece = comments ? markup.without_comment(part.text) : part.text;
    if (piece.empty()) continue;
    if (!joined.empty() && (value_syntax != ValueSyntax::position || line.field->words)) {
      std::size_t const end = joined.origin().end;
      joined.append_for(paragraph ? "\n\n" : keeps_lines ? "\n" : " ", {end, end});
    }
    paragraph = false;
    if (indent_kept) {
      std::size_t const place = piece.origin().begin;
      joined.append_for(std::string(part.indent - least, ' '), {place, place});
    }
    joined.append(piece, {0, piece.text().size()});
  }
  if (joined.empty() && !line.lines.empty()) return line.lines.front().text.part({0, 0});
  auto const is_blank = [](char c) { return text::white_space.find(c) != std::string_view::npos; };
  if (!joined.empty() && (is_blank(joined.text().front()) || is_blank(joined.text().back())))
    joined = std::move(joined).trimmed();
  return value_syntax == ValueSyntax::position ? markup.position(joined) : joined;
}

std::optional<text::Diagnostic> doubt_of_percentage(SourceMappedText const& line,
                                                    MarkupLanguage const& markup) {
  auto const sign = markup.percentage ? markup.percentage(line.text()) : std::nullopt;
  if (!sign) return {};
  return text::warning("W-COMMENT", line.origin({sign->begin, line.text().size()}),
                       "`%` begins a comment in LaTeX; the text after it is not printed",
                       "write `\\%` for per cent, or put the comment on a line of its own");
}

std::vector<SourceMappedText> split_list(FieldLine const& line, MarkupLanguage const& markup) {
  std::vector<SourceMappedText> parts;
  auto const keep = [&](SourceMappedText part) {
    text::WorkBudget::take();
    part = std::move(part).trimmed();
    if (!part.empty()) parts.push_back(std::move(part));
  };
  if (line.itemised) {
    FieldLine one = line;
    for (ValueLine const& item : line.lines) {
      one.lines = {item};
      keep(join_lines(one, markup));
    }
    return parts;
  }
  SourceMappedText const value = join_lines(line, markup);
  std::string_view const text = value.text();
  std::size_t begin = 0;
  for (std::size_t const at : markup.separators(text, ';')) {
    if (at + 1 < text.size() && text[at + 1] != ' ' && text[at + 1] != '\n') continue;
    keep(value.part({begin, at}));
    begin = at + 1;
  }
  keep(value.part({begin, text.size()}));
  return parts;
}

std::optional<text::Diagnostic> misplaced(FieldLine const& line, MarkupLanguage const& markup) {
  if (line.field->stands != problem::Stands::defaults_alone) return {};
  return text::error(
      "E-FIELD", line.name,
      fmt::format("`{}` is allowed only in a `defaults` directive", line.field->name),
      fmt::format("move it to {} before this directive", markup.defaults_block));
}

SourceMappedText without_braces(SourceMappedText const& name) {
  SourceMappedText out;
  std::string_view const text = name.text();
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t const length = text[i] == '\\' && i + 1 < text.size() ? 2 : 1;
    if (text[i] != '{' && text[i] != '}') out.append(name, {i, i + length});
    i += length - 1;
  }
  return out.empty() ? name : out;
}

SourceMappedText in_reading_order(SourceMappedText const& name, MarkupLanguage const& markup) {
  std::vector<std::size_t> const commas = markup.separators(name.text(), ',');
  SourceMappedText ordered = name;
  if (commas.size() == 1) {
    SourceMappedText const last = name.part({0, commas[0]}).trimmed();
    SourceMappedText const first = name.part({commas[0] + 1, name.text().size()}).trimmed();
    if (is_name_suffix(first.text())) return name;
    ordered = first.empty() ? last : first;
    if (!first.empty() && !last.empty()) {
      ordered.append_for(" ", {first.origin().end, first.origin().end});
      ordered.append(last, {0, last.text().size()});
    }
  }
  return markup.braces_are_printed ? without_braces(ordered) : ordered;
}

namespace {

using text::Span;

constexpr auto titles = std::to_array<std::string_view>(
    {"Prof.", "Dr.", "Univ.-Prof.", "PD", "Ing.", "Mag.", "h.c.", "habil."});
constexpr auto openings_of_titles = std::to_array<std::string_view>({"Dipl.-", "Dr.-"});
constexpr auto suffixes = std::to_array<std::string_view>(
    {"jr.", "jr", "jun.", "jun", "sen.", "sen", "sr.", "sr", "ii", "iii", "iv", "fils", "père"});

// Splits a name into words; the blanks between them stay available.
class Name {
 public:
  Name(SourceMappedText const& text, MarkupLanguage const& markup) : text_(text), markup_(markup) {
    std::string_view const bytes = text.text();
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= bytes.size();) {
      std::size_t const blank = at == bytes.size() ? 1 : depth > 0 ? 0 : blank_at(bytes.substr(at));
      if (blank > 0) {
        if (at > begin) words_.push_back({begin, at});
        begin = at += blank;
        continue;
      }
      if (bytes[at] == '{') ++depth;
      if (bytes[at] == '}') --depth;
      at += bytes[at] == '\\' ? 2 : 1;
      at = std::min(at, bytes.size());
    }
  }

  std::size_t size() const { return words_.size(); }
  Span span(std::size_t word) const { return words_[word]; }
  SourceMappedText word(std::size_t index) const { return text_.part(words_[index]); }

  // Returns the plain text of a word, which is nearly always the text as written.
  std::string plain(std::size_t index) const {
    std::string_view const written =
        std::string_view(text_.text())
            .substr(words_[index].begin, words_[index].end - words_[index].begin);
    auto const is_itself = [](char c) { return text::is_word(c) || c == '.' || c == '-'; };
    if (std::ranges::all_of(written, is_itself)) return std::string(written);
    return markup_.own_syntax(word(index)).text();
  }

  // Returns the words from `first` to before `last`.
  SourceMappedText part(std::size_t first, std::size_t last) const {
    if (first >= last) return {};
    return text_.part({words_[first].begin, words_[last - 1].end});
  }

  bool is_title(std::size_t index) const { return is_name_title(plain(index)); }
  bool is_suffix(std::size_t index) const { return is_name_suffix(plain(index)); }
  bool begins_in_lower_case(std::size_t index) const {
    return text::begins_in_lower_case(plain(index));
  }

 private:
  // Returns the length of a blank at the front: a space, a TeX tie or a TeX control space.
  std::size_t blank_at(std::string_view text) const {
    if (text.front() == ' ' || text.front() == '\n') return 1;
    if (!markup_.braces_are_printed && text.front() == '~') return 1;
    return text.starts_with("\\ ") ? 2 : 0;
  }

  SourceMappedText const& text_;
  MarkupLanguage const& markup_;
  std::vector<Span> words_;
};

// Returns the first letter of `word` with the markup it needs (TeX: "\'E", "{\O}"). No value if
// the word begins with another character.
std::optional<SourceMappedText> first_letter(SourceMappedText const& word,
                                             MarkupLanguage const& markup) {
  constexpr std::size_t longest = 16;
  if (!word.empty() && text::is_letter(word.text().front())) return word.part({0, 1});
  for (std::size_t end = 1; end <= std::min(word.text().size(), longest); ++end) {
    SourceMappedText const head = word.part({0, end});
    auto const opened = std::ranges::count(head.text(), '{');
    if (opened != std::ranges::count(head.text(), '}')) continue;
    auto const plain = markup.plain(head);
    if (!plain || plain->empty()) continue;
    std::string const& text = plain->text();
    unsigned char const first = static_cast<unsigned char>(text.front());
    std::size_t const length = text::utf8_length(text, 0);
    if (length == 0 && markup.is_utf8) continue;  // the rest of a character follows
    if (length == 0 && end < 4 && end < word.text().size() && first >= 0xC2 &&
        text::utf8_length(word.text(), 0) > end)
      continue;
    if (first < 0x80 && !text::is_letter(text.front())) return {};
    if (text::count_code_points(text) != 1) return {};  // a group of several letters
    return head;
  }
  return {};
}

// Returns the initials of a word, "H.-P." for "Hans-Peter", or the word itself if it has no
// initial.
SourceMappedText initials_of(SourceMappedText const& word, MarkupLanguage const& markup) {
  SourceMappedText out;
  std::string_view const bytes = word.text();
  for (std::size_t begin = 0; begin <= bytes.size();) {
    std::size_t const end = std::min(bytes.find('-', begin), bytes.size());
    auto const letter = first_letter(word.part({begin, end}), markup);
    if (!letter) return word;
    out.append(*letter, {0, letter->text().size()});
    std::size_t const after = out.origin().end;
    out.append_for(end < bytes.size() ? ".-" : ".", {after, after});
    begin = end + 1;
  }
  return out;
}

// Returns the initials of the given names, with the blanks between them.
SourceMappedText initials(Name const& given, std::size_t first, SourceMappedText const& whole,
                          MarkupLanguage const& markup) {
  SourceMappedText out;
  for (std::size_t i = first; i < given.size(); ++i) {
    if (i > first) out.append(whole, {given.span(i - 1).end, given.span(i).begin});
    bool const keeps_word = given.plain(i).ends_with('.') || given.begins_in_lower_case(i);
    SourceMappedText const word = keeps_word ? given.word(i) : initials_of(given.word(i), markup);
    out.append(word, {0, word.text().size()});
  }
  return out;
}

struct SplitName {
  SourceMappedText given, surname;
};

// Splits a name without a comma.
SplitName split_by_words(SourceMappedText const& text, MarkupLanguage const& markup) {
  Name const name(text, markup);
  std::size_t last = name.size();
  while (last > 1 && name.is_suffix(last - 1)) --last;
  std::size_t surname = last > 0 ? last - 1 : 0;
  while (surname > 0 && name.begins_in_lower_case(surname - 1) && !name.is_title(surname - 1))
    --surname;
  return {name.part(0, surname), name.part(surname, name.size())};
}

}  // namespace

std::optional<problem::PersonName> read_person_name(SourceMappedText const& text,
                                                    MarkupLanguage const& markup,
                                                    LinkDefinitions const& links) {
  std::vector<std::size_t> commas = markup.separators(text.text(), ',');
  if (commas.size() > 1) return {};
  if (commas.size() == 1 &&
      is_name_suffix(text.part({commas[0] + 1, text.text().size()}).trimmed().text()))
    commas.clear();  // "Ladislav Salai, sr."
  SplitName const cut = commas.empty()
                            ? split_by_words(text, markup)
                            : SplitName{text.part({commas[0] + 1, text.text().size()}).trimmed(),
                                        text.part({0, commas[0]}).trimmed()};
  Name const given(cut.given, markup);
  std::size_t first = 0;
  while (first < given.size() && given.is_title(first)) ++first;

  problem::PersonName name;
  bool is_valid = true;
  auto const take = [&](SourceMappedText const& part, prose::Inlines& into) {
    if (part.empty()) return;
    text::Diagnostics duplicate_findings;
    auto inlines = markup.prose(markup.braces_are_printed ? without_braces(part) : part, links,
                                duplicate_findings);
    is_valid = is_valid && inlines.has_value();
    if (inlines) into = std::move(*inlines);
  };
  take(given.part(0, first), name.titles);
  take(given.part(first, given.size()), name.given);
  take(initials(given, first, cut.given, markup), name.initials);
  take(cut.surname, name.surname);
  if (!is_valid || name.surname.empty()) return {};
  return name;
}

bool is_name_title(std::string_view word) {
  auto const opens = [&](std::string_view opening) {
    return word.starts_with(opening) && word.ends_with('.');
  };
  return std::ranges::find(titles, word) != titles.end() ||
         std::ranges::any_of(openings_of_titles, opens);
}

bool is_name_suffix(std::string_view word) {
  constexpr std::size_t longest = std::ranges::max(suffixes, {}, &std::string_view::size).size();
  return word.size() <= longest &&
         std::ranges::find(suffixes, text::lower_case(word)) != suffixes.end();
}

}  // namespace dawson::document
