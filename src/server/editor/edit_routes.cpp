// The addresses of the board editor.
#include <nlohmann/json.hpp>

#include "server/editor/edit_service.hpp"
#include "server/editor/palette.hpp"
#include "server/routes.hpp"

namespace dawson::server {

using nlohmann::ordered_json;

std::vector<Route> edit_routes(run::Workers& workers, text::Limits const& limits) {
  auto const constant = [](std::string path, ordered_json (*make)()) {
    return Route{"GET", std::move(path), [make](Request const&, Address const&, Answer answer) {
                   Response out = json_answer(make());
                   out.headers.emplace_back("Cache-Control", "no-cache");
                   answer(std::move(out));
                 }};
  };
  return {
      {"GET", "/edit",
       [](Request const&, Address const&, Answer answer) { answer(page("edit.html")); }},
      constant("/edit/men", palette_pieces),
      constant("/edit/words", palette_words),
      on_worker(workers, "GET", "/edit/man.svg",
                [limits](Request const&, Address const& address, run::ThreadFonts const& fonts) {
                  return piece_picture(address, fonts, limits);
                }),
      on_worker(workers, "POST", "/edit/apply",
                [limits](Request const& request, Address const&, run::ThreadFonts const& fonts) {
                  return answer_to_edit(request.body, limits, fonts);
                })};
}

}  // namespace dawson::server
