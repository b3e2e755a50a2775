#include "compile/proved_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "collection/popeye/question.hpp"
#include "compile/compilation.hpp"
#include "compile/record_of_fields.hpp"
#include "document/fields/values.hpp"
#include "session/invocation.hpp"
#include "session/proofs.hpp"

namespace dawson::run {
namespace {

using collection::Id;
using collection::Markup;
using collection::Record;
using document::FieldLine;

bool is_automatic(FieldLine const& field, document::MarkupLanguage const& markup) {
  return field.lines.size() == 1 && document::join_lines(field, markup).text() == "auto";
}

bool is_of_proof(FieldLine const& field) {
  return field.field->id == Id::sound || field.field->id == Id::solution;
}

// Returns the fields of the directive with the value `auto`, and those of the defaults that the
// directive does not have itself.
std::vector<FieldLine const*> automatic_fields(std::vector<FieldLine> const& fields,
                                               document::Settings const& settings) {
  std::vector<FieldLine const*> out;
  for (auto const* const lines : {&fields, &settings.fields})
    for (FieldLine const& field : *lines) {
      if (!is_of_proof(field) || !is_automatic(field, *settings.markup)) continue;
      if (lines == &fields || !document::find_line(fields, field.field->id)) out.push_back(&field);
    }
  return out;
}

void report(FieldLine const& field, std::string const& reason, text::Diagnostics& findings) {
  auto finding =
      text::warning("W-PROOF", field.name,
                    fmt::format("`{}: auto` prints nothing: {}", field.field->name, reason),
                    "run `dawson prove` on this document, or write the value");
  finding.source = field.source;
  findings.push_back(std::move(finding));
}

// Returns why there is no value; empty if there is one.
std::string obstacle_of(collection::popeye::Question const& question, Proof const* proof) {
  if (!question.obstacles.empty()) return question.obstacles.front().reason;
  if (!proof) return "there is no proof of this problem";
  if (!proof->is_sound()) return fmt::format("the verdict of the proof is `{}`", proof->verdict);
  return {};
}

// Returns what the style in force for a problem prints for a proof; in the problem's own fields, a
// style overrides the defaults.
std::string soundness(Invocation& invocation, Proof const& proof,
                      std::vector<FieldLine> const& fields, document::Settings const& settings) {
  document::Settings own = settings;
  own.fields.insert(own.fields.end(), fields.begin(), fields.end());
  document::StyleNames const named = document::style_names(own);
  std::string out = invocation.design(named.style, named.caption, "").caption->values.proved;
  std::size_t const at = out.find(layout::popeye_version);
  if (at != std::string::npos) out.replace(at, layout::popeye_version.size(), proof.version);
  return out;
}

// Removes the fields with the value `auto`.
document::ProvedFields without(std::vector<FieldLine const*> const& automatic,
                               std::vector<FieldLine> const& fields,
                               document::Settings const& settings) {
  document::ProvedFields out{fields, settings.fields};
  for (FieldLine const* const field : automatic) {
    auto const is_it = [&](FieldLine const& one) { return one.field == field->field; };
    std::erase_if(out.fields, is_it);
    std::erase_if(out.defaults, is_it);
  }
  return out;
}

}  // namespace

std::optional<document::ProvedFields> proved_fields(Invocation& invocation,
                                                    std::vector<FieldLine> const& fields,
                                                    document::Settings const& settings,
                                                    text::Diagnostics& findings) {
  std::vector<FieldLine const*> const automatic = automatic_fields(fields, settings);
  if (automatic.empty()) return {};
  collection::popeye::Question const question =
      collection::popeye::question_of(record_of(fields, settings), false);
  Proof const* const proof =
      question.obstacles.empty() ? invocation.proofs().find(question.digits()) : nullptr;
  document::ProvedFields out = without(automatic, fields, settings);
  for (FieldLine const* const field : automatic) {
    if (auto const reason = obstacle_of(question, proof); !reason.empty()) {
      report(*field, reason, findings);
      continue;
    }
    Id const id = field->field->id;
    Record made{Markup::plain, {}, field->name};
    made.add(id,
             id == Id::sound ? soundness(invocation, *proof, fields, settings) : proof->solution,
             field->name);
    text::Diagnostics unused;
    std::ranges::move(
        collection::field_lines(
            collection::in_document(made, collection::markup_of(*settings.markup), unused),
            field->source),
        std::back_inserter(out.fields));
  }
  return out;
}

std::optional<document::ProvedFields> Compilation::fields_from_proof(
    std::vector<FieldLine> const& fields, document::Settings const& settings,
    text::Diagnostics& findings) {
  if (!take_problem_) return proved_fields(invocation_, fields, settings, findings);
  auto const automatic = automatic_fields(fields, settings);
  document::ProvedFields out = without(automatic, fields, settings);
  if (!problem_at_) return out;
  auto const [source, opening] = *std::exchange(problem_at_, {});  // each problem is passed once
  document::Settings written = settings;
  written.fields = out.defaults;
  Record const problem = record_of(out.fields, written, opening);
  text::Diagnostics unused;
  take_problem_(collection::in_markup(problem, Markup::plain, unused), source);
  return out;
}

}  // namespace dawson::run
