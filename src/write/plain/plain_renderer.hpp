// A Markdown document as plain text, for e-mail and for screen readers: contents of directives
// become lines of text.
#pragma once

#include <cstddef>
#include <string>

#include "backend/plain_text.hpp"
#include "compile/content.hpp"
#include "edition/targets.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class PlainRenderer {
 public:
  /// Takes numbers of diagrams from `targets`; both arguments must outlive this.
  PlainRenderer(backend::PlainParts const& parts, ReferenceTargets const& targets)
      : parts_(parts), targets_(targets) {}

  /// Returns a content in lines of up to `width` characters; boards and tables are as wide as they
  /// need. The description follows each board.
  std::string set(Content const& content, std::size_t width) const;

 private:
  backend::PlainParts const& parts_;
  ReferenceTargets const& targets_;
};

class Compilation;
class Invocation;

/// A document as plain text.
struct PlainText {
  std::string text;
  bool complete = true;  ///< no directive has an error
};

/// Writes a document that `invocation` has opened in lines of up to 72 characters. Boards are in
/// the chess symbols of Unicode, with the description of `described` below them; notes are at the
/// end; addresses of links follow their words. Reports all findings. `compilation` (null: the
/// document is a book by itself) is that of the documents before it, and continues in this one; the
/// caller closes it.
PlainText weave_plain_text(Invocation& invocation, text::SourceId source,
                           WeaveOptions const& options, Compilation* compilation = nullptr);

}  // namespace dawson::run
