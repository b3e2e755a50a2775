#include "cli/command.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "cli/commands/documents.hpp"
#include "cli/program.hpp"
#include "disk/disk.hpp"
#include "disk/embedding.hpp"
#include "lsp/documents/document_fixes.hpp"
#include "session/labels.hpp"
#include "session/project_file.hpp"
#include "type/libraries.hpp"

namespace dawson::cli {
namespace {

// Returns SOURCE_DATE_EPOCH as reproducible-builds.org defines it; PDF cannot express years from
// 10000 on.
std::optional<std::int64_t> time_of_making() {
  std::string const digits = run::environment_variable("SOURCE_DATE_EPOCH");
  if (digits.empty()) return {};
  std::int64_t seconds = 0;
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  constexpr std::int64_t year_10000 = 253402300800;
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || seconds < 0 ||
      seconds >= year_10000)
    throw UsageError(
        fmt::format("SOURCE_DATE_EPOCH must be a number of seconds, not `{}`", digits));
  return seconds;
}

constexpr std::string_view as_cores = "cores";

struct ReportRow {
  std::string_view name;
  text::ReportForm form;
};
constexpr ReportRow report_forms[] = {{"human", text::ReportForm::human},
                                      {"short", text::ReportForm::brief},
                                      {"json", text::ReportForm::json}};

struct DependencyRow {
  std::string_view name;
  run::DependencyForm form;
};
constexpr DependencyRow dependency_forms[] = {{"make", run::DependencyForm::make},
                                              {"json", run::DependencyForm::json},
                                              {"zero", run::DependencyForm::zero}};

bool coloured(std::string const& when) {
  if (when != "auto") return when == "always";
  return on_terminal() && run::environment_variable("NO_COLOR").empty();
}

// Returns the number of threads of `--jobs`; one for commands without this option.
std::size_t threads_wanted(std::string const& written) {
  constexpr std::size_t most = 256;
  if (written.empty() || run::embedding()) return 1;  // which makes no threads
  if (written == as_cores)
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most);
  std::size_t number = 0;
  char const* const end = written.data() + written.size();
  auto const read = std::from_chars(written.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number < 1 || number > most)
    throw UsageError(fmt::format("--jobs must be a number from 1 to {} or `{}`, not `{}`", most,
                                 as_cores, written));
  return number;
}

// Returns the folder of the first document named.
std::string folder_of_master(Values const& values) {
  for (std::string const& file : values.named(FileRole::document))
    if (run::is_file(file)) return std::filesystem::path(file).parent_path().string();
  return {};
}

// Returns the outline of a document; null for other texts. Standard input has no suffix that tells
// its markup.
std::shared_ptr<lsp::Outline const> outline_of(text::Source const& source, Values const& values) {
  if (source.name() != "<stdin>" || !values.has("host")) return lsp::outline_of_file(source);
  return std::make_shared<lsp::Outline const>(source.name(), std::string(source.bytes()),
                                              markup_of("-", values));
}

}  // namespace

Option jobs_option() {
  ValueKind number = any_text("N");
  number.words = {std::string(as_cores)};
  return {"jobs,j", number, "number of threads, or `cores`", std::string(as_cores)};
}

Options reporting_options() {
  ValueKind const form = one_of("FORM", names_in(report_forms));
  ValueKind const when = one_of("WHEN", {"auto", "always", "never"});
  return under("reporting", {{"diagnostics", form, reported(form.words), "human"},
                             {"color", when, reported(when.words), "auto"},
                             {"quiet", "report errors only"},
                             {"fail-on-warning", "exit with status 1 if there are warnings"},
                             {"limit", several(any_text("NAME=N")),
                              "NAME=N: change a limit (names: see the manual)"},
                             {"sandbox", "read no file outside the documents' folders"}});
}

Options writing_options() {
  ValueKind const form = one_of("FORM", names_in(dependency_forms));
  Options const more{
      {"deps", as_output(a_file()), "write a list of inputs and outputs to this file"},
      {"deps-format", form, reported(form.words), "make"}};
  return under("reporting", joined({reporting_options(), more}));
}

void set_up(run::Invocation& invocation, Values const& values) {
  invocation.set_time(time_of_making());
  invocation.set_threads(threads_wanted(values["jobs"]));
  invocation.sources().set_limits(limits_of(values));
  if (values.has("sandbox")) confine(values, invocation.disk().confinement());
  invocation.use_project(folder_of_master(values));
  invocation.sources().set_limits(limits_of(values, invocation.project().limits));
  invocation.use_pieces(values["pieces"]);
  invocation.use_style(values["style"]);
  invocation.use_labels(values["labels"]);
}

Session::Session(Values const& values) : values_(values) {
  fail_on_warning_ = values.has("fail-on-warning");
  quiet_ = values.has("quiet");
  if (quiet_) progress_.hide();
  style_.form = row_named(report_forms, values["diagnostics"])->form;
  if (auto const* const row = row_named(dependency_forms, values["deps-format"]))
    deps_form_ = row->form;
  style_.colour = coloured(values["color"]);
  invocation_.when_set([this] {
    ++set_;
    progress_.show([&] { return fmt::format("{} directives", set_); });
  });
  if (is_watched()) invocation_.disk().refuse_pipes();
  set_up(invocation_, values);
}

Session::~Session() {
  std::vector<std::string> watched = invocation_.disk().inputs();
  std::vector<std::string> const& missing = invocation_.disk().missing();
  watched.insert(watched.end(), missing.begin(), missing.end());
  report_files(watched, outputs_);
  if (run::Embedding* const embedded = run::embedding()) embedded->read = std::move(watched);
  if (std::uncaught_exceptions() == 0) return;
  try {
    emit();
  } catch (...) {  // the exception states the reason
  }
}

