#include "document/directive_kinds.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "document/fields/values.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::document {
namespace {

using Hosts = OpeningWord::Hosts;

bool any(Field const&) { return true; }
bool none(Field const&) { return false; }
bool of_solutions(Field const& field) {
  constexpr FieldId own_fields[] = {FieldId::solution_columns, FieldId::from, FieldId::select,
                                    FieldId::order};
  return std::ranges::find(own_fields, field.id) != std::end(own_fields);
}
bool of_legend(Field const& field) { return field.of_board || field.id == FieldId::board; }
bool of_index(Field const& field) {
  return field.id == FieldId::index_by || field.id == FieldId::from || field.id == FieldId::sort;
}

constexpr OpeningWord words[] = {
    {"", Opens::diagram, any, ""},
    {"defaults", Opens::defaults, any, "", "end", Hosts::all, true, true},
    {"solutions", Opens::solutions, of_solutions,
     "`from`, `select`, `order`, `solution-columns` and `allow`", "", Hosts::all, true, true},
    {"legend", Opens::legend, of_legend, "`board`, the fields of a board, and `allow`", "",
     Hosts::all, true, true},
    {"index", Opens::index, of_index, "`from`, `index-by`, `sort` and `allow`", any_object},
    {"example", Opens::example, any, "", "tex", Hosts::markdown, false},
    {"include", Opens::include, none, "none", any_object, Hosts::booklet, false},
    {"columns", Opens::page_word, none, "none", any_object, Hosts::all, false},
    {"page", Opens::page_word, is_of_page,
     "`columns`, `across`, `down`, `vertical`, `head`, `foot`", any_object, Hosts::all, false},
    {"break", Opens::page_word, none, "none", any_object, Hosts::all, false},
    {"body", Opens::page_word, none, "none", any_object, Hosts::all, false},
};

std::string_view bytes(text::Source const& source, text::Span span) {
  return source.bytes().substr(span.begin, span.end - span.begin);
}

}  // namespace

OpeningWord const* opening_word(std::string_view name) {
  auto const* const row = std::ranges::find(words, name, &OpeningWord::name);
  return row == std::end(words) || name.empty() ? nullptr : row;
}

std::vector<std::string_view> words_standing_alone() {
  std::vector<std::string_view> names;
  for (OpeningWord const& row : words)
    if (row.is_alone) names.push_back(row.name);
  return names;
}

std::vector<std::string_view> opening_word_names() {
  std::vector<std::string_view> names;
  for (OpeningWord const& row : words)
    if (!row.name.empty()) names.push_back(row.name);
  return names;
}

OpeningWord const* misplaced_word(std::string_view name, std::string_view body) {
  OpeningWord const* const row = opening_word(name);
  if (!row || !row->is_alone) return nullptr;
  std::size_t const begin = body.find_first_not_of(text::white_space);
  if (begin == std::string_view::npos) return row;
  std::string_view const line = body.substr(begin, body.find('\n', begin) - begin);
  std::size_t const colon = line.find(':');
  return colon != std::string_view::npos && find_field(line.substr(0, colon)) ? row : nullptr;
}

OpeningWord const* opening_word(text::Source const& source, Directive const& directive) {
  if (directive.word.end == 0) return &words[0];
  std::string_view const all = bytes(source, directive.word);
  OpeningWord const* const row = opening_word(all.substr(0, all.find(' ')));
  std::string_view const object = bytes(source, object_of(source, directive));
  bool const fits = row && (object.empty() || row->object == any_object || row->object == object);
  return fits ? row : nullptr;
}

text::Span object_of(text::Source const& source, Directive const& directive) {
  std::string_view const all = bytes(source, directive.word);
  std::size_t const name = std::min(all.find(' '), all.size());
  std::size_t const at = std::min(all.find_first_not_of(' ', name), all.size());
  return {directive.word.begin + at, directive.word.end};
}

bool opens(text::Source const& source, Directive const& directive, Opens what) {
  OpeningWord const* const row = opening_word(source, directive);
  return row && row->opens == what;
}

bool opens_diagram(text::Source const& source, Directive const& directive) {
  return opens(source, directive, Opens::diagram) || opens(source, directive, Opens::example);
}

std::string opening_words() {
  std::string out, last;
  for (OpeningWord const& row : words) {
    if (row.name.empty() || row.markups == Hosts::booklet) continue;
    if (!last.empty()) out += (out.empty() ? "" : ", ") + last;
    last = fmt::format("`{}`", row.name);
  }
  return fmt::format("{} and {}", out, last);
}

