// The language around the directives, and what the text of a value means in it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// What a Markdown document says of a link once and for all, `[label]: address "title"`, or that it
/// has a footnote, `[^label]: ...`.
struct LinkDefinition {
  std::string label;    ///< in lower case, its blanks single; of a footnote "^label"
  std::string written;  ///< the whole definition, without the marks of lists and quotes; of a
                        ///< footnote the label that its calls get, empty: the one they have
};
using LinkDefinitions = std::vector<LinkDefinition>;

inline bool is_footnote(LinkDefinition const& definition) {
  return definition.label.starts_with('^');
}

/// What a value says once its host's escapes are gone. No host reads it again: it is printed as
/// `prose::Text` or written through a host's escape, and the way back to a value does not compile.
class Plain {
 public:
  /// What `read` says, for hosts and for values in which nothing was escaped.
  explicit Plain(text::Mapped read = {}) : read_(std::move(read)) {}

  std::string const& text() const { return read_.text(); }
  bool empty() const { return read_.empty(); }

  text::Span origin(text::Span span) const { return read_.origin(span); }
  text::Span origin() const { return read_.origin(); }
  text::Diagnostic origin(text::Diagnostic finding) const {
    return read_.origin(std::move(finding));
  }

  Plain part(text::Span span) const { return Plain(read_.part(span)); }
  /// For readers of Dawson's own syntax, and for records in plain text.
  text::Mapped const& mapped() const { return read_; }

  void append(Plain const& other) { read_.append(other.read_, {0, other.text().size()}); }

 private:
  text::Mapped read_;
};

/// What is different from host to host. Everything else about directives is the same in all of
/// them.
struct Host {
  /// A line of host text or code up to its comment.
  text::Mapped (*without_comment)(text::Mapped const& line);

  /// The `%` of a line whose comment is rather a percentage, "50% correct"; null where lines have
  /// no comments.
  std::optional<text::Span> (*percentage)(std::string_view line) = nullptr;

  /// The places of `sign` in `text` where it parts what stands beside it: protected by nothing
  /// (braces, escapes, entities, code).
  std::vector<std::size_t> (*parting)(std::string_view text, char sign);

  /// A position without the escapes that the host's writers are used to.
  text::Mapped (*position)(text::Mapped const& value);

  /// What a value of Dawson's own syntax says. Nothing if it holds what only the host understands
  /// (it is then host text).
  std::optional<Plain> (*plain)(text::Mapped const& value);

  /// The same, or the value as it stands where only the host understands it: then it is none of
  /// Dawson's syntax either, and whoever reads it says so.
  Plain own_syntax(text::Mapped const& value) const {
    auto read = plain(value);
    return read ? std::move(*read) : Plain(value);
  }

  /// Host text as prose; "\n" in it is a line end that is kept, "\n\n" the end of a paragraph.
  /// `links` are those that the document defines. Nothing if there is an error among the findings.
  std::optional<prose::Inlines> (*prose)(text::Mapped const& value, LinkDefinitions const& links,
                                         text::Diagnostics& findings);

  bool is_utf8 = false;             ///< other bytes in values are errors
  bool braces_are_printed = false;  ///< those that keep an author's name together
  bool options_part_at_blanks = false;
  bool labels_need_numbers = false;  ///< references print the number of a diagram

  // How things are written in it, for diagnostics.
  std::string_view defaults_block, inline_men, label_reserves;
};

extern Host const tex_host;
extern Host const markdown_host;

}  // namespace dawson::document
