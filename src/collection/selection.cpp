#include "collection/selection.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "collection/markup.hpp"
#include "problem/fields.hpp"
#include "text/closest_name.hpp"
#include "text/limits.hpp"
#include "text/scanning.hpp"
#include "text/source.hpp"
#include "text/suggestions.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;

constexpr std::size_t no_end = std::numeric_limits<std::size_t>::max();
constexpr std::string_view blanks = " \t\n";

// Returns whether `pattern` matches all of `text`; each `*` matches any text.
bool is_all_of(std::string_view pattern, std::string_view text) {
  std::size_t p = 0, t = 0, star = no_end, from = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      from = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p;
      ++t;
    } else if (star != no_end) {
      p = star + 1;
      t = ++from;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

// Returns the words of a text in lower case.
std::vector<std::string> words_of(std::string_view text, std::string_view besides = {}) {
  std::vector<std::string> words;
  bool inside = false;
  for (char const c : text) {
    bool const part = text::is_word(c) || besides.find(c) != std::string_view::npos;
    if (part && !inside) words.emplace_back();
    if (part) words.back() += text::to_lower(c);
    inside = part;
  }
  return words;
}

bool has_words(std::vector<std::string> const& text, std::vector<std::string> const& pattern) {
  auto const found =
      std::search(text.begin(), text.end(), pattern.begin(), pattern.end(),
                  [](auto const& word, auto const& wanted) { return is_all_of(wanted, word); });
  return found != text.end();
}

bool is_number(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, text::is_digit);
}

std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return read.ec == std::errc() ? number : no_end;
}

// Returns the first four digits in a row that can be a year; nothing if there are none.
std::optional<int> year_of(std::string_view date) {
  for (std::size_t i = 0; i + 4 <= date.size(); ++i) {
    bool const alone = (i == 0 || !text::is_digit(date[i - 1])) &&
                       (i + 4 == date.size() || !text::is_digit(date[i + 4]));
    if (alone && is_number(date.substr(i, 4)))
      return static_cast<int>(number_of(date.substr(i, 4)));
  }
  return {};
}

// Parses "1990-1999", "1990-", "-1950"; returns nothing for other texts.
std::optional<std::pair<int, int>> years_of(std::string_view pattern) {
  std::size_t const dash = pattern.find('-');
  if (dash == std::string_view::npos) return {};
  std::string_view const first = pattern.substr(0, dash), last = pattern.substr(dash + 1);
  auto const is_year = [](std::string_view text) { return text.size() == 4 && is_number(text); };
  if (!(is_year(first) && (last.empty() || is_year(last))) && !(first.empty() && is_year(last)))
    return {};
  return std::pair(first.empty() ? 0 : static_cast<int>(number_of(first)),
                   last.empty() ? 9999 : static_cast<int>(number_of(last)));
}

bool has_date(std::string_view date, std::string_view pattern) {
  if (auto const years = years_of(pattern)) {
    auto const year = year_of(date);
    return year && *year >= years->first && *year <= years->second;
  }
  if (is_number(pattern)) return year_of(date) == static_cast<int>(number_of(pattern));
  return is_all_of(std::string(pattern) + "*", date);
}

bool is_date(FieldName field) { return field == problem::field(problem::FieldId::date).name; }

// Splits a list at commas and removes quotes.
std::vector<SourceMappedText> alternatives(SourceMappedText const& list) {
  std::vector<SourceMappedText> out;
  std::string_view const text = list.text();
  bool quoted = false;
  for (std::size_t begin = 0, at = 0; at <= text.size(); ++at) {
    if (at < text.size() && text[at] == '"') quoted = !quoted;
    if (at < text.size() && (text[at] != ',' || quoted)) continue;
    SourceMappedText part = list.part({begin, at}).trimmed();
    if (part.text().size() >= 2 && part.text().front() == '"' && part.text().back() == '"')
      part = part.part({1, part.text().size() - 1});
    if (!part.empty()) out.push_back(std::move(part));
    begin = at + 1;
  }
  return out;
}

// Returns the printed form of a value, which is compared.
std::string shown(Record const& record, SourceMappedText const& value) {
  if (record.markup == Markup::plain ||
      value.text().find_first_of("\\{}$~*_&[`") == std::string::npos)
    return value.text();
  Record one{record.markup, {}, {}};
  one.add(Id::comment, value);
  text::Diagnostics unused;
  return std::string(in_markup(one, Markup::plain, unused).text(Id::comment));
}

// Signs that other programs have between a field and its value.
constexpr std::string_view signs = "=<>:";

// Returns the range of years that a comparison with a year means; other values unchanged.
std::string years_compared(std::string_view sign, std::string_view value) {
  if (value.size() != 4 || !is_number(value)) return std::string(value);
  std::size_t const year = number_of(value);
  if (sign == "<") return fmt::format("-{:04}", year - 1);
  if (sign == "<=") return fmt::format("-{:04}", year);
  if (sign == ">") return fmt::format("{:04}-", year + 1);
  if (sign == ">=") return fmt::format("{:04}-", year);
  return std::string(value);
}

