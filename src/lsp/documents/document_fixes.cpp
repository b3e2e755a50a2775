#include "lsp/documents/document_fixes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "chess/fairy_pieces.hpp"
#include "document/tex/input_encoding.hpp"
#include "lsp/documents/pieces.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

// The place of a finding in its document.
struct FixPlace {
  Outline const& outline;
  text::Diagnostic const& finding;
  OutlinedDirective const* directive;  // null outside of directives

  std::string_view bytes() const { return outline.bytes(); }
  std::string_view text() const {
    return bytes().substr(finding.span.begin, finding.span.end - finding.span.begin);
  }
};

// An edit as a fix.
struct MadeFix {
  TextEdit edit;
  std::string title;  // empty: it says what the edit replaces
  bool sure = true;
};
using Made = std::optional<MadeFix>;

// Returns the end of the line at `at`, after its line end.
std::size_t next_line(std::string_view bytes, std::size_t at) {
  return std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
}

std::string line_end_of(std::string_view bytes) {
  std::size_t const end = bytes.find('\n');
  return end != std::string_view::npos && end > 0 && bytes[end - 1] == '\r' ? "\r\n" : "\n";
}

// Removes the field that is given a second time, with all its lines.
Made remove_second(FixPlace const& place) {
  std::string_view const bytes = place.bytes();
  Span const name = place.finding.span;
  std::size_t const begin = name.begin == 0 ? 0 : bytes.rfind('\n', name.begin - 1) + 1;
  std::size_t const indent = name.begin - begin;
  std::size_t end = next_line(bytes, name.end);
  while (end < bytes.size()) {
    std::size_t const first = bytes.find_first_not_of(" \t", end);
    if (first == std::string_view::npos || first - end <= indent || bytes[first] == '\n') break;
    end = next_line(bytes, first);
  }
  return MadeFix{{{begin, end}, ""}, "remove the second field", false};
}

// Closes a block at the end of the document.
Made close_block(FixPlace const& place) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  std::string_view const bytes = place.bytes();
  std::string const end = line_end_of(bytes);
  std::size_t const fence = place.directive->directive.whole.begin;
  std::size_t const length = bytes.find_first_not_of(bytes.substr(fence, 1), fence) - fence;
  std::string const closing = place.outline.is_tex() ? std::string("\\end{chess}")
                                                     : std::string(bytes.substr(fence, length));
  std::string const before = bytes.ends_with('\n') ? "" : end;
  return MadeFix{{{bytes.size(), bytes.size()}, before + closing + end},
                 "close the directive at the end of the document"};
}

// Adds the directive that prints solutions.
Made add_solutions(FixPlace const& place) {
  std::string_view const bytes = place.bytes();
  std::string const end = line_end_of(bytes);
  bool const tex = place.outline.is_tex();
  std::size_t at = tex ? bytes.rfind("\\end{document}") : bytes.size();
  if (at == std::string_view::npos) at = bytes.size();
  std::string const block = tex ? fmt::format("\\begin{{chess}} solutions{0}\\end{{chess}}{0}", end)
                                : fmt::format("{0}```chess solutions{0}```{0}", end);
  return MadeFix{{{at, at}, block}, "add a `solutions` directive", false};
}

// Removes a zero before a number of squares.
Made remove_zero(FixPlace const& place) {
  std::size_t const at = place.finding.span.begin;
  bool const begins = at > 0 && !text::is_digit(place.bytes()[at - 1]);
  if (!begins || place.bytes().substr(at, 1) != "0") return {};
  return MadeFix{{{at, at + 1}, ""}, ""};
}

// Writes the sum of adjacent digits: 9 and 1 empty squares are 10.
Made sum_of_digits(FixPlace const& place) {
  int sum = 0;
  for (char const c : place.text()) {
    if (!text::is_digit(c)) return {};
    sum += c - '0';
  }
  return MadeFix{{place.finding.span, std::to_string(sum)}, "", false};
}

// Separates two items of a list.
Made add_blank(FixPlace const& place) {
  if (place.text() != ";") return {};
  return MadeFix{{place.finding.span, "; "}, ""};
}

// Makes a percent sign of LaTeX one that is printed.
Made escape_percent(FixPlace const& place) {
  std::size_t const at = place.finding.span.begin;
  return MadeFix{{{at, at}, "\\"}, "", false};
}

// Closes a bracket; the remedy names the sign.
Made close_bracket(FixPlace const& place) {
  std::size_t const at = place.finding.span.end;
  for (std::string_view const sign : {")", "]"})
    if (place.finding.hint.find(fmt::format("`{}`", sign)) != std::string::npos)
      return MadeFix{{{at, at}, std::string(sign)}, ""};
  return {};
}

