// Fixes of findings: those that the finding has, and those that need the directive around it.
#include <fmt/format.h>

#include <algorithm>

#include "chess/fairy_pieces.hpp"
#include "lsp/documents/pieces.hpp"
#include "lsp/requests/actions.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

// A place of a finding, for fixes that are made of the document.
struct FixPlace {
  RequestContext const& request;
  FileFinding const& finding;
  OutlinedDirective const* directive;  // null outside of directives
  Outline const& outline() const { return request.text().outline(); }
};

// Returns the end of the line at `at`, after its line end.
std::size_t next_line(std::string_view bytes, std::size_t at) {
  return std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
}

std::string line_end_of(std::string_view bytes) {
  std::size_t const end = bytes.find('\n');
  return end != std::string_view::npos && end > 0 && bytes[end - 1] == '\r' ? "\r\n" : "\n";
}

std::optional<Action> allow(FixPlace const& place) {
  if (!place.finding.warning || !place.directive || !place.directive->is_diagram()) return {};
  Action out{fmt::format("allow {} here", place.finding.code), quick_fix, {}};
  out.sure = false;
  if (auto const* const field = document::find_line(place.directive->body.fields, FieldId::allow)) {
    Span const value = span_of_value(*field);
    out.edits.push_back({{value.end, value.end}, ", " + place.finding.code});
    return out;
  }
  out.edits.push_back(
      added_line(place.outline(), place.directive->directive, "allow: " + place.finding.code));
  return out;
}

// Removes the field that is given a second time, with all its lines.
std::optional<Action> remove_second(FixPlace const& place) {
  std::string_view const bytes = place.outline().bytes();
  Span const name = place.finding.where;
  std::size_t const begin = name.begin == 0 ? 0 : bytes.rfind('\n', name.begin - 1) + 1;
  std::size_t const indent = name.begin - begin;
  std::size_t end = next_line(bytes, name.end);
  while (end < bytes.size()) {
    std::size_t const first = bytes.find_first_not_of(" \t", end);
    if (first == std::string_view::npos || first - end <= indent || bytes[first] == '\n') break;
    end = next_line(bytes, first);
  }
  Action out{"remove the second field", quick_fix, {{{begin, end}, ""}}};
  out.sure = false;
  return out;
}

// Closes a block at the end of the document.
std::optional<Action> close_block(FixPlace const& place) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  std::string_view const bytes = place.outline().bytes();
  std::string const end = line_end_of(bytes);
  std::size_t const fence = place.directive->directive.whole.begin;
  std::size_t const length = bytes.find_first_not_of(bytes.substr(fence, 1), fence) - fence;
  std::string const closing = place.outline().is_tex() ? std::string("\\end{chess}")
                                                       : std::string(bytes.substr(fence, length));
  std::string const before = bytes.ends_with('\n') ? "" : end;
  return Action{"close the directive at the end of the document",
                quick_fix,
                {{{bytes.size(), bytes.size()}, before + closing + end}}};
}

// Adds the directive that prints solutions.
std::optional<Action> add_solutions(FixPlace const& place) {
  std::string_view const bytes = place.outline().bytes();
  std::string const end = line_end_of(bytes);
  bool const tex = place.outline().is_tex();
  std::size_t at = tex ? bytes.rfind("\\end{document}") : bytes.size();
  if (at == std::string_view::npos) at = bytes.size();
  std::string const block = tex ? fmt::format("\\begin{{chess}} solutions{0}\\end{{chess}}{0}", end)
                                : fmt::format("{0}```chess solutions{0}```{0}", end);
  Action out{"add a `solutions` directive", quick_fix, {{{at, at}, block}}};
  out.sure = false;
  return out;
}

Action replace(FixPlace const& place, Span where, std::string by, bool sure = true) {
  std::string_view const bytes = place.outline().bytes();
  std::string title =
      where.begin == where.end ? fmt::format("add `{}`", by)
      : by.empty() ? fmt::format("remove `{}`", bytes.substr(where.begin, where.end - where.begin))
                   : fmt::format("replace with `{}`", by);
  Action out{std::move(title), quick_fix, {{where, std::move(by)}}};
  out.sure = sure;
  return out;
}

std::string_view text_at(FixPlace const& place) {
  Span const where = place.finding.where;
  return place.outline().bytes().substr(where.begin, where.end - where.begin);
}

// Removes a zero before a number of squares.
std::optional<Action> remove_zero(FixPlace const& place) {
  std::size_t const at = place.finding.where.begin;
  std::string_view const bytes = place.outline().bytes();
  bool const begins = at > 0 && !text::is_digit(bytes[at - 1]);
  if (!begins || bytes.substr(at, 1) != "0") return {};
  return replace(place, {at, at + 1}, "");
}

// Writes the sum of adjacent digits: 9 and 1 empty squares are 10.
std::optional<Action> sum_of_digits(FixPlace const& place) {
  int sum = 0;
  for (char const c : text_at(place)) {
    if (!text::is_digit(c)) return {};
    sum += c - '0';
  }
  return replace(place, place.finding.where, std::to_string(sum), false);
}

