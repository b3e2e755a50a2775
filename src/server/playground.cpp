#include "server/playground.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <utility>

#include "disk/disk.hpp"

namespace dawson::server {
namespace {

namespace fs = std::filesystem;

constexpr auto playground_types = std::to_array<std::pair<std::string_view, std::string_view>>({
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".otf", "font/otf"},
    {".txt", "text/plain; charset=utf-8"},
});

Response file_of(std::string const& path, std::string_view type) {
  Response out;
  out.type = type;
  out.body = run::Disk().read_regular(path);
  // The pages have a policy for scripts; it permits the WebAssembly, and scripts of the preview.
  out.headers = {
      {"Content-Security-Policy", "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"},
      {"Cache-Control", "no-cache"}};
  return out;
}

// Returns the names of all files in a folder and its folders, each with a slash before it.
std::vector<std::string> names_below(std::string const& folder, std::string const& before) {
  std::vector<std::string> names;
  for (std::string const& one : run::Disk().list(folder)) {
    std::string const path = folder + "/" + one, name = before + "/" + one;
    if (run::is_folder(path)) std::ranges::move(names_below(path, name), std::back_inserter(names));
    else names.push_back(name);
  }
  return names;
}

}  // namespace

std::string playground_folder() {
  std::error_code unknown;
  fs::path const program = fs::read_symlink("/proc/self/exe", unknown).parent_path();
  for (fs::path const& folder :
       {program / "playground", program.parent_path() / "share/dawson/playground"})
    if (run::is_file(folder / "dawson.wasm")) return folder.string();
  return {};
}

std::vector<Route> playground_routes(std::string const& folder, run::Workers& workers) {
  if (folder.empty())
    return {{"GET", "/play", [](Request const&, Address const&, Answer answer) {
               answer(plain(404,
                            "The playground is not installed. `make playground` in Dawson's "
                            "sources builds it next to the program; `make install` installs it."));
             }}};
  std::vector<Route> routes{{"GET", "/play", [](Request const&, Address const&, Answer answer) {
                               Response out;
                               out.status = 308;
                               out.headers.emplace_back("Location", "/play/");
                               answer(std::move(out));
                             }}};
  for (std::string const& name : names_below(folder, ""))
    for (auto const& [suffix, type] : playground_types) {
      if (!name.ends_with(suffix)) continue;
      auto const read = [path = folder + name, type = type](Request const&, Address const&,
                                                            run::ThreadFonts const&) {
        return file_of(path, type);
      };
      routes.push_back(on_worker(workers, "GET", "/play" + name, read));
      if (name == "/index.html") routes.push_back(on_worker(workers, "GET", "/play/", read));
    }
  return routes;
}

}  // namespace dawson::server