// Returns the error for a value that begins with a sign of comparison; nothing for other values.
std::optional<text::Diagnostic> comparison(FieldName field, SourceMappedText const& rest,
                                           bool joined) {
  std::string_view const text = rest.text();
  std::size_t const end = std::min(text.find_first_not_of(signs), text.size());
  if (end == 0) return {};
  std::string const value = years_compared(text.substr(0, end), text::trimmed(text.substr(end)));
  return text::replaceable(
      text::error("E-SELECT", rest.origin(),
                  fmt::format("`{}` after the field `{}`", text.substr(0, end), field),
                  fmt::format("write `{} {}`", field, value)),
      (joined ? " " : "") + value);
}

// Returns "1889-1890" for two years with another sign between them: "1889..1890", "1889 to 1890".
std::optional<std::string> range_meant(std::string_view pattern) {
  constexpr std::size_t digits = 4;
  if (pattern.size() <= 2 * digits || years_of(pattern)) return {};
  std::string_view const first = pattern.substr(0, digits),
                         last = pattern.substr(pattern.size() - digits);
  std::string_view const between = pattern.substr(digits, pattern.size() - 2 * digits);
  bool const are_years =
      is_number(first) && is_number(last) && std::ranges::none_of(between, text::is_digit);
  if (!are_years) return {};
  return fmt::format("{}-{}", first, last);
}

text::Diagnostic unknown_field(std::string_view code, SourceMappedText const& name) {
  return text::suggesting(
      text::error(std::string(code), name.origin(), fmt::format("unknown field `{}`", name.text()),
                  "use a field from the manual"),
      meant_field(name.text()));
}

}  // namespace

Selection Selection::read(std::vector<SourceMappedText> const& criteria,
                          text::Diagnostics& findings) {
  Selection out;
  for (SourceMappedText const& criterion : criteria) {
    char const first = criterion.text().front();
    if (text::is_digit(first) || first == '-') out.read_numbers(criterion, findings);
    else out.read_field(criterion, findings);
  }
  return out;
}

void Selection::read_numbers(SourceMappedText const& criterion, text::Diagnostics& findings) {
  std::vector<Range> ranges;
  std::size_t last = 0;
  for (SourceMappedText const& one : alternatives(criterion)) {
    std::string_view const text = one.text();
    std::size_t const dash = std::min(text.find('-'), text.size());
    std::string_view const from = text.substr(0, dash);
    std::string_view const to = dash < text.size() ? text.substr(dash + 1) : from;
    Range range;
    bool const sound =
        (is_number(from) || (from.empty() && is_number(to))) && (to.empty() || is_number(to));
    if (sound && !from.empty()) range.first = number_of(from);
    if (sound && !to.empty()) range.last = number_of(to);
    if (!sound || range.first == 0 || range.first > range.last) {
      findings.push_back(text::error("E-SELECT", one.origin(),
                                     "expected a problem number or a range",
                                     "write numbers from 1, such as `1-12, 15` or `20-`"));
      continue;
    }
    last = std::max(last, range.last);
    range.written = one;
    ranges.push_back(std::move(range));
  }
  last_ = std::min(last_, last);
  numbers_.push_back(std::move(ranges));
}

void Selection::read_field(SourceMappedText const& written, text::Diagnostics& findings) {
  Criterion criterion;
  SourceMappedText rest = written;
  bool joined = false;  // a sign follows a word without a blank
  auto const word = [&] {
    std::string_view const text = rest.text();
    std::size_t const end =
        std::min({text.find_first_of(blanks), text.find_first_of(signs), text.size()});
    joined = end < text.size() && signs.find(text[end]) != signs.npos;
    SourceMappedText out = rest.part({0, end});
    rest = rest.part({end, text.size()}).trimmed();
    return out;
  };
  SourceMappedText name = word();
  if (name.text() == "not") {
    criterion.excludes = true;
    name = word();
  }
  criterion.field = name.text();
  if (!form_of(criterion.field).known) return findings.push_back(unknown_field("E-SELECT", name));
  if (joined || is_date(criterion.field))
    if (auto fault = comparison(criterion.field, rest, joined))
      return findings.push_back(std::move(*fault));
  for (SourceMappedText& pattern : alternatives(rest)) {
    if (is_date(criterion.field))
      if (auto const range = range_meant(pattern.text()))
        return findings.push_back(text::replaceable(
            text::error("E-SELECT", pattern.origin(),
                        fmt::format("`{}` is not a date or a range of years", pattern.text()),
                        fmt::format("write `{}`", *range)),
            *range));
    criterion.patterns.push_back({std::move(pattern)});
  }
  if (criterion.patterns.empty())
    return findings.push_back(text::error(
        "E-SELECT", name.origin(), fmt::format("missing value after `{}`", name.text()),
        "write a value, as in `author Petkov` or `date 1990-1999`; `*` matches anything"));
  fields_.push_back(std::move(criterion));
}

