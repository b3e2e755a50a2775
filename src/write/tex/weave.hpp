// A LaTeX document woven: code in the place of its directives.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

struct Woven {
  std::string output;  ///< what `take_text` has not taken; as many lines as the source
  std::map<std::string, std::string> files;  ///< by name: what the document needs beside it
};

/// A book of several files.
struct WovenBook {
  struct Document {
    std::string name;  ///< of its source
    std::string output;
    text::SourceId source = text::at_hand;
    std::vector<document::Directive> directives{};  ///< of the source
  };
  std::vector<Document> documents;           ///< in the order of reading, the masters among them
  std::map<std::string, std::string> files;  ///< by name: what they need beside the master
  bool lacks_letters = false;                ///< W-LETTER was told
};

/// Weaves a LaTeX document, which `invocation` has opened. A directive with an error becomes a
/// placeholder that stops LaTeX; all others are set. Text outside of directives is copied byte for
/// byte. All findings are reported to `invocation`.
Woven weave_tex(Invocation& invocation, text::SourceId source, WeaveOptions const& options);

/// Weaves the LaTeX documents of these names and all that they take in (run/follow.hpp) as one
/// book: defaults, numbers, labels, solutions and fairy men go on from one to the next. Throws
/// SystemError.
WovenBook weave_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                         WeaveOptions const& options);

/// Reports everything that `weave_tex` would, and sets nothing.
void check_tex(Invocation& invocation, text::SourceId source, WeaveOptions const& options);

/// Reports everything that `weave_tex_book` would, and sets nothing. Throws SystemError.
void check_tex_book(Invocation& invocation, std::vector<std::string> const& names,
                    WeaveOptions const& options);

}  // namespace dawson::run
