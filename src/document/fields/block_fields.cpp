#include "document/fields/block_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "document/listing/listing.hpp"
#include "document/words.hpp"

namespace dawson::document {
namespace {

std::string_view bytes(text::Source const& source, text::Span span) {
  return source.bytes().substr(span.begin, span.end - span.begin);
}

}  // namespace

std::optional<std::vector<FieldLine>> block_fields(text::Source const& source,
                                                   Directive const& directive,
                                                   text::SourceId source_id,
                                                   MarkupLanguage const& host,
                                                   text::Diagnostics& findings) {
  auto options = read_options(bytes(source, directive.options), directive.options.begin,
                              host.options_part_at_blanks);
  if (!options) findings.push_back(options.error());
  Body body = read_sound_fields(body_text(source, directive), findings);
  if (!options) return {};

  if (!opens_diagram(source, directive) && !body.listing.empty()) {
    findings.push_back(
        text::error("E-FIELD", body.listing.front().origin(),
                    fmt::format("`{}` accepts only fields", bytes(source, directive.word)),
                    "write the line as `name: value`, or remove it"));
    body.listing.clear();
  }
  std::vector<FieldLine> fields = std::move(*options);
  std::vector<FieldLine> of_body = fields_of_body(std::move(body), host, findings);
  if (fields.empty()) fields = std::move(of_body);
  else std::ranges::move(of_body, std::back_inserter(fields));
  for (FieldLine& field : fields) field.source = source_id;
  return fields;
}

}  // namespace dawson::document
