// A body is read line by line. The first characters of a line decide what it is,
//
//     line = indent , ( "%" text | name ":" ( blank | end ) value | text )
//
// and, if it does not begin a field, its indentation: a line indented deeper than the field
// continues the value. Options are the same fields in one line: `name "=" value { "," ... }`.
#include "document/directive.hpp"

#include <boost/spirit/home/x3.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "document/directive_span.hpp"
#include "document/fields/field_names.hpp"
#include "document/markup.hpp"
#include "notation/pgn/tags.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::document {
namespace {

namespace x3 = boost::spirit::x3;
using text::SourceMappedText;
using text::Span;
using Iterator = char const*;
using Range = boost::iterator_range<Iterator>;

auto const blank_ = x3::char_(" \t");
auto const name = x3::raw[x3::char_("A-Za-z") >> *x3::char_("A-Za-z0-9_-")];
auto const value = x3::raw[*x3::char_];

struct FieldParts {
  Range name, value;
};

bool read_field_line(std::string_view line, FieldParts& parts) {
  Iterator at = line.data();
  Iterator const end = at + line.size();
  auto const set_name = [&](auto& context) { parts.name = x3::_attr(context); };
  auto const set_value = [&](auto& context) { parts.value = x3::_attr(context); };
  return x3::parse(at, end, name[set_name] >> ':' >> (+blank_ | x3::eoi) >> value[set_value]) &&
         at == end;
}

// Returns the end of an option's value: a comma, or with `part_at_blanks` a blank, outside of
// braces. A rule of X3 would recurse as deep as the braces are nested.
Iterator option_end(Iterator at, Iterator end, bool part_at_blanks) {
  int depth = 0;
  if (part_at_blanks && at != end && *at == '"')
    if (Iterator const close = std::find(at + 1, end, '"'); close != end) return close + 1;
  for (; at != end; ++at) {
    if (*at == '\\' && at + 1 != end) ++at;
    else if (*at == '{') ++depth;
    else if (*at == '}' && --depth < 0) break;
    else if (depth == 0 && (*at == ',' || (part_at_blanks && (*at == ' ' || *at == '\t')))) break;
  }
  return at;
}

std::string_view view(Range range) { return {range.begin(), range.size()}; }

text::Diagnostic unknown_field(std::string_view word, Span where) {
  std::string_view const near = meant_field(word);
  auto const meant = field_called(word);
  if (meant && problem::field(*meant).name != near)
    return text::replaceable(text::error("E-FIELD", where, fmt::format("unknown field `{}`", word),
                                         fmt::format("write `{}`: fields have English names",
                                                     problem::field(*meant).name)),
                             problem::field(*meant).name);
  if (word == "position")
    return text::error("E-FIELD", where, "unknown field `position`",
                       "write the name of the notation: `fen:`, for fairy pieces `janko:`");
  return text::suggesting(text::error("E-FIELD", where, fmt::format("unknown field `{}`", word),
                                      "correct the name, or indent the line to continue a value"),
                          near);
}

// Returns true for the colour of a line of pieces in a listing, "White: Ka1 Rb2": the fields of
// players have small letters.
bool names_pieces(std::string_view word) {
  std::string_view const near = closest_field(word);
  return word.front() >= 'A' && word.front() <= 'Z' &&
         (near == problem::field(problem::FieldId::white).name ||
          near == problem::field(problem::FieldId::black).name);
}

// Returns true for a move's number or a twin's label. No field begins so: a solution continues.
bool begins_with_play(std::string_view line) {
  std::size_t const at = line.front() == '(' ? 1 : 0;
  if (line.size() > at + 1 && text::is_lower(line[at]) && line[at + 1] == ')') return true;
  std::size_t const end = std::min(line.find_first_not_of("0123456789"), line.size());
  return end > 0 && (line.substr(end).starts_with('.') || line.substr(end).starts_with("…"));
}

text::Diagnostic given_twice(std::string_view word, Span where, Span first) {
  auto finding = text::error("E-TWICE", where, fmt::format("duplicate field `{}`", word),
                             "remove one of the two");
  finding.notes.push_back({first, "first given here"});
  return finding;
}

FieldLine const* same_field(std::vector<FieldLine> const& fields, Field const* field) {
  auto const found = std::ranges::find(fields, field, &FieldLine::field);
  return found == fields.end() ? nullptr : &*found;
}

bool has_value(FieldLine const& line) {
  return std::ranges::any_of(line.lines, [](ValueLine const& part) { return !part.text.empty(); });
}

// Returns the number of columns of leading blanks; a tab goes to the next multiple of four, as in
// Markdown.
std::size_t width(std::string_view blanks) {
  std::size_t columns = 0;
  for (char const c : blanks) columns = c == '\t' ? (columns / 4 + 1) * 4 : columns + 1;
  return columns;
}

class BodyReader {
 public:
  explicit BodyReader(SourceMappedText const& body) : mapped_(body), body_(body.text()) {}

