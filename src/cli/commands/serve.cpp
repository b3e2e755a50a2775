#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <utility>

#include "cli/command.hpp"
#include "cli/commands/documents.hpp"
#include "cli/help/help.hpp"
#include "disk/disk.hpp"
#include "server/editor/edit_service.hpp"
#include "server/http/http_server.hpp"
#include "server/playground.hpp"
#include "server/preview.hpp"
#include "server/routes.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

Options serve_options() {
  return joined(
      {under("options",
             {{"port", any_text("N"), "the port; 0 picks a free one", "8064"},
              {"bind", any_text("ADDRESS"),
               "the address to listen at; for other machines add --allow-host", "127.0.0.1"},
              {"allow-host", several(any_text("NAME")), "a host name that requests may use"},
              {"booklet", "show FILE as a booklet's PDF, not as a web page"},
              {"editor", any_text("COMMAND"), "command that opens a line: 'code -g {file}:{line}'"},
              {"write", "let the board editor save diagrams in the files of FILE"},
              {"no-editor", "serve pictures only, without the editor"},
              {"post", "draw directives that programs send by POST"},
              {"log", "log requests on standard output (Common Log Format)"}}),
       under("documents", fences_option()), style_options(), reporting_options()});
}

std::uint16_t port_wanted(Values const& values) {
  std::string const& text = values["port"];
  unsigned port = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc{} || end != text.data() + text.size() || port > 65535)
    throw UsageError(fmt::format("--port must be a number from 0 to 65535, not `{}`", text));
  return static_cast<std::uint16_t>(port);
}

std::vector<std::string> hosts(Values const& values) {
  std::vector<std::string> names{"localhost", "127.0.0.1", "[::1]"};
  std::string const& bound = values["bind"];
  names.push_back(bound.find(':') == std::string::npos ? bound : fmt::format("[{}]", bound));
  for (std::string const& name : values.all("allow-host")) names.push_back(text::lower_case(name));
  return names;
}

// Listening on all addresses admits other machines, but the server does not know the names that
// they use for it.
std::optional<text::Diagnostic> what_is_refused(Values const& values, unsigned port) {
  std::string const& bound = values["bind"];
  if ((bound != "0.0.0.0" && bound != "::") || !values.all("allow-host").empty()) return {};
  return text::warning(
      "W-HOST", {0, bound.size()},
      fmt::format("requests to port {} are refused (421) unless addressed to {}", port,
                  fmt::join(hosts(values), ", ")),
      "add `--allow-host NAME`, the name or address that others use for this machine");
}

// Splits "code -g {file}:{line}" at blanks; there is no shell syntax.
std::vector<std::string> words_of(std::string const& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

server::PreviewOptions preview_wanted(Values const& values) {
  server::PreviewOptions options;
  auto const operands = values.operands();
  if (operands.size() != 1) throw UsageError("expected one document");
  options.file = operands[0];
  if (options.file == "-") throw UsageError("a live preview needs a file, not standard input");
  options.booklet = values.has("booklet");
  if (options.booklet && options.file.ends_with(".tex"))
    throw UsageError("--booklet needs Markdown; for LaTeX use `dawson latex --watch`");
  options.editor = words_of(values["editor"]);
  options.writes = values.has("write");
  std::string const bound = values["bind"];
  bool const is_open = bound != "127.0.0.1" && bound != "::1";
  if (!options.editor.empty() && is_open)
    throw UsageError("--editor cannot be used with a --bind address that other machines reach");
  if (options.writes && is_open)
    throw UsageError("--write cannot be used with a --bind address that other machines reach");
  if (options.writes && values.has("sandbox"))
    throw UsageError("--write cannot be used with --sandbox: a sandbox writes no document");
  options.set_up = [&values](run::Invocation& invocation) {
    set_up(invocation, values);
    take_fences(values, invocation);
    take_proofs(values, invocation);
  };
  return options;
}

// Requests are answered even if the log cannot be written.
server::AccessLog log_wanted(Values const& values) {
  if (!values.has("log")) return {};
  return [reported = false](server::Served const& served) mutable {
    std::string const line = server::access_line(served, std::chrono::system_clock::now());
    bool const written =
        std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fflush(stdout) == 0;
    if (!written && !std::exchange(reported, true))
      std::fputs("dawson: cannot write the log of requests\n", stderr);
  };
}

int run_serve(Values const& values) {
  std::optional<server::PreviewOptions> wanted;
  bool const editor = !values.has("no-editor");
  if (!values.operands().empty()) wanted = preview_wanted(values);
  if (wanted && !editor)
    throw UsageError("--no-editor serves pictures only: leave out the document");
  if (!wanted && values.has("write"))
    throw UsageError("--write needs a document whose diagrams can be saved");
  Session session(values);
  if (session.invocation().has_errors()) return session.finish();
  // Reports a mistyped file name here, not as a page in the browser.
  if (wanted) session.invocation().disk().read_regular(wanted->file);
  run::Workers workers;
  server::Site* answering = nullptr;
  server::HttpServer server(
      values["bind"], port_wanted(values),
      [&](server::Request const& request, server::Answer answer) {
        answering->answer(request, std::move(answer));
      },
      {}, log_wanted(values));
  if (auto finding = what_is_refused(values, server.port())) {
    run::Invocation& invocation = session.invocation();
    invocation.report(std::move(*finding), invocation.sources().open("<bind>", values["bind"]));
    session.emit();
  }
  std::vector<server::Route> routes = server::page_routes(editor);
  if (values.has("post"))
    std::ranges::move(server::post_routes(workers), std::back_inserter(routes));
  if (editor) std::ranges::move(server::edit_routes(workers), std::back_inserter(routes));
  if (editor)
    std::ranges::move(server::playground_routes(server::playground_folder(), workers),
                      std::back_inserter(routes));
  std::optional<server::Preview> preview;
  if (wanted) {
    preview.emplace(std::move(*wanted), [&](std::string_view event, std::string_view data) {
      server.emit(event, data);
    });
    std::ranges::move(preview->routes(), std::back_inserter(routes));
  }
  server::Site site({hosts(values), DAWSON_VERSION}, std::move(routes), workers);
  answering = &site;
  say_on_standard_output(fmt::format("http://{}:{}/\n", hosts(values).back(), server.port()));
  std::fflush(stdout);  // the output may be read through a pipe
  server.run();
  workers.end();  // before the objects that they use
  return session.finish();
}

}  // namespace

Command const serve_command{
    "serve",
    "preview, board editor and pictures in the browser",
    Operand::served,
    "dawson serve [FILE]",
    "Serves a live preview of a document (Markdown, LaTeX), a board "
    "editor, and pictures of boards\n"
    "by URL, to this machine only. It writes no files, unless you add --write.",
    "  dawson serve column.md\n"
    "  dawson serve --port 8080",
    serve_options,
    run_serve,
    nullptr,
    true};

}  // namespace dawson::cli
