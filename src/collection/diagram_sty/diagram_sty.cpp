#include "collection/diagram_sty/diagram_sty.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "collection/diagram_sty/context.hpp"
#include "collection/position.hpp"
#include "document/markup.hpp"
#include "document/tex/syntax.hpp"
#include "semantics/twins/heads.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {

// The environments of a whole document.

namespace {

using text::Span;

// Tracks comments through a text, in increasing positions.
class Comments {
 public:
  explicit Comments(std::string_view text) : text_(text) {}

  // Whether a comment contains `at`; positions must be increasing.
  bool covers(std::size_t at) {
    for (; at_ < at; ++at_) {
      if (text_[at_] == '\n') inside_ = false;
      else if (text_[at_] == '%') inside_ = true;
      else if (text_[at_] == '\\') ++at_;
    }
    return inside_;
  }
  // Continues after text that was read otherwise.
  void skip_to(std::size_t at) {
    at_ = at;
    inside_ = false;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  bool inside_ = false;
};

struct Found {
  std::string_view name;
  Span opening;
};

std::optional<Found> next_environment(std::string_view text, std::size_t from) {
  constexpr std::string_view names[] = {"diagram", "stereodiagram", "spacediagram"};
  constexpr std::string_view begins = "\\begin{";
  for (std::size_t at = text.find(begins, from); at != std::string_view::npos;
       at = text.find(begins, at + 1)) {
    std::string_view const rest = text.substr(at + begins.size());
    for (std::string_view const name : names)
      if (rest.starts_with(name) && rest.substr(name.size()).starts_with('}'))
        return Found{name, {at, at + begins.size() + name.size() + 1}};
  }
  return {};
}

}  // namespace

std::vector<Record> read_diagram_sty(text::Source const& source, text::Diagnostics& findings) {
  std::string_view const text = source.bytes();
  std::vector<Record> records;
  Comments comments(text);
  diagram_sty::DocumentSettings settings;
  std::size_t read = 0;
  text::Diagnostics look_findings;  // not part of a record
  for (auto found = next_environment(text, 0); found;) {
    Span const where = found->opening;
    if (comments.covers(where.begin)) {
      found = next_environment(text, where.end);
      continue;
    }
    auto const [end, by] = document::end_of_diagram(text, where.end, found->name);
    if (by != document::DiagramEnd::By::end) {
      findings.push_back(document::unclosed_diagram(where, found->name, by));
      found = next_environment(text, end);
      continue;
    }
    settings.read(text, {read, where.begin}, look_findings);
    auto diagram = read_environment(text, where, {where.end, end}, settings.now, findings);
    std::ranges::move(look_lost(diagram), std::back_inserter(findings));
    records.push_back(std::move(diagram.record));
    read = end + std::string_view("\\end{}").size() + found->name.size();
    comments.skip_to(end);
    found = next_environment(text, end);
  }
  return records;
}

}  // namespace dawson::collection

namespace dawson::collection::diagram_sty {

// The content that diagram.sty prints for a diagram, as fields.

namespace {

using text::SourceMappedText;

std::string replaced(std::string text, std::string_view word, std::string_view by) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
    std::size_t end = at + word.size();
    if (end < text.size() && text::is_letter(text[end])) {
      at = end;
      continue;
    }
    while (end < text.size() && text[end] == ' ') ++end;
    text.replace(at, end - at, by);
    at += by.size();
  }
  return text;
}

// Returns "Hans-Peter Karl" as "H.-P.", as diagram.sty does: each part between hyphens is
// abbreviated.
std::string initials(std::string_view given) {
  std::string out;
  for (std::size_t at = 0; at <= given.size();) {
    std::size_t const end = std::min(given.find('-', at), given.size());
    std::string_view const part = given.substr(at, end - at);
    // A letter in braces or with an accent is one letter.
    std::size_t length = part.empty() ? 0 : 1;
    if (part.starts_with('\\')) length = std::min<std::size_t>(3, part.size());
    if (part.starts_with('{')) length = std::min(part.find('}'), part.size() - 1) + 1;
    while (length < part.size() && (static_cast<unsigned char>(part[length]) & 0xC0U) == 0x80U)
      ++length;
    if (length > 0) out += fmt::format("{}{}.", out.empty() ? "" : "-", part.substr(0, length));
    at = end + 1;
  }
  return out;
}

// Returns an author's name in the style of the document; empty if none is printed. `name` is
// "Last, First" or "Last, First/F.".
std::string styled(std::string_view name, Names style) {
  std::size_t const comma = name.find(',');
  if (comma == std::string_view::npos) return std::string(name);
  std::string const last(text::trimmed(name.substr(0, comma), " "));
  std::string first(text::trimmed(name.substr(comma + 1), " "));
  std::size_t const slash = first.find('/');
  std::string const brief = slash == std::string::npos ? initials(first) : first.substr(slash + 1);
  first.resize(std::min(slash, first.size()));
  switch (style) {
    case Names::surname: return fmt::format("{{{}}}", last);
    case Names::brief: return fmt::format("{{{} {}}}", brief, last);
    case Names::none: return {};
    default: return fmt::format("{}, {}", last, first);
  }
}

