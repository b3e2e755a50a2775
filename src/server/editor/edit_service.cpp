#include "server/editor/edit_service.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>

#include "chess/fairy_pieces.hpp"
#include "compile/diagram/board.hpp"
#include "document/directive_text.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "notation/export_forms.hpp"
#include "server/editor/palette.hpp"
#include "server/editor/pasted_text.hpp"
#include "session/invocation.hpp"

namespace dawson::server {
namespace {

using nlohmann::ordered_json;

// An invalid request of the editor.
class BadStep : public std::exception {};

chess::Square square_in(ordered_json const& step, char const* name) {
  auto const square = chess::read_square(step.at(name).get<std::string>());
  if (!square) throw BadStep();
  return *square;
}

std::optional<PositionEdit> edit_of(ordered_json const& step) {
  if (step.contains("put")) {
    auto const occupant = occupant_from(step.at("man"));
    if (!occupant) throw BadStep();
    return PutPiece{square_in(step, "put"), *occupant};
  }
  if (step.contains("take")) return TakePiece{square_in(step, "take")};
  if (step.contains("move")) return MovePiece{square_in(step, "move"), square_in(step, "to")};
  if (step.contains("turn"))
    return TurnPiece{square_in(step, "turn"), step.at("by").get<int>() % 8};
  if (step.contains("side")) return ChangeSide{square_in(step, "side")};
  if (step.contains("attribute")) {
    chess::Attribute const* const one =
        chess::find_attribute(step.at("attribute").get<std::string>());
    if (!one) throw BadStep();
    return ChangeAttribute{square_in(step, "square"), std::string(one->words.english)};
  }
  if (step.contains("hole")) return ToggleHole{square_in(step, "hole")};
  if (step.contains("size")) return Resize{step.at("size").at(0), step.at("size").at(1)};
  if (step.contains("empty")) return TakeAllPieces{};
  return {};
}

// Toggles a mark in "circle e4; arrow e4-e5": an existing item is removed, a new one is appended.
std::string with_mark(std::string const& marks, std::string const& mark) {
  std::string out;
  bool had = false;
  for (std::size_t at = 0; at <= marks.size() && !marks.empty();) {
    std::size_t const end = std::min(marks.find(';', at), marks.size());
    std::string item = marks.substr(at, end - at);
    item.erase(0, item.find_first_not_of(' '));
    item.erase(item.find_last_not_of(' ') + 1);
    if (item == mark) had = true;
    else if (!item.empty()) out += (out.empty() ? "" : "; ") + item;
    at = end + 1;
  }
  return had ? out : out + (out.empty() ? "" : "; ") + mark;
}

class Editing {
 public:
  Editing(std::shared_ptr<type::TypeCache> const& fonts, text::Limits const& limits,
          std::string text, document::MarkupLanguage const& markup)
      : invocation_(fonts), limits_(limits), directive_({}, limits.squares) {
    confine(invocation_, limits);
    auto body = read_pasted(text, markup, findings_);
    // Positions refer to the pasted text, even if editing continues with its body alone.
    if (!findings_.empty())
      text::set_source(findings_, invocation_.sources().open("directive", text));
    directive_ = body ? directive_in(std::move(body->body), *body->markup)
                      : directive_in(std::move(text), markup);
  }

  void step(ordered_json const& step) {
    if (auto const edit = edit_of(step)) return change(*edit);
    if (step.contains("notation")) {
      auto const* const notation = notation::find_notation(step.at("notation").get<std::string>());
      if (!notation) throw BadStep();
      text::Diagnostics read;
      if (auto const position = directive_.position(read))
        directive_.set_position(*position, notation, findings_);
    } else if (step.contains("host")) {
      auto const* const markup = markup_named(step.at("host").get<std::string>());
      if (!markup) throw BadStep();
      directive_ = directive_in(text_in_markup(directive_, *markup, findings_), *markup);
    } else if (step.contains("field")) {
      set_field(step.at("field"), step.at("value"));
    } else if (step.contains("mark")) {
      std::string mark = fmt::format("{} {}", step.at("mark").get<std::string>(),
                                     chess::square_name(square_in(step, "square")));
      if (step.contains("to")) mark += "-" + chess::square_name(square_in(step, "to"));
      set_field("marks", with_mark(directive_.field("marks"), mark));
    } else {
      throw BadStep();
    }
  }