bool Selection::takes(std::size_t number) {
  text::WorkBudget::take(1 + numbers_.size());
  bool all = true;
  for (std::vector<Range>& ranges : numbers_) {
    bool any = false;
    for (Range& range : ranges)
      if (number >= range.first && number <= range.last) any = range.met = true;
    all = all && any;
  }
  return all;
}

bool Selection::meets(Criterion& criterion, Record const& record) {
  RecordField const* const field = record.find(criterion.field);
  if (!field) return false;
  ValueSyntax const value_syntax = form_of(criterion.field).value_syntax;
  bool any = false;
  for (SourceMappedText const& value : field->values) {
    std::string const text = shown(record, value);
    std::vector<std::string> const words =
        value_syntax == ValueSyntax::markup ? words_of(text) : std::vector<std::string>();
    auto const fits = [&](std::string const& pattern) {
      if (pattern == "*") return true;
      if (is_date(criterion.field)) return has_date(text, pattern);
      if (value_syntax == ValueSyntax::markup) return has_words(words, words_of(pattern, "*"));
      return is_all_of(text::lower_case(pattern), text::lower_case(text));
    };
    for (Pattern& pattern : criterion.patterns) {
      if ((any && pattern.met) || !fits(pattern.written.text())) continue;
      any = pattern.met = true;
    }
  }
  return any;
}

bool Selection::takes(Record const& record) {
  for (Criterion const& criterion : fields_) text::WorkBudget::take(criterion.patterns.size());
  bool all = true;
  for (Criterion& criterion : fields_)
    if (meets(criterion, record) == criterion.excludes) all = false;
  return all;
}

void Selection::report_of_absent(text::Diagnostics& findings) const {
  auto const report = [&](SourceMappedText const& written, std::string const& criterion) {
    findings.push_back(text::warning("W-SELECT", written.origin(),
                                     fmt::format("no problem matches `{}`", criterion),
                                     "change it or remove it"));
  };
  for (std::vector<Range> const& ranges : numbers_)
    for (Range const& range : ranges)
      if (!range.met) report(range.written, range.written.text());
  for (Criterion const& criterion : fields_)
    for (Pattern const& pattern : criterion.patterns)
      if (!pattern.met && !criterion.excludes)
        report(pattern.written, fmt::format("{} {}", criterion.field, pattern.written.text()));
}

std::vector<SortKey> read_sort_keys(std::vector<SourceMappedText> const& items,
                                    text::Diagnostics& findings) {
  std::vector<SortKey> keys;
  for (SourceMappedText const& item : items) {
    std::string_view const text = item.text();
    std::size_t const end = std::min(text.find_first_of(blanks), text.size());
    SourceMappedText const name = item.part({0, end}),
                           order = item.part({end, text.size()}).trimmed();
    if (!form_of(name.text()).known) {
      findings.push_back(unknown_field("E-SORT", name));
    } else if (!order.empty() && order.text() != "descending") {
      findings.push_back(text::error("E-SORT", order.origin(),
                                     fmt::format("unknown order `{}`", order.text()),
                                     "write the field alone, or add `descending`"));
    } else {
      keys.push_back({name.text(), !order.empty()});
    }
  }
  return keys;
}

std::string sort_text(Record const& record, SortKey const& key) {
  RecordField const* const field = record.find(key.field);
  if (!field) return {};
  std::string text = shown(record, field->values.front());
  bool const is_author = key.field == problem::field(problem::FieldId::author).name;
  // Without a comma the surname is the last word, with the particles before it.
  if (is_author && text.find(',') == std::string::npos) {
    std::size_t begin = text.rfind(' ');
    while (begin != std::string::npos && begin > 0) {
      std::size_t const before = text.rfind(' ', begin - 1);
      std::size_t const word = before == std::string::npos ? 0 : before + 1;
      if (!text::begins_in_lower_case(std::string_view(text).substr(word))) break;
      begin = before;
    }
    if (begin != std::string::npos) text = text.substr(begin + 1) + ", " + text.substr(0, begin);
  }
  if (is_date(key.field) && !problem::read_date(text).date)
    if (auto const year = year_of(text)) text = fmt::format("{:04} {}", *year, text);
  constexpr std::size_t digits = 8;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && text::is_digit(text[end])) ++end;
    if (end > at && end - at < digits) out.append(digits - (end - at), '0');
    end = std::max(end, at + 1);
    out += text.substr(at, end - at);
    at = end;
  }
  return out;
}

}  // namespace dawson::collection
