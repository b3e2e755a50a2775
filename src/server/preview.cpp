#include "server/preview.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <deque>
#include <filesystem>
#include <mutex>
#include <random>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "disk/disk.hpp"
#include "server/editor/diagram_in_file.hpp"
#include "server/editor/palette.hpp"
#include "server/open_editor.hpp"
#include "server/preview_changes.hpp"
#include "server/routes.hpp"
#include "session/changing_documents.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "session/workers.hpp"
#include "write/booklet/booklet.hpp"
#include "write/html/tex_page.hpp"

namespace dawson::server {
namespace {

using nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

// Returns a secret that pages of other sites cannot know.
std::string new_token() {
  std::random_device random;
  std::string out;
  for (int i = 0; i < 4; ++i) out += fmt::format("{:08x}", random());
  return out;
}

// The page is in a frame of the preview; it runs no script but its own.
constexpr std::string_view page_policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'self'; base-uri "
    "'none'; form-action 'none'; frame-ancestors 'self'";

// The output: a page or a PDF. Both are empty if there is no output.
struct Page {
  run::PageInBlocks blocks;
  std::string pdf;

  bool empty() const { return blocks.blocks.empty() && blocks.shell.styles.empty() && pdf.empty(); }
  bool operator==(Page const&) const = default;
};

// The result of one run.
struct Made {
  Page page;
  ordered_json findings = ordered_json::array();
  std::vector<std::string> inputs;
  std::vector<std::string> watched;      ///< the inputs, and files that do not exist
  std::size_t errors = 0, warnings = 0;  ///< all of them, not only those in `findings`
  bool failed = false;
};

Page set(run::Invocation& invocation, PreviewOptions const& options) {
  bool const is_tex = options.file.ends_with(".tex");
  if (options.booklet) {
    auto const source = is_tex ? text::at_hand : run::open_markdown(invocation, options.file);
    run::BookletOptions booklet;
    booklet.draft = true;
    run::read_defaults_file(invocation, "", booklet.defaults);
    return {{}, run::make_booklet(invocation, source, booklet).pdf};
  }
  run::WeaveOptions weaving;
  weaving.defaults.markup = is_tex ? &document::tex_markup : &document::markdown_markup;
  run::read_defaults_file(invocation, "", weaving.defaults);
  return {run::preview_page(invocation, options.file, weaving, "/static/page.js"), {}};
}

constexpr std::string_view not_an_input = "this file is not part of the document";

// Returns a number of lines; 0 for any other text.
std::size_t number_in(std::string_view text) {
  std::size_t out = 0;
  std::from_chars(text.data(), text.data() + text.size(), out);
  return out;
}

ordered_json failure(std::string_view message) {
  return {
      {"severity", "error"}, {"message", message}, {"text", fmt::format("error: {}\n", message)}};
}

Made make(PreviewOptions const& options, std::shared_ptr<type::TypeCache> const& fonts) {
  Made made;
  run::Invocation invocation(fonts);
  run::ChangedReading read = run::read_changed(invocation, [&] {
    if (options.set_up) options.set_up(invocation);
    made.page = set(invocation, options);
  });
  made.failed = read.failed;
  if (!read.fault.empty()) {
    made.findings.push_back(failure(read.fault));
    ++made.errors;
  }
  std::size_t const most = invocation.sources().limits().findings;
  std::size_t reported = 0;
  for (text::Diagnostic const& finding : read.findings) {
    if (text::is_error(finding)) ++made.errors;
    if (finding.severity == text::Severity::warning) ++made.warnings;
    if (++reported <= most) made.findings.push_back(json_of(finding, invocation.sources()));
  }
  if (reported > most)
    made.findings.push_back(
        {{"severity", "note"},
         {"message", fmt::format("{} further findings are not shown", reported - most)},
         {"text", ""}});
  made.inputs = std::move(read.inputs);
  made.watched = std::move(read.watched);
  if (made.watched.empty()) made.watched.push_back(options.file);
  return made;
}

}  // namespace

struct Preview::Document : std::enable_shared_from_this<Document> {
  Document(PreviewOptions given, NotifyBrowsers reported)
      : options(std::move(given)), emit(std::move(reported)) {}

  // A build that is already queued includes this change.
  void build_soon() {
    worker.add([this](run::ThreadFonts const& fonts) {
      try {
        build(fonts);
      } catch (...) {
        server::failed("a build");
      }
    });
  }

