// A file of problems in each format: any file is read to its end, findings are within their
// entries, and a written record is read again unchanged.
#include <algorithm>

#include "collection/directives.hpp"
#include "collection/formats.hpp"
#include "collection/json.hpp"
#include "collection/markup.hpp"
#include "property.hpp"
#include "text/source.hpp"
#include "text/utf8.hpp"

using namespace dawson;
using collection::Format;
using collection::Record;
using fuzz::require;

namespace {

void check_json(Record const& record) {
  std::string const line = collection::write_json(record);
  for (collection::RecordField const& field : record.fields)
    for (text::SourceMappedText const& value : field.values)
      require(text::find_invalid_utf8(value.text()) == std::string::npos, "values are UTF-8", line);
  text::Diagnostics findings;
  auto const again = collection::read_json(line, findings);
  require(again.has_value(), "JSON of a record can be read", line);
  require(collection::write_json(*again) == line, "JSON of a record says the record", line);
}

void check_writing(Record const& record, text::Source const& entry) {
  for (Format const& format : collection::formats()) {
    text::Diagnostics findings;
    format.write(record, findings);
    fuzz::require_sound(findings, entry.bytes().size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size == 0) return 0;
  auto const formats = collection::formats();
  Format const& format = formats[data[0] % formats.size()];
  std::string_view const text = fuzz::as_text(data + 1, size - 1);
  collection::Lines lines(collection::blocks_of(text));
  auto const reader = format.open({document::PluginFences::of_document});
  std::size_t offset = 0;
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    require(entry.offset >= offset && entry.offset <= text.size(), "entries follow one another");
    offset = entry.offset;
    require(text::find_invalid_utf8(entry.bytes) == std::string::npos, "what is read is UTF-8");
    text::Source const source("fuzz", entry.bytes, entry.first);
    text::Diagnostics findings;
    auto const records = reader->read(entry, source, findings);
    fuzz::require_sound(findings, source.bytes().size());
    for (Record const& record : records) {
      check_json(record);
      check_writing(record, source);
    }
  }
  return 0;
}