// Separates two items of a list.
std::optional<Action> add_blank(FixPlace const& place) {
  if (text_at(place) != ";") return {};
  return replace(place, place.finding.where, "; ");
}

// Makes a percent sign of LaTeX one that is printed.
std::optional<Action> escape_percent(FixPlace const& place) {
  std::size_t const at = place.finding.where.begin;
  return replace(place, {at, at}, "\\", false);
}

// Closes a bracket; the remedy names the sign.
std::optional<Action> close_bracket(FixPlace const& place) {
  std::string const remedy = place.finding.diagnostic.value("message", std::string());
  std::size_t const at = place.finding.where.end;
  for (std::string_view const sign : {")", "]"})
    if (remedy.find(fmt::format("`{}`", sign)) != std::string::npos)
      return replace(place, {at, at}, std::string(sign));
  return {};
}

// Gives a label that is used twice another name, and a label without a number an automatic one.
std::optional<Action> free_label(FixPlace const& place) {
  std::string const label(text_at(place));
  auto const& labels = place.outline().labels();
  auto const times = [&](std::string const& name) {
    return std::ranges::count_if(
        labels, [&](LabelPlace const& one) { return one.declares && one.label == name; });
  };
  if (!is_label(label) || !place.directive) return {};
  if (times(label) > 1) {
    int number = 2;
    while (times(fmt::format("{}-{}", label, number)) > 0) ++number;
    return replace(place, place.finding.where, fmt::format("{}-{}", label, number), false);
  }
  if (place.directive->field(FieldId::number)) return {};
  document::Directive const& written = place.directive->directive;
  Action out{"number automatically",
             quick_fix,
             {{{written.body.begin, written.body.begin},
               "number: auto" + line_end_of(place.outline().bytes()) + written.around.prefix}}};
  out.sure = false;
  return out;
}

// Returns the fairy piece that a symbol usually represents.
chess::FairyPiece const* usual_piece(chess::Piece const& piece) {
  if (piece.kind == chess::Kind::letter)
    return chess::find_fairy_piece(piece.name, chess::Language::english);
  if (piece.rotation == 0) return nullptr;
  return chess::find_fairy_piece(chess::DefaultFigure{piece.kind, piece.rotation});
}

// Adds the first piece that the legend lacks, with its usual meaning.
std::optional<Action> explain_piece(FixPlace const& place) {
  if (!place.directive || place.directive->directive.is_inline) return {};
  auto const* const legend = place.directive->field(FieldId::legend);
  std::string const explained = legend ? value_of(*legend) : std::string();
  for (WrittenPiece const& one : fairy_pieces_in(*place.directive, place.outline().markup())) {
    chess::FairyPiece const* const piece = usual_piece(one.piece);
    if (!piece || explained.find(one.text) != std::string::npos) continue;
    std::string const item = fmt::format("{} = {}", one.text, piece->name);
    Action out{fmt::format("add `{}` to the legend", item), quick_fix, {}};
    out.sure = false;
    if (legend) {
      std::size_t const end = span_of_value(*legend).end;
      out.edits.push_back({{end, end}, "; " + item});
    } else {
      out.edits.push_back(
          added_line(place.outline(), place.directive->directive, "legend: " + item));
    }
    return out;
  }
  return {};
}

// A code whose fix is made of the document.
struct DerivedFix {
  std::string_view code;
  std::optional<Action> (*fix)(FixPlace const&);
};
constexpr DerivedFix derived_fixes[] = {
    {"E-TWICE", remove_second},     {"E-POSITIONS", remove_second}, {"W-END", close_block},
    {"W-UNPRINTED", add_solutions}, {"E-ZERO", remove_zero},        {"W-RUN", sum_of_digits},
    {"W-LIST", add_blank},          {"W-COMMENT", escape_percent},  {"E-UNCLOSED", close_bracket},
    {"W-LABEL", free_label},        {"W-LEGEND", explain_piece}};

}  // namespace

std::vector<Action> fixes_of(RequestContext const& request, FileFinding const& finding) {
  std::vector<Action> out;
  for (FixEdit const& fix : finding.fixes) {
    Action one{fix.title, quick_fix, {{fix.where, fix.by}}};
    one.sure = fix.sure;
    out.push_back(std::move(one));
  }
  FixPlace const place{request, finding,
                       request.text().outline().directive_at(finding.where.begin)};
  for (DerivedFix const& row : derived_fixes)
    if (row.code == finding.code)
      if (auto made = row.fix(place)) out.push_back(std::move(*made));
  if (out.size() == 1) out.front().preferred = true;
  if (auto made = allow(place)) out.push_back(std::move(*made));
  for (Action& one : out) one.diagnostic = &finding.diagnostic;
  return out;
}

}  // namespace dawson::lsp