  ordered_json answer() {
    out_["text"] = directive_.text();
    out_["host"] = name_of(directive_.markup());
    std::string body = directive_.text();
    if (!body.ends_with('\n')) body += '\n';
    out_["directive"] = document::block_text(body, directive_.markup());
    draw();
    text::Diagnostics findings = std::move(findings_);
    std::ranges::move(invocation_.take_findings(), std::back_inserter(findings));
    out_["findings"] = ordered_json::array();
    for (text::Diagnostic& finding : findings) {
      if (finding.source == text::at_hand) finding.source = source_;
      out_["findings"].push_back(json_of(finding, invocation_.sources()));
    }
    out_["notation"] = directive_.notation() ? directive_.notation()->name : "";
    return std::move(out_);
  }

 private:
  document::DirectiveText directive_in(std::string text,
                                       document::MarkupLanguage const& markup) const {
    return {std::move(text), static_cast<std::size_t>(limits_.squares), markup};
  }

  void set_field(std::string const& name, std::string const& value) {
    document::Field const* const field = document::find_field(name);
    if (!field) throw BadStep();
    if (auto fault = directive_.set_field(*field, value)) findings_.push_back(std::move(*fault));
  }

  void change(PositionEdit const& edit) {
    text::Diagnostics read;
    auto position = directive_.position(read);
    if (!position) return;  // a position with an error is reported where it is drawn
    if (auto fault = apply(edit, *position, limits_.squares))
      return findings_.push_back(std::move(*fault));
    directive_.set_position(*position, nullptr, findings_);
  }

  void draw() {
    // Pictures and addresses use Markdown text.
    text::Diagnostics ignored;
    document::DirectiveText const shown = directive_in(
        text_in_markup(directive_, document::markdown_markup, ignored), document::markdown_markup);
    source_ = invocation_.sources().open("directive", shown.text());
    text::Diagnostics read;
    auto const position = directive_.position(read);
    for (text::Diagnostic& finding : read)
      if (finding.code == "E-EDIT") findings_.push_back(std::move(finding));
    run::BoardOptions options;
    options.output = run::find_output("svg");
    options.look = [&](run::LaidOut const& diagram) { look(diagram); };
    auto const drawn = run::draw_problem(invocation_, source_, options);
    if (drawn) out_["svg"] = drawn->bytes;
    if (!position) return;
    add_forms(*position);
    add_address(shown);
    out_["fields"] = ordered_json::object();
    for (document::FieldLine const& field : directive_.fields())
      out_["fields"][std::string(field.field->name)] = directive_.field(field.field->name);
  }

  // Writes the position of the squares in the picture, as fractions of its sides, from its upper
  // left corner.
  void look(run::LaidOut const& diagram) {
    layout::Rectangle const box = drawing::diagram_box(diagram.scene, diagram.caption);
    double const square = drawing::square_points(diagram.scene);
    chess::Position const& position = diagram.problem.position;
    out_["squares"] = ordered_json::array();
    for (auto const& [at, area, hole] :
         layout::square_areas(position, diagram.problem.view, diagram.scene.style)) {
      ordered_json one{{"name", chess::square_name(at)},
                       {"left", (area.x * square - box.x) / box.width},
                       {"top", (box.y + box.height - (area.y + area.height) * square) / box.height},
                       {"width", area.width * square / box.width},
                       {"height", area.height * square / box.height}};
      if (hole) one["hole"] = true;
      auto const cell = chess::cell_at(position.board, at);
      if (cell && position.board.cells()[*cell].occupant) {
        chess::SquareContent const& occupant = *position.board.cells()[*cell].occupant;
        one["occupant"] = json_of(occupant);
        one["words"] = words_of(occupant);
        auto const attributes =
            std::ranges::find(position.attributes, at, &chess::Attributes::square);
        if (attributes != position.attributes.end()) one["attributes"] = attributes->words;
      }
      out_["squares"].push_back(std::move(one));
    }
    out_["ratio"] = box.width / box.height;
  }

