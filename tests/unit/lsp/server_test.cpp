// The life of the server, and documents that change.
#include "lsp/server.hpp"

#include <boost/test/unit_test.hpp>

#include <random>
#include <string>
#include <vector>

using namespace dawson::lsp;

namespace {

/// A client that calls the server directly.
struct Client {
  Server server{"test"};
  std::vector<Json> messages;
  int id = 0;

  void send(Json message) {
    message["jsonrpc"] = "2.0";
    server.receive(dumped(message));
  }
  void work() {
    while (server.work()) {}
    for (std::string const& body : server.take_messages()) messages.push_back(Json::parse(body));
  }
  Json ask(std::string const& method, Json parameters) {
    send({{"id", ++id}, {"method", method}, {"params", std::move(parameters)}});
    work();
    for (Json const& message : messages)
      if (message.contains("id") && message["id"] == id && !message.contains("method"))
        return message;
    return nullptr;
  }
  void say(std::string const& method, Json parameters) {
    send({{"method", method}, {"params", std::move(parameters)}});
    work();
  }
  void start() {
    ask("initialize", {{"capabilities", Json::object()}});
    say("initialized", Json::object());
  }
  void open(std::string const& uri, std::string const& text) {
    say("textDocument/didOpen",
        {{"textDocument",
          {{"uri", uri}, {"languageId", "markdown"}, {"version", 1}, {"text", text}}}});
  }
  Json findings(std::string const& uri) {
    messages.clear();
    server.publish();
    work();
    for (Json const& message : messages)
      if (message.value("method", "") == "textDocument/publishDiagnostics" &&
          message["params"]["uri"] == uri)
        return message["params"]["diagnostics"];
    return nullptr;
  }
};

int error_of(Json const& answer) {
  return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
}

std::string const uri = "untitled:one.md";
std::string const sound_text = "```chess\nauthor: A\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n";

}  // namespace

BOOST_AUTO_TEST_CASE(requests_before_and_after_the_life_of_the_server_are_refused) {
  Client client;
  BOOST_TEST(error_of(client.ask("textDocument/hover", Json::object())) == -32002);
  client.start();
  BOOST_TEST(error_of(client.ask("initialize", Json::object())) == -32600);
  BOOST_TEST(error_of(client.ask("shutdown", nullptr)) == 0);
  BOOST_TEST(error_of(client.ask("textDocument/hover", Json::object())) == -32600);
  client.say("exit", nullptr);
  BOOST_TEST(client.server.status().value_or(9) == 0);
}

BOOST_AUTO_TEST_CASE(exit_without_shutdown_has_status_1) {
  Client client;
  client.start();
  client.say("exit", nullptr);
  BOOST_TEST(client.server.status().value_or(9) == 1);
}

BOOST_AUTO_TEST_CASE(what_is_no_message_is_answered_and_the_server_continues) {
  Client client;
  client.start();
  client.messages.clear();
  for (char const* body : {"{", "\"x\"", "[]", "\xFF\xFE", ""}) client.server.receive(body);
  client.work();
  BOOST_TEST(client.messages.size() == 5U);
  for (Json const& message : client.messages) BOOST_TEST(message["id"].is_null());
  client.open(uri, sound_text);
  BOOST_TEST(client.findings(uri) == Json::array());
}

BOOST_AUTO_TEST_CASE(a_request_that_is_cancelled_before_it_is_worked_on_is_not_answered) {
  Client client;
  client.start();
  client.open(uri, sound_text);
  client.send({{"id", 77},
               {"method", "textDocument/foldingRange"},
               {"params", {{"textDocument", {{"uri", uri}}}}}});
  client.send({{"method", "$/cancelRequest"}, {"params", {{"id", 77}}}});
  client.messages.clear();
  client.work();
  BOOST_TEST(client.messages.size() == 1U);
  BOOST_TEST(error_of(client.messages.front()) == -32800);
}

BOOST_AUTO_TEST_CASE(a_hover_in_a_text_that_has_changed_since_is_refused) {
  Client client;
  client.start();
  client.open(uri, sound_text);
  Json const place{{"textDocument", {{"uri", uri}}}, {"position", {{"line", 1}, {"character", 2}}}};
  client.send({{"id", 78}, {"method", "textDocument/hover"}, {"params", place}});
  client.send({{"method", "textDocument/didChange"},
               {"params",
                {{"textDocument", {{"uri", uri}, {"version", 2}}},
                 {"contentChanges", Json::array({{{"text", "x"}}})}}}});
  client.messages.clear();
  client.work();
  BOOST_TEST(error_of(client.messages.front()) == -32801);
}

// A text is edited at random; the server's text is the same as ours, and its findings are those of
// a server that opens the text anew.
BOOST_AUTO_TEST_CASE(edits_in_any_order_give_the_findings_of_the_whole_text) {
  std::mt19937 chance(7);
  auto const below = [&](std::size_t end) { return chance() % (end + 1); };
  std::vector<std::string> const pieces{"```chess\n", "```\n",
                                        "autor: x\n", "fen: 8/8/8/8/8/8/8/K7\n",
                                        "\r\n",       "\xF0\x9D\x84\x9E",
                                        "\xC3\xA4",   "label: a\n",
                                        "x"};
  Client client;
  client.start();
  std::string now = sound_text;
  client.open(uri, now);
  for (int version = 2; version < 60; ++version) {
    Json changes = Json::array();
    for (int i = 0; i < 3; ++i) {
      LineIndex const lines(now, PositionEncoding::utf16);
      auto span = dawson::text::Span{below(now.size()), 0};
      span.end = span.begin + below(std::min<std::size_t>(now.size() - span.begin, 9));
      Range const range = lines.range(span);
      span = lines.span(range);
      std::string const& by = pieces[below(pieces.size() - 1)];
      changes.push_back({{"range", json_of(range)}, {"text", by}});
      now.replace(span.begin, span.end - span.begin, by);
    }
    client.say("textDocument/didChange", {{"textDocument", {{"uri", uri}, {"version", version}}},
                                          {"contentChanges", changes}});
    Client other;
    other.start();
    other.open(uri, now);
    Json const found = client.findings(uri);
    BOOST_TEST(found.is_array());
    BOOST_TEST(found == other.findings(uri), "after version " << version);
  }
}

BOOST_AUTO_TEST_CASE(an_unsaved_document_has_findings_completion_and_hover) {
  Client client;
  client.start();
  client.open(uri, "```chess\nautor: A\nfen: 8/8/8/3k4/8/3K4/8/8\n```\n");
  BOOST_TEST(client.findings(uri)[0]["code"] == "E-FIELD");
  Json const at{{"textDocument", {{"uri", uri}}}, {"position", {{"line", 2}, {"character", 7}}}};
  BOOST_TEST(client.ask("textDocument/completion", at).contains("result"));
  BOOST_TEST(client.ask("textDocument/hover", at).contains("result"));
}
