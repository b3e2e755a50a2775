// Hover: the board of a position, the board after a half-move, the meaning of a value or a name.
#include <fmt/format.h>

#include <algorithm>

#include "alt_text/description.hpp"
#include "backend/svg_words.hpp"
#include "chess/fairy_pieces.hpp"
#include "lsp/documents/directive_reading.hpp"
#include "lsp/documents/pieces.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/completion_values.hpp"
#include "lsp/requests/problem_names.hpp"
#include "notation/export_forms.hpp"
#include "reference/manual_tables.hpp"
#include "replay_rules/effects.hpp"
#include "semantics/popeye/condition_table.hpp"
#include "semantics/stipulation.hpp"
#include "style/shipped_styles.hpp"
#include "text/closest_name.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using problem::Syntax;
using text::Span;

constexpr std::size_t largest_picture = 40'000;  // bytes of SVG

// What is shown, and the text that it is about.
struct Shown {
  Span where;
  std::string words;  // Markdown
  std::optional<ScannedBook::Drawing> drawing{};
};

// Returns a text for the alternative text of a Markdown image.
std::string as_alternative(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (c == '[' || c == ']') continue;
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

bool holds(Span span, std::size_t offset) { return span.begin <= offset && offset <= span.end; }

std::string paragraph(std::string_view head, std::string const& text) {
  return text.empty() ? std::string() : fmt::format("**{}**\n\n{}", head, text);
}

std::string names_of_condition(std::string const& written) {
  std::string const folded = text::folded(written);
  auto const line = [&](auto const& name_in) {
    std::string out;
    for (chess::Language const language : chess::all_languages) {
      std::string const name = name_in(language);
      if (!name.empty())
        out += fmt::format("{}{} ({})", out.empty() ? "" : ", ", name, chess::about(language).name);
    }
    return out;
  };
  for (semantics::Condition const& row : semantics::popeye_conditions())
    for (chess::Language const language : chess::all_languages)
      if (folded.starts_with(text::folded(semantics::printed_name(row, language))) &&
          !semantics::printed_name(row, language).empty() &&
          text::folded(semantics::printed_name(row, language)) == folded)
        return line([&](chess::Language one) { return semantics::printed_name(row, one); });
  return {};
}

// Says what a condition changes, as far as the replay of solutions knows; empty for others.
std::string about_condition(std::string const& condition) {
  using replay_rules::ReplayedAs;
  ReplayedAs const replayed = replay_rules::replayed_as(condition);
  std::string out;
  if (replay_rules::leaves_walks(condition)) out += " Pieces move as in orthodox chess.";
  if (replayed != ReplayedAs::unknown && !replay_rules::forbids_own_captures(condition))
    out += " A piece may capture pieces of its own side.";
  if (replay_rules::effects_of({condition}).all_known)
    out += " Solutions are replayed with its effects.";
  else if (replayed == ReplayedAs::written)
    out += " Solutions are replayed with the effects that are written with the moves.";
  else if (replayed == ReplayedAs::nothing) out += " Solutions are not replayed.";
  return out;
}

class HoverReader {
 public:
  explicit HoverReader(RequestContext const& request)
      : request_(request), outline_(request.text().outline()), at_(request.offset()) {}

  std::optional<Shown> run() {
    if (LabelPlace const* const label = outline_.label_at(at_); label && !label->declares)
      return at_reference(*label);
    directive_ = outline_.directive_at(at_);
    if (!directive_) return {};
    document::Directive const& written = directive_->directive;
    if (written.is_inline) return at_pieces(written);
    if (holds(written.word, at_) && directive_->kind && written.word.begin < written.word.end)
      return Shown{
          written.word,
          fmt::format("**{}**\n\nA kind of directive; it accepts {}.", directive_->kind->name,
                      directive_->kind->fields.empty() ? "all fields" : directive_->kind->fields)};
    document::FieldLine const* const field = directive_->field_at(at_);
    if (!field) return {};
    if (holds(field->name, at_)) return at_name(*field);
    return at_value(*field);
  }

 private:
  static std::optional<Shown> some(Span where, std::string words) {
    if (words.empty()) return {};
    return Shown{where, std::move(words)};
  }

  std::optional<Shown> at_name(document::FieldLine const& field) const {
    if (field.field->syntax == Syntax::position) return at_value(field);
    return some(field.name, paragraph(field.field->name,
                                      documentation_of(field.field->name, ItemKind::property)));
  }

  std::optional<Shown> at_value(document::FieldLine const& field) const {
    Span const value = span_of_value(field);
    if (!holds(value, at_) && field.field->syntax != Syntax::position) return {};
    std::string const written = value_of(field);
    switch (field.field->syntax) {
      case Syntax::position: return at_position(value);
      case Syntax::stipulation: {
        chess::Language const language = outline_.language_at(value.begin);
        std::string words =
            semantics::stipulation_in_words(semantics::read_stipulation(written), language);
        return some(value, paragraph(written, words));
      }
      case Syntax::warnings: return at_code(value);
      case Syntax::style:
      case Syntax::caption:
        return some(value, paragraph(written, documentation_of(written, ItemKind::value)));
      case Syntax::legend: return at_legend(field);
      default: break;
    }
    if (field.field->id == FieldId::conditions) return at_condition(field);
    if (field.field->id == FieldId::solution) return at_move();
    return {};
  }

  std::optional<Shown> at_position(Span value) const {
    ScannedBook const book(request_.workspace, *request_.document);
    auto diagram = book.diagram_at(directive_->directive.whole.begin);
    if (!diagram) {  // another field has an error
      auto written = position_in(*directive_, outline_.markup());
      if (!written) return {};
      diagram.emplace().problem.position = std::move(written->position);
    }
    Shown out{value, ""};
    out.drawing = book.draw(*diagram, diagram->problem.position, "");
    return out;
  }

  std::optional<Shown> at_move() const {
    ScannedBook const book(request_.workspace, *request_.document);
    auto diagram = book.diagram_at(directive_->directive.whole.begin);
    if (!diagram) return {};
    auto const played = played_move_at(*diagram, at_);
    if (!played) return {};
    Shown out{played->where, fmt::format("After {}", played->move)};
    out.drawing = book.draw(*diagram, played->position, played->move);
    return out;
  }

  std::optional<Shown> at_code(Span value) const {
    std::string_view const bytes = outline_.bytes();
    auto const in_code = [](char c) { return (c >= 'A' && c <= 'Z') || c == '-'; };
    Span word{at_, at_};
    while (word.begin > value.begin && in_code(bytes[word.begin - 1])) --word.begin;
    while (word.end < value.end && in_code(bytes[word.end])) ++word.end;
    std::string const code(bytes.substr(word.begin, word.end - word.begin));
    return some(word, paragraph(code, documentation_of(code, ItemKind::enum_member)));
  }

  std::optional<Shown> at_condition(document::FieldLine const& field) const {
    for (text::SourceMappedText const& item : items_of(field, outline_.markup())) {
      Span const where = item.origin();
      if (!holds(where, at_)) continue;
      std::string const names = names_of_condition(item.text());
      if (names.empty() && !semantics::is_condition(item.text())) return {};
      return some(where,
                  fmt::format("**{}**\n\nA fairy condition{}{}.{}", item.text(),
                              names.empty() ? "" : ": ", names, about_condition(item.text())));
    }
    return {};
  }

  // Draws how a piece of this name moves.
  std::optional<ScannedBook::Drawing> moves_of_piece(std::string_view name) const {
    chess::FairyPiece const* const piece = chess::find_fairy_piece(name);
    if (!piece || piece->betza.empty()) return {};
    auto const diagram =
        ScannedBook::diagram_alone(fmt::format("moves: {}\nboard: 9x9\n", piece->betza));
    if (!diagram) return {};
    ScannedBook const book(request_.workspace, *request_.document);
    return book.draw(*diagram, diagram->problem.position, "");
  }

  // Shows what is known of a piece with this name.
  static std::string about_piece(std::string_view name) {
    chess::FairyPiece const* const piece = chess::find_fairy_piece(name);
    if (!piece) return {};
    std::string out = fmt::format("**{}**", piece->name);
    for (chess::Language const language : chess::all_languages)
      if (auto const other = chess::name_of_piece(piece->name, language);
          !other.empty() && other != piece->name)
        out += fmt::format(", {} ({})", other, chess::about(language).name);
    if (!piece->betza.empty()) out += fmt::format("\n\nmoves: `{}`", piece->betza);
    return out;
  }

  std::optional<Shown> at_legend(document::FieldLine const& field) const {
    for (text::SourceMappedText const& item : items_of(field, outline_.markup())) {
      Span const where = item.origin();
      std::size_t const sign = item.text().find('=');
      if (!holds(where, at_) || sign == std::string::npos) continue;
      auto shown = some(where, about_piece(meaning_in(item.text())));
      if (shown) shown->drawing = moves_of_piece(meaning_in(item.text()));
      return shown;
    }
    return {};
  }

  // Returns the name of a piece in an item of a legend: "*2q = grasshopper".
  static std::string meaning_in(std::string const& item) {
    std::string name = item.substr(std::min(item.find('='), item.size() - 1) + 1);
    name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
    for (std::string_view const colour : {"white ", "black ", "neutral "})
      if (name.starts_with(colour)) name.erase(0, colour.size());
    return name.substr(0, name.find(" ("));
  }

  // Returns the name that a legend gives to a piece before the directive.
  std::string explained(std::string const& piece) const {
    std::string found;
    for (OutlinedDirective const& one : outline_.directives()) {
      auto const* const legend = one.field(FieldId::legend);
      if (!legend) continue;
      for (text::SourceMappedText const& item : items_of(*legend, outline_.markup())) {
        std::string const before = item.text().substr(0, item.text().find('='));
        if (before.find(piece) != std::string::npos) found = meaning_in(item.text());
      }
    }
    return found;
  }

  std::optional<Shown> at_pieces(document::Directive const& written) const {
    text::Diagnostics findings;
    auto const request =
        document::read_inline_request(outline_.source(), written, outline_.markup(), findings);
    if (!request || !holds(written.whole, at_)) return {};
    if (request->is_board()) {
      ScannedBook const book(request_.workspace, *request_.document);
      auto const diagram = book.diagram_at(written.whole.begin);
      if (!diagram) return {};
      Shown out{written.body, ""};
      out.drawing = book.draw(*diagram, diagram->problem.position, "");
      return out;
    }
    auto const pieces = document::read_inline_pieces(*request, findings);
    if (!pieces) return {};
    chess::Language const language = outline_.language_at(written.whole.begin);
    std::string words = alt_text::pieces_in_words(*pieces, language);
    std::string const name = explained(request->content.trimmed().text());
    if (!name.empty()) {
      std::string about = about_piece(name);
      words += "\n\n" + (about.empty() ? name : about);
    }
    auto shown = some(written.body, words);
    if (shown) shown->drawing = moves_of_piece(name);
    return shown;
  }

  std::optional<Shown> at_reference(LabelPlace const& label) const {
    for (BookText const& text : request_.workspace.texts_of(*request_.document)) {
      std::size_t index = 0;
      for (OutlinedDirective const& one : text.text->outline().directives()) {
        if (!one.is_diagram()) continue;
        ++index;
        auto const* const field = one.field(FieldId::label);
        if (!field || value_of(*field) != label.label) continue;
        document::MarkupLanguage const& markup = text.text->outline().markup();
        Shown out{label.where, fmt::format("**{}**\n\n{}", problem_name(one, markup, index),
                                           problem_detail(one, markup))};
        if (OpenDocument const* const open = request_.workspace.documents().find(text.uri)) {
          ScannedBook const book(request_.workspace, *open);
          if (auto const diagram = book.diagram_at(one.directive.whole.begin))
            out.drawing = book.draw(*diagram, diagram->problem.position, "");
        }
        return out;
      }
    }
    return {};
  }

  RequestContext const& request_;
  Outline const& outline_;
  std::size_t at_;
  OutlinedDirective const* directive_ = nullptr;
};

// Returns Markdown without its signs, for clients that show plain text.
std::string as_plain(std::string const& markdown) {
  std::string out;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown.compare(i, 2, "**") == 0) ++i;
    else if (markdown[i] != '`') out += markdown[i];
  }
  return out;
}

}  // namespace

Json answer_hover(RequestContext const& request) {
  auto const shown = HoverReader(request).run();
  if (!shown) return nullptr;
  bool const markdown = request.client.markdown_hover;
  std::string value = markdown ? shown->words : as_plain(shown->words);
  if (shown->drawing) {
    std::string const& words = shown->drawing->words;
    if (!value.empty()) value += "\n\n";
    if (markdown && shown->drawing->svg.size() <= largest_picture)
      value += fmt::format("![{}](data:image/svg+xml;base64,{})", as_alternative(words),
                           backend::svg::base64(shown->drawing->svg));
    else value += words + "\n\n" + shown->drawing->position;
  }
  return {{"contents", {{"kind", markdown ? "markdown" : "plaintext"}, {"value", value}}},
          {"range", request.range(shown->where)}};
}

}  // namespace dawson::lsp