namespace {

constexpr int most_columns = 4, most_across = 8, most_down = 12;

constexpr std::string_view of_page[] = {"columns", "across", "down", "vertical", "head", "foot"};

// Values of the fields `float` and `span` of a diagram.
constexpr std::string_view floats[] = {"auto", "here", "top", "page", "left", "right"};
constexpr std::string_view spans[] = {"column", "columns"};

std::optional<int> number(std::string_view text, int least, int most) {
  int value = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  bool const read = fault == std::errc() && end == text.data() + text.size();
  return read && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

class PageReader {
 public:
  PageReader(MarkupLanguage const& markup, text::Diagnostics& findings)
      : markup_(markup), findings_(findings) {}

  void read(FieldLine const& field, PageWord& page) {
    std::string_view const name = field.field->name;
    if (name == "columns") page.columns = read_integer(field, 1, most_columns, page.columns);
    if (name == "across") page.across = read_integer(field, 1, most_across, page.across);
    if (name == "down" && text::says_no(value(field).text())) page.down = 0;
    else if (name == "down") page.down = read_integer(field, 1, most_down, page.down);
    if (name == "head") page.head = !is_none(field);
    if (name == "foot") page.foot = !is_none(field);
    using Vertical = PageWord::Vertical;
    if (name == "vertical")
      choose<Vertical>(field, markup_.own_syntax(join_lines(field, markup_)),
                       {{"spread", Vertical::spread},
                        {"top", Vertical::top},
                        {"centre", Vertical::centre},
                        {"foot", Vertical::foot}},
                       page.vertical, findings_);
  }

 private:
  text::SourceMappedText value(FieldLine const& field) const { return join_lines(field, markup_); }

  int read_integer(FieldLine const& field, int least, int most, int fallback) {
    text::SourceMappedText const text = value(field);
    if (auto const read = number(text.text(), least, most)) return *read;
    findings_.push_back(text::error(
        "E-VALUE", text.origin(),
        fmt::format("`{}` must be a whole number from {} to {}", field.field->name, least, most),
        fmt::format("write a number, as in `{}: {}`", field.field->name, least)));
    return fallback;
  }

  bool is_none(FieldLine const& field) {
    text::SourceMappedText const text = value(field);
    if (text::says_no(text.text())) return true;
    findings_.push_back(
        text::error("E-VALUE", text.origin(),
                    fmt::format("`{}` cannot be `{}`", field.field->name, text.text()),
                    "write `none` to leave it out on this page"));
    return false;
  }

  MarkupLanguage const& markup_;
  text::Diagnostics& findings_;
};

}  // namespace

bool is_of_page(Field const& field) {
  return std::ranges::find(of_page, field.name) != std::end(of_page);
}

std::optional<PageWord> read_page_word(text::Source const& source, Directive const& directive,
                                       std::vector<FieldLine> const& fields,
                                       MarkupLanguage const& markup, text::Diagnostics& findings) {
  using Kind = PageWord::Kind;
  auto const bytes = [&](text::Span span) {
    return source.bytes().substr(span.begin, span.end - span.begin);
  };
  text::Span const object_place = object_of(source, directive);
  std::string_view const all = bytes(directive.word), object = bytes(object_place);
  std::string_view const name = all.substr(0, all.find(' '));
  PageWord out;
  if (name == "columns") {
    auto const columns = number(object, 1, most_columns);
    if (!columns) {
      findings.push_back(
          text::error("E-VALUE", object.empty() ? directive.word : object_place,
                      object.empty() ? "missing number after `columns`"
                                     : fmt::format("`{}` is not a number of columns", object),
                      fmt::format("write a number from 1 to {}, as in `columns 2`", most_columns)));
      return {};
    }
    out.columns = *columns;
    return out;
  }
  constexpr std::pair<std::string_view, Kind> words[] = {{"page", Kind::own_page},
                                                         {"page end", Kind::own_page_end},
                                                         {"break", Kind::new_page},
                                                         {"break page", Kind::new_page},
                                                         {"break column", Kind::new_column},
                                                         {"break recto", Kind::new_recto},
                                                         {"body", Kind::body}};
  std::string const written =
      object.empty() ? std::string(name) : fmt::format("{} {}", name, object);
  auto const* const row =
      std::ranges::find(words, written, [](auto const& one) { return one.first; });
  if (row == std::end(words)) {
    findings.push_back(
        text::error("E-WORD", directive.word, fmt::format("unknown directive `{}`", written),
                    name == "break" ? "write `break`, `break page`, `break column` or `break recto`"
                    : name == "page" ? "write `page`, and `page end` at its end"
                                     : "write `body` alone"));
    return {};
  }
  out.kind = row->second;
  PageReader reader(markup, findings);
  for (FieldLine const& field : fields)
    if (out.kind == Kind::own_page) reader.read(field, out);
    else
      findings.push_back(
          text::error("E-FIELD", field.name,
                      fmt::format("`{}` has no meaning in `{}`", field.field->name, written),
                      fmt::format("remove it: `{}` has no fields", written)));
  return out;
}

text::Diagnostics check_placing(std::vector<FieldLine> const& fields,
                                MarkupLanguage const& markup) {
  text::Diagnostics findings;
  auto const check = [&](FieldLine const& field, std::span<std::string_view const> words) {
    text::SourceMappedText const value = join_lines(field, markup);
    if (std::ranges::find(words, value.text()) != words.end()) return;
    findings.push_back(
        text::error("E-VALUE", value.origin(),
                    fmt::format("`{}` cannot be `{}`", field.field->name, value.text()),
                    fmt::format("use one of: {}", fmt::join(words, ", "))));
  };
  for (FieldLine const& field : fields) {
    if (field.field->name == "float") check(field, floats);
    else if (field.field->name == "span") check(field, spans);
    else if (is_of_page(*field.field) && field.field->stands == problem::Stands::directive_alone)
      findings.push_back(text::error("E-FIELD", field.name,
                                     fmt::format("`{}` belongs to `page`", field.field->name),
                                     "move it to a directive `page`"));
    for (text::Diagnostic& one : findings)
      if (one.source == text::at_hand) one.source = field.source;
  }
  return findings;
}

namespace {

// Returns the items of a list in Dawson's own syntax, without the escapes of the markup language.
std::vector<text::SourceMappedText> items_of(FieldLine const& field, MarkupLanguage const& markup) {
  std::vector<text::SourceMappedText> items = split_list(field, markup);
  for (text::SourceMappedText& item : items) item = markup.own_syntax(item).mapped();
  return items;
}

// Returns file names. Each line is split separately, since a name never continues on the next
// line.
std::vector<text::SourceMappedText> files_of(FieldLine const& field, MarkupLanguage const& markup) {
  std::vector<text::SourceMappedText> files;
  for (ValueLine const& line : field.lines) {
    FieldLine one = field;
    one.lines = {line};
    std::ranges::move(split_list(one, markup), std::back_inserter(files));
  }
  return files;
}

bool sets_position(Field const& field) {
  return field.syntax == Syntax::position || field.syntax == Syntax::position_file ||
         field.syntax == Syntax::moves;
}

}  // namespace

FromOthers from_others(std::vector<FieldLine> const& fields, MarkupLanguage const& markup) {
  FromOthers out;
  for (FieldLine const& field : fields) {
    if (field.field->id == FieldId::from) out.files = files_of(field, markup);
    if (field.field->id == FieldId::select) out.select = items_of(field, markup);
    if (field.field->id == FieldId::order) out.order = items_of(field, markup);
    out.source = field.source;
  }
  return out;
}

std::optional<ProblemsOfFile> problems_of_file(std::vector<FieldLine> const& fields,
                                               MarkupLanguage const& markup,
                                               text::Diagnostics& findings) {
  auto const has_problems = [](FieldLine const& field) {
    return field.field->id == FieldId::from || field.field->id == FieldId::pgn;
  };
  auto const from = std::ranges::find_if(fields, has_problems);
  ProblemsOfFile out;
  for (FieldLine const& field : fields) {
    if (field.field->id == FieldId::order) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     "`order` is only for the directive `solutions`",
                                     "write `sort` to sort the problems of a file"));
      continue;
    }
    bool const selects = field.field->id == FieldId::select || field.field->id == FieldId::sort;
    if (from == fields.end()) {
      if (selects)
        findings.push_back(
            text::error("E-FIELD", field.name,
                        fmt::format("`{}` is only for the problems of a file", field.field->name),
                        "add the file, as in `from: problems.olv`"));
    } else if (&field == &*from) {
      out.source = field.source;
      if (field.field->id == FieldId::from) out.file = join_lines(field, markup);
      else
        for (ValueLine const& line : field.lines) out.games.push_back(line.text);
    } else if (field.field->id == FieldId::tags) {
      out.tags = join_lines(field, markup);
    } else if (selects) {
      (field.field->id == FieldId::sort ? out.sort : out.select) = items_of(field, markup);
    } else if (sets_position(*field.field) || has_problems(field)) {
      auto finding = text::error("E-POSITIONS", field.name,
                                 "position in a directive that prints the problems of a file",
                                 "write a separate directive for it");
      finding.notes.push_back({from->name, "the file is named here"});
      findings.push_back(std::move(finding));
    } else if (field.field->id == FieldId::label) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     "label in a directive that prints the problems of a file",
                                     "remove it: a label is for one diagram"));
    } else {
      out.fields.push_back(field);
    }
  }
  if (from == fields.end()) return {};
  return out;
}

}  // namespace dawson::document