  /// Reads up to the first error, or with `all` the whole body; adds every error to `findings`.
  Body run(text::Diagnostics& findings, bool all) {
    constexpr std::size_t typical_field_count = 8;
    result_.fields.reserve(typical_field_count);
    for (std::size_t at = take_games(); at < body_.size();) {
      std::size_t const end = std::min(body_.find('\n', at), body_.size());
      if (auto failure = take_line(text::without_tail(body_.substr(at, end - at)), at)) {
        findings.push_back(std::move(*failure));
        if (!all) return {};
      }
      at = end + 1;
    }
    std::erase_if(result_.fields, [&](FieldLine const& field) {
      if (!field.field) return true;  // already reported
      if (has_value(field)) return false;
      findings.push_back(text::error("E-VALUE", field.name,
                                     fmt::format("field `{}` has no value", field.field->name),
                                     "add a value, or remove the line"));
      return true;
    });
    return std::move(result_);
  }

 private:
  // Takes the games of PGN that the body begins with, up to a field outside of braces. Returns the
  // end of them: 0 without any.
  std::size_t take_games() {
    std::size_t const first = body_.find_first_not_of(text::white_space);
    if (first == std::string_view::npos || body_[first] != '[') return 0;
    std::string_view const opening = body_.substr(first, body_.find('\n', first) - first);
    bool const quoted = opening.find("\"]") != std::string_view::npos;
    if (!quoted || notation::pgn::read_tag_line(opening).empty()) return 0;
    FieldLine games;
    games.field = &problem::field(problem::FieldId::pgn);
    games.itemised = true;
    bool in_comment = false;
    std::size_t at = 0;
    for (std::size_t end; at < body_.size(); at = end + 1) {
      end = std::min(body_.find('\n', at), body_.size());
      std::string_view const line = text::without_tail(body_.substr(at, end - at));
      std::size_t const indent = std::min(line.find_first_not_of(" \t"), line.size());
      FieldParts parts;
      if (!in_comment && read_field_line(line.substr(indent), parts) &&
          find_field(view(parts.name)))
        break;
      for (char const c : line)
        if (c == '{' || c == '}') in_comment = c == '{';
      if (indent < line.size())
        games.lines.push_back(
            {mapped_.part({at + indent, at + line.size()}), blank_before_, indent});
      blank_before_ = indent == line.size();
    }
    games.name = games.lines.front().text.origin();
    games.lines.front().paragraph = blank_before_ = false;
    result_.fields.push_back(std::move(games));
    return std::min(at, body_.size());
  }

