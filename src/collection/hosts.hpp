// The same record in another host: what means something there is escaped, what meant something here
// is read.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "collection/record.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// What the directive language says of the host; for plain text, that nothing has a meaning.
document::Host const& host_rules(Host host);

/// Plain text as a value of host text, so that print shows the same characters. Line ends stay.
std::string escaped(std::string_view plain, Host target);

/// Plain text as a value of Dawson's own syntax (`own`), of a position or of code.
std::string escaped(std::string_view plain, Tongue tongue, Host target);

/// A record whose values are markup of LaTeX or Markdown, as documents have them. Only
/// `in_document` makes one: what is plain text cannot stand in a document without its escapes.
class DocumentRecord {
 public:
  Record const& record() const { return record_; }

 private:
  friend DocumentRecord in_document(Record const& record, Host target, text::Diagnostics& findings);
  explicit DocumentRecord(Record record) : record_(std::move(record)) {}
  Record record_;
};

/// `record` in LaTeX or Markdown, as `in_host` makes it; plain text is no target.
DocumentRecord in_document(Record const& record, Host target, text::Diagnostics& findings);

/// `record` in `target`. From plain text nothing is lost. Otherwise values are read as what is
/// printed of them; W-MARKUP (spans are the source's): marks are left out, or what is not
/// understood stays as it is written. Men and marks of LaTeX are those of Markdown.
Record in_host(Record const& record, Host target, text::Diagnostics& findings);

}  // namespace dawson::collection
