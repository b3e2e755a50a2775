#include "document/markdown/text.hpp"

#include <cmark-gfm.h>

#include <algorithm>
#include <map>

#include "document/markdown/definitions.hpp"
#include "document/markdown/prose.hpp"
#include "document/markdown/scan.hpp"
#include "document/reader.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;

bool is_punctuation(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
         (c >= '{' && c <= '~');
}

// Returns whether the `;` at `at` ends an entity.
bool ends_entity(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  auto const named = [](char c) { return text::is_alphanumeric(c) || c == '#'; };
  while (begin > 0 && named(text[begin - 1])) --begin;
  return begin > 0 && begin < at && text[begin - 1] == '&';
}

// Returns the place after the code that the back-ticks at `at` open; after the back-ticks if the
// code is never closed.
std::size_t after_code(std::string_view text, std::size_t at) {
  std::size_t const length = std::min(text.find_first_not_of('`', at), text.size()) - at;
  for (std::size_t next = text.find('`', at + length); next != std::string_view::npos;) {
    std::size_t const end = std::min(text.find_first_not_of('`', next), text.size());
    if (end - next == length) return end;
    next = text.find('`', end);
  }
  return at + length;
}

// With this guard at its front, a text is parsed as a paragraph: it cannot begin a list, a heading
// or a quote.
constexpr std::string_view guard = "\\(";
constexpr std::string_view guard_in_text = "(";

SourceMappedText keep_line(SourceMappedText const& line) { return line; }

std::optional<Plain> plain(SourceMappedText const& value) { return Plain(plain_markdown(value)); }

// Returns the definitions that a line may refer to, as separate paragraphs.
std::string definitions_for(std::string_view line, LinkDefinitions const& links) {
  std::string out;
  if (links.empty() || line.find('[') == std::string_view::npos) return out;
  std::string const label_like = as_label(line);
  for (LinkDefinition const& link : links)
    if (!is_footnote(link) && label_like.find(link.label) != std::string::npos)
      out += "\n\n" + link.written;
  return out;
}

class LineReader {
 public:
  LineReader(SourceMappedText const& line, LinkDefinitions const& links,
             text::Diagnostics& findings)
      : line_(line),
        findings_(findings),
        source_({}, std::string(guard) + line.text() + definitions_for(line.text(), links)) {}

  std::optional<prose::Inlines> run() {
    MarkdownTree const tree(source_.bytes());
    cmark_node* const paragraph = cmark_node_first_child(tree.root());
    if (!paragraph) return prose::Inlines{};
    if (auto fault = tree.fault()) {
      fault->span = {0, line_.text().size()};
      findings_.push_back(line_.origin(std::move(*fault)));
      return {};
    }
    auto inlines = inlines_of(tree, paragraph, [this](std::size_t at) { return figurines(at); });
    for (text::Diagnostic& finding : tree.left_alone())
      findings_.push_back(line_.origin(in_line(std::move(finding))));
    auto& first = std::get<prose::Text>(inlines.front()).text;
    first.erase(0, guard_in_text.size());
    if (first.empty()) inlines.erase(inlines.begin());
    return is_valid_ ? std::optional(std::move(inlines)) : std::nullopt;
  }

 private:
  prose::Inline figurines(std::size_t at) {
    Directive const directive = inline_markdown(source_.bytes(), at);
    text::Diagnostics own;
    auto const request = read_inline_request(source_, directive, markdown_markup, own);
    if (request && request->is_board())
      own.push_back(text::error("E-INLINE", directive.whole, "board in the text of a field",
                                "write pieces only"));
    auto pieces =
        request && !request->is_board() ? read_inline_pieces(*request, own) : std::nullopt;
    for (text::Diagnostic& finding : own)
      findings_.push_back(line_.origin(in_line(std::move(finding))));
    is_valid_ = is_valid_ && pieces.has_value();
    return pieces ? prose::Inline{prose::Figurines{std::move(*pieces)}}
                  : prose::Inline{prose::Text{}};
  }

  // Shifts places in the guarded text to places in the line.
  static text::Diagnostic in_line(text::Diagnostic finding) {
    auto const moved = [](text::Span span) {
      return text::Span{span.begin - guard.size(), span.end - guard.size()};
    };
    finding.span = moved(finding.span);
    for (text::Note& note : finding.notes) note.span = moved(note.span);
    return finding;
  }

  SourceMappedText const& line_;
  text::Diagnostics& findings_;
  text::Source source_;
  bool is_valid_ = true;
};

struct Call {
  text::Span where;
  std::string label;  // as printed
};

