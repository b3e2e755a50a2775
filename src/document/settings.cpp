#include "document/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>

#include "document/move_fields.hpp"
#include "document/problem_fields.hpp"
#include "document/values.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

template <class T>
struct Choice {
  std::string_view word;
  T value;
};

template <class T, std::size_t n, class Target>
void choose(FieldLine const& field, Choice<T> const (&choices)[n], Host const& host, Target& target,
            text::Diagnostics& findings) {
  text::Mapped const value = join_lines(field, host);
  auto const found = std::ranges::find(choices, value.text(), &Choice<T>::word);
  if (found != std::end(choices)) {
    target = found->value;
    return;
  }
  std::string words;
  for (Choice<T> const& choice : choices)
    words += fmt::format("{}{}", words.empty() ? "" : ", ", choice.word);
  findings.push_back(
      text::error("E-VALUE", value.origin(),
                  fmt::format("`{}` cannot be `{}`", field.field->name, value.text()),
                  fmt::format("it is one of: {}", words)));
}

void read_integer(FieldLine const& field, int least, int most, Host const& host, int& target,
                  text::Diagnostics& findings) {
  text::Mapped const value = join_lines(field, host);
  std::string const& text = value.text();
  int number = 0;
  auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure == std::errc{} && end == text.data() + text.size() && number >= least &&
      number <= most)
    target = number;
  else
    findings.push_back(text::error(
        "E-VALUE", value.origin(),
        fmt::format("`{}` must be a whole number from {} to {}", field.field->name, least, most)));
}

notation::Declared read_declared(FieldLine const& field, Host const& host,
                                 text::Diagnostics& findings) {
  notation::Declared declared;
  for (text::Mapped const& item : split_list(field, host))
    if (auto const fault = notation::declare(item.text(), declared))
      findings.push_back(item.origin(*fault));
  return declared;
}

std::string roman(int number) {
  constexpr std::pair<int, std::string_view> parts[] = {
      {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
      {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
  std::string out;
  for (auto const& [value, letters] : parts)
    for (; number >= value; number -= value) out += letters;
  return out;
}

std::string lettered(int number) {
  std::string out;
  for (; number > 0; number = (number - 1) / 26)
    out.insert(out.begin(), static_cast<char>('a' + (number - 1) % 26));
  return out;
}

}  // namespace

text::Diagnostics apply_defaults(std::vector<FieldLine> const& fields, Settings& settings) {
  text::Diagnostics findings;
  Host const& host = *settings.host;
  for (FieldLine const& field : fields) {
    std::string_view const name = field.field->name;
    if (field.field->syntax == Syntax::position || name == "label" || is_move_field(*field.field)) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     fmt::format("`{}` has no default", name),
                                     "it belongs to one diagram"));
    } else if (name == "stipulations") {
      choose<Stipulations>(field,
                           {{"verbatim", Stipulations::verbatim},
                            {"symbols", Stipulations::symbols},
                            {"words", Stipulations::words}},
                           host, settings.stipulations, findings);
    } else if (name == "language") {
      using chess::Language;
      choose<Language>(field,
                       {{"english", Language::english},
                        {"german", Language::german},
                        {"french", Language::french},
                        {"en", Language::english},
                        {"de", Language::german},
                        {"fr", Language::french}},
                       host, settings.language, findings);
    } else if (name == "numerals") {
      choose<Numerals>(field,
                       {{"arabic", Numerals::arabic},
                        {"roman", Numerals::roman},
                        {"Roman", Numerals::upper_roman},
                        {"alph", Numerals::letters},
                        {"Alph", Numerals::upper_letters}},
                       host, settings.numerals, findings);
    } else if (name == "across") {
      read_integer(field, 1, 6, host, settings.across, findings);
    } else if (name == "start") {
      int start = 1;
      read_integer(field, 0, 999'999, host, start, findings);
      settings.start = start;
    } else if (name == "declare") {
      settings.dialect.declared = read_declared(field, host, findings);
    } else if (name == "turns") {
      using notation::Turning;
      choose<Turning>(
          field,
          {{"clockwise", Turning::clockwise}, {"counterclockwise", Turning::counterclockwise}},
          host, settings.dialect.turning, findings);
    } else if (name == "prefix") {
      text::Mapped const value = join_lines(field, host);
      auto prefix = host.prose(value, settings.links, findings);
      if (!prefix) continue;
      if (std::ranges::any_of(*prefix, [](prose::Inline const& part) {
            return std::holds_alternative<prose::Figurines>(part);
          }))
        findings.push_back(text::error("E-VALUE", value.origin(), "a prefix holds no men"));
      else settings.prefix = std::move(*prefix);
    } else {
      std::erase_if(settings.fields,
                    [&](FieldLine const& old) { return old.field == field.field; });
      settings.fields.push_back(field);
    }
  }
  return findings;
}

text::Diagnostics check_defaults(std::vector<FieldLine> const& fields, text::Span opening,
                                 Settings const& settings) {
  Settings scratch = settings;
  scratch.fields.clear();
  std::vector<FieldLine> own;
  std::ranges::copy_if(fields, std::back_inserter(own),
                       [](FieldLine const& field) { return !field.field->in_defaults_only; });
  text::Diagnostics findings;
  read_problem(own, opening, scratch, findings);
  std::erase_if(findings, [](text::Diagnostic const& finding) {
    return finding.code == "E-POSITION" || finding.code == "E-COUNT";
  });
  return findings;
}

prose::Inlines printed_number(Settings const& settings, int number) {
  std::string shown = std::to_string(number);
  if (number > 0 && number < 4000) {
    if (settings.numerals == Numerals::roman) shown = roman(number);
    if (settings.numerals == Numerals::upper_roman) shown = text::upper_case(roman(number));
    if (settings.numerals == Numerals::letters) shown = lettered(number);
    if (settings.numerals == Numerals::upper_letters) shown = text::upper_case(lettered(number));
  }
  prose::Inlines printed = settings.prefix;
  printed.push_back(prose::Text{std::move(shown)});
  return printed;
}

}  // namespace dawson::document
