#include <fmt/format.h>

#include <charconv>
#include <cstdio>

#include "cli/command.hpp"
#include "server/http_server.hpp"
#include "server/pages.hpp"
#include "server/site.hpp"
#include "text/ascii.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

po::options_description serve_options() {
  po::options_description options("options");
  options.add_options()                                                               //
      ("port", value(any_text("N"))->default_value("8064"), "0 is any that is free")  //
      ("bind", value(any_text("ADDRESS"))->default_value("127.0.0.1"),
       "where to listen; beyond this machine, name --allow-host")  //
      ("allow-host", values_of(any_text("NAME")), "a name that requests may be addressed to");
  options.add(reporting_options());
  return options;
}

std::uint16_t port_wanted(po::variables_map const& values) {
  std::string const text = given(values, "port");
  unsigned port = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc{} || end != text.data() + text.size() || port > 65535)
    throw UsageError(fmt::format("--port is a number, 0 to 65535, not '{}'", text));
  return static_cast<std::uint16_t>(port);
}

std::vector<std::string> hosts(po::variables_map const& values) {
  std::vector<std::string> names{"localhost", "127.0.0.1", "[::1]"};
  std::string const bound = given(values, "bind");
  names.push_back(bound.find(':') == std::string::npos ? bound : fmt::format("[{}]", bound));
  if (values.contains("allow-host"))
    for (std::string const& name : values["allow-host"].as<std::vector<std::string>>())
      names.push_back(text::lower_case(name));
  return names;
}

int run_serve(Arguments const&, po::variables_map const& values) {
  Session session(values);
  server::Site* answering = nullptr;
  server::HttpServer server(given(values, "bind"), port_wanted(values),
                            [&](server::Request const& request, server::Answer answer) {
                              answering->answer(request, std::move(answer));
                            });
  // What draws ends before what it answers by.
  server::Site site({hosts(values), DAWSON_VERSION}, server::page_routes());
  answering = &site;
  fmt::print("http://{}:{}/\n", given(values, "bind"), server.port());
  std::fflush(stdout);
  server.run();
  return session.finish();
}

}  // namespace

Command const serve_command{
    "serve",
    "show a document, a board editor and pictures by address in the browser",
    Operand::manuscript,
    "dawson serve [FILE]",
    "Shows a Markdown document as it is written, a board editor, and pictures of boards by their\n"
    "addresses. Nobody but this machine is served, and nothing is ever written.",
    "  dawson serve column.md\n"
    "  dawson serve --port 8080",
    serve_options,
    run_serve};

}  // namespace dawson::cli
