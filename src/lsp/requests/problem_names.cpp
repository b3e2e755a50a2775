#include "lsp/requests/problem_names.hpp"

#include <fmt/format.h>

#include "document/listing/listing.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;

// Returns the fields of a diagram, those of its listing too.
std::vector<document::FieldLine> fields_of(OutlinedDirective const& directive,
                                           document::MarkupLanguage const& markup) {
  text::Diagnostics ignored;
  return document::fields_of_body(directive.body, markup, ignored);
}

std::string value(std::vector<document::FieldLine> const& fields, FieldId id) {
  auto const* const field = document::find_line(fields, id);
  return field ? value_of(*field) : std::string();
}

std::string joined(std::string one, std::string const& other, std::string_view separator) {
  if (!one.empty() && !other.empty()) one += separator;
  return one + other;
}

}  // namespace

std::string problem_name(OutlinedDirective const& directive, document::MarkupLanguage const& markup,
                         std::size_t index) {
  auto const fields = fields_of(directive, markup);
  std::string number = value(fields, FieldId::number);
  if (number == "auto" || number == "none") number.clear();
  std::string const author = value(fields, FieldId::author);
  std::string const title = value(fields, FieldId::title);
  std::string const name = joined(number, author.empty() ? title : author, " ");
  return name.empty() ? fmt::format("diagram {}", index) : name;
}

std::string problem_detail(OutlinedDirective const& directive,
                           document::MarkupLanguage const& markup) {
  auto const fields = fields_of(directive, markup);
  return joined(value(fields, FieldId::stipulation), value(fields, FieldId::source), ", ");
}

std::string searched_words(OutlinedDirective const& directive) {
  std::string out;
  for (FieldId const id : {FieldId::title, FieldId::label, FieldId::source})
    if (auto const* const field = directive.field(id)) out += " " + value_of(*field);
  return out;
}

}  // namespace dawson::lsp
