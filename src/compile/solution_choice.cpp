// Chooses the solutions that a directive prints, by numbers, labels and fields.
#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "compile/collected_contents.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

namespace {

constexpr std::string_view not_printed = "unprinted";

// Splits "T-4" into the text before the last digits and their number; nothing if no digit is at
// the end.
struct Counted {
  std::string_view prefix;
  unsigned long value = 0;
};
std::optional<Counted> counted(std::string_view number) {
  std::size_t begin = number.size();
  while (begin > 0 && text::is_digit(number[begin - 1])) --begin;
  Counted out{number.substr(0, begin)};
  auto const read =
      std::from_chars(number.data() + begin, number.data() + number.size(), out.value);
  if (read.ec != std::errc()) return {};
  return out;
}

// Parses "18401-18410", "T1-T9", "T1-9", with a hyphen or an en dash.
std::optional<std::pair<Counted, Counted>> range(std::string_view written) {
  for (std::string_view const dash : {"-", "\xE2\x80\x93"})
    for (std::size_t at = written.find(dash); at != std::string_view::npos;
         at = written.find(dash, at + 1)) {
      auto const first = counted(written.substr(0, at));
      auto last = counted(written.substr(at + dash.size()));
      if (!first || !last) continue;
      if (last->prefix.empty()) last->prefix = first->prefix;
      if (last->prefix == first->prefix && first->value <= last->value)
        return std::pair(*first, *last);
    }
  return {};
}

bool is_number(std::string_view written, std::string const& number) {
  if (number.empty()) return false;
  if (written == number) return true;
  auto const wanted = range(written);
  auto const own = counted(number);
  return wanted && own && own->prefix == wanted->first.prefix &&
         own->value >= wanted->first.value && own->value <= wanted->second.value;
}

std::vector<text::SourceMappedText> split(text::SourceMappedText const& list) {
  std::vector<text::SourceMappedText> out;
  std::string_view const text = list.text();
  for (std::size_t begin = 0; begin <= text.size();) {
    std::size_t const end = std::min(text.find(',', begin), text.size());
    if (auto part = list.part({begin, end}).trimmed(); !part.empty())
      out.push_back(std::move(part));
    begin = end + 1;
  }
  return out;
}

}  // namespace

void describe(problem::Problem const& problem, CollectedSolution& solution) {
  for (auto const& [field, entries] : problem.entries)
    for (problem::Entry const& entry : entries)
      solution.record.add(field, prose::plain(entry.text), entry.where);
}

SolutionCriterion solution_criterion(text::SourceMappedText const& written) {
  using Of = SolutionCriterion::Of;
  std::string_view const text = written.text();
  std::size_t const blank = std::min(text.find(' '), text.size());
  std::string_view const word = text.substr(0, blank);
  if (text == not_printed) return {Of::unprinted, {}};
  if (word == problem::field(problem::FieldId::label).name)
    return {Of::labels, split(written.part({blank, text.size()}))};
  if (std::ranges::any_of(word, text::is_digit)) return {Of::numbers, split(written)};
  return {};
}

SolutionChoice::SolutionChoice(document::FromOthers const& of, text::Diagnostics& findings)
    : source_(of.source), keys_(collection::read_sort_keys(of.order, findings)) {
  using Of = SolutionCriterion::Of;
  std::vector<text::SourceMappedText> others;
  for (text::SourceMappedText const& written : of.select) {
    SolutionCriterion read = solution_criterion(written);
    if (read.of == Of::unprinted) unprinted_ = true;
    if (read.of == Of::fields) others.push_back(written);
    if (read.of != Of::labels && read.of != Of::numbers) continue;
    Criterion& criterion = named_.emplace_back(Criterion{read.of, {}});
    for (text::SourceMappedText& name : read.names) criterion.names.push_back({std::move(name)});
    if (criterion.names.empty())
      findings.push_back(text::error("E-SELECT", written.origin(), "missing label",
                                     "write a label, as in `label petkov`"));
  }
  fields_ = collection::Selection::read(others, findings);
}

bool SolutionChoice::takes(CollectedSolution const& solution) {
  if (unprinted_ && solution.printed) return false;
  bool all = true;
  for (Criterion& criterion : named_) {
    bool const of_labels = criterion.of == SolutionCriterion::Of::labels;
    bool any = false;
    for (Name& name : criterion.names) {
      std::string_view const written = name.written.text();
      if (of_labels ? written != solution.label : !is_number(written, solution.number)) continue;
      any = name.met = true;
    }
    all = all && any;
  }
  return fields_.takes(solution.record) && all;
}

void SolutionChoice::sort(std::vector<CollectedSolution>& solutions,
                          chess::Language language) const {
  if (!keys_.empty())
    sort_by_records(solutions, keys_, language,
                    [](CollectedSolution const& one) { return &one.record; });
}

void SolutionChoice::report_of_absent(text::Diagnostics& findings) const {
  std::size_t const before = findings.size();
  for (Criterion const& criterion : named_)
    for (Name const& name : criterion.names)
      if (!name.met)
        findings.push_back(text::warning(
            "W-SELECT", name.written.origin(),
            fmt::format("no diagram with a solution has the {} `{}`",
                        criterion.of == SolutionCriterion::Of::labels ? "label" : "number",
                        name.written.text()),
            "write a label, or a number as printed, of a diagram with a field `solution`"));
  fields_.report_of_absent(findings);
  text::set_source(findings, source_, before);
}

}  // namespace dawson::run