  std::optional<text::Diagnostic> take_line(std::string_view line, std::size_t at) {
    std::size_t const indent = line.find_first_not_of(" \t");
    if (indent == std::string_view::npos) {
      blank_before_ = true;
      return {};
    }
    std::string_view const content = line.substr(indent);
    std::size_t const begin = at + indent;
    auto const written = [&] { return mapped_.part({begin, begin + content.size()}); };
    std::size_t const columns = width(line.substr(0, indent));
    bool const play = last_field_name_ == problem::field(problem::FieldId::solution).name &&
                      begins_with_play(content);
    if (!result_.fields.empty() && (columns > field_indent_ || play)) {
      result_.fields.back().lines.push_back({written(), blank_before_, columns});
      blank_before_ = false;
      return {};
    }
    if (content.front() == '%') return {};
    blank_before_ = false;

    // This includes names that no field can have because of their umlauts.
    std::string_view const head = content.substr(0, content.find(':'));
    Field const* const named = find_field(head);
    if (head.size() < content.size() && !named && field_called(head))
      return skipped(unknown_field(head, mapped_.origin(Span{begin, begin + head.size()})),
                     columns);

    FieldParts parts;
    if (read_field_line(content, parts)) {
      std::string_view const word = view(parts.name);
      Span const where = mapped_.origin(Span{begin, begin + word.size()});
      if (Field const* field = word == head ? named : find_field(word)) {
        if (FieldLine const* first = same_field(result_.fields, field))
          return skipped(given_twice(word, where, first->name), columns);
        open_field(field, where,
                   begin + static_cast<std::size_t>(parts.value.begin() - content.data()),
                   begin + content.size(), columns);
        return {};
      }
      // In a listing the text may contain a colon ("Position: ..."), but no journal name is all
      // lower case.
      bool const lower = word.size() > 2 &&
                         std::ranges::none_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
      if (is_plugin_key(word))
        return skipped(
            text::error("E-FIELD", where, fmt::format("`{}` is a key of another program", word),
                        help_for_plugin_key(body_, word)),
            columns);
      bool const known = !closest_field(word).empty() && !names_pieces(word);
      if (lower || !result_.fields.empty() || known)
        return skipped(unknown_field(word, where), columns);
    } else if (head.size() < content.size() && named) {
      return skipped(
          text::error("E-FIELD", mapped_.origin(Span{begin, begin + head.size() + 1}),
                      "no space after the colon of a field", fmt::format("write `{}: ...`", head)),
          columns);
    } else if (!result_.fields.empty()) {
      return skipped(stray_line(written()), columns);
    }
    result_.listing.push_back(written());
    return {};
  }

  // Adds an empty placeholder field, which takes the continuation lines of the rejected one.
  text::Diagnostic skipped(text::Diagnostic failure, std::size_t columns) {
    field_indent_ = columns;
    result_.fields.emplace_back();
    return failure;
  }

  text::Diagnostic stray_line(SourceMappedText const& line) const {
    std::string_view const text = line.text();
    std::string_view const word = text.substr(0, text.find_first_of(" \t"));
    if (word.size() < text.size() && find_field(word))
      return text::error("E-FIELD", line.origin({0, word.size()}),
                         fmt::format("field `{}` has no colon", word),
                         fmt::format("write `{}: ...`", word));
    return text::error("E-FIELD", line.origin(),
                       fmt::format("unexpected line after field `{}`", last_field_name_),
                       "indent it to continue the field, or move it above the first field");
  }

  // Opens a field whose value, after the colon, goes from `begin` to `end`.
  void open_field(Field const* field, Span where, std::size_t begin, std::size_t end,
                  std::size_t columns) {
    FieldLine line;
    line.field = field;
    line.name = where;
    last_field_name_ = field->name;
    field_indent_ = columns;
    line.itemised = body_.substr(begin, end - begin) == "|";
    if (!line.itemised) line.lines.push_back({mapped_.part({begin, end})});
    result_.fields.push_back(std::move(line));
  }

  SourceMappedText const& mapped_;
  std::string_view body_;
  std::size_t field_indent_ = 0;
  bool blank_before_ = false;
  std::string_view last_field_name_;
  Body result_;
};

// Reads `#first` or `.class` of pandoc's attributes and moves `at` after it. Returns no value for
// anything else.
std::optional<Range> attribute(Iterator& at, Iterator end) {
  if (at == end || (*at != '#' && *at != '.')) return {};
  Iterator const begin = at;
  constexpr std::string_view separators = " \t\r\n,";
  while (at != end && separators.find(*at) == std::string_view::npos) ++at;
  return Range(begin, at);
}

FieldLine label_of(Range attribute, std::size_t place) {
  FieldLine line;
  line.field = &problem::field(problem::FieldId::label);
  line.name = {place, place + attribute.size()};
  SourceMappedText mapped;
  mapped.append(view(attribute).substr(1), place + 1);
  line.lines.push_back({std::move(mapped)});
  return line;
}

}  // namespace

