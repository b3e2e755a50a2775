#include "document/settings.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "document/fields/problem_fields.hpp"
#include "document/fields/values.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/fences.hpp"
#include "prose/links.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::document {
namespace {

void read_integer(FieldLine const& field, int least, int most, MarkupLanguage const& markup,
                  int& target, text::Diagnostics& findings) {
  text::SourceMappedText const value = join_lines(field, markup);
  std::string const& text = value.text();
  int number = 0;
  auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure == std::errc{} && end == text.data() + text.size() && number >= least &&
      number <= most)
    target = number;
  else
    findings.push_back(text::error(
        "E-VALUE", value.origin(),
        fmt::format("`{}` must be a whole number from {} to {}", field.field->name, least, most),
        fmt::format("write a number, as in `{}: {}`", field.field->name, least)));
}

notation::Declared read_declared(FieldLine const& field, MarkupLanguage const& markup,
                                 text::Diagnostics& findings) {
  notation::Declared declared;
  for (text::SourceMappedText const& item : split_list(field, markup))
    if (auto const fault = notation::declare(item.text(), declared))
      findings.push_back(item.origin(*fault));
  return declared;
}

std::string lettered(int number) {
  std::string out;
  for (; number > 0; number = (number - 1) / 26)
    out.insert(out.begin(), static_cast<char>('a' + (number - 1) % 26));
  return out;
}

constexpr std::pair<std::string_view, DescriptionLength> descriptions[] = {
    {"full", DescriptionLength::full},
    {"short", DescriptionLength::short_text},
    {"folded", DescriptionLength::folded}};

void set_stipulations(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  choose<Stipulations>(field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
                       {{"verbatim", Stipulations::verbatim},
                        {"symbols", Stipulations::symbols},
                        {"words", Stipulations::words}},
                       settings.stipulations, findings);
}

void set_language(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  auto const& names = chess::language_names();
  choose<chess::Language>(field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
                          {names.begin(), names.end()}, settings.language, findings);
}

void set_numerals(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  choose<Numerals>(field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
                   {{"arabic", Numerals::arabic},
                    {"roman", Numerals::roman},
                    {"Roman", Numerals::upper_roman},
                    {"alph", Numerals::letters},
                    {"Alph", Numerals::upper_letters}},
                   settings.numerals, findings);
}

void set_across(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  read_integer(field, 1, 6, *settings.markup, settings.across, findings);
}

void set_solution_columns(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  settings.solution_columns = read_solution_columns(field, *settings.markup, findings);
}

void set_index_by(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  read_index_by(field, *settings.markup, settings.index_by, findings);
}

void set_described(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  choose<DescriptionLength>(field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
                            {std::begin(descriptions), std::end(descriptions)}, settings.described,
                            findings);
}

