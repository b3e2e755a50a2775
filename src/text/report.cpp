#include "text/report.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "text/limits.hpp"
#include "text/utf8.hpp"

namespace dawson::text {
namespace {

constexpr std::size_t window = 100;  // code points shown of a long source line

struct Paint {
  bool on;
  std::string operator()(char const* code, std::string_view text) const {
    return on ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }
};

char const* colour_of(Severity severity) {
  return severity == Severity::error ? "1;31" : severity == Severity::warning ? "1;33" : "1;36";
}

// Returns true for C0 and C1 controls and for characters that change the direction of writing.
bool is_terminal_control(char32_t sign) {
  return sign < 0x20 || (sign >= 0x7F && sign < 0xA0) || sign == 0x200E || sign == 0x200F ||
         (sign >= 0x2028 && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = utf8_length(text, at);
    if (text[at] == '\t') out += '\t';
    else if (length == 0 || is_terminal_control(utf8_decode(text, at))) out += "\xEF\xBF\xBD";
    else out += text.substr(at, length);
    at += length == 0 ? 1 : length;
  }
  return out;
}

namespace {

// Returns the width in terminal cells: two for an ideograph, none for a combining accent.
std::size_t cells_of(std::string_view text) {
  std::size_t cells = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = utf8_length(text, at);
    char32_t const sign = length == 0 ? 0 : utf8_decode(text, at);
    bool const is_printable = length > 1 && !is_terminal_control(sign);
    cells += is_printable && g_unichar_iszerowidth(sign) ? 0
             : is_printable && g_unichar_iswide(sign)    ? 2
                                                         : 1;
    at += std::max<std::size_t>(length, 1);
  }
  return cells;
}

std::size_t byte_of_column(std::string_view line, std::size_t column) {
  std::size_t at = 0;
  for (; column > 0 && at < line.size(); --column)
    at += std::max<std::size_t>(utf8_length(line, at), 1);
  return at;
}

// The part of a source line that an excerpt shows, in columns of code points counted from 0.
struct ShownLine {
  std::string_view text;
  std::size_t first = 0, last = 0;
  std::string_view before, after;  // "..." where the line continues
};

// Columns of a span on one line; at least one column.
struct Columns {
  std::size_t first, width;
};

Columns columns_of(Source const& source, Span span, Place place) {
  std::string_view const line = source.line(place.line);
  // The span may begin in the middle of a line whose first bytes the source does not have.
  std::size_t const begins = static_cast<std::size_t>(line.data() - source.bytes().data());
  std::size_t const left_of = std::min(std::max(span.begin, begins) - begins, line.size());
  std::size_t const line_end = source.line_start(place.line) + line.size();
  std::size_t const covered =
      std::min(std::max(span.end, span.begin), std::max(line_end, span.begin));
  std::size_t const width =
      count_code_points(source.bytes().substr(span.begin, covered - span.begin));
  return {count_code_points(line.substr(0, left_of)), std::max<std::size_t>(width, 1)};
}

ShownLine shown_line(std::string_view line, std::size_t column) {
  std::size_t const columns = count_code_points(line);
  if (columns <= window + 20) return {line, 0, columns, "", ""};
  std::size_t const first = column > window / 2 ? column - window / 2 : 0;
  std::size_t const last = std::min(columns, first + window);
  std::size_t const begin = byte_of_column(line, first);
  return {line.substr(begin, byte_of_column(line, last) - begin), first, last,
          first > 0 ? "..." : "", last < columns ? "..." : ""};
}

// Returns the line below an excerpt: `mark` under each cell of the columns, then the label.
std::string underline(ShownLine const& shown, Columns columns, char mark, Severity severity,
                      Paint paint, std::string_view label) {
  std::string under(shown.before.size(), ' ');
  std::size_t const begin = byte_of_column(shown.text, columns.first - shown.first);
  std::string_view const left = shown.text.substr(0, begin);
  for (std::size_t at = 0; at < left.size();) {
    std::size_t const tab = std::min(left.find('\t', at), left.size());
    under.append(cells_of(left.substr(at, tab - at)), ' ');
    if (tab < left.size()) under += '\t';
    at = tab + 1;
  }
  std::size_t const last =
      std::min(columns.first + columns.width, std::max(shown.last, columns.first));
  std::size_t const end = byte_of_column(shown.text, last - shown.first);
  std::size_t const cells = cells_of(shown.text.substr(begin, end - begin));
  std::string marks(std::max<std::size_t>(cells, 1), mark);
  if (!label.empty()) marks += fmt::format(" {}", printable(label));
  return under + paint(colour_of(severity), marks);
}

// Returns the line of a span with carets below it. Notes about the same line become labels of
// marks below the carets; their numbers are added to `labelled`.
std::string excerpt(Source const& source, Span span, Place place, Severity severity, Paint paint,
                    std::vector<Note> const& notes, SourceId id, std::vector<bool>& labelled) {
  Columns const columns = columns_of(source, span, place);
  ShownLine const shown = shown_line(source.line(place.line), columns.first);
  std::string const number = std::to_string(place.line);
  std::string const gutter(number.size(), ' ');
  std::string out =
      fmt::format("   {} | {}{}{}\n   {} | {}\n", number, shown.before, printable(shown.text),
                  shown.after, gutter, underline(shown, columns, '^', severity, paint, ""));
  for (std::size_t i = 0; i < notes.size(); ++i) {
    if (notes[i].source != id) continue;
    Place const other = source.place(notes[i].span.begin);
    Columns const at = columns_of(source, notes[i].span, other);
    if (other.line != place.line || at.first < shown.first || at.first >= shown.last) continue;
    labelled[i] = true;
    out += fmt::format("   {} | {}\n", gutter,
                       underline(shown, at, '-', Severity::note, paint, notes[i].message));
  }
  return out;
}

std::string json(Diagnostic const& diagnostic, Sources const& sources) {
  auto const where = [&](SourceId id, Span span) {
    Source const& source = sources[id];
    Place const begin = source.place(span.begin), end = source.place(span.end);
    return nlohmann::ordered_json{{"line", begin.line},   {"column", begin.column},
                                  {"end_line", end.line}, {"end_column", end.column},
                                  {"byte", span.begin},   {"end_byte", span.end}};
  };
  nlohmann::ordered_json object{{"file", sources[diagnostic.source].name()},
                                {"severity", severity_name(diagnostic.severity)},
                                {"code", diagnostic.code},
                                {"message", diagnostic.message}};
  object.update(where(diagnostic.source, diagnostic.span));
  if (!diagnostic.hint.empty()) object["hint"] = diagnostic.hint;
  for (Note const& note : diagnostic.notes) {
    auto entry = where(note.source, note.span);
    if (note.source != diagnostic.source) entry["file"] = sources[note.source].name();
    entry["message"] = note.message;
    object["notes"].push_back(entry);
  }
  for (Fix const& fix : diagnostic.fixes) {
    auto edit = where(diagnostic.source, edited_by(fix, diagnostic));
    edit["text"] = fix.by;
    object["fixes"].push_back({{"title", fix.title},
                               {"sure", fix.sure},
                               {"edits", nlohmann::ordered_json::array({std::move(edit)})}});
  }
  return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string_view severity_name(Severity severity) {
  return severity == Severity::error ? "error" : severity == Severity::warning ? "warning" : "note";
}

Diagnostic note_of_omitted(std::span<Diagnostic const> findings) {
  Diagnostic note;
  note.severity = Severity::note;
  note.code = "W-MORE";
  note.span = findings.front().span;
  note.source = findings.front().source;
  auto const errors = std::ranges::count_if(findings, is_error);
  note.message =
      fmt::format("{} further findings are not shown, {} of them errors", findings.size(), errors);
  note.hint = limit_hint("findings");
  return note;
}

std::string report(Diagnostic const& diagnostic, Sources const& sources, ReportStyle style) {
  if (style.form == ReportForm::json) return json(diagnostic, sources);
  Source const& source = sources[diagnostic.source];
  Paint const paint{style.colour && style.form == ReportForm::human};
  Place const place = source.place(diagnostic.span.begin);
  // An option that was not given has no text, so a place in it would say nothing.
  bool const has_place = !source.bytes().empty() || !source.name().starts_with("--");
  std::string out = fmt::format(
      "{} {} {} [{}]\n",
      paint("1", has_place
                     ? fmt::format("{}:{}:{}:", printable(source.name()), place.line, place.column)
                     : fmt::format("{}:", printable(source.name()))),
      paint(colour_of(diagnostic.severity), fmt::format("{}:", severity_name(diagnostic.severity))),
      printable(diagnostic.message), diagnostic.code);
  if (style.form == ReportForm::brief) return out;
  std::vector<bool> labelled(diagnostic.notes.size()), none;
  if (has_place)
    out += excerpt(source, diagnostic.span, place, diagnostic.severity, paint, diagnostic.notes,
                   diagnostic.source, labelled);
  if (!diagnostic.hint.empty()) out += fmt::format("   = help: {}\n", printable(diagnostic.hint));
  for (std::size_t i = 0; i < diagnostic.notes.size(); ++i) {
    if (labelled[i]) continue;
    Note const& note = diagnostic.notes[i];
    Source const& there = sources[note.source];
    Place const other = there.place(note.span.begin);
    out += fmt::format("{}:{}:{}: {} {}\n", printable(there.name()), other.line, other.column,
                       paint(colour_of(Severity::note), "note:"), printable(note.message));
    out += excerpt(there, note.span, other, Severity::note, paint, {}, note.source, none);
  }
  return out;
}

}  // namespace dawson::text
