// Rewriting of directives in another form that says the same.
#include <fmt/format.h>

#include <algorithm>

#include "chess/board.hpp"
#include "collection/directive_form.hpp"
#include "collection/listing_form.hpp"
#include "collection/markup.hpp"
#include "lsp/documents/pieces.hpp"
#include "lsp/requests/actions.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

class Rewriter {
 public:
  Rewriter(RequestContext const& request, OutlinedDirective const& directive, Span range)
      : outline_(request.text().outline()), directive_(directive), range_(range) {}

  std::vector<Action> run() {
    if (directive_.directive.is_inline || !directive_.is_diagram()) return {};
    listing_to_fields();
    fields_to_listing();
    position_to_notations();
    count_pieces();
    number_automatically();
    swap_names();
    return std::move(out_);
  }

 private:
  bool touches(Span one) const { return touch(one, range_); }

  void add(std::string title, TextEdit edit) {
    out_.push_back({std::move(title), rewrite, {std::move(edit)}});
  }

  void listing_to_fields() {
    if (directive_.body.listing.empty() || directive_.faulty) return;
    document::Scan scan;
    scan.directives.push_back(directive_.directive);
    text::Diagnostics findings;
    std::string_view const before = outline_.bytes();
    std::string const formed =
        collection::in_form(outline_.source(), scan, collection::markup_of(outline_.markup()),
                            {.fields = true}, findings);
    if (formed == before) return;
    Span const body = directive_.directive.body;
    std::size_t const after = before.size() - body.end;
    add("convert the listing to fields",
        {body, formed.substr(body.begin, formed.size() - after - body.begin)});
  }

  void fields_to_listing() {
    if (directive_.faulty || !directive_.options.empty()) return;
    auto const body = collection::in_listing(outline_.source(), directive_.directive,
                                             collection::markup_of(outline_.markup()));
    if (body) add("convert the fields to a listing", {directive_.directive.body, *body});
  }

  void position_to_notations() {
    auto const written = position_in(directive_, outline_.markup());
    if (!written) return;
    Span const value = span_of_value(*written->field);
    Span const whole{written->field->name.begin, value.end};
    if (!touches(whole)) return;
    for (notation::Notation const& one : notation::notations()) {
      if (&one == written->notation) continue;
      if (!written->position.attributes.empty() && !one.attributes) continue;
      auto const text = one.write(written->position);
      if (!text.ok()) continue;
      text::Diagnostics warnings;
      auto const again = one.read(text.text, warnings);
      if (!again || !(again->board == written->position.board) ||
          !(again->hands == written->position.hands))
        continue;
      add(fmt::format("write the position in {}", one.name),
          {whole, fmt::format("{}: {}", one.name, text.text)});
    }
  }

  void count_pieces() {
    if (directive_.field(FieldId::count)) return;
    auto const written = position_in(directive_, outline_.markup());
    if (!written || !touches({written->field->name.begin, span_of_value(*written->field).end}))
      return;
    std::string const count = chess::count_text(chess::count_pieces(written->position.board));
    add(fmt::format("add the piece count {}", count),
        added_line(outline_, directive_.directive, "count: " + count));
  }

  void number_automatically() {
    auto const* const number = directive_.field(FieldId::number);
    if (number) {
      Span const value = span_of_value(*number);
      if (touches({number->name.begin, value.end}) && value_of(*number) != "auto")
        add("number automatically", {value, "auto"});
    } else if (touches(directive_.directive.opening)) {
      Span const body = directive_.directive.body;
      add("number automatically",
          {{body.begin, body.begin}, "number: auto\n" + directive_.directive.around.prefix});
    }
  }

  // Exchanges "Last, First" and "First Last".
  void swap_names() {
    auto const* const authors = directive_.field(FieldId::author);
    if (!authors) return;
    for (text::SourceMappedText const& item : items_of(*authors, outline_.markup())) {
      Span const where = item.origin();
      std::string const& name = item.text();
      if (!touches(where) || where.end - where.begin != name.size() ||
          name.find_first_of("{\\") != std::string::npos)
        continue;
      std::size_t const comma = name.find(", ");
      std::size_t const blank = name.rfind(' ');
      if (comma != std::string::npos)
        add("write the first name first",
            {where, fmt::format("{} {}", name.substr(comma + 2), name.substr(0, comma))});
      else if (blank != std::string::npos)
        add("write the surname first",
            {where, fmt::format("{}, {}", name.substr(blank + 1), name.substr(0, blank))});
    }
  }

  Outline const& outline_;
  OutlinedDirective const& directive_;
  Span range_;
  std::vector<Action> out_;
};

}  // namespace

std::vector<Action> rewritings(RequestContext const& request, Span range) {
  std::vector<Action> out = rewritings_of_text(request, range);
  for (OutlinedDirective const& one : request.text().outline().directives()) {
    Span const whole = one.directive.whole;
    if (whole.end < range.begin || range.end < whole.begin) continue;
    std::ranges::move(Rewriter(request, one, range).run(), std::back_inserter(out));
    if (one.is_diagram())
      std::ranges::move(rewritings_in_book(request, one, range), std::back_inserter(out));
  }
  return out;
}

}  // namespace dawson::lsp