FieldLine const* find_line(std::vector<FieldLine> const& fields, problem::FieldId id) {
  auto const found =
      std::ranges::find(fields, id, [](FieldLine const& line) { return line.field->id; });
  return found == fields.end() ? nullptr : &*found;
}

text::Result<Body> read_body(SourceMappedText const& body) {
  text::Diagnostics findings;
  Body read = BodyReader(body).run(findings, false);
  if (!findings.empty()) return findings.front();
  return read;
}

Body read_sound_fields(SourceMappedText const& body, text::Diagnostics& findings) {
  return BodyReader(body).run(findings, true);
}

text::Result<Body> read_body(std::string_view body, std::size_t origin) {
  return read_body(SourceMappedText(body, origin));
}

text::Result<std::vector<FieldLine>> read_options(std::string_view options, std::size_t origin,
                                                  bool part_at_blanks) {
  std::vector<FieldLine> result;
  Iterator const begin = options.data();
  Iterator at = begin;
  Iterator const end = begin + options.size();
  auto const offset = [&](Iterator place) {
    return origin + static_cast<std::size_t>(place - begin);
  };
  while (true) {
    x3::parse(at, end, *x3::char_(" \t\r\n,"));
    if (at == end) return result;
    if (auto const found = part_at_blanks ? attribute(at, end) : std::nullopt) {
      if (found->front() == '.') continue;
      FieldLine label = label_of(*found, offset(found->begin()));
      if (FieldLine const* first = same_field(result, label.field))
        return given_twice(label.field->name, label.name, first->name);
      result.push_back(std::move(label));
      continue;
    }
    std::string_view const rest{at, static_cast<std::size_t>(end - at)};
    if (std::string_view const head = rest.substr(0, rest.find_first_of("=, \t"));
        !find_field(head) && field_called(head))
      return unknown_field(head, {offset(at), offset(at) + head.size()});
    Range word;
    std::optional<Range> given;
    auto const set_name = [&](auto& context) { word = x3::_attr(context); };
    if (!x3::parse(at, end, name[set_name] >> *blank_))
      return text::error("E-OPTIONS", {offset(at), offset(end)},
                         "expected an option such as size=5mm",
                         "write each option as `name=value`");
    if (x3::parse(at, end, '=' >> *blank_)) {
      given = Range(at, option_end(at, end, part_at_blanks));
      at = given->end();
    }
    Span const where{offset(word.begin()), offset(word.end())};
    Field const* field = find_field(view(word));
    if (!field) return unknown_field(view(word), where);
    if (FieldLine const* first = same_field(result, field))
      return given_twice(field->name, where, first->name);
    std::string_view text = given ? text::without_tail(view(*given)) : std::string_view("yes");
    std::size_t place = given ? offset(given->begin()) : where.begin;
    bool const quoted = part_at_blanks && text.size() >= 2 && text.front() == '"';
    if ((text.size() >= 2 && text.front() == '{' && text.back() == '}') ||
        (quoted && text.back() == '"')) {
      text = text.substr(1, text.size() - 2);
      ++place;
    }
    FieldLine line;
    line.field = field;
    line.name = where;
    SourceMappedText mapped;
    if (given) mapped.append(text, place);
    else mapped.append_for(text, where);
    line.lines.push_back({std::move(mapped)});
    result.push_back(std::move(line));
  }
}

text::Result<std::vector<FieldLine>> options_of(text::Source const& source,
                                                Directive const& directive,
                                                MarkupLanguage const& markup) {
  text::Span const written = directive.options;
  return read_options(source.bytes().substr(written.begin, written.end - written.begin),
                      written.begin, markup.options_part_at_blanks);
}

}  // namespace dawson::document