text::SourceId Session::open_operand(std::string_view what) {
  std::vector<std::string> const& operands = values_.operands();
  if (operands.empty()) throw UsageError(fmt::format("missing {}", what));
  if (operands.size() != 1)
    throw UsageError(fmt::format("expected one {}; put a string with spaces in quotes", what));
  bool const from_stdin = operands[0] == "-" && values_.literals().empty();
  std::string text = from_stdin ? invocation_.disk().read("-") : operands[0];
  while (from_stdin && (text.ends_with('\n') || text.ends_with('\r'))) text.pop_back();
  return invocation_.sources().open(from_stdin ? "<stdin>" : "<argument>", std::move(text));
}

void Session::emit() {
  std::string out;
  // Findings are grouped by text; a limited number of each is printed, then the number of the
  // others.
  auto const most_printed = static_cast<std::ptrdiff_t>(invocation_.sources().limits().findings);
  text::Diagnostics findings = invocation_.take_findings();
  // Warnings that set the exit status to 1 count as errors here.
  if (quiet_)
    std::erase_if(findings, [&](text::Diagnostic const& finding) {
      return finding.severity <
             (fail_on_warning_ ? text::Severity::warning : text::Severity::error);
    });
  bool const with_fixes = run::embedding() || style_.form == text::ReportForm::json;
  lsp::DocumentFixes fixes(
      [this](text::SourceId id) { return outline_of(invocation_.sources()[id], values_); });
  for (auto at = findings.begin(); at != findings.end();) {
    auto const end = std::ranges::find_if(
        at, findings.end(), [&](auto const& other) { return other.source != at->source; });
    for (auto one = at; one != end; ++one) {
      if (one->severity == text::Severity::error) ++errors_;
      if (one->severity == text::Severity::warning) ++warnings_;
    }
    auto const reported = end - at > most_printed ? at + most_printed : end;
    for (; at != reported; ++at) {
      if (with_fixes) fixes.add(*at);
      out += text::report(*at, invocation_.sources(), style_);
      if (run::Embedding* const embedded = run::embedding())
        embedded->findings.push_back(
            text::report(*at, invocation_.sources(), {text::ReportForm::json}));
    }
    if (reported != end)
      out += text::report(text::note_of_omitted({reported, end}), invocation_.sources(), style_);
    at = end;
  }
  if (out.empty()) return;
  progress_.clear();
  if (run::Embedding* const embedded = run::embedding()) embedded->report += out;
  else if (!say_on_standard_error(out))
    throw run::SystemError(fmt::format("cannot write standard error: {}", std::strerror(errno)));
}

ExitStatus Session::status() const {
  return errors_ > 0 || (fail_on_warning_ && warnings_ > 0) ? input_errors : done;
}

void Session::write_dependencies() {
  std::string const path = values_["deps"];
  if (path.empty()) return;
  auto const outputs = invocation_.disk().outputs();
  // A failed run has no outputs that could depend on a file.
  if (outputs.empty() && errors_ > 0) return;
  if (outputs.empty() && deps_form_ == run::DependencyForm::make)
    throw UsageError("--deps needs an output file, because a make rule names it");
  invocation_.disk().write_again(
      path, run::dependencies(deps_form_, outputs, invocation_.disk().inputs()));
}

ExitStatus Session::finish() {
  emit();
  if (!type::complaint().empty())
    throw run::SystemError(fmt::format("error in a library: {}", type::complaint()));
  progress_.clear();
  write_dependencies();
  if (is_watched()) outputs_ = invocation_.disk().outputs();
  run::Labels const& labels = invocation_.labels();
  // the command writes labels if there is no error
  bool const writes = !values_["deps-format"].empty();
  if (labels.wanted() && errors_ == 0 && writes)
    invocation_.disk().write_kept(labels.path(), labels.text());
  std::vector<std::string> written;
  if (run::embedding()) written = invocation_.disk().outputs();
  invocation_.disk().commit();
  if (run::Embedding* const embedded = run::embedding()) embedded->written = std::move(written);
  return status();
}

text::Limits limits_of(Values const& values, std::map<std::string, std::uint64_t> const& project) {
  text::Limits limits;
  for (auto const& [name, number] : project)
    limits.*row_named(text::limit_table(), name)->value = number;
  for (std::string const& written : values.all("limit")) {
    std::size_t const sign = std::min(written.find('='), written.size());
    std::string_view const name = std::string_view(written).substr(0, sign);
    auto const* const row = row_named(text::limit_table(), name);
    if (!row)
      throw UsageError(fmt::format("--limit: unknown limit `{}`; the limits are {}", name,
                                   fmt::join(names_in(text::limit_table()), ", ")));
    std::string_view const digits =
        std::string_view(written).substr(sign + (sign < written.size()));
    std::uint64_t number = 0;
    auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || number < 1 ||
        number > row->highest)
      throw UsageError(fmt::format("--limit: {} ({}) must be a number from 1 to {}, not `{}`", name,
                                   row->of, row->highest, digits));
    limits.*row->value = number;
  }
  return limits;
}

void confine(Values const& values, run::Confinement& confinement) {
  confinement.begin();
  std::vector<std::string> const documents = values.named(FileRole::document);
  // the folder of the project, whose main file is read
  if (documents.empty()) confinement.admit("");
  for (std::string const& document : documents) {
    if (document == "-") {  // it has no folder
      confinement.admit(std::string(run::project_file));
      continue;
    }
    confinement.admit(std::filesystem::path(document).parent_path().string());
    confinement.admit(document);  // it may be a link to a file elsewhere
  }
  for (std::string const& input : values.named(FileRole::read)) confinement.admit(input);
}

}  // namespace dawson::cli
