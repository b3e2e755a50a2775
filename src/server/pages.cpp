#include "server/pages.hpp"

#include <algorithm>
#include <utility>

namespace dawson::server {
namespace {

constexpr std::pair<std::string_view, std::string_view> types[] = {
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
};

std::string_view type_of(std::string_view name) {
  for (auto const& [suffix, type] : types)
    if (name.ends_with(suffix)) return type;
  return "application/octet-stream";
}

// The explanation of pictures by address; its one quiet line is about the editor.
Response service_page(bool editor) {
  Response out = page("service.html");
  std::size_t const begin = editor ? out.body.npos : out.body.find("<p class=\"quiet\">");
  if (begin != out.body.npos) out.body.erase(begin, out.body.find("</main>", begin) - begin);
  return out;
}

}  // namespace

Response carried(std::string_view name, std::string_view bytes) {
  Response out;
  out.type = type_of(name);
  out.body = bytes;
  out.headers.emplace_back("Cache-Control", "no-cache");
  return out;
}

Response page(std::string_view name) {
  auto const files = page_files();
  return carried(name, std::ranges::find(files, name, &text::EmbeddedFile::name)->bytes);
}

std::vector<Route> page_routes(bool editor) {
  std::vector<Route> routes;
  for (text::EmbeddedFile const& file : page_files()) {
    if (file.name.ends_with(".html")) continue;  // each has a path of its own
    routes.push_back({"GET", "/static/" + std::string(file.name),
                      [file](Request const&, Address const&, Answer answer) {
                        answer(carried(file.name, file.bytes));
                      }});
  }
  for (char const* path : {"/d.php", "/image.php", "/board"})
    routes.push_back({"GET", path, [editor](Request const&, Address const&, Answer answer) {
                        answer(service_page(editor));
                      }});
  routes.push_back({"GET", "/health", [](Request const&, Address const&, Answer answer) {
                      answer(plain(200, "ok"));
                    }});
  return routes;
}

}  // namespace dawson::server
