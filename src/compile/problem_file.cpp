#include "compile/problem_file.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "compile/collected_contents.hpp"
#include "compile/compilation.hpp"
#include "disk/disk.hpp"
#include "document/context.hpp"
#include "session/invocation.hpp"
#include "text/encoding.hpp"

namespace dawson::run {

using collection::Record;
using document::FieldLine;
using document::ProblemsOfFile;

namespace {

struct NamedFormat {
  std::string name;
  text::Span where;  // of the name, in the value
  collection::Format const* format = nullptr;
};

NamedFormat format_of(std::string const& value) {
  std::size_t const blank = value.find(' ');
  if (blank != std::string::npos)
    if (auto const* named = collection::find_format(value.substr(0, blank)))
      return {value.substr(value.find_first_not_of(' ', blank)), {blank + 1, value.size()}, named};
  return {value, {0, value.size()}, collection::format_of_file(value)};
}

}  // namespace

ProblemFile::ProblemFile(Invocation& invocation, ProblemsOfFile const& wanted,
                         chess::Language language, text::Diagnostics& findings)
    : invocation_(invocation) {
  text::Diagnostics own;
  collection::ReadingOptions options{
      invocation.plugin_fences(), {}, invocation.sources().limits().pgn_game};
  if (wanted.tags) {
    auto rules = collection::pgn::read_tag_rules(wanted.tags->text());
    if (rules) options.tags = std::move(*rules);
    else own.push_back(wanted.tags->origin(rules.error()));
  }
  selection_ = collection::Selection::read(wanted.select, own);
  auto const keys = collection::read_sort_keys(wanted.sort, own);
  collection::Format const* const format =
      wanted.games.empty() ? open_file(wanted, own) : open_games(wanted);
  bool const sound = !text::any_error(own);
  text::set_source(own, wanted.source);
  findings.insert(findings.end(), own.begin(), own.end());
  open_ = sound && format;
  if (!open_) return;
  lines_ = std::make_unique<collection::Lines>(
      input_ ? collection::Blocks([this] { return input_->next(); })
             : collection::blocks_of(games_));
  reader_ = format->open(options);
  if (auto fault = text::utf16_fault(lines_->peek())) {
    fault->source = invocation.sources().open(path_, std::string(lines_->peek()));
    findings.push_back(std::move(*fault));
    open_ = false;
  }
  if (!keys.empty()) sort(keys, language);
}

collection::Format const* ProblemFile::open_file(ProblemsOfFile const& wanted,
                                                 text::Diagnostics& findings) {
  NamedFormat const named = format_of(wanted.file.text());
  path_ = document::file_named(
      named.name,
      [&](text::SourceId id, text::Span where) { return invocation_.folder_of(id, where); },
      wanted.source, wanted.file.origin());
  if (!named.format) {
    findings.push_back(text::error(
        "E-FILE", wanted.file.origin(named.where), fmt::format("unknown format of {}", named.name),
        fmt::format("use a file that ends with one of {}, or write the format "
                    "before the name: `from: olive {}`",
                    collection::known_suffixes(), named.name)));
    return nullptr;
  }
  try {
    input_ = std::make_unique<InputStream>(invocation_.disk().open_regular(path_));
  } catch (SystemError const& refused) {
    findings.push_back(
        text::error("E-FILE", wanted.file.origin(named.where), refused.what(),
                    "write a path from the folder of the document that names the file"));
  }
  return named.format;
}

// Each line keeps its place in the document: the lines between and the columns before are blank.
collection::Format const* ProblemFile::open_games(ProblemsOfFile const& wanted) {
  text::Source const& document = invocation_.sources()[wanted.source];
  path_ = document.name();
  std::size_t number = 0;
  constexpr std::size_t most_blank = 100;
  for (text::SourceMappedText const& line : wanted.games) {
    text::Place const place = document.place(line.origin().begin);
    if (number == 0) {
      games_begin_ = {place.line, 1};
    } else {
      bool const follows = place.line > number && place.line <= number + most_blank;
      games_.append(follows ? place.line - number : 1, '\n');
    }
    number = place.line;
    games_.append(place.column - 1, ' ').append(line.text());
  }
  constexpr std::string_view format = "pgn";
  return collection::find_format(format);
}

ProblemFile::~ProblemFile() = default;

std::optional<FiledProblem> ProblemFile::next() {
  if (!sorted_) return next_in_file();
  if (entry_.empty()) return {};
  FiledProblem first = std::move(entry_.front());
  entry_.pop_front();
  return first;
}

std::optional<FiledProblem> ProblemFile::next_in_file() {
  while (open_) {
    while (!entry_.empty()) {
      FiledProblem one = std::move(entry_.front());
      entry_.pop_front();
      bool const meant =
          selection_.takes(++count_) && (!one.record || selection_.takes(*one.record));
      if (meant) return one;
      let_go(one);
    }
    if (count_ >= selection_.last()) return {};
    read_entry();
  }
  return {};
}

// One entry may contain many problems; each finding belongs to the problem at its position.
void ProblemFile::read_entry() {
  collection::Stretch stretch;
  if (!reader_->cut(*lines_, stretch)) {
    open_ = false;
    return;
  }
  stretch.first.line += games_begin_.line - 1;
  text::SourceId const id =
      invocation_.sources().open(path_, std::move(stretch.bytes), stretch.first);
  text::Diagnostics findings;
  std::vector<Record> records = reader_->read(stretch, invocation_.sources()[id], findings);
  text::set_source(findings, id);
  text::Span const whole{0, invocation_.sources()[id].bytes().find('\n')};
  if (records.empty() && text::any_error(findings)) {
    entry_.push_back({id, {}, std::move(findings), whole});
    faulty_ = true;
    return;
  }
  for (Record& record : records) entry_.push_back({id, std::move(record), {}, {}});
  for (FiledProblem& one : entry_) one.where = one.record->where;
  if (entry_.empty()) return invocation_.sources().close(id);
  auto const begins = [](FiledProblem const& one) { return one.where.begin; };
  for (text::Diagnostic& finding : findings) {
    auto const next = std::ranges::upper_bound(entry_, finding.span.begin, {}, begins);
    auto const own = next == entry_.begin() || entry_.size() == 1 ? entry_.begin() : next - 1;
    own->findings.push_back(std::move(finding));
  }
}

void ProblemFile::finish(text::Diagnostics& findings) {
  if (reader_) reader_->finish(findings);
}

void ProblemFile::report_of_absent(text::Diagnostics& findings) const {
  if (!faulty_) selection_.report_of_absent(findings);
}

void ProblemFile::let_go(FiledProblem const& problem) {
  bool const last = !sorted_ && entry_.empty();
  if (last && problem.source != kept_) invocation_.sources().close(problem.source);
}

void ProblemFile::sort(std::vector<collection::SortKey> const& keys, chess::Language language) {
  std::vector<FiledProblem> all;
  while (auto one = next_in_file()) all.push_back(std::move(*one));
  sort_by_records(all, keys, language,
                  [](FiledProblem const& one) { return one.record ? &*one.record : nullptr; });
  std::ranges::move(all, std::back_inserter(entry_));
  sorted_ = true;
}

int count_numbers(Invocation& invocation, ProblemsOfFile const& wanted,
                  document::Settings const& settings) {
  auto const is_number = [](FieldLine const& field) {
    return field.field->id == document::FieldId::number;
  };
  // If the directive sets the number of all problems, the numbers in the file are not used.
  bool const said = std::ranges::any_of(wanted.fields, is_number);
  if (said && !document::takes_number(wanted.fields, settings)) return 0;
  text::Diagnostics unused;
  ProblemsOfFile unsorted = wanted;
  unsorted.sort.clear();
  ProblemFile file(invocation, unsorted, chess::Language::english, unused);
  int count = 0;
  while (auto const problem = file.next()) {
    if (problem->record) {
      std::vector<FieldLine> fields = wanted.fields;
      Record number{problem->record->markup, {}, {}};
      if (auto const* own = problem->record->find(problem::field(document::FieldId::number).name);
          own && !said)
        number.fields.push_back(*own);
      auto const written = collection::in_document(number, collection::Markup::tex, unused);
      for (FieldLine& field : collection::field_lines(written, problem->source))
        fields.push_back(std::move(field));
      if (document::takes_number(fields, settings)) ++count;
    }
    file.let_go(*problem);
  }
  return count;
}

std::vector<FieldLine> fields_of(FiledProblem const& problem, ProblemsOfFile const& wanted,
                                 document::MarkupLanguage const& markup,
                                 text::Diagnostics& findings) {
  text::Diagnostics own;
  auto const record = collection::in_document(*problem.record, collection::markup_of(markup), own);
  text::set_source(own, problem.source);
  findings.insert(findings.end(), own.begin(), own.end());
  std::vector<FieldLine> fields = wanted.fields;
  for (FieldLine& field : collection::field_lines(record, problem.source)) {
    bool const overwritten = std::ranges::any_of(
        wanted.fields, [&](FieldLine const& given) { return given.field == field.field; });
    if (!overwritten) fields.push_back(std::move(field));
  }
  return fields;
}

namespace {

text::Diagnostic nothing_selected(ProblemsOfFile const& wanted, text::Span opening) {
  text::Span const where = wanted.select.empty() ? opening
                                                 : text::Span{wanted.select.front().origin().begin,
                                                              wanted.select.back().origin().end};
  return text::warning("W-SELECT", where, "no matching problem in the file",
                       "change `select`: a problem must match each of its criteria");
}

}  // namespace

// The problems of a file in a book.

void Compilation::problems_of(document::ProblemsOfFile const& wanted, At const& at,
                              text::Diagnostics findings, TakeContent const& take) {
  document::Context const& context = at.context();
  auto const language = context.settings->language.value_or(chess::Language::english);
  ProblemFile file(invocation_, wanted, language, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) {
    if (accumulated_) ++accumulated_->failed;
    Content hole = failed_at(at, *fault);
    emit(std::move(findings), at);
    return take(std::move(hole));
  }
  emit(std::move(findings), at);
  int number = context.first_number;
  bool any = false;
  while (auto problem = file.next()) {
    any = true;
    invocation_.one_is_set();
    text::Source const& source = invocation_.sources()[problem->source];
    At const in_file{at.document, at.number, problem->source, problem->where,
                     fmt::format("{}:{}", source.name(), source.place(problem->where.begin).line)};
    text::Diagnostics of_problem;
    std::optional<document::GameText> moves;
    Content made = within_steps(in_file, of_problem, [&] {
      return problem_of_file(*problem, wanted, in_file, number, of_problem, moves);
    });
    if (moves) {
      if (game(*moves, in_file, std::move(of_problem), take)) file.keep(*problem);
      file.let_go(*problem);
      continue;
    }
    bool const noted = std::exchange(has_noted_, false);
    if (emit(std::move(of_problem), in_file) || take_problem_ || noted) file.keep(*problem);
    if (accumulated_ && std::holds_alternative<ErrorContent>(made)) ++accumulated_->failed;
    take(std::move(made));
    file.let_go(*problem);
  }
  text::Diagnostics of_file;
  file.finish(of_file);
  for (text::Diagnostic& finding : of_file) finding.span = at.opening;
  emit(std::move(of_file), at);
  text::Diagnostics absent;
  file.report_of_absent(absent);
  if (!any && absent.empty()) absent.push_back(nothing_selected(wanted, at.opening));
  text::set_source(absent, wanted.source);
  if (!any) solutions_.expect_none();
  emit(std::move(absent), at);
}

namespace {

// Removes findings about moves after `first` if the reader of the file has reported moves that
// cannot be made: they are the same, or follow from these.
void drop_repeated(text::Diagnostics& findings, std::size_t first) {
  constexpr std::string_view about_moves[] = {"W-PGN",  "W-NOMAN", "W-AMBIG",
                                              "W-PROM", "W-RULE",  "W-MATE"};
  auto const is_about_moves = [&](text::Diagnostic const& finding) {
    return std::ranges::find(about_moves, finding.code) != std::end(about_moves);
  };
  auto const begin = findings.begin() + static_cast<std::ptrdiff_t>(first);
  if (std::none_of(findings.begin(), begin, is_about_moves)) return;
  constexpr std::string_view further[] = {"W-PROSE", "W-SIDE", "W-GOAL", "W-LENGTH"};
  findings.erase(std::remove_if(begin, findings.end(),
                                [&](text::Diagnostic const& finding) {
                                  return is_about_moves(finding) ||
                                         std::ranges::find(further, finding.code) !=
                                             std::end(further);
                                }),
                 findings.end());
}

}  // namespace

Content Compilation::problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                                     At const& at, int& number, text::Diagnostics& findings,
                                     std::optional<document::GameText>& moves) {
  document::Context context = at.context();
  findings = std::move(problem.findings);
  std::optional<text::Result<document::Diagram>> read;
  std::vector<FieldLine> fields;
  if (problem.record) {
    fields = fields_of(problem, wanted, *context.settings->markup, findings);
    moves = document::game_of(fields);
    if (moves) return EmptyContent{};
    if (document::takes_number(fields, *context.settings))
      context.number = document::printed_number(*context.settings, number++);
    problem_at_ = {at.source, at.opening};
    std::size_t const by_reader = findings.size();
    read = document::read_fields(fields, at.opening, at.source, context, findings);
    drop_repeated(findings, by_reader);
  }
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) return failed_at(at, *fault);
  if (!read) return EmptyContent{};
  At filed = at;
  filed.fields = &fields;
  return diagram(**read, filed, findings);
}

}  // namespace dawson::run