// Gives a label that is used twice another name, and a label without a number an automatic one.
Made free_label(FixPlace const& place) {
  std::string const label(place.text());
  auto const& labels = place.outline.labels();
  auto const times = [&](std::string const& name) {
    return std::ranges::count_if(
        labels, [&](LabelPlace const& one) { return one.declares && one.label == name; });
  };
  if (!is_label(label) || !place.directive) return {};
  if (times(label) > 1) {
    int number = 2;
    while (times(fmt::format("{}-{}", label, number)) > 0) ++number;
    return MadeFix{{place.finding.span, fmt::format("{}-{}", label, number)}, "", false};
  }
  if (place.directive->field(FieldId::number)) return {};
  document::Directive const& written = place.directive->directive;
  return MadeFix{{{written.body.begin, written.body.begin},
                  "number: auto" + line_end_of(place.bytes()) + written.around.prefix},
                 "number automatically",
                 false};
}

// Returns the fairy piece that a symbol usually represents.
chess::FairyPiece const* usual_piece(chess::Piece const& piece) {
  if (piece.kind == chess::Kind::letter)
    return chess::find_fairy_piece(piece.name, chess::Language::english);
  if (piece.rotation == 0) return nullptr;
  return chess::find_fairy_piece(chess::DefaultFigure{piece.kind, piece.rotation});
}

// Adds the first piece that the legend lacks, with its usual meaning.
Made explain_piece(FixPlace const& place) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  auto const* const legend = place.directive->field(FieldId::legend);
  std::string const explained = legend ? value_of(*legend) : std::string();
  for (WrittenPiece const& one : fairy_pieces_in(*place.directive, place.outline.markup())) {
    chess::FairyPiece const* const piece = usual_piece(one.piece);
    if (!piece || explained.find(one.text) != std::string::npos) continue;
    std::string const item = fmt::format("{} = {}", one.text, piece->name);
    std::string title = fmt::format("add `{}` to the legend", item);
    if (!legend)
      return MadeFix{added_line(place.outline, place.directive->directive, "legend: " + item),
                     std::move(title), false};
    std::size_t const end = span_of_value(*legend).end;
    return MadeFix{{{end, end}, "; " + item}, std::move(title), false};
  }
  return {};
}

// A code whose fix is made of the document.
struct DocumentFix {
  std::string_view code;
  Made (*make)(FixPlace const&);
};
constexpr DocumentFix document_fixes[] = {
    {"E-TWICE", remove_second},     {"E-POSITIONS", remove_second}, {"W-END", close_block},
    {"W-UNPRINTED", add_solutions}, {"E-ZERO", remove_zero},        {"W-RUN", sum_of_digits},
    {"W-LIST", add_blank},          {"W-COMMENT", escape_percent},  {"E-UNCLOSED", close_bracket},
    {"W-LABEL", free_label},        {"W-LEGEND", explain_piece}};

}  // namespace

TextEdit added_line(Outline const& outline, document::Directive const& directive,
                    std::string const& line) {
  std::string_view const bytes = outline.bytes();
  Span const body = directive.body;
  std::string const& prefix = directive.around.prefix;
  std::string const end = line_end_of(bytes);
  bool const begins_line = body.end == 0 || bytes[body.end - 1] == '\n' || !prefix.empty();
  return {{body.end, body.end}, begins_line ? line + end + prefix : end + line};
}

std::shared_ptr<Outline const> outline_of_file(text::Source const& source) {
  std::string const suffix = std::filesystem::path(source.name()).extension().string();
  bool const is_markdown = text::has_markdown_suffix(suffix);
  if (!is_markdown && !document::has_tex_suffix(source.name())) return nullptr;
  return std::make_shared<Outline const>(
      source.name(), std::string(source.bytes()),
      is_markdown ? document::markdown_markup : document::tex_markup);
}

void DocumentFixes::add(text::Diagnostic& finding) {
  auto const* const row = std::ranges::find(document_fixes, finding.code, &DocumentFix::code);
  if (row == std::end(document_fixes)) return;
  auto const [known, is_new] = outlines_.try_emplace(finding.source);
  if (is_new) known->second = outline_of_(finding.source);
  Outline const* const outline = known->second.get();
  if (!outline) return;
  auto made = row->make({*outline, finding, outline->directive_at(finding.span.begin)});
  if (!made) return;
  finding = text::fixable(std::move(finding), outline->bytes(), made->edit.where,
                          std::move(made->edit.by), made->sure);
  if (!made->title.empty()) finding.fixes.back().title = std::move(made->title);
}

}  // namespace dawson::lsp