void set_first_number(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  int start = 1;
  read_integer(field, 0, 999'999, *settings.markup, start, findings);
  settings.start = start;
}

void set_declared(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  settings.dialect.declared = read_declared(field, *settings.markup, findings);
}

void set_turning(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  using notation::Turning;
  choose<Turning>(
      field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
      {{"clockwise", Turning::clockwise}, {"counterclockwise", Turning::counterclockwise}},
      settings.dialect.turning, findings);
}

// Sets the variant; `check_defaults` reports its errors.
void set_variant(FieldLine const& field, Settings& settings, text::Diagnostics&) {
  text::Diagnostics reported_later;
  settings.dialect = dialect_of({field}, settings, reported_later);
}

void set_prefix(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  text::SourceMappedText const value = join_lines(field, *settings.markup);
  auto prefix = settings.markup->prose(value, settings.links, findings);
  if (!prefix) return;
  if (std::ranges::any_of(*prefix, [](prose::Inline const& part) {
        return std::holds_alternative<prose::Figurines>(part);
      }))
    findings.push_back(text::error("E-VALUE", value.origin(), "prefix contains figurines",
                                   "remove the figurines"));
  else settings.prefix = std::move(*prefix);
}

// Sets the allowed warnings; `check_defaults` reports its errors.
void set_allowed(FieldLine const& field, Settings& settings, text::Diagnostics&) {
  text::Diagnostics reported_later;
  settings.allowed = read_allowed(field, *settings.markup, reported_later);
}

void set_reach(FieldLine const& field, Settings& settings, text::Diagnostics& findings) {
  choose<bool>(field, settings.markup->own_syntax(join_lines(field, *settings.markup)),
               {{"book", true}, {"file", false}}, settings.of_book, findings);
}

template <auto part>
void restore(Settings& settings, Settings const& from) {
  settings.*part = from.*part;
}
template <auto part>
void restore_dialect(Settings& settings, Settings const& from) {
  settings.dialect.*part = from.dialect.*part;
}

using notation::Dialect;

// Settings set by fields that no problem stores; the other fields are defaults for problems.
struct Setter {
  Syntax syntax;
  void (*set)(FieldLine const&, Settings&, text::Diagnostics&);
  void (*restore)(Settings&, Settings const&);  // copies the value from other settings
};
constexpr Setter setters[] = {
    {Syntax::defaults_reach, set_reach, restore<&Settings::of_book>},
    {Syntax::stipulation_form, set_stipulations, restore<&Settings::stipulations>},
    {Syntax::language, set_language, restore<&Settings::language>},
    {Syntax::numerals, set_numerals, restore<&Settings::numerals>},
    {Syntax::columns, set_across, restore<&Settings::across>},
    {Syntax::first_number, set_first_number, restore<&Settings::start>},
    {Syntax::declarations, set_declared, restore_dialect<&Dialect::declared>},
    {Syntax::turning, set_turning, restore_dialect<&Dialect::turning>},
    {Syntax::variant, set_variant, restore_dialect<&Dialect::letters>},
    {Syntax::prefix, set_prefix, restore<&Settings::prefix>},
    {Syntax::solution_columns, set_solution_columns, restore<&Settings::solution_columns>},
    {Syntax::index_by, set_index_by, restore<&Settings::index_by>},
    {Syntax::described, set_described, restore<&Settings::described>},
    {Syntax::warnings, set_allowed, restore<&Settings::allowed>},
};

}  // namespace

notation::Dialect dialect_of(std::vector<FieldLine> const& own, Settings const& settings,
                             text::Diagnostics& findings) {
  notation::Dialect dialect = settings.dialect;
  auto const field = std::ranges::find_if(
      own, [](FieldLine const& line) { return line.field->syntax == Syntax::variant; });
  if (field == own.end()) return dialect;
  Plain const value = settings.markup->own_syntax(join_lines(*field, *settings.markup));
  std::size_t const before = findings.size();
  auto letters = notation::read_variant(value.text());
  if (letters) dialect.letters = std::move(*letters);
  else findings.push_back(value.origin(letters.error()));
  text::set_source(findings, field->source, before);
  return dialect;
}

void take_back(Field const& field, Settings& settings, Settings const& from) {
  auto const setter = std::ranges::find(setters, field.syntax, &Setter::syntax);
  if (setter != std::end(setters)) return setter->restore(settings, from);
  auto const same = [&](FieldLine const& line) { return line.field == &field; };
  std::erase_if(settings.fields, same);
  std::ranges::copy_if(from.fields, std::back_inserter(settings.fields), same);
}

text::Diagnostics apply_defaults(std::vector<FieldLine> const& fields, Settings& settings,
                                 Settings const* outside) {
  static Settings const nothing;
  text::Diagnostics findings;
  for (FieldLine const& field : fields) {
    Instead const instead = instead_of_value(field, *settings.markup);
    if (instead == Instead::none) take_back(*field.field, settings, nothing);
    if (instead == Instead::as_before && outside) take_back(*field.field, settings, *outside);
    if (instead != Instead::value) continue;
    auto const setter = std::ranges::find(setters, field.field->syntax, &Setter::syntax);
    if (field.field->stands == problem::Stands::directive_alone) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     fmt::format("`{}` cannot have a default", field.field->name),
                                     "move it to the directive it belongs to"));
    } else if (setter != std::end(setters)) {
      setter->set(field, settings, findings);
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
  std::ranges::copy_if(fields, std::back_inserter(own), [&](FieldLine const& field) {
    return field.field->stands != problem::Stands::defaults_alone &&
           instead_of_value(field, *settings.markup) == Instead::value;
  });
  text::Diagnostics findings;
  read_problem(own, opening, scratch, findings);
  std::erase_if(findings, [](text::Diagnostic const& finding) {
    return finding.code == "E-POSITION" || finding.code == "E-COUNT";
  });
  return findings;
}