// The labels of printed calls, by "^label".
using NoteLabels = std::map<std::string, std::string>;

// Returns the first call from `at` of a footnote in the document, outside of code.
std::optional<Call> find_call(std::string_view line, std::size_t at, NoteLabels const& notes) {
  for (std::size_t i = at; i < line.size(); ++i) {
    if (line[i] == '\\') {
      ++i;
      continue;
    }
    if (line[i] == '`') i = after_code(line, i) - 1;
    std::string const label(called_note(line, i));
    if (auto const note = notes.find("^" + as_label(label)); note != notes.end())
      return Call{{i, i + label.size() + 3}, note->second.empty() ? label : note->second};
  }
  return {};
}

// Reads one line of a value, split at its footnote calls.
bool read_line(SourceMappedText const& line, LinkDefinitions const& links,
               text::Diagnostics& findings, prose::Inlines& inlines) {
  bool is_valid = true;
  auto const read = [&](std::size_t begin, std::size_t end) {
    if (begin >= end) return;
    SourceMappedText const piece = line.part({begin, end});
    auto found = LineReader(piece, links, findings).run();
    is_valid = is_valid && found.has_value();
    if (found) std::ranges::move(*found, std::back_inserter(inlines));
  };
  NoteLabels notes;
  if (line.text().find("[^") != std::string::npos)
    for (LinkDefinition const& link : links)
      if (is_footnote(link)) notes.emplace(link.label, link.written);
  std::size_t at = 0;
  while (auto call = find_call(line.text(), at, notes)) {
    read(at, call->where.begin);
    inlines.push_back(prose::NoteMark{std::move(call->label)});
    at = call->where.end;
  }
  read(at, line.text().size());
  return is_valid;
}

// Returns whether the line has no Markdown syntax, like most values. Two blanks, stops or hyphens
// in a row may be syntax; an address begins with "www.".
bool is_plain(std::string_view line) {
  auto const is_word = [](char c) {
    return text::is_alphanumeric(c) || c == ',' || c == '(' || c == ')';
  };
  if (line.empty() || !is_word(line.front()) || line.back() == ' ') return false;
  char before = 0;
  for (char const c : line) {
    bool const is_separator = (c == ' ' || c == '.' || c == '-') && c != before;
    if (!is_word(c) && !is_separator) return false;
    if (c == '.' && text::to_lower(before) == 'w') return false;
    before = c;
  }
  return true;
}

}  // namespace

std::vector<std::size_t> separators_in_markdown(std::string_view text, char sign) {
  std::vector<std::size_t> places;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') ++i;
    else if (text[i] == '`') i = after_code(text, i) - 1;
    else if (text[i] == '{') ++depth;
    else if (text[i] == '}') --depth;
    else if (text[i] == sign && depth == 0 && !(sign == ';' && ends_entity(text, i)))
      places.push_back(i);
  }
  return places;
}

SourceMappedText plain_markdown(SourceMappedText const& value) {
  std::string_view const text = value.text();
  if (text.find('\\') == std::string_view::npos) return value;
  SourceMappedText out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const escape = text[i] == '\\' && i + 1 < text.size() && is_punctuation(text[i + 1]);
    if (escape) ++i;
    if (escape) out.append_for(text.substr(i, 1), value.origin(text::Span{i - 1, i + 1}));
    else out.append(value, {i, i + 1});
  }
  return out;
}

std::optional<prose::Inlines> prose_of_markdown(SourceMappedText const& value,
                                                LinkDefinitions const& links,
                                                text::Diagnostics& findings) {
  prose::Inlines inlines;
  bool is_valid = true;
  std::string_view const text = value.text();
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    if (at > 0) inlines.push_back(prose::LineBreak{});
    if (is_plain(text.substr(at, end - at))) {
      inlines.push_back(prose::Text{std::string(text.substr(at, end - at))});
    } else if (end > at) {
      is_valid = read_line(value.part({at, end}), links, findings, inlines) && is_valid;
    }
    at = end + 1;
  }
  return is_valid ? std::optional(std::move(inlines)) : std::nullopt;
}

MarkupLanguage const markdown_markup{.without_comment = keep_line,
                                     .separators = separators_in_markdown,
                                     .position = plain_markdown,
                                     .plain = plain,
                                     .prose = prose_of_markdown,
                                     .is_utf8 = true,
                                     .braces_are_printed = true,
                                     .options_part_at_blanks = true,
                                     .defaults_block = "a block ```chess defaults",
                                     .inline_pieces = "`chess *2q`",
                                     .label_reserves = "LaTeX"};

}  // namespace dawson::document
