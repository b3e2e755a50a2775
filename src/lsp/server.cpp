#include "lsp/server.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "disk/disk.hpp"
#include "lsp/documents/uri.hpp"
#include "lsp/requests/answers.hpp"
#include "text/hash.hpp"

namespace dawson::lsp {
namespace {

using namespace std::chrono_literals;

// Findings of documents that take longer to read wait until the author pauses.
constexpr auto quick = 40ms;
constexpr auto pause = 80ms, longest_wait = 300ms;

bool is_request(Json const& message) {
  return message.contains("id") && message.contains("method");
}

std::string method_of(Json const& message) {
  auto const found = message.find("method");
  return found != message.end() && found->is_string() ? found->get<std::string>() : "";
}

Json const& parameters_of(Json const& message) {
  static Json const none = Json::object();
  auto const found = message.find("params");
  return found != message.end() && found->is_object() ? *found : none;
}

}  // namespace

void Server::send(Json message) {
  message["jsonrpc"] = "2.0";
  sent_.push_back(dumped(message));
}

void Server::send_error(Json const& id, ErrorCode code, std::string_view message) {
  send({{"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", message}}}});
}

void Server::notify(std::string_view method, Json parameters) {
  send({{"method", method}, {"params", std::move(parameters)}});
}

void Server::ask(std::string_view method, Json parameters,
                 std::function<void(Json const&)> answered) {
  asked_[next_id_] = std::move(answered);
  send({{"id", next_id_++}, {"method", method}, {"params", std::move(parameters)}});
}

void Server::receive(std::string_view body) {
  Json message = Json::parse(body, nullptr, false);
  if (message.is_discarded())
    return send_error(nullptr, ErrorCode::parse_error, "the message is not JSON");
  if (!message.is_object())
    return send_error(nullptr, ErrorCode::invalid_request, "the message is not an object");
  waiting_.push_back(std::move(message));
}

void Server::receive_too_long() {
  send_error(nullptr, ErrorCode::invalid_request, "the message is longer than 64 MB");
}

bool Server::work() {
  if (waiting_.empty() || status_) return false;
  Json const message = std::move(waiting_.front());
  waiting_.pop_front();
  if (is_request(message)) take_request(message);
  else if (message.contains("id")) take_response(message);
  else {
    try {
      take_notification(method_of(message), parameters_of(message));
    } catch (std::exception const&) {  // a notification has no answer
    }
  }
  return true;
}

void Server::take_response(Json const& message) {
  if (!message["id"].is_number_integer()) return;
  auto const found = asked_.find(message["id"].get<std::int64_t>());
  if (found == asked_.end()) return;
  auto const answered = std::move(found->second);
  asked_.erase(found);
  if (answered && message.contains("result")) answered(message["result"]);
}

bool Server::is_cancelled(Json const& id) const {
  return std::ranges::any_of(waiting_, [&](Json const& later) {
    return method_of(later) == "$/cancelRequest" && value_at(later, "params/id") == id;
  });
}

// Returns true if the document has changed since the client asked what is at a place of it.
bool Server::is_outdated(std::string const& method, Json const& parameters) const {
  if (method != "textDocument/completion" && method != "textDocument/hover") return false;
  Json const& uri = value_at(parameters, "textDocument/uri");
  return std::ranges::any_of(waiting_, [&](Json const& later) {
    return method_of(later) == "textDocument/didChange" &&
           value_at(later, "params/textDocument/uri") == uri;
  });
}