  // Adds the notations that express the contents of the squares: in some a marker becomes a named
  // piece.
  void add_forms(chess::Position const& position) {
    out_["forms"] = ordered_json::object();
    for (notation::Notation const& one : notation::notations()) {
      auto const written = one.write(position, directive_.dialect());
      if (!written.ok() || (!position.attributes.empty() && !one.attributes)) continue;
      text::Diagnostics warnings;
      auto const again = one.read(written.text, directive_.dialect(), warnings);
      if (again && again->board == position.board && again->hands == position.hands)
        out_["forms"][std::string(one.name)] = written.text;
    }
  }

  void add_address(document::DirectiveText const& shown) {
    std::string address;
    ordered_json unsaid = ordered_json::array();
    for (document::FieldLine const& field : shown.fields()) {
      std::string value = shown.field(field.field->name);
      std::string name(field.field->name);
      bool const position = field.field->syntax == document::Syntax::position;
      if (position && directive_.notation()) name = directive_.notation()->name;
      if (!field.field->in_url && !position && name != "style" && name != "caption") {
        unsaid.push_back(name);
        continue;
      }
      address += fmt::format("{}{}={}", address.empty() ? "?" : "&", name, escaped_value(value));
    }
    out_["address"] = "/board.svg" + address;
    out_["unsaid"] = unsaid;
  }

  run::Invocation invocation_;
  text::Limits limits_;
  document::DirectiveText directive_;
  text::SourceId source_ = text::at_hand;
  text::Diagnostics findings_;
  ordered_json out_;
};

}  // namespace

Response json_answer(ordered_json const& value) {
  Response out;
  out.type = "application/json";
  out.body = value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
  return out;
}

Response answer_to_edit(std::string const& body, text::Limits const& limits,
                        std::shared_ptr<type::TypeCache> const& fonts) {
  auto const asked = ordered_json::parse(body, nullptr, false);
  try {
    if (!asked.is_object()) throw BadStep();
    document::MarkupLanguage const* const markup = markup_named(asked.value("host", "Markdown"));
    if (!markup) throw BadStep();
    Editing editing(fonts, limits, asked.at("text").get<std::string>(), *markup);
    if (asked.contains("do"))
      for (ordered_json const& step : asked.at("do")) editing.step(step);
    return json_answer(editing.answer());
  } catch (BadStep const&) {
    return plain(400, "invalid request of the editor");
  } catch (nlohmann::json::exception const& error) {
    return plain(400, error.what());
  }
}

namespace {

using Fonts = std::shared_ptr<type::TypeCache>;

template <ordered_json (*make)()>
Response constant(Request const&, Address const&, text::Limits const&, Fonts const&) {
  Response out = json_answer(make());
  out.headers.emplace_back("Cache-Control", "no-cache");
  return out;
}

Response drawn_piece(Request const&, Address const& address, text::Limits const& limits,
                     Fonts const& fonts) {
  return piece_picture(address, fonts, limits);
}

Response edited(Request const& request, Address const&, text::Limits const& limits,
                Fonts const& fonts) {
  return answer_to_edit(request.body, limits, fonts);
}

constexpr EditorService services[] = {
    {"GET", "/edit/men", constant<palette_pieces>},
    {"GET", "/edit/words", constant<palette_words>},
    {"GET", "/edit/man.svg", drawn_piece, true},
    {"POST", "/edit/apply", edited, true},
};

}  // namespace

std::span<EditorService const> editor_services() { return services; }

}  // namespace dawson::server
