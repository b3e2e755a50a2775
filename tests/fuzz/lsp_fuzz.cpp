// Messages of a client in any order: the server answers each request once, sends only JSON, and
// after edits has the findings of the whole text.
#include <string>

#include "lsp/protocol/line_index.hpp"
#include "lsp/server.hpp"
#include "property.hpp"

using namespace dawson;
using fuzz::require;
using lsp::Json;

namespace {

constexpr char const* uris[] = {"untitled:a.md", "untitled:b.tex", "untitled:c", "untitled:d.yaml"};
constexpr char const* about_places[] = {"textDocument/completion",
                                        "textDocument/hover",
                                        "textDocument/definition",
                                        "textDocument/references",
                                        "textDocument/prepareRename",
                                        "textDocument/documentHighlight",
                                        "dawson/board"};
constexpr char const* about_documents[] = {"textDocument/formatting",
                                           "textDocument/foldingRange",
                                           "textDocument/documentSymbol",
                                           "textDocument/documentLink",
                                           "textDocument/documentColor",
                                           "textDocument/semanticTokens/full",
                                           "textDocument/diagnostic",
                                           "dawson/preview",
                                           "dawson/unknown"};

// Reads choices from the input.
struct Choices {
  std::string_view bytes;
  unsigned next() {
    if (bytes.empty()) return 0;
    unsigned const value = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    return value;
  }
  template <std::size_t count>
  char const* of(char const* const (&all)[count]) {
    return all[next() % count];
  }
  std::string text() {
    std::size_t const wanted = next() * 4;
    std::size_t const size = std::min(wanted, bytes.size());
    std::string const out(bytes.substr(0, size));
    bytes.remove_prefix(size);
    // Bytes that are not UTF-8 are replaced.
    return Json::parse(lsp::dumped(Json(out))).get<std::string>();
  }
};

class Session {
 public:
  Session() {
    ask("initialize", {{"capabilities", Json::object()}});
    say("initialized", Json::object());
  }

  void ask(std::string const& method, Json const& parameters) {
    server_.receive(lsp::dumped({{"id", ++id_}, {"method", method}, {"params", parameters}}));
  }
  void say(std::string const& method, Json const& parameters) {
    server_.receive(lsp::dumped({{"method", method}, {"params", parameters}}));
  }
  void raw(std::string const& body) { server_.receive(body); }

  // Works on all messages; each request must have one answer.
  void work() {
    while (server_.work()) {}
    for (std::string const& body : server_.take_messages()) {
      Json const message = Json::parse(body, nullptr, false);
      require(!message.is_discarded(), "the server sends JSON", body);
      if (message.contains("id") && !message.contains("method") && message["id"].is_number()) {
        require(message.contains("result") != message.contains("error"),
                "an answer is a result or an error", body);
        ++answered_;
      }
      if (message.value("method", "") == "textDocument/publishDiagnostics")
        findings_[message["params"]["uri"].get<std::string>()] = message["params"]["diagnostics"];
    }
    require(answered_ == id_, "each request is answered once");
  }

  void publish() {
    work();
    server_.publish();
    work();
  }
  Json findings(std::string const& uri) { return findings_[uri]; }

 private:
  lsp::Server server_{"fuzz"};
  int id_ = 0, answered_ = 0;
  std::map<std::string, Json> findings_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  Choices choices{fuzz::as_text(data, size)};
  Session session;
  std::map<std::string, std::string> texts;
  int version = 1;
  for (int steps = 0; !choices.bytes.empty() && steps < 60; ++steps) {
    std::string const uri = choices.of(uris);
    Json const document{{"uri", uri}, {"version", ++version}};
    switch (choices.next() % 7) {
      case 0: {
        texts[uri] = choices.text();
        Json item = document;
        item["text"] = texts[uri];
        session.say("textDocument/didOpen", {{"textDocument", item}});
        break;
      }
      case 1:
      case 2: {
        std::size_t const line = choices.next() % 16, character = choices.next() % 40;
        lsp::Range const range{{line, character}, {line + choices.next() % 3, choices.next() % 40}};
        std::string const by = choices.text();
        session.say(
            "textDocument/didChange",
            {{"textDocument", document},
             {"contentChanges", Json::array({{{"range", lsp::json_of(range)}, {"text", by}}})}});
        if (auto const found = texts.find(uri); found != texts.end()) {
          lsp::LineIndex const lines(found->second, lsp::PositionEncoding::utf16);
          text::Span const span = lines.span(range);
          found->second.replace(span.begin, span.end - span.begin, by);
        }
        break;
      }
      case 3:
        texts.erase(uri);
        session.say("textDocument/didClose", {{"textDocument", document}});
        break;
      case 4:
        session.ask(choices.of(about_places),
                    {{"textDocument", document},
                     {"position", {{"line", choices.next() % 16}, {"character", choices.next()}}},
                     {"context", {{"includeDeclaration", true}}}});
        break;
      case 5: session.ask(choices.of(about_documents), {{"textDocument", document}}); break;
      default: session.raw(choices.text());
    }
    if (choices.next() % 3 == 0) session.work();
  }
  session.work();
  session.publish();
  for (auto const& [uri, text] : texts) {
    Session other;
    other.say("textDocument/didOpen",
              {{"textDocument", {{"uri", uri}, {"version", 1}, {"text", text}}}});
    other.publish();
    require(other.findings(uri) == session.findings(uri),
            "edits give the findings of the whole text",
            fmt::format("{}\n{}\n{}\n{}", uri, text, lsp::dumped(session.findings(uri)),
                        lsp::dumped(other.findings(uri))));
  }
  return 0;
}
