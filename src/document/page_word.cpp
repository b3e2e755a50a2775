#include "document/page_word.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "document/fields/values.hpp"
#include "document/words.hpp"
#include "text/yes_no.hpp"

namespace dawson::document {
namespace {

constexpr int most_columns = 4, most_across = 8, most_down = 12;

constexpr std::string_view of_page[] = {"columns", "across", "down", "vertical", "head", "foot"};

// Those of a diagram, with their words.
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
  PageReader(MarkupLanguage const& host, text::Diagnostics& findings)
      : host_(host), findings_(findings) {}

  void read(FieldLine const& field, PageWord& page) {
    std::string_view const name = field.field->name;
    if (name == "columns") page.columns = whole(field, 1, most_columns, page.columns);
    if (name == "across") page.across = whole(field, 1, most_across, page.across);
    if (name == "down" && text::says_no(value(field).text())) page.down = 0;
    else if (name == "down") page.down = whole(field, 1, most_down, page.down);
    if (name == "head") page.head = !is_none(field);
    if (name == "foot") page.foot = !is_none(field);
    using Vertical = PageWord::Vertical;
    if (name == "vertical")
      choose<Vertical>(field, host_.own_syntax(join_lines(field, host_)),
                       {{"spread", Vertical::spread},
                        {"top", Vertical::top},
                        {"centre", Vertical::centre},
                        {"foot", Vertical::foot}},
                       page.vertical, findings_);
  }

 private:
  text::SourceMappedText value(FieldLine const& field) const { return join_lines(field, host_); }

  int whole(FieldLine const& field, int least, int most, int otherwise) {
    text::SourceMappedText const text = value(field);
    if (auto const read = number(text.text(), least, most)) return *read;
    findings_.push_back(text::error(
        "E-VALUE", text.origin(),
        fmt::format("`{}` must be a whole number from {} to {}", field.field->name, least, most),
        fmt::format("write a number, as in `{}: {}`", field.field->name, least)));
    return otherwise;
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

  MarkupLanguage const& host_;
  text::Diagnostics& findings_;
};

}  // namespace

bool is_of_page(Field const& field) {
  return std::ranges::find(of_page, field.name) != std::end(of_page);
}

std::optional<PageWord> read_page_word(text::Source const& source, Directive const& directive,
                                       std::vector<FieldLine> const& fields,
                                       MarkupLanguage const& host, text::Diagnostics& findings) {
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
                      object.empty() ? "`columns` without a number"
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
  PageReader reader(host, findings);
  for (FieldLine const& field : fields)
    if (out.kind == Kind::own_page) reader.read(field, out);
    else
      findings.push_back(
          text::error("E-FIELD", field.name,
                      fmt::format("`{}` has no meaning in `{}`", field.field->name, written),
                      fmt::format("remove it: `{}` has no fields", written)));
  return out;
}

text::Diagnostics check_placing(std::vector<FieldLine> const& fields, MarkupLanguage const& host) {
  text::Diagnostics findings;
  auto const check = [&](FieldLine const& field, std::span<std::string_view const> words) {
    text::SourceMappedText const value = join_lines(field, host);
    if (std::ranges::find(words, value.text()) != words.end()) return;
    findings.push_back(
        text::error("E-VALUE", value.origin(),
                    fmt::format("`{}` cannot be `{}`", field.field->name, value.text()),
                    fmt::format("write one of: {}", fmt::join(words, ", "))));
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

}  // namespace dawson::document
