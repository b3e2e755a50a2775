#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "cli/command.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

// SOURCE_DATE_EPOCH, as reproducible-builds.org has it; year 10000 is beyond what PDF can say.
std::optional<std::int64_t> time_of_making() {
  char const* const written = std::getenv("SOURCE_DATE_EPOCH");
  if (!written || !*written) return {};
  std::string_view const digits = written;
  std::int64_t seconds = 0;
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  constexpr std::int64_t year_10000 = 253402300800;
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || seconds < 0 ||
      seconds >= year_10000)
    throw UsageError(fmt::format("SOURCE_DATE_EPOCH is a number of seconds, not '{}'", digits));
  return seconds;
}

text::ReportForm form_named(std::string const& name) {
  if (name == "human") return text::ReportForm::human;
  if (name == "short") return text::ReportForm::brief;
  if (name == "json") return text::ReportForm::json;
  throw UsageError(fmt::format("--diagnostics is human, short or json, not '{}'", name));
}

bool coloured(std::string const& when) {
  char const* const no_colour = std::getenv("NO_COLOR");
  if (when == "always") return true;
  if (when == "auto") return ::isatty(STDERR_FILENO) && (!no_colour || !*no_colour);
  if (when != "never")
    throw UsageError(fmt::format("--color is auto, always or never, not '{}'", when));
  return false;
}

}  // namespace

Session::Session(po::variables_map const& values) : values_(values) {
  fail_on_warning_ = values["fail-on-warning"].as<bool>();
  style_.form = form_named(values["diagnostics"].as<std::string>());
  style_.colour = coloured(values["color"].as<std::string>());
  job_.set_time(time_of_making());
  job_.use_pieces(given(values, "pieces"));
  job_.use_style(given(values, "style"));
}

Session::~Session() {
  if (std::uncaught_exceptions() == 0) return;
  try {
    tell();
  } catch (...) {  // what is thrown already says why
  }
}

text::SourceId Session::open_operand(Arguments const& arguments, std::string_view what) {
  if (!values_.contains("operand")) throw UsageError(fmt::format("no {} is given", what));
  auto const operands = values_["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1)
    throw UsageError(fmt::format("one {} at a time; put quotes around a string with blanks", what));
  bool const from_stdin = operands[0] == "-" && arguments.literals.empty();
  std::string text = from_stdin ? job_.disk().read("-") : operands[0];
  while (from_stdin && (text.ends_with('\n') || text.ends_with('\r'))) text.pop_back();
  return job_.sources().open(from_stdin ? "<stdin>" : "<argument>", std::move(text));
}

void Session::tell() {
  std::string out;
  for (text::Diagnostic const& finding : job_.take_findings()) {
    if (finding.severity == text::Severity::error) ++errors_;
    if (finding.severity == text::Severity::warning) ++warnings_;
    out += text::report(finding, job_.sources(), style_);
  }
  if (out.empty()) return;
  if (std::fputs(out.c_str(), stderr) < 0 || std::fflush(stderr) != 0)
    throw run::SystemError(fmt::format("cannot write standard error: {}", std::strerror(errno)));
}

ExitStatus Session::status() const {
  return errors_ > 0 || (fail_on_warning_ && warnings_ > 0) ? input_errors : done;
}

ExitStatus Session::finish() {
  tell();
  job_.disk().commit();
  return status();
}

}  // namespace dawson::cli
