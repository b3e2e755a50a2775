// The addresses of the board editor.
#include "server/editor/edit_service.hpp"
#include "server/routes.hpp"

namespace dawson::server {

std::vector<Route> edit_routes(run::Workers& workers, text::Limits const& limits) {
  std::vector<Route> routes{{"GET", "/edit", [](Request const&, Address const&, Answer answer) {
                               answer(page("edit.html"));
                             }}};
  for (EditorService const& service : editor_services()) {
    std::string const method(service.method), path(service.path);
    auto const respond = [&service, limits](Request const& request, Address const& address,
                                            run::ThreadFonts const& fonts) {
      return service.respond(request, address, limits, fonts);
    };
    if (service.draws) routes.push_back(on_worker(workers, method, path, respond));
    else
      routes.push_back(
          {method, path, [respond](Request const& request, Address const& address, Answer answer) {
             answer(respond(request, address, {}));
           }});
  }
  return routes;
}

}  // namespace dawson::server