  void build(run::ThreadFonts const& fonts) {
    auto const start = Clock::now();
    auto const begun = std::filesystem::file_time_type::clock::now();
    Made now = make(options, fonts);
    double const seconds = std::chrono::duration<double>(Clock::now() - start).count();
    watcher.look_at(begun, std::move(now.watched), now.failed,
                    [weak = weak_from_this()](std::string why) {
                      if (auto const self = weak.lock()) self->emit("unwatched", why);
                    });
    std::string number;
    {
      std::lock_guard const lock(mutex);
      bool const no_other = now.page.empty() || (!pages.empty() && now.page == pages.back().second);
      bool const same = version > 0 && no_other && now.findings == made.findings &&
                        now.errors == made.errors && now.warnings == made.warnings;
      made.inputs = std::move(now.inputs);
      if (same) return;
      made.findings = std::move(now.findings);
      made.errors = now.errors;
      made.warnings = now.warnings;
      made.failed = now.failed;
      took = seconds;
      number = std::to_string(++version);
      keep(std::move(now.page));
    }
    emit("built", number);
  }

  // A version without a page keeps the previous one.
  void keep(Page page) {
    if (page.empty() && pages.empty()) return;
    if (page.empty()) page = pages.back().second;
    if (options.booklet) pages.clear();
    pages.emplace_back(version, std::move(page));
    if (pages.size() > most_kept) pages.pop_front();
  }

  Page const* kept(std::optional<std::string_view> asked) const {
    auto const found = std::ranges::find_if(
        pages, [&](auto const& one) { return asked == std::to_string(one.first); });
    return found == pages.end() ? nullptr : &found->second;
  }

  // Returns the page of a version; if it is no longer kept, redirects to the latest.
  Response page_made(Address const& address) {
    std::lock_guard const lock(mutex);
    Response out;
    out.headers.emplace_back("Cache-Control", "no-cache");
    auto const asked = address.value("version");
    Page const* const page = asked || pages.empty() ? kept(asked) : &pages.back().second;
    if (!page) {
      out.status = 302;
      out.headers.emplace_back("Location",
                               fmt::format("/page?run={}&version={}", run_name(), version));
      return pages.empty() ? plain(404, "no page is ready yet") : out;
    }
    out.type = options.booklet ? "application/pdf" : "text/html; charset=utf-8";
    out.body = options.booklet ? page->pdf : html_of(page->blocks);
    out.headers.emplace_back("Content-Security-Policy", page_policy);
    return out;
  }

  // Returns the changes from the version that a browser shows; if they are unknown the browser
  // requests the page.
  Response changes(Address const& address) {
    std::lock_guard const lock(mutex);
    auto const* const before =
        address.value("run") == run_name() ? kept(address.value("version")) : nullptr;
    auto const found =
        before ? page_changes(before->blocks, pages.back().second.blocks) : std::nullopt;
    if (!found) return plain(404, "stale version; load the whole page");
    Response out;
    out.type = "application/json";
    out.body = fmt::format("{{\"version\":{},\"changes\":{}}}", version, *found);
    return out;
  }

  std::string_view run_name() const { return std::string_view(token).substr(0, 8); }

  Response state() {
    std::lock_guard const lock(mutex);
    ordered_json const out{{"version", version},
                           {"file", options.file},
                           {"kind", options.booklet ? "pdf" : "html"},
                           {"has_page", !pages.empty()},
                           {"failed", made.failed},
                           {"seconds", took},
                           {"editor", !options.editor.empty()},
                           {"token", token},
                           {"inputs", made.inputs},
                           {"errors", made.errors},
                           {"warnings", made.warnings},
                           {"findings", made.findings}};
    Response answer;
    answer.type = "application/json";
    answer.body = out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    return answer;
  }

  Response open(Request const& request) {
    auto const asked = ordered_json::parse(request.body, nullptr, false);
    if (!asked.is_object() || !asked.contains("token") || asked["token"] != token)
      return plain(403, "stale preview; reload the page");
    if (options.editor.empty())
      return plain(404, "no editor is set; start Dawson with `--editor COMMAND`");
    auto const file = asked.value("file", "");
    auto const line = asked.value("line", 1);
    {
      std::lock_guard const lock(mutex);
      if (std::ranges::count(made.inputs, file) == 0) return plain(403, not_an_input);
    }
    std::string const fault = open_editor(options.editor, file, line);
    return fault.empty() ? plain(200, "opened") : plain(500, fault);
  }

  // Returns the file of a request as the document reads it, if it is one of its inputs.
  std::optional<text::Source> file_of_document(std::string const& name) {
    {
      std::lock_guard const lock(mutex);
      if (std::ranges::count(made.inputs, name) == 0) return {};
    }
    run::Disk disk;
    disk.refuse_pipes();
    return std::optional<text::Source>(std::in_place, name, disk.read_kept(name));
  }