void Server::take_request(Json const& message) {
  Json const& id = message["id"];
  std::string const method = method_of(message);
  Json const& parameters = parameters_of(message);
  if (is_cancelled(id))
    return send_error(id, ErrorCode::request_cancelled, "the request is cancelled");
  if (state_ == State::new_ && method != "initialize")
    return send_error(id, ErrorCode::not_initialized, "send `initialize` first");
  if (state_ == State::shut_down || (state_ == State::ready && method == "initialize"))
    return send_error(
        id, ErrorCode::invalid_request,
        state_ == State::ready ? "`initialize` was sent before" : "the server is shut down");
  if (is_outdated(method, parameters))
    return send_error(id, ErrorCode::content_modified, "the document has changed");
  try {
    Json result;
    if (method == "initialize") {
      result = initialize(parameters);
    } else if (method == "shutdown") {
      state_ = State::shut_down;
    } else if (method == "textDocument/diagnostic") {
      result = pulled_findings(parameters);
    } else {
      auto const row = std::ranges::find(requests(), method, &RequestRow::method);
      if (row == requests().end())
        throw RequestError(ErrorCode::method_not_found,
                           fmt::format("unknown request `{}`", method));
      RequestContext context{workspace_, client_, parameters};
      if (row->of_document) {
        Json const& named = member(parameters, "textDocument");
        context.document = workspace_.documents().find(named.is_string() ? named.get<std::string>()
                                                                         : text_in(named, "uri"));
        if (!context.document)
          throw RequestError(ErrorCode::invalid_params, "the document is not open");
      }
      bool const is_style = context.document && context.document->is_style;
      if (!is_style || row->of_styles) result = row->answer(context);
    }
    send({{"id", id}, {"result", std::move(result)}});
  } catch (RequestError const& error) {
    send_error(id, error.code(), error.what());
  } catch (Json::exception const& error) {
    send_error(id, ErrorCode::invalid_params, error.what());
  } catch (std::exception const& error) {
    send_error(id, ErrorCode::internal_error, error.what());
  }
}

void Server::take_notification(std::string const& method, Json const& parameters) {
  if (method == "exit") {
    status_ = state_ == State::shut_down ? 0 : 1;
    return;
  }
  if (state_ != State::ready) return;
  if (method == "initialized") return initialized();
  if (method == "textDocument/didOpen") {
    workspace_.documents().open(parameters);
    return all_changed();
  }
  if (method == "textDocument/didChange") return changed(workspace_.documents().change(parameters));
  if (method == "textDocument/didClose") {
    workspace_.documents().close(text_in(member(parameters, "textDocument"), "uri"));
    return all_changed();
  }
  if (method == "textDocument/didSave") {
    all_changed();
    return publish();
  }
  if (method == "workspace/didChangeWatchedFiles") {
    bool watched = false;
    for (Json const& one : member(parameters, "changes")) {
      std::string const name = path_of_uri(text_in(one, "uri"));
      workspace_.forget_file(name);
      watched = watched || workspace_.is_watched(name);
    }
    if (watched) all_changed();
    return;
  }
  if (method == "workspace/didChangeConfiguration") {
    workspace_.settings().apply(value_at(parameters, "settings"));
    ask_for_settings();
    return all_changed();
  }
}

Json Server::initialize(Json const& parameters) {
  Json const& capabilities = value_at(parameters, "capabilities");
  client_.read(capabilities);
  Json const& encodings = value_at(capabilities, "general/positionEncodings");
  bool const utf8 = encodings.is_array() && std::ranges::count(encodings, Json("utf-8")) > 0;
  workspace_.documents().use(utf8 ? PositionEncoding::utf8 : PositionEncoding::utf16);
  if (Json const& process = value_at(parameters, "processId"); process.is_number_integer())
    client_process_ = process.get<std::int64_t>();
  Json const& folders = value_at(parameters, "workspaceFolders");
  if (folders.is_array()) {
    for (Json const& folder : folders)
      if (folder.is_object())
        workspace_.add_folder(without_slash(path_of_uri(folder.value("uri", std::string()))));
  } else if (Json const& root = value_at(parameters, "rootUri"); root.is_string()) {
    workspace_.add_folder(without_slash(path_of_uri(root.get<std::string>())));
  }
  workspace_.settings().apply(value_at(parameters, "initializationOptions"));
  state_ = State::ready;
  Json offered = request_capabilities();
  offered["positionEncoding"] = utf8 ? "utf-8" : "utf-16";
  offered["textDocumentSync"] = {
      {"openClose", true}, {"change", 2}, {"save", {{"includeText", false}}}};
  offered["diagnosticProvider"] = {
      {"identifier", "dawson"}, {"interFileDependencies", true}, {"workspaceDiagnostics", false}};
  return {{"capabilities", std::move(offered)},
          {"serverInfo", {{"name", "dawson"}, {"version", version_}}}};
}

void Server::initialized() {
  ask_for_settings();
  watch_files();
}