void show_authors(Record& record, DiagramStyContext const& here) {
  RecordField* const authors = record.find(Id::author);
  if (!authors) return;
  std::vector<SourceMappedText> shown;
  std::string whole;
  for (SourceMappedText const& author : authors->values) {
    std::string name = author.text();
    std::string_view const titles[][2] = {
        {"\\ProfDr", "Prof.\\,Dr.~"}, {"\\Prof", "Prof.~"}, {"\\Dr", "Dr.~"}};
    for (auto const& [word, title] : titles)
      name = replaced(name, word, here.shows_titles ? title : "");
    if (!here.reversed) {
      whole += (whole.empty() ? "" : "; ") + name;
      continue;
    }
    name = styled(name, here.names);
    if (name.empty()) continue;
    SourceMappedText made;
    if (name == author.text()) made = author;
    else made.append_for(name, author.origin());
    shown.push_back(std::move(made));
  }
  if (!here.reversed) {
    SourceMappedText made;
    made.append_for(fmt::format("{{{}}}", whole), authors->where);
    shown = {std::move(made)};
  }
  if (shown.empty()) record.erase(Id::author);
  else authors->values = std::move(shown);
}

// Moves and exchanges of twins are printed as written even when replayed; other changes would be
// printed in Dawson's words, so they keep the original text.
void show_twins(Record& record, std::vector<SourceMappedText> const& figured) {
  RecordField* const twins = record.find(Id::twins);
  for (std::size_t i = 0; twins && i < std::min(twins->values.size(), figured.size()); ++i) {
    auto const plain = document::tex_markup.plain(twins->values[i]);
    auto const read = plain
                          ? semantics::read_twin_head(plain->text(), chess::language_of_diagram_sty)
                          : text::Result<chess::Twin>(text::error("", {}, ""));
    bool const alike = read && std::ranges::all_of(read->changes, [](auto const& change) {
                         return change.kind == chess::ChangeKind::move ||
                                change.kind == chess::ChangeKind::exchange;
                       });
    if (!alike) twins->values[i] = figured[i];
  }
}

}  // namespace

std::string_view caption_of(Diagram const& diagram) {
  if (diagram.star.field.empty() || !diagram.record.find(Id::stipulation)) return "diagram.sty";
  return diagram.star.field == FieldName(Id::twins) ? "diagram.sty-twins" : "diagram.sty-condition";
}

text::Diagnostics look_lost(Diagram const& diagram) {
  text::Diagnostics out;
  if (!diagram.star.field.empty())
    out.push_back(text::warning("W-COMMAND", diagram.star.where,
                                "printed below the stipulation, not after it as in diagram.sty",
                                "remove the star to avoid this warning"));
  if (diagram.here.outer_line_alone)
    out.push_back(text::warning("W-COMMAND", diagram.record.where,
                                "\\noinnerframe is ignored: the style sets the lines of the frame",
                                "set `frame` in a style"));
  return out;
}

Record as_printed(Diagram const& diagram) {
  Record out = diagram.record;
  DiagramStyContext const& here = diagram.here;
  text::Span const where = out.where;
  show_authors(out, here);
  show_twins(out, diagram.twins);
  if (!here.shows_city) out.erase(Id::city);
  if (!here.shows_computer) out.erase(Id::sound);
  else if (!out.find(Id::sound)) out.add(Id::sound, here.unsound, where);
  if (!here.shows_count) out.add(Id::count, "none", where);
  if (!out.find(Id::number) && here.numbered) out.add(Id::number, here.printed_number(), where);
  if (here.has_coordinates && !diagram.planes) out.add(Id::coordinates, "outside", where);
  // They are printed with the conditions.
  if (RecordField const* const options = out.find(Id::options)) {
    for (SourceMappedText const& option : options->values) out.add(Id::conditions, option);
    out.erase(Id::options);
  }
  if (RecordField* const album = out.find(Id::album)) {
    std::string text = album->values.front().text();
    if (std::size_t const slash = text.find('/'); slash != std::string::npos)
      text.replace(slash, 1, " FIDE-Album ");
    SourceMappedText made;
    made.append_for(text, album->where);
    album->values = {std::move(made)};
  }
  if (here.all_white && !diagram.planes) {
    std::string marks(out.text(Id::marks));
    marks = fmt::format("fill a1-{}{} white{}{}", static_cast<char>('a' + diagram.columns - 1),
                        diagram.rows, marks.empty() ? "" : "; ", marks);
    out.erase(Id::marks);
    out.add(Id::marks, marks, where);
  }
  if (!position_of(out)) {
    std::string empty;
    for (int row = 0; row < diagram.rows; ++row)
      empty += fmt::format("{}{}", row == 0 ? "" : "/", diagram.columns);
    out.add("ffen", empty, where);
  }
  if (!out.find(Id::size)) out.add(Id::size, fmt::format("{}pt", here.square), where);
  return out;
}

}  // namespace dawson::collection::diagram_sty
