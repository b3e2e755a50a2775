#include "library/session.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/program.hpp"
#include "library/dawson.h"
#include "server/editor/edit_service.hpp"
#include "server/editor/palette.hpp"
#include "text/utf8.hpp"
#include "type/type.hpp"

namespace dawson::library {
namespace {

using Json = nlohmann::ordered_json;

std::string written(Json const& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_utf8(std::string_view bytes) {
  return text::find_invalid_utf8(bytes) == std::string_view::npos;
}

Json text_or_null(std::string const& bytes) { return is_utf8(bytes) ? Json(bytes) : Json(); }

bool has_option(std::string const& command, std::string_view name) {
  cli::Command const* const found = cli::find_command(command);
  if (!found) return false;
  cli::Options const options = found->options();
  return std::ranges::find(options, name, &cli::Option::name) != options.end();
}

}  // namespace

std::string version_as_json() {
  Json names = Json::array();
  std::set<std::string> outputs;
  for (cli::Command const* const command : cli::commands()) {
    if (!command->run || command->needs_process) continue;
    names.push_back(command->name);
    if (!command->outputs) continue;
    for (std::string const& suffix : command->outputs()) outputs.insert(suffix);
  }
  return written({{"version", DAWSON_VERSION},
                  {"api", DAWSON_API},
                  {"commands", names},
                  {"outputs", outputs}});
}

Session::Session(std::string_view options) : folder_("/w") {
  try {
    read_options(options);
  } catch (Json::exception const& error) {
    fault_ = error.what();
  }
  if (!embedding_.files && fault_.empty()) return;
  embedding_.files.emplace(folder_);
}

// Throws Json::exception for values of another type.
void Session::read_options(std::string_view options) {
  embedding_.files.emplace(folder_);
  if (options.empty()) return;
  Json const read = Json::parse(options);
  for (auto const& [name, value] : read.get_ref<Json::object_t const&>()) {
    if (name == "files") {
      if (value == "host") embedding_.files.reset();
      else if (value != "memory") fault_ = "\"files\" must be \"memory\" or \"host\"";
    } else if (name == "folder") {
      folder_ = value.get<std::string>();
      if (!folder_.starts_with('/')) fault_ = "\"folder\" must be absolute";
    } else if (name == "limits") {
      for (auto const& [limit, number] : value.get_ref<Json::object_t const&>())
        limits_.push_back(fmt::format("{}={}", limit, number.get<std::uint64_t>()));
    } else if (name == "sandbox") {
      sandbox_ = value.get<bool>();
    } else if (name == "time") {
      seconds_ = value.get<double>();
    } else if (name == "environment") {
      for (auto const& [variable, text] : value.get_ref<Json::object_t const&>())
        embedding_.environment.emplace(variable, text.get<std::string>());
    } else {
      fault_ = fmt::format("unknown option \"{}\" of the session", name);
    }
  }
  if (!embedding_.files && read.contains("folder"))
    fault_ = "\"folder\" is of files in memory; files of the machine are in the current folder";
}

bool Session::put(std::string_view path, std::optional<std::string_view> bytes) {
  if (!embedding_.files) return false;
  if (!bytes) return embedding_.files->remove(path), true;
  if (!embedding_.files->may_be_file(path)) return false;
  embedding_.files->put(path, std::string(*bytes));
  return true;
}

void Session::begin() {
  embedding_.output.clear();
  embedding_.errors.clear();
  embedding_.report.clear();
  embedding_.findings.clear();
  embedding_.read.clear();
  embedding_.written.clear();
  embedding_.stopped = false;
  if (embedding_.files) embedding_.files->forget_changed();
  stop_.made = false;
  stop_.deadline.reset();
  if (seconds_)
    stop_.deadline = std::chrono::steady_clock::now() +
                     std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                         std::chrono::duration<double>(*seconds_));
}

// Adds the options of the session, if the command has them.
std::vector<std::string> Session::with_options(std::vector<std::string> words) const {
  if (words.empty()) return words;
  std::vector<std::string> more;
  if (sandbox_ && has_option(words[0], "sandbox")) more.emplace_back("--sandbox");
  if (!limits_.empty() && has_option(words[0], "limit"))
    for (std::string const& limit : limits_) more.insert(more.end(), {"--limit", limit});
  words.insert(words.begin() + 1, more.begin(), more.end());
  return words;
}

int Session::run(std::vector<std::string> words, std::string_view input) {
  begin();
  if (!fault_.empty()) {
    embedding_.errors = fmt::format("dawson: options of the session: {}\n", fault_);
    return status_ = cli::wrong_usage;
  }
  embedding_.input = input;
  run::Embedded const here(embedding_);
  text::Stoppable const by(stop_);
  status_ = cli::run_program(with_options(std::move(words)));
  embedding_.input.clear();
  return status_;
}

// Returns the name of a file as a document in the session's folder writes it.
std::string Session::relative(std::string const& name) const {
  std::string const folder = folder_.ends_with('/') ? folder_ : folder_ + "/";
  return name.starts_with(folder) ? name.substr(folder.size()) : name;
}

std::string const& Session::result() {
  Json findings = Json::array(), files = Json::array();
  for (std::string const& one : embedding_.findings)
    findings.push_back(Json::parse(one, nullptr, false));
  if (embedding_.files) {
    for (std::string const& name : embedding_.files->changed())
      if (auto const bytes = embedding_.files->find(name))
        files.push_back(
            {{"path", relative(name)}, {"bytes", bytes->size()}, {"text", is_utf8(*bytes)}});
  } else {
    for (std::string const& name : embedding_.written) files.push_back({{"path", name}});
  }
  answer_ = written({{"status", status_},
                     {"stopped", embedding_.stopped},
                     {"out", text_or_null(embedding_.output)},
                     {"err", embedding_.errors},
                     {"report", embedding_.report},
                     {"findings", std::move(findings)},
                     {"files", std::move(files)},
                     {"read", embedding_.read}});
  return answer_;
}

std::string const* Session::get(std::string_view path) {
  if (path == "-") return &embedding_.output;
  got_ = embedding_.files ? embedding_.files->find(path) : nullptr;
  return got_.get();
}

std::shared_ptr<type::TypeCache> const& Session::fonts() {
  if (std::exchange(fonts_of_, std::this_thread::get_id()) != std::this_thread::get_id())
    fonts_ = std::make_shared<type::TypeCache>();
  return fonts_;
}

// Returns {"svg": ...} for {"address": ...}, an address of the answer to "men".
std::string Session::picture(std::string_view json) {
  Json const asked = Json::parse(json);
  auto const address = server::read_address(asked.at("address").get<std::string>());
  if (!address) return written({{"error", address.error().message}});
  server::Response const response =
      server::piece_picture(*address, fonts(), server::picture_limits());
  constexpr int ok = 200;
  return written({{response.status == ok ? "svg" : "error", response.body}});
}

std::string const& Session::ask(std::string_view kind, std::string_view json) {
  begin();
  run::Embedded const here(embedding_);
  text::Stoppable const by(stop_);
  try {
    if (kind == "edit") {
      server::Response response =
          server::answer_to_edit(std::string(json), server::picture_limits(), fonts());
      constexpr int ok = 200;
      answer_ =
          response.status == ok ? std::move(response.body) : written({{"error", response.body}});
    } else if (kind == "picture") {
      answer_ = picture(json);
    } else if (kind == "men") {
      answer_ = written(server::palette_pieces());
    } else if (kind == "words") {
      answer_ = written(server::palette_words());
    } else {
      answer_ = written({{"error", fmt::format("unknown kind \"{}\"", kind)}});
    }
  } catch (std::bad_alloc const&) {
    throw;
  } catch (std::exception const& error) {
    answer_ = written({{"error", error.what()}});
  }
  return answer_;
}

void Session::forget() {
  begin();
  if (embedding_.files) embedding_.files->clear();
  got_.reset();
  status_ = 0;
}

}  // namespace dawson::library