  document::MarkupLanguage const& markup() const {
    return options.file.ends_with(".tex") ? document::tex_markup : document::markdown_markup;
  }

  // Returns the diagram at a line, for the board editor.
  Response diagram(Address const& address) {
    auto const file = file_of_document(std::string(address.value("file").value_or("")));
    if (!file) return plain(403, not_an_input);
    auto const line = number_in(address.value("line").value_or(""));
    auto const found = diagram_in_file(*file, markup(), line);
    if (!found) return plain(404, found.error().message);
    Response answer;
    answer.type = "application/json";
    answer.body =
        ordered_json{{"text", found->body}, {"host", name_of(markup())}, {"file", file->name()},
                     {"line", line},        {"version", found->version}, {"writes", options.writes},
                     {"token", token}}
            .dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    return answer;
  }

  // Writes a diagram of the board editor into its file.
  Response save(Request const& request) {
    auto const asked = ordered_json::parse(request.body, nullptr, false);
    if (!asked.is_object() || !asked.contains("token") || asked["token"] != token)
      return plain(403, "stale editor; open the diagram from the preview again");
    if (!options.writes)
      return plain(403, "the server writes no files; start Dawson with `--write`");
    std::lock_guard const one_by_one(saving);
    auto const file = file_of_document(asked.value("file", ""));
    if (!file) return plain(403, not_an_input);
    if (asked.value("host", "") != name_of(markup()))
      return plain(409,
                   fmt::format("the document is {0}; choose {0} as markup", name_of(markup())));
    auto const line = asked.value("line", std::size_t{0});
    auto const bytes =
        with_diagram(*file, markup(), line, asked.value("version", ""), asked.value("text", ""));
    if (!bytes) return plain(409, bytes.error().message);
    run::Disk disk;
    disk.write_kept(file->name(), *bytes);
    disk.commit();
    auto const now = diagram_in_file(text::Source(file->name(), *bytes), markup(), line);
    return plain(200, now ? now->version : "");
  }

  PreviewOptions options;
  NotifyBrowsers emit;
  std::mutex saving;  // one diagram is saved after the other
  std::string const token = new_token();
  // versions saved while a browser processes an earlier one
  static constexpr std::size_t most_kept = 8;
  std::mutex mutex;  // guards the members below
  Made made;         // its page is in `pages`
  double took = 0;
  unsigned version = 0;
  std::deque<std::pair<unsigned, Page>> pages;  // the latest versions
  run::Workers worker{1, 1};
  FileWatcher watcher{[this] { build_soon(); }};
};

Preview::Preview(PreviewOptions options, NotifyBrowsers emit)
    : document_(std::make_shared<Document>(std::move(options), std::move(emit))) {
  document_->build_soon();
}

// The worker ends before the members that it uses.
Preview::~Preview() { document_->worker.end(); }

std::vector<Route> Preview::routes() {
  auto const route = [this](std::string method, std::string path, auto answer) {
    return Route{
        std::move(method), std::move(path),
        [document = document_, answer](Request const& request, Address const& at, Answer send) {
          try {
            send(answer(*document, at, request));
          } catch (run::SystemError const& error) {
            send(plain(500, error.what()));
          } catch (nlohmann::json::exception const& error) {
            send(plain(400, error.what()));
          }
        }};
  };
  return {
      route("GET", "/",
            [](Document&, Address const&, Request const&) { return page("preview.html"); }),
      route("GET", "/page",
            [](Document& all, Address const& at, Request const&) { return all.page_made(at); }),
      route("GET", "/changes",
            [](Document& all, Address const& at, Request const&) { return all.changes(at); }),
      route("GET", "/state",
            [](Document& all, Address const&, Request const&) { return all.state(); }),
      route("GET", "/events",
            [](Document&, Address const&, Request const&) {
              Response out;
              out.type = "text/event-stream";
              out.events = true;
              return out;
            }),
      route("GET", "/static/page.js",
            [](Document&, Address const&, Request const&) {
              return carried("page.js", run::page_script(true));
            }),
      route("GET", "/diagram",
            [](Document& all, Address const& at, Request const&) { return all.diagram(at); }),
      route(
          "POST", "/save",
          [](Document& all, Address const&, Request const& request) { return all.save(request); }),
      route(
          "POST", "/open",
          [](Document& all, Address const&, Request const& request) { return all.open(request); }),
  };
}

}  // namespace dawson::server
