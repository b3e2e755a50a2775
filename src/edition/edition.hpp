// A Markdown document as every output reads it: its front matter is in force, its directives are
// found, its text is edited.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "compile/compilation.hpp"
#include "compile/markdown_directives.hpp"
#include "document/manuscript.hpp"
#include "edition/booklet_design.hpp"
#include "edition/targets.hpp"
#include "edition/text_passes.hpp"
#include "style/front_keys.hpp"
#include "style/page_style.hpp"

namespace dawson::run {

class Invocation;
class LinkedDocuments;

struct Edition {
  document::OpenManuscript manuscript;  ///< its directives and its findings are in `document`
  CompiledDocument document;
  PageStyle pages;                    ///< keys of pages in force
  StyleSheet const* style = nullptr;  ///< in force; null: none is named
  BookletDesign chosen;
  EditedText text;
  ReferenceTargets targets;  ///< of the text
};

/// What an output does with blocks of HTML.
enum class HtmlBlocks : std::uint8_t {
  as_written,
  mended,    ///< what they leave open is shown as text; W-HTML
  reported,  ///< as they are written; W-HTML for what they leave open
  refused    ///< as they are written, W-HTML for each: the output shows them as text
};

/// What an output needs to know of a document, and what it has no place for.
struct EditionUse {
  FrontOwner owner = FrontOwner::document;
  OtherHtml html = OtherHtml::dropped;
  HtmlBlocks blocks = HtmlBlocks::as_written;
  bool in_host = false;                     ///< it becomes a part of another's page
  bool strict = false;                      ///< other names of keys are reported
  std::string_view no_pages{};              ///< why ends of pages have no effect; empty: they have
  BookletOptions const* booklet = nullptr;  ///< go before the keys of pages; W-MARGIN is reported
  /// Called when the directives have been scanned, before the text is edited: puts what directives
  /// say into running text.
  std::function<void(Edition&)> set_running_text{};
};

/// Reads a document that `invocation` has opened into the empty `edition`, as the next one of
/// `compilation`, which scans its directives. All findings are reported. Once the book has read a
/// directive, the edition stays where it is.
void read_edition(Invocation& invocation, text::SourceId id, Compilation& compilation,
                  EditionUse const& use, Edition& edition);

/// What links without words lead to in other documents becomes `targets`, titles with the quotes of
/// this document.
void add_others(Invocation& invocation, Edition const& edition, LinkedDocuments& others,
                ReferenceTargets& targets);

/// Which links an output can write.
struct WrittenLinks {
  bool relative = true;  ///< those to files beside the document
  bool pages = false;    ///< those that print the number of a page
};

/// Reports what is wrong with the links and the notes of an edition whose directives have been read
/// (`check_references`, `far_faults`, `asked_pages`). `printed` are the notes of the output, as
/// they are written, in lower case.
void check_links(Invocation& invocation, Edition const& edition,
                 std::set<std::string> const& printed, WrittenLinks const& written);

/// Adds to `targets` what links may lead to in the text of a document: headings without
/// numbers, figures and tables. Returns its title: that of the front matter, else the first
/// heading. Nothing is reported.
std::string read_targets(Invocation& invocation, CompiledDocument const& document,
                         ReferenceTargets& targets);

}  // namespace dawson::run
