#include "document/problems_of_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/fields/values.hpp"

namespace dawson::document {
namespace {

// Values of Dawson's own syntax without the escapes of the host.
std::vector<text::SourceMappedText> items_of(FieldLine const& field, MarkupLanguage const& host) {
  std::vector<text::SourceMappedText> items = split_list(field, host);
  for (text::SourceMappedText& item : items) item = host.own_syntax(item).mapped();
  return items;
}

// Names of files: those of each line apart, since lines of a name join by nothing.
std::vector<text::SourceMappedText> files_of(FieldLine const& field, MarkupLanguage const& host) {
  std::vector<text::SourceMappedText> files;
  for (ValueLine const& line : field.lines) {
    FieldLine one = field;
    one.lines = {line};
    std::ranges::move(split_list(one, host), std::back_inserter(files));
  }
  return files;
}

bool places(Field const& field) {
  return field.syntax == Syntax::position || field.syntax == Syntax::position_file ||
         field.syntax == Syntax::moves;
}

}  // namespace

FromOthers from_others(std::vector<FieldLine> const& fields, MarkupLanguage const& host) {
  FromOthers out;
  for (FieldLine const& field : fields) {
    if (field.field->id == FieldId::from) out.files = files_of(field, host);
    if (field.field->id == FieldId::select) out.select = items_of(field, host);
    if (field.field->id == FieldId::order) out.order = items_of(field, host);
    out.source = field.source;
  }
  return out;
}

std::optional<ProblemsOfFile> problems_of_file(std::vector<FieldLine> const& fields,
                                               MarkupLanguage const& host,
                                               text::Diagnostics& findings) {
  auto const from = std::ranges::find_if(
      fields, [](FieldLine const& field) { return field.field->id == FieldId::from; });
  ProblemsOfFile out;
  for (FieldLine const& field : fields) {
    if (field.field->id == FieldId::order) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     "`order` is only for the directive `solutions`",
                                     "write `sort` to sort the problems of a file"));
      continue;
    }
    bool const selects = field.field->id == FieldId::select || field.field->id == FieldId::sort;
    if (from == fields.end()) {
      if (selects)
        findings.push_back(
            text::error("E-FIELD", field.name,
                        fmt::format("`{}` is only for the problems of a file", field.field->name),
                        "add the file, as in `from: problems.olv`"));
    } else if (field.field->id == FieldId::from) {
      out.file = join_lines(field, host);
      out.source = field.source;
    } else if (selects) {
      (field.field->id == FieldId::sort ? out.sort : out.select) = items_of(field, host);
    } else if (places(*field.field)) {
      auto finding = text::error("E-POSITIONS", field.name,
                                 "position in a directive that prints the problems of a file",
                                 "write a separate directive for it");
      finding.notes.push_back({from->name, "the file is named here"});
      findings.push_back(std::move(finding));
    } else if (field.field->id == FieldId::label) {
      findings.push_back(text::error("E-FIELD", field.name,
                                     "label in a directive that prints the problems of a file",
                                     "remove it: a label is for one diagram"));
    } else {
      out.fields.push_back(field);
    }
  }
  if (from == fields.end()) return {};
  return out;
}

}  // namespace dawson::document
