// Formatting, folding and symbols.
#include <fmt/format.h>

#include <algorithm>

#include "collection/directive_form.hpp"
#include "collection/markup.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/problem_names.hpp"
#include "text/closest_name.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

/// Kinds of symbols in LSP.
enum class SymbolKind : int { namespace_ = 3, class_ = 5, key = 20 };

// Returns the edits of `fmt` in the directives that touch `wanted`. Directives with errors stay.
Json form_edits(RequestContext const& request, Span wanted) {
  ReadText const& text = request.text();
  Outline const& outline = text.outline();
  Json edits = Json::array();
  for (OutlinedDirective const& one : outline.directives()) {
    if (one.directive.whole.end < wanted.begin || wanted.end < one.directive.whole.begin) continue;
    document::Scan scan;
    scan.directives.push_back(one.directive);
    text::Diagnostics findings;
    std::string const formed = collection::in_form(
        outline.source(), scan, collection::markup_of(outline.markup()), {}, findings);
    std::string_view const before = text.bytes();
    if (formed == before) continue;
    Span const body = one.directive.body;
    std::size_t const after = before.size() - body.end;
    edits.push_back({{"range", request.range(body)},
                     {"newText", formed.substr(body.begin, formed.size() - after - body.begin)}});
  }
  return edits;
}

// A symbol and those in it.
struct Symbol {
  std::string name, detail;
  SymbolKind kind;
  Span where, selection;
  int level = 0;  // of a heading; 0 for directives
  std::vector<Symbol> children{};
};

// Puts the symbols after a heading, up to the next one of its level, into it.
std::vector<Symbol> nested(std::vector<Symbol>& flat, std::size_t& at, int above,
                           std::size_t text_end) {
  std::vector<Symbol> out;
  while (at < flat.size()) {
    if (flat[at].level > 0 && flat[at].level <= above) break;
    Symbol one = std::move(flat[at++]);
    if (one.level > 0) {
      one.children = nested(flat, at, one.level, text_end);
      one.where.end = at < flat.size() ? flat[at].where.begin : text_end;
    }
    out.push_back(std::move(one));
  }
  return out;
}

std::vector<Symbol> symbols_of(ReadText const& text) {
  Outline const& outline = text.outline();
  std::vector<Symbol> flat;
  for (OutlinedHeading const& heading : outline.headings())
    flat.push_back({heading.words.empty() ? "-" : heading.words, "", SymbolKind::namespace_,
                    heading.where, heading.where, heading.level});
  std::size_t number = 0;
  for (OutlinedDirective const& one : outline.directives()) {
    if (one.directive.is_inline) continue;
    document::Directive const& directive = one.directive;
    if (one.is_diagram()) {
      ++number;
      flat.push_back({problem_name(one, outline.markup(), number),
                      problem_detail(one, outline.markup()), SymbolKind::class_, directive.whole,
                      directive.opening});
    } else if (directive.word.begin < directive.word.end) {
      flat.push_back({std::string(text.bytes(directive.word)), "", SymbolKind::key, directive.whole,
                      directive.word});
    }
  }
  std::ranges::stable_sort(flat, {}, [](Symbol const& one) { return one.where.begin; });
  return flat;
}

Json json_of(RequestContext const& request, std::vector<Symbol> const& symbols) {
  Json out = Json::array();
  for (Symbol const& one : symbols) {
    Json made{{"name", one.name},
              {"kind", static_cast<int>(one.kind)},
              {"range", request.range(one.where)},
              {"selectionRange", request.range(one.selection)},
              {"children", json_of(request, one.children)}};
    if (!one.detail.empty()) made["detail"] = one.detail;
    out.push_back(std::move(made));
  }
  return out;
}

}  // namespace

Json answer_formatting(RequestContext const& request) {
  return form_edits(request, {0, request.text().bytes().size()});
}

Json answer_range_formatting(RequestContext const& request) {
  return form_edits(request,
                    request.text().lines().span(range_in(member(request.parameters, "range"))));
}

Json answer_folding(RequestContext const& request) {
  ReadText const& text = request.text();
  LineIndex const& lines = text.lines();
  Json out = Json::array();
  auto const fold = [&](std::size_t first, std::size_t last) {
    if (last > first) out.push_back({{"startLine", first}, {"endLine", last}});
  };
  for (OutlinedDirective const& one : text.outline().directives()) {
    if (one.directive.is_inline) continue;
    Span const whole = one.directive.whole;
    bool const closed = one.directive.body.end < whole.end;
    std::size_t const first = lines.position(whole.begin).line;
    std::size_t last = lines.position(whole.end).line;
    if (lines.position(whole.end).character == 0 && last > first) --last;
    if (closed && last > first) --last;
    fold(first, last);
    for (document::FieldLine const& field : one.body.fields) {
      std::size_t const begin = lines.position(field.name.begin).line;
      std::size_t const end = lines.position(span_of_value(field).end).line;
      if (end >= begin + 2) fold(begin, end);
    }
  }
  return out;
}

Json answer_document_symbols(RequestContext const& request) {
  std::vector<Symbol> flat = symbols_of(request.text());
  if (request.client.symbol_tree) {
    std::size_t at = 0;
    return json_of(request, nested(flat, at, 0, request.text().bytes().size()));
  }
  Json out = Json::array();
  for (Symbol const& one : flat)
    out.push_back(
        {{"name", one.name},
         {"kind", static_cast<int>(one.kind)},
         {"location", {{"uri", request.document->uri}, {"range", request.range(one.where)}}}});
  return out;
}

Json answer_workspace_symbols(RequestContext const& request) {
  constexpr std::size_t most = 200;
  std::string const wanted = text::folded(request.parameters.value("query", std::string()));
  Json out = Json::array();
  std::set<std::string> seen;
  for (auto const& [uri, document] : request.workspace.documents().all()) {
    for (BookText const& one : request.workspace.texts_of(document)) {
      if (!seen.insert(one.uri).second) continue;
      Outline const& outline = one.text->outline();
      std::size_t number = 0;
      for (OutlinedDirective const& directive : outline.directives()) {
        if (!directive.is_diagram()) continue;
        std::string const name = problem_name(directive, outline.markup(), ++number);
        if (text::folded(name + searched_words(directive)).find(wanted) == std::string::npos)
          continue;
        if (out.size() >= most) return out;
        out.push_back(
            {{"name", name},
             {"kind", static_cast<int>(SymbolKind::class_)},
             {"location",
              {{"uri", one.uri},
               {"range", lsp::json_of(one.text->lines().range(directive.directive.whole))}}}});
      }
    }
  }
  return out;
}

}  // namespace dawson::lsp
