// A LaTeX document woven: code in the place of its directives.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/settings.hpp"
#include "run/weave/line_keeper.hpp"
#include "run/weave/text_in_pieces.hpp"

namespace dawson::run {

class Archive;
class Job;
class OtherDocuments;

struct WeaveOptions {
  OtherDocuments* others = nullptr;        ///< what Markdown's links reach; null: what lies beside
  Archive const* archive = nullptr;        ///< what `check_tex` and `check_markdown` ask
  document::Settings defaults;             ///< of the user's, for every document
  std::vector<std::string> more_verbatim;  ///< environments that are left alone besides
  bool diagram_sty = false;  ///< diagram.sty's diagrams are set though nothing loads it
  std::string stem;          ///< of files for what no line of the document holds: see `tex_stem`
  Beside beside{};       ///< takes such files as they come (`weave_tex` alone); null: they are kept
  TakeText take_text{};  ///< the same for the document
  std::string boards;    ///< name of the PDF that the boards go into; empty: they stay in TikZ
};

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

/// The name of a document that LaTeX runs beside, without its suffix; "" for standard output, and
/// where the name has blanks or what is special to TeX.
std::string tex_stem(std::string_view output);

/// Weaves a LaTeX document, which `job` has opened. A directive with an error becomes a placeholder
/// that stops LaTeX; all others are set. Text outside of directives is copied byte for byte. All
/// findings are reported to `job`.
Woven weave_tex(Job& job, text::SourceId source, WeaveOptions const& options);

/// Weaves the LaTeX documents of these names and all that they take in (run/follow.hpp) as one
/// book: defaults, numbers, labels, solutions and fairy men go on from one to the next. Throws
/// SystemError.
WovenBook weave_tex_book(Job& job, std::vector<std::string> const& names,
                         WeaveOptions const& options);

/// Reports everything that `weave_tex` would, and sets nothing.
void check_tex(Job& job, text::SourceId source, WeaveOptions const& options);

/// Reports everything that `weave_tex_book` would, and sets nothing. Throws SystemError.
void check_tex_book(Job& job, std::vector<std::string> const& names, WeaveOptions const& options);

}  // namespace dawson::run
