// Steps of the board editor after the text of a directive: unchanged text stays the same byte for
// byte, and a position is the same in each notation offered.
#include <nlohmann/json.hpp>
#include <string>

#include "property.hpp"
#include "scratch.hpp"
#include "server/editor/edit_service.hpp"
#include "server/editor/pasted_text.hpp"

using namespace dawson;
using fuzz::require;
using Json = nlohmann::ordered_json;

namespace {

constexpr auto replace = Json::error_handler_t::replace;

// Null if the request is refused.
Json answer_to(Json const& text, Json const& steps) {
  static auto const fonts = std::make_shared<type::TypeCache>();
  Json const request{{"text", text}, {"do", steps}};
  auto const response = server::answer_to_edit(request.dump(-1, ' ', false, replace),
                                               server::picture_limits(), fonts);
  require(response.status == 200 || response.status == 400, "a step is done or refused",
          response.body);
  require(!response.body.empty(), "a request is answered");
  if (response.status != 200) return nullptr;
  constexpr bool throws = false;
  Json answer = Json::parse(response.body, nullptr, throws);
  require(!answer.is_discarded(), "the answer is JSON", response.body);
  return answer;
}

bool has_error(Json const& answer) {
  for (Json const& finding : answer["findings"])
    if (finding["severity"] == "error") return true;
  return false;
}

// The pieces and their places; a caption that moves to another line moves a board.
Json pieces_of(Json const& answer) {
  Json pieces = Json::array();
  if (!answer.contains("squares")) return pieces;
  for (Json square : answer["squares"]) {
    for (char const* const place : {"left", "top", "width", "height"}) square.erase(place);
    pieces.push_back(std::move(square));
  }
  return pieces;
}

void check_forms(Json const& answer, std::size_t choice) {
  auto const forms = answer.find("forms");
  if (forms == answer.end() || forms->empty()) return;
  auto const form = std::next(forms->begin(), static_cast<std::ptrdiff_t>(choice % forms->size()));
  Json const changed = answer_to(answer["text"], Json::array({{{"notation", form.key()}}}));
  std::string const text = answer["text"].get<std::string>();
  require(changed.is_object(), "a form that is offered can be had", text);
  if (has_error(changed)) return;  // a line of a listing contains more than the position
  require(pieces_of(changed) == pieces_of(answer), "a form says the whole position",
          fmt::format("{}\n{}", text, changed["text"].get<std::string>()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  auto const parts = fuzz::parts(fuzz::as_text(data, size), 2);
  constexpr bool throws = false;
  Json const untouched = answer_to(std::string(parts[0]), Json::array());
  if (untouched.is_null()) return 0;
  // Invalid UTF-8 is replaced in the request.
  Json const sent = Json::parse(Json(std::string(parts[0])).dump(-1, ' ', false, replace));
  // A directive with its fences, an entry of a file or a position becomes the body of a directive.
  std::string const text = sent.get<std::string>();
  text::Diagnostics unused;
  if (!server::read_pasted(text, document::markdown_markup, unused))
    require(untouched["text"] == sent, "without a step nothing changes", text);
  if (!has_error(untouched)) check_forms(untouched, size);
  Json const steps = Json::parse(parts[1], nullptr, throws);
  if (steps.is_discarded()) return 0;
  Json const answer = answer_to(std::string(parts[0]), steps);
  if (answer.is_null()) return 0;
  Json const again = answer_to(answer["text"], Json::array());
  require(again.is_object() && again["text"] == answer["text"], "and what was changed stays",
          answer["text"].get<std::string>());
  if (!has_error(again)) check_forms(again, size);
  return 0;
}