std::optional<int> read_solution_columns(FieldLine const& field, MarkupLanguage const& markup,
                                         text::Diagnostics& findings) {
  constexpr int most = 4;
  int columns = 0;
  read_integer(field, 1, most, markup, columns, findings);
  return columns > 0 ? std::optional(columns) : std::nullopt;
}

void read_index_by(FieldLine const& field, MarkupLanguage const& markup, IndexBy& by,
                   text::Diagnostics& findings) {
  choose<IndexBy>(field, markup.own_syntax(join_lines(field, markup)),
                  {{"pages", IndexBy::pages}, {"numbers", IndexBy::numbers}}, by, findings);
}

namespace {

// A value of the front matter that applies to every diagram; `take` returns an error message, or
// an empty text.
struct FrontSetting {
  FrontText FrontMatter::*value;
  std::string (*take)(std::string const& value, Settings&);
};
constexpr FrontSetting front_settings[] = {
    {&FrontMatter::described,
     [](std::string const& value, Settings& settings) {
       auto const* const row =
           std::ranges::find(descriptions, std::string_view(value),
                             &std::pair<std::string_view, DescriptionLength>::first);
       if (row == std::end(descriptions))
         return fmt::format("`described: {}` ignored; expected full, short or folded", value);
       settings.described = row->second;
       return std::string();
     }},
    {&FrontMatter::links,
     [](std::string const& value, Settings& settings) {
       std::string fault;
       settings.below = problem::read_board_links(value, fault);
       return fault;
     }},
    {&FrontMatter::fences,  // used by the scan
     [](std::string const& value, Settings&) {
       return read_plugin_fences(value)
                  ? std::string()
                  : fmt::format("`fences: {}` ignored; expected yes or no", value);
     }},
    {&FrontMatter::url,
     [](std::string const& value, Settings& settings) {
       if (!prose::is_page_address(value))
         return fmt::format(
             "`url: {}` ignored; expected a full address such as https://example.org/column.html",
             value);
       settings.url = value;
       return std::string();
     }},
};

}  // namespace

void apply_front_matter(FrontMatter const& front, Settings& settings, text::Diagnostics& findings) {
  settings.language = chess::language_named(front.language);
  for (FrontSetting const& row : front_settings) {
    FrontText const& value = front.*(row.value);
    if (!value.given) continue;
    std::string const fault = row.take(value.text, settings);
    if (!fault.empty()) findings.push_back(text::warning("W-YAML", value.where, fault));
  }
}

prose::Inlines printed_number(Settings const& settings, int number) {
  std::string shown = std::to_string(number);
  if (number > 0 && number < 4000) {
    if (settings.numerals == Numerals::roman) shown = text::roman(number);
    if (settings.numerals == Numerals::upper_roman) shown = text::upper_case(text::roman(number));
    if (settings.numerals == Numerals::letters) shown = lettered(number);
    if (settings.numerals == Numerals::upper_letters) shown = text::upper_case(lettered(number));
  }
  prose::Inlines printed = settings.prefix;
  printed.push_back(prose::Text{std::move(shown)});
  return printed;
}

std::string file_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                       text::Span where) {
  std::filesystem::path const folder = folder_of ? folder_of(source, where) : "";
  return (folder / name).lexically_normal().string();
}

bool names_style_file(std::string const& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml") || name.find('/') != std::string::npos;
}

std::string style_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                        text::Span where) {
  return names_style_file(name) ? file_named(name, folder_of, source, where) : name;
}

}  // namespace dawson::document