void Server::ask_for_settings() {
  if (!client_.configuration) return;
  ask("workspace/configuration", {{"items", Json::array({{{"section", "dawson"}}})}},
      [this](Json const& result) {
        if (!result.is_array() || result.empty() || !result[0].is_object()) return;
        workspace_.settings().apply(result[0]);
        all_changed();
      });
}

void Server::watch_files() {
  if (!client_.watches_files) return;
  ask("client/registerCapability",
      {{"registrations",
        Json::array(
            {{{"id", "dawson-files"},
              {"method", "workspace/didChangeWatchedFiles"},
              {"registerOptions", {{"watchers", Json::array({{{"globPattern", "**/*"}}})}}}}})}},
      {});
}

void Server::changed(OpenDocument const& document) {
  workspace_.text_changed(document);
  last_change_ = Clock::now();
  if (!first_change_) first_change_ = last_change_;
}

void Server::all_changed() {
  workspace_.files_changed();
  last_change_ = Clock::now();
  if (!first_change_) first_change_ = last_change_;
}

std::optional<Server::Clock::time_point> Server::publishes_at() const {
  if (!first_change_) return {};
  if (took_ < quick) return first_change_;
  return std::min(*last_change_ + pause, *first_change_ + longest_wait);
}

void Server::publish() {
  first_change_.reset();
  last_change_.reset();
  auto const begun = Clock::now();
  if (client_.pulls_findings) ask("workspace/diagnostic/refresh", nullptr, {});
  else publish_findings();
  ask_for_files();
  notify_of_previews();
  took_ = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
}

// A client whose files the server cannot read sends them.
void Server::ask_for_files() {
  if (!client_.reads_files) return;
  for (std::string const& name : workspace_.missing_files())
    ask("dawson/read", {{"uri", uri_of_path(name)}}, [this, name](Json const& result) {
      if (!result.is_object() || !value_at(result, "text").is_string()) return;
      workspace_.documents().supply(name, result["text"].get<std::string>());
      all_changed();
    });
}

void Server::notify_of_previews() {
  std::erase_if(workspace_.previews(),
                [&](auto const& one) { return !workspace_.documents().find(one.first); });
  for (auto& [uri, preview] : workspace_.previews()) {
    Workspace::Preview now = preview_of(workspace_, *workspace_.documents().find(uri));
    if (now.hash == preview.hash) continue;
    notify("dawson/previewChanged", {{"uri", uri}, {"version", now.version}});
    preview = std::move(now);
  }
}

void Server::publish_findings() {
  std::vector<std::string> const again = workspace_.read_changed();
  auto const all = workspace_.findings();
  std::map<std::string, Json> now;
  for (auto const& [uri, findings] : all) {
    Json list = Json::array();
    for (FileFinding const& one : findings) list.push_back(one.diagnostic);
    OpenDocument const* const open = workspace_.documents().find(uri);
    auto const known = published_.find(uri);
    bool const differs = known == published_.end() ? !list.empty() : known->second != list;
    bool const is_read_again = open && std::ranges::count(again, uri) > 0;
    if (differs || is_read_again) {
      Json parameters{{"uri", uri}, {"diagnostics", list}};
      if (open) parameters["version"] = open->version;
      notify("textDocument/publishDiagnostics", std::move(parameters));
    }
    if (!list.empty()) now[uri] = std::move(list);
  }
  for (auto const& [uri, list] : published_)
    if (!all.contains(uri))
      notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
  published_ = std::move(now);
}

Json Server::pulled_findings(Json const& parameters) {
  OpenDocument const* const document =
      workspace_.documents().find(text_in(member(parameters, "textDocument"), "uri"));
  if (!document) throw RequestError(ErrorCode::invalid_params, "the document is not open");
  Json items = Json::array();
  for (FileFinding const& one : workspace_.findings_of(*document)) items.push_back(one.diagnostic);
  std::string const id = fmt::format("{:016x}", text::fnv1a(dumped(items)));
  if (value_at(parameters, "previousResultId") == id)
    return {{"kind", "unchanged"}, {"resultId", id}};
  return {{"kind", "full"}, {"resultId", id}, {"items", std::move(items)}};
}

}  // namespace dawson::lsp
